import Observation

/// The first step of a checkout: which card to pay with.
@MainActor
@Observable
public final class CardEntryModel {
  public var number = ""
  public private(set) var failure: String?

  private let draft: CheckoutDraft

  public init(draft: CheckoutDraft) {
    self.draft = draft
  }

  /// Puts the card into the draft; false, with the reason in `failure`, if its number cannot be right.
  @discardableResult
  public func submit() -> Bool {
    draft.card = PaymentCard(number: number)
    failure = draft.card == nil ? "This card number is not valid." : nil
    return draft.card != nil
  }
}
