import Foundation
import HandwireProject
import HandwireWriter

/// Decides what `generate` writes and what it only checks.
struct GenerateOutput {
  let project: Project
  let arguments: Arguments

  struct Work {
    var written: [OutputChange] = []
    var checked: [OutputChange] = []
  }

  init(_ project: Project, arguments: Arguments) {
    self.project = project
    self.arguments = arguments
  }

  func work(for files: [GeneratedFile]) throws(OutputErrors) -> Work {
    if let path = arguments.value(of: "--output-file"), let module = arguments.value(of: "--module") {
      return try singleFile(files.filter { $0.module == module }, path: AbsolutePath(path).text, module: module)
    }
    // Whoever has no blueprint at all is leaving, and keeps the files; or this is the wrong folder.
    guard !files.isEmpty else { return Work() }
    let layout = arguments.value(of: "--output").map { OutputLayout.folder(AbsolutePath($0).text) } ?? .besideBlueprints
    let changes = try planner(layout, modules: completeModules).changes(for: files)
    return arguments.has("--check") ? Work(checked: changes) : Work(written: changes)
  }

  /// A `Generated` folder beside a blueprint is checked in: its files are compared, and the rest goes into one file.
  private func singleFile(_ files: [GeneratedFile], path: String, module: String) throws(OutputErrors) -> Work {
    let isCheckedIn = { (file: GeneratedFile) in
      var isFolder: ObjCBool = false
      let folder = AbsolutePath(file.blueprintPath, relativeTo: project.root).parent.appending("Generated")
      return FileManager.default.fileExists(atPath: folder.text, isDirectory: &isFolder) && isFolder.boolValue
    }
    let checked = try planner(.besideBlueprints, modules: completeModules.filter { $0 == module })
      .changes(for: files.filter(isCheckedIn))
    let written = try planner(.singleFile(path, module: module), modules: [])
      .changes(for: files.filter { !isCheckedIn($0) })
    return arguments.has("--check") ? Work(checked: checked + written) : Work(written: written, checked: checked)
  }

  private var completeModules: [String] {
    let incomplete = Set(project.incompleteModules + project.dependencyModules)
    return project.modules.map(\.name).filter { !incomplete.contains($0) }
  }

  /// Only what stands beside sources that were read can be called stale.
  private func planner(_ layout: OutputLayout, modules: [String]) -> OutputPlanner {
    let names = Set(modules)
    // A module that holds nothing but generated files is not among the modules, and complete.
    let known = Set(project.modules.map(\.name))
    let earlier = project.generatedFiles.filter { file in
      (names.contains(file.module) || !known.contains(file.module))
        && file.path.parent.parent.isInside(project.root)
    }
    return OutputPlanner(
      root: project.root.text, layout: layout, modules: modules, earlierFiles: earlier.map(\.path.text))
  }
}
