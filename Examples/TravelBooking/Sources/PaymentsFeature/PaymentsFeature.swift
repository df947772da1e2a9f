/// The way into payments: the two steps of one checkout.
@MainActor
public struct PaymentsFeature {
  public let cardEntry: CardEntryModel
  public let confirmation: ConfirmationModel

  public init(dependencies: PaymentsDependencies) {
    cardEntry = CardEntryModel(draft: dependencies.draft)
    confirmation = ConfirmationModel(draft: dependencies.draft, gateway: dependencies.gateway)
  }
}
