import HandwireFacts

/// Reads an Xcode project: its targets, their files and build settings, and what it refers to.
struct XcodeProjectReader {
  private let path: AbsolutePath
  private let document: XcodeDocument
  private let sourceRoot: AbsolutePath
  private let tree: XcodeGroupTree

  /// `nil` where the folder holds no `project.pbxproj`: a tool makes it, and only its user data are checked in.
  static func project(at path: AbsolutePath) throws(XcodeDocument.Failure) -> XcodeProject? {
    let file = path.appending("project.pbxproj")
    guard FileKind(at: file) != nil else { return nil }
    switch SourceText(of: file) {
    case .bytes(let bytes): return XcodeProjectReader(path: path, document: try XcodeDocument(bytes: bytes)).project()
    case .unreadable(let reason): throw XcodeDocument.Failure(line: 1, problem: "the file cannot be read: \(reason)")
    case .notUTF8(let position, _): throw XcodeDocument.Failure(line: position.line, problem: "this is not UTF-8")
    }
  }

  private init(path: AbsolutePath, document: XcodeDocument) {
    self.path = path
    self.document = document
    let directory = document.string("projectDirPath", of: document.rootIdentifier) ?? ""
    sourceRoot = AbsolutePath(directory.isEmpty ? "." : directory, relativeTo: path.parent)
    tree = XcodeGroupTree(of: document, sourceRoot: sourceRoot)
  }

  private func project() -> XcodeProject {
    let root = document.rootIdentifier
    let synchronized = XcodeSynchronizedFolders(of: document, tree: tree)
    let settings = XcodeSettingsReader(document: document, tree: tree, project: path, sourceRoot: sourceRoot)
    let references = document.strings("packageReferences", of: root).compactMap { identifier in
      document.isa(identifier) == "XCLocalSwiftPackageReference"
        ? document.string("relativePath", of: identifier).map { AbsolutePath($0, relativeTo: sourceRoot) } : nil
    }
    // Before Xcode 15 a local package was a folder among the files.
    let folders = tree.leaves.filter { leaf in
      ["wrapper", "folder", "text"].contains(
        document.string("lastKnownFileType", of: leaf) ?? document.string("explicitFileType", of: leaf) ?? "")
    }.compactMap { tree.paths[$0] }.filter { $0.pathExtension.isEmpty || $0.pathExtension == "swiftpm" }
    return XcodeProject(
      path: path,
      targets: document.strings("targets", of: root).compactMap {
        target($0, settings: settings, synchronized: synchronized)
      },
      localPackages: Set(references + folders).sorted(),
      nestedProjects: Set(tree.leaves.compactMap { tree.paths[$0] }.filter { $0.pathExtension == "xcodeproj" }).sorted()
    )
  }

  private func target(
    _ identifier: String, settings: XcodeSettingsReader, synchronized: XcodeSynchronizedFolders
  ) -> XcodeTarget? {
    guard let name = document.string("name", of: identifier) else { return nil }
    let product = document.string("productType", of: identifier) ?? ""
    let values = settings.settings(of: identifier, named: name)
    return XcodeTarget(
      identifier: identifier, name: name,
      moduleName: ModuleName.of(
        values.value(of: "PRODUCT_MODULE_NAME").flatMap { $0.isEmpty ? nil : $0 } ?? name),
      role: XcodeProjectReader.role(of: product), rank: XcodeProjectReader.rank(of: product),
      settings: values.moduleSettings, files: files(of: identifier) + synchronized.files(addedTo: identifier),
      folders: synchronized.folders(of: identifier), dependencies: dependencies(of: identifier))
  }

  private func files(of target: String) -> [AbsolutePath] {
    let phases = document.strings("buildPhases", of: target).filter { document.isa($0) == "PBXSourcesBuildPhase" }
    return phases.flatMap { document.strings("files", of: $0) }.compactMap { buildFile in
      guard let reference = document.string("fileRef", of: buildFile), let file = tree.paths[reference],
        file.pathExtension == "swift"
      else { return nil }
      return file
    }
  }

  private func dependencies(of target: String) -> [XcodeTarget.Dependency] {
    let declared = document.strings("dependencies", of: target).compactMap(dependency(of:))
    let products = document.strings("packageProductDependencies", of: target).compactMap(product(of:))
    let phases = document.strings("buildPhases", of: target).filter { document.isa($0) == "PBXFrameworksBuildPhase" }
    let linked = phases.flatMap { document.strings("files", of: $0) }.compactMap { file -> XcodeTarget.Dependency? in
      if let reference = document.string("productRef", of: file) { return product(of: reference) }
      guard let reference = document.string("fileRef", of: file),
        let path = document.string("path", of: reference) ?? document.string("name", of: reference)
      else { return nil }
      let name = AbsolutePath(path, relativeTo: sourceRoot).name
      let base = name.split(separator: ".").first.map(String.init) ?? name
      return .linked(name.hasSuffix(".a") && base.hasPrefix("lib") ? String(base.dropFirst(3)) : base)
    }
    return declared + products + linked
  }

  private func dependency(of identifier: String) -> XcodeTarget.Dependency? {
    if let product = document.string("productRef", of: identifier) { return self.product(of: product) }
    if let target = document.string("target", of: identifier) {
      return .target(project: path, identifier: target, name: document.string("name", of: target) ?? "")
    }
    guard let proxy = document.string("targetProxy", of: identifier),
      let portal = document.string("containerPortal", of: proxy)
    else { return nil }
    guard let container = portal == document.rootIdentifier ? path : tree.paths[portal] else { return nil }
    return .target(
      project: container, identifier: document.string("remoteGlobalIDString", of: proxy) ?? "",
      name: document.string("remoteInfo", of: proxy) ?? document.string("name", of: identifier) ?? "")
  }

  private func product(of identifier: String) -> XcodeTarget.Dependency? {
    document.string("productName", of: identifier).map { name in
      .packageProduct(name.hasPrefix("plugin:") ? String(name.dropFirst("plugin:".count)) : name)
    }
  }

  private static func role(of product: String) -> Module.Role {
    if isTest(product) { return .test }
    let kinds = ["application", "extension", "tool", "xpc-service"]
    return kinds.contains { product.contains($0) } ? .executable : .library
  }

  private static func isTest(_ product: String) -> Bool {
    ["unit-test", "ui-testing", "ocunit-test"].contains { product.hasSuffix($0) }
  }

  private static func rank(of product: String) -> Int {
    if isTest(product) { return 3 }
    // Whoever imports a framework has to find there what it compiles.
    if product.contains("framework") || product.contains("library") { return 0 }
    return product.hasSuffix(".application") ? 1 : 2
  }
}
