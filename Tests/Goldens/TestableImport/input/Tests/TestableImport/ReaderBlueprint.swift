import Handwire

@testable import TestedApp

struct FixedLibrary: Library {
  let titles = ["Emma"]
}

/// What the tests of the reader share.
struct ReaderBlueprint: Blueprint {
  @Owned(FixedLibrary.self) private var library: any Library
  @Owned var reader: Reader
}
