@testable import TestedApp

@MainActor
public func demonstrate() async {
  print(ReaderGraph().reader.library.titles)
}
