/// One module as the tool wants it described: nothing about it is left for the tool to guess.
struct DescribedModule: Encodable {
  let name: String
  let role: Role
  let package: String
  /// Modules that its target declares, and no others; sorted.
  let dependencies: [String]
  /// Absolute paths of its Swift files, sorted.
  let files: [String]
  /// The `Package.swift` or `….xcodeproj` that says its isolation, language mode and features: SwiftPM and Xcode do not.
  let manifest: String?
  /// Another package's: read for what its types say, never written to.
  let isDependency: Bool

  enum Role: String, Encodable { case library, executable, test, macro }
}
