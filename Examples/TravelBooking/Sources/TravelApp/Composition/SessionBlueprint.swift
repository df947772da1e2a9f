import Handwire
import Platform

/// Session scope: begins with a signed-in traveller, ends at sign-out.
@MainActor
struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint
  typealias Parts = (BookingPart, PaymentsPart, AssistantPart)

  @Given private var user: User
  @Given private var token: AccessToken

  /// The app's client with the traveller's token: a decorator.
  @Owned(AuthorizedAPIClient.self) private var api: any APIClient
  @Owned var account: Account
}
