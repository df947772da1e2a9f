#if canImport(SwiftUI)
  import SwiftUI

  /// Card and confirmation on one page.
  public struct CheckoutScreen: View {
    @Bindable private var cardEntry: CardEntryModel
    private let confirmation: ConfirmationModel

    public init(feature: PaymentsFeature) {
      cardEntry = feature.cardEntry
      confirmation = feature.confirmation
    }

    public var body: some View {
      Form {
        Section("Card") {
          TextField("Number", text: $cardEntry.number)
          Button("Use this card") { cardEntry.submit() }
          if let failure = cardEntry.failure {
            Text(failure).foregroundStyle(.red)
          }
        }
        Section("Payment") {
          LabeledContent("Amount", value: confirmation.amount.description)
          Button("Pay") {
            Task { await confirmation.pay() }
          }
          .disabled(!confirmation.canPay)
          if let receipt = confirmation.receipt {
            LabeledContent("Receipt", value: receipt.number)
          }
          if let failure = confirmation.failure {
            Text(failure).foregroundStyle(.red)
          }
        }
      }
      .navigationTitle("Checkout")
    }
  }
#endif
