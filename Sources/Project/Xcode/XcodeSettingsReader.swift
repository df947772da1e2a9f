/// Finds the build settings of a target, in the configuration that its tests are built with.
struct XcodeSettingsReader {
  private let document: XcodeDocument
  private let tree: XcodeGroupTree
  private let project: AbsolutePath
  private let sourceRoot: AbsolutePath
  private let projectLists: [String: [[String: String]]]
  private let fallback: String?

  init(document: XcodeDocument, tree: XcodeGroupTree, project: AbsolutePath, sourceRoot: AbsolutePath) {
    self.document = document
    self.tree = tree
    self.project = project
    self.sourceRoot = sourceRoot
    let configurations = XcodeSettingsReader.configurations(of: document.rootIdentifier, in: document)
    fallback = XcodeSettingsReader.chosen(configurations)?.name
    projectLists = configurations.reduce(into: [:]) { lists, configuration in
      lists[configuration.name] = XcodeSettingsReader.layers(of: configuration.identifier, in: document, tree: tree)
    }
  }

  func settings(of target: String, named name: String) -> BuildSettings {
    let chosen = XcodeSettingsReader.chosen(XcodeSettingsReader.configurations(of: target, in: document))
    let own = chosen.map { XcodeSettingsReader.layers(of: $0.identifier, in: document, tree: tree) } ?? []
    let shared = (chosen?.name).flatMap { projectLists[$0] } ?? fallback.flatMap { projectLists[$0] } ?? []
    let projectName = String(project.name.dropLast(".xcodeproj".count))
    let defaults = [
      "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": projectName, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "SRCROOT": sourceRoot.text,
      "PROJECT_DIR": sourceRoot.text, "CONFIGURATION": chosen?.name ?? "Debug",
    ]
    return BuildSettings(layers: own + shared + [defaults])
  }

  private struct Configuration {
    let identifier: String
    let name: String
  }

  private static func configurations(of owner: String, in document: XcodeDocument) -> [Configuration] {
    guard let list = document.string("buildConfigurationList", of: owner) else { return [] }
    return document.strings("buildConfigurations", of: list).map {
      Configuration(identifier: $0, name: document.string("name", of: $0) ?? "")
    }
  }

  /// `Debug`, else the first whose name says so, else the first.
  private static func chosen(_ configurations: [Configuration]) -> Configuration? {
    configurations.first { $0.name == "Debug" } ?? configurations.first { $0.name.lowercased().contains("debug") }
      ?? configurations.first
  }

  private static func layers(
    of configuration: String, in document: XcodeDocument, tree: XcodeGroupTree
  ) -> [[String: String]] {
    let written = document.objects[configuration]?["buildSettings"] as? [String: Any] ?? [:]
    let own = written.compactMapValues { value in
      value as? String ?? (value as? [Any])?.compactMap { $0 as? String }.joined(separator: " ")
    }
    var file = document.string("baseConfigurationReference", of: configuration).flatMap { tree.paths[$0] }
    // In a synchronized folder the file has no object of its own.
    if let anchor = document.string("baseConfigurationReferenceAnchor", of: configuration),
      let relative = document.string("baseConfigurationReferenceRelativePath", of: configuration)
    {
      file = tree.paths[anchor]?.appending(relative)
    }
    return [own, file.map(XcconfigReader().settings) ?? [:]]
  }
}
