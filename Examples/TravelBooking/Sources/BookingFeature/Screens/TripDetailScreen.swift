#if canImport(SwiftUI)
  import BookingInterface
  import SwiftUI

  /// One trip and its cancellation; the model is made once, when the screen first appears.
  public struct TripDetailScreen: View {
    @State private var model: TripDetailModel?
    private let makeModel: @MainActor () -> TripDetailModel

    public init(makeModel: @escaping @MainActor () -> TripDetailModel) {
      self.makeModel = makeModel
    }

    public var body: some View {
      Form {
        if let model, let trip = model.trip {
          Section {
            LabeledContent("Price", value: trip.price.description)
            LabeledContent("Status", value: trip.status.rawValue)
            if let days = model.daysUntilDeparture {
              LabeledContent("Days until departure", value: days, format: .number)
            }
            if let refund = model.refund {
              LabeledContent("Refund", value: refund.amount.description)
            }
          }
          Button("Cancel the trip", role: .destructive) {
            Task { await model.cancel() }
          }
          .disabled(!model.canBeCancelled)
        }
        if let failure = model?.failure {
          Text(failure).foregroundStyle(.red)
        }
      }
      .navigationTitle(model?.trip?.destination ?? "Trip")
      .task {
        let shown = model ?? makeModel()
        model = shown
        await shown.load()
      }
    }
  }
#endif
