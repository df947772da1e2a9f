import Foundation
import HandwireTestSupport
import Testing

/// What a document calls by its name in code: types of the sources, files and folders.
enum MentionedNames {
  /// Every type that stands in the document as `Type`, `Type.member` or `member(_:)`, and every path, is there.
  static func check(_ path: String) throws {
    let sources = try sources()
    let prose = try Repository.text(path).components(separatedBy: "\n```").enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined()
    var checked = 0
    for match in prose.matches(of: /`([^`\n]+)`/) {
      let name = String(match.1)
      func expect(_ isThere: Bool) { #expect(isThere, "\(path): \(name)") }
      if let file = name.wholeMatch(of: /(?:Sources|Tests|Scripts|Documentation|Examples)\/[\w.\/+-]+/) {
        #expect(FileManager.default.fileExists(atPath: Repository.file(String(file.0)).path), "\(path): \(name)")
        checked += 1
      } else if let type = name.wholeMatch(of: /([A-Z][a-z]\w+)((?:\.\w+)*)(?:\(.*\))?/) {
        let members = type.2.split(separator: ".")
        expect(sources.contains(" \(type.1)") || sources.contains("\"\(type.1)\""))
        for member in members { expect(sources.contains(member)) }
        checked += 1
      } else if let call = name.wholeMatch(of: /(\w+)\((.*)\)/), !call.2.contains(" ") {
        expect(sources.contains("func \(call.1)"))
        checked += 1
      }
    }
    #expect(checked > 5, "\(path)")
  }

  private static func sources() throws -> String {
    var texts: [String] = []
    for folder in ["Sources", "Tests/Support", "Tests/HandwireRulesTests"] {
      let files = FileManager.default.enumerator(at: Repository.file(folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        texts.append(try String(contentsOf: file, encoding: .utf8))
      }
    }
    texts.append(try Repository.text("Package.swift"))
    return texts.joined(separator: "\n")
  }
}
