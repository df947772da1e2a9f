import Handwire
import Reading

/// Two of its doubles are there: one by hand, one as a function of the client.
struct ReadingBlueprint: Blueprint {
  typealias Boundaries = Unimplemented

  @Owned var reading: Reading
}
