/// Protocols of Apple's frameworks that classes without a superclass conform to, so that standing first in the clause
/// makes them no superclass. Those that require NSObject are left out: it stands before them.
enum FrameworkProtocols {
  private static let names: Set<String> = [
    "Cancellable", "ConnectablePublisher", "CustomCombineIdentifierConvertible", "DropDelegate", "ObservableObject",
    "ReferenceFileDocument", "TopLevelDecoder", "TopLevelEncoder",
  ]

  /// - Parameter path: of a type that was not read, with or without its module in front.
  static func contains(_ path: [String]) -> Bool {
    guard let name = path.last, names.contains(name) else { return false }
    return path.count == 1 || path.count == 2 && ["Combine", "SwiftUI"].contains(path[0])
  }
}
