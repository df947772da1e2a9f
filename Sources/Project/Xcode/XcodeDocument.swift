import Foundation

/// The property list of a `project.pbxproj`: objects by identifier, each with its own keys.
///
/// The format is NeXT's old one, which `PropertyListSerialization` reads on every platform; XML is accepted too.
struct XcodeDocument {
  /// Why there is none, and where.
  struct Failure: Error, Hashable, Sendable {
    /// 1-based.
    let line: Int
    let problem: String
  }

  let objects: [String: [String: Any]]
  let rootIdentifier: String

  init(bytes: [UInt8]) throws(Failure) {
    let isOld = !bytes.starts(with: Array("<?xml".utf8)) && !bytes.starts(with: Array("bplist".utf8))
    if isOld, let failure = OldPropertyListCheck.failure(in: bytes) {
      let conflict = XcodeDocument.conflictMarker(in: bytes)
      throw conflict.map { Failure(line: $0, problem: "a merge conflict is not resolved") } ?? failure
    }
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    } catch {
      throw XcodeDocument.failure(error as NSError)
    }
    guard let members = list as? [String: Any], let all = members["objects"] as? [String: Any] else {
      throw Failure(line: 1, problem: "this is not an Xcode project: 'objects' is missing")
    }
    objects = all.compactMapValues { $0 as? [String: Any] }
    guard let root = members["rootObject"] as? String, objects[root] != nil else {
      throw Failure(line: 1, problem: "this is not an Xcode project: 'rootObject' names none of its objects")
    }
    rootIdentifier = root
  }

  func string(_ key: String, of identifier: String) -> String? { objects[identifier]?[key] as? String }

  /// Empty where there is no list.
  func strings(_ key: String, of identifier: String) -> [String] {
    (objects[identifier]?[key] as? [Any])?.compactMap { $0 as? String } ?? []
  }

  func isa(_ identifier: String) -> String { string("isa", of: identifier) ?? "" }

  private static func failure(_ error: NSError) -> Failure {
    let text = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? "this is not a property list"
    let line = text.range(of: " line ", options: .backwards).flatMap {
      Int(text[$0.upperBound...].prefix(while: \.isNumber))
    }
    return Failure(line: max(1, line ?? 1), problem: oneLine(text))
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The line of the first one.
  private static func conflictMarker(in bytes: [UInt8]) -> Int? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let markers = ["<<<<<<< ", ">>>>>>> "].map { Array($0.utf8) }
    return lines.firstIndex { line in markers.contains { line.starts(with: $0) } }.map { $0 + 1 }
  }
}
