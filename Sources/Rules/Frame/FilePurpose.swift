import HandwireFacts

/// What a file's path says about it.
struct FilePurpose: Sendable {
  let isTest: Bool
  let isPreview: Bool
  let isGenerated: Bool

  /// - Parameter path: relative to the project.
  init(_ path: String) {
    let components = path.split(separator: "/")
    let folders = components.dropLast()
    let name = components.last.map(String.init) ?? path
    isTest = folders.contains(where: Self.isTestFolder) || name.hasSuffix("Tests.swift")
    isPreview = folders.contains(where: Self.isPreviewFolder) || Self.isPreviewName(name)
    isGenerated =
      [".generated.swift", ".pb.swift", ".grpc.swift"].contains { name.hasSuffix($0) }
      || name == "NeedleGenerated.swift" || folders.contains("Generated")
      || folders.contains { ["fastlane", "Scripts", "scripts", "Templates"].contains($0) }
  }

  private static func isTestFolder(_ folder: Substring) -> Bool {
    folder.hasSuffix("Tests") || folder.hasSuffix("TestHelpers") || folder.hasSuffix("TestSupport")
      || folder.hasSuffix("TestTools") || folder.hasSuffix("Testing")
      || folder.hasSuffix("TestUtilities") || folder.hasSuffix("TestUtils") || folder == "Test" || folder == "tests"
  }

  private static func isPreviewFolder(_ folder: Substring) -> Bool {
    folder.hasPrefix("Preview") || folder.hasSuffix("Previews") || folder.hasSuffix("Mocks") || folder == "Mock"
      || folder == "Fakes" || folder == "Stubs"
  }

  private static func isPreviewName(_ file: String) -> Bool {
    let name = file.dropLast(".swift".count)
    return name.hasSuffix("Previews") || name.hasSuffix("+Preview") || name.hasPrefix("Previews")
      || isStandInName(String(name))
  }

  /// `MockClient`, `ClientMock`, `Client_Previews`; not `Mockingbird`.
  static func isStandInName(_ name: String) -> Bool {
    if name.hasSuffix("_Previews") || name.hasSuffix("Previews") { return true }
    return ["Mock", "Fake", "Fixture", "Fixtures", "Stub", "Dummy", "Spy"].contains { word in
      name.hasSuffix(word)
        || (name.hasPrefix(word) && (name.dropFirst(word.count).first.map { $0.isUppercase || $0 == "_" } ?? true))
    }
  }

  static func importsTests(_ facts: FileFacts) -> Bool {
    facts.imports.contains { fact in
      ["XCTest", "Testing", "Quick", "Nimble"].contains(fact.module)
    }
  }
}
