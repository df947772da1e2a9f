import Foundation

/// Two copies of this library in one process do not see each other's values.
enum DuplicateCopy {
  /// Evaluated once, at the first use of this copy.
  static let report: Void = {
    guard let message = message(comparedWith: _typeByName("15HandwireAmbient0B7ContextC")) else { return }
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    // The other copy's protocols are not ours; a protocol of the standard library is everybody's.
    let desk = _typeByName("15HandwireTesting11FailureDeskV") as? any LosslessStringConvertible.Type
    _ = desk?.init(message)
  }()

  /// The Swift runtime finds by name the types of the copy that was loaded first; any other copy's are not the same.
  static func message(comparedWith first: Any.Type?) -> String? {
    guard let first, first != AmbientContext.self else { return nil }
    return """
      HandwireAmbient is loaded twice in this process, so a value that is replaced in one copy is not seen in the \
      other. Link it once: as a dynamic library, or into one image only.
      """
  }
}
