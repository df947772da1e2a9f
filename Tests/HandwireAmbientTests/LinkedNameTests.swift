import HandwireTesting
import Testing

@testable import HandwireAmbient

/// The names by which types are found at run time are those that the compiler gives them.
@Suite struct LinkedNameTests {
  @Test func theLibraryFindsItsOwnType() {
    #expect(_mangledTypeName(AmbientContext.self) == "15HandwireAmbient0B7ContextC")
    #expect(_typeByName("15HandwireAmbient0B7ContextC") == AmbientContext.self)
  }

  @Test func handwireTestingIsFound() {
    #expect(TestBridges.linked() != nil)
  }
}
