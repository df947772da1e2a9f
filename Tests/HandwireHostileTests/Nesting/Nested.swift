/// One way to nest source, as deep as one likes.
struct Nested: Sendable {
  let name: String
  let open: String
  let middle: String
  let close: String

  init(_ name: String, _ open: String, _ middle: String, _ close: String) {
    self.name = name
    self.open = open
    self.middle = middle
    self.close = close
  }

  func source(depth: Int) -> String {
    String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
  }
}
