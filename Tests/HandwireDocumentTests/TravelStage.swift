import HandwireTestSupport

/// One stage of the walk: what stands in the composition folder, and what is generated from it.
struct TravelStage: Sendable {
  let heading: String
  /// By name.
  let files: [String: String]
  /// Indices into the document's blocks.
  let generated: [Int]

  /// Each stage is the one before it, with files that come, change and go.
  static func all(in document: CheckedDocument, beginningWith files: [String: String]) -> [TravelStage] {
    var files = files
    var stages: [TravelStage] = []
    let sections = Dictionary(grouping: document.blocks.indices) { document.blocks[$0].section }
    for (_, indices) in sections.sorted(by: { $0.key < $1.key }) {
      for index in indices {
        let block = document.blocks[index]
        switch block.language {
        case "swift": files[String(block.firstLine.dropFirst(3))] = block.text
        case "text removed": for name in block.text.split(separator: "\n") { files[String(name)] = nil }
        default: break
        }
      }
      let generated = indices.filter { document.blocks[$0].language == "swift generated" }
      stages.append(
        TravelStage(
          heading: indices.first.map { document.blocks[$0].heading } ?? "", files: files, generated: generated))
    }
    return stages
  }

  var importsHandwire: Bool { files.values.contains { $0.contains("import Handwire\n") } }
}
