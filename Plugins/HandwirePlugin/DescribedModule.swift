import Foundation

/// One module as the tool wants it described: nothing about it is left for the tool to guess.
struct DescribedModule: Encodable {
  let name: String
  let role: String
  let package: String
  /// Modules that its target declares, and no others; sorted.
  let dependencies: [String]
  /// Absolute paths of its Swift files, sorted.
  let files: [String]
}

/// What the tool reads in place of looking for modules itself.
struct ModuleList: Encodable {
  let root: String
  let modules: [DescribedModule]
}
