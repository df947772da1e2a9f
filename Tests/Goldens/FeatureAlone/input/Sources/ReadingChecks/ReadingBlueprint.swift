import Handwire
import Reading

/// The feature alone: nothing binds what it asks of others.
struct ReadingBlueprint: Blueprint {
  typealias Boundaries = Unimplemented

  @Owned var reading: Reading

  func makeBookmark(page: Int) -> Bookmark { built() }
}
