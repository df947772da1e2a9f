#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// The modules of an Xcode project, one a target.
  struct ProjectModules {
    let project: XcodeProject

    var list: ModuleList {
      let targets = project.targets.filter { !files(of: $0).isEmpty }
      let manifest = projectFile?.path(percentEncoded: false)
      let importable = targets.filter { role(of: $0) == .library }
      return ModuleList(
        root: project.directoryURL.path(percentEncoded: false),
        modules: targets.map { target in
          DescribedModule(
            name: ProjectModules.moduleName(of: target), role: role(of: target), package: project.displayName,
            dependencies: dependencies(of: target, importable: importable), files: files(of: target),
            manifest: manifest, isDependency: false)
        }.sorted { $0.name < $1.name })
    }

    /// The project's own file, which lies in its folder and usually has its name.
    private var projectFile: URL? {
      let inside = try? FileManager.default.contentsOfDirectory(
        at: project.directoryURL, includingPropertiesForKeys: nil)
      let projects = (inside ?? []).filter { $0.pathExtension == "xcodeproj" }
      let named = projects.first { $0.deletingPathExtension().lastPathComponent == project.displayName }
      return named ?? (projects.count == 1 ? projects.first : nil)
    }

    /// The name that Xcode gives a module unless PRODUCT_MODULE_NAME says another.
    static func moduleName(of target: XcodeTarget) -> String {
      let name = target.product?.name ?? target.displayName
      let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
      return String(letters.first?.isNumber == true ? ["_"] + letters.dropFirst() : letters)
    }

    /// Xcode lists no dependencies here in most projects; a target may then import any framework of the project, as it
    /// can when it is built.
    private func dependencies(of target: XcodeTarget, importable: [XcodeTarget]) -> [String] {
      var names = Set(importable.map(ProjectModules.moduleName))
      for dependency in target.dependencies {
        switch dependency {
        case .target(let other): names.insert(ProjectModules.moduleName(of: other))
        case .product(let product):
          names.formUnion(product.targets.compactMap { ($0 as? any SourceModuleTarget)?.moduleName })
        @unknown default: break
        }
      }
      return names.subtracting([ProjectModules.moduleName(of: target)]).sorted()
    }

    /// A linked framework is among the input files too, and is none of these.
    private func files(of target: XcodeTarget) -> [String] {
      target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" && !GraphFile.isOne($0.url) }
        .map { $0.url.path(percentEncoded: false) }.sorted()
    }

    private func role(of target: XcodeTarget) -> DescribedModule.Role {
      guard let product = target.product else { return .library }
      switch product.kind {
      case .application, .executable: return .executable
      case .framework, .library: return .library
      case .other(let type): return type.contains("test") ? .test : .library
      @unknown default: return .library
      }
    }
  }
#endif
