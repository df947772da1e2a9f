/// What a piece of code is for, which decides which rules look at it.
enum CodePlacement: Hashable, Sendable {
  /// The product itself.
  case product
  /// Registers or builds the object graph, or is the launch code of the entry point.
  case composition
  /// Made for previews, or a stand-in of some type.
  case preview
  case test
  /// Written by a tool.
  case generated

  /// Written by hand, and part of what users get.
  var isShipped: Bool {
    switch self {
    case .product, .composition: true
    case .preview, .test, .generated: false
    }
  }
}
