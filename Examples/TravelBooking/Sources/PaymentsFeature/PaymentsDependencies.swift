import PaymentsInterface

/// Everything that the payments feature needs from outside for one checkout.
@MainActor
public struct PaymentsDependencies {
  public let draft: CheckoutDraft
  public let gateway: any PaymentGateway

  public init(draft: CheckoutDraft, gateway: any PaymentGateway) {
    self.draft = draft
    self.gateway = gateway
  }
}
