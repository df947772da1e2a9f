#if canImport(SwiftUI)
  import SwiftUI

  /// A question, and the plan that answers it.
  public struct AssistantScreen: View {
    @Bindable private var model: AssistantModel

    public init(model: AssistantModel) {
      self.model = model
    }

    public var body: some View {
      Form {
        Section {
          TextField("What shall I do in Lisbon?", text: $model.question)
          Button("Ask") {
            Task { await model.ask() }
          }
        }
        if let plan = model.plan {
          Section(plan.title) {
            ForEach(plan.days, id: \.number) { day in
              LabeledContent("Day \(day.number)", value: day.activities.formatted(.list(type: .and)))
            }
          }
        }
        if let failure = model.failure {
          Text(failure).foregroundStyle(.red)
        }
      }
      .navigationTitle("Assistant")
    }
  }
#endif
