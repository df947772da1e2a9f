import CourseFeature
import HandwireInjected

/// Says what to study next, without opening the app.
///
/// The system makes it, by `init()`, and hands it nothing: this is what ``Injected`` is for, and it is the only use of it.
struct ContinueIntent: Sendable {
  @MainActor @Injected(\AppGraph.continuation) private var continuation

  @MainActor
  func perform() async throws -> String {
    guard let lesson = try await continuation.nextLesson() else { return "Nothing is left open." }
    return "Next: \(lesson.title)"
  }
}
