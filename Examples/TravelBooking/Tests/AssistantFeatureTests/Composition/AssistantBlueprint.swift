import AssistantFeature
import Foundation
import Handwire

/// The assistant alone: it reads whatever trips the test says, and asks a language model that is not there.
@MainActor
struct AssistantBlueprint: Blueprint {
  typealias Boundaries = Unimplemented

  @Given private var now: @Sendable () -> Date

  @Owned var feature: AssistantFeature
}
