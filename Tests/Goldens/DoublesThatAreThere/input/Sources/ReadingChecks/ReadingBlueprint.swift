import Handwire
import Reading

/// Its doubles are there: one by hand, one by `handwire doubles`, one as a function of the client.
struct ReadingBlueprint: Blueprint {
  typealias Boundaries = Unimplemented

  @Owned var reading: Reading
}
