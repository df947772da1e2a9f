import CourseInterface
import Foundation

/// What a sitting came to.
@MainActor
public final class SummaryModel {
  private let sitting: Sitting
  private let now: @Sendable () -> Date

  public init(sitting: Sitting, now: @escaping @Sendable () -> Date) {
    self.sitting = sitting
    self.now = now
  }

  /// `2 lessons of Knots in 20 minutes`
  public var text: String {
    let count = sitting.finishedLessons.count
    let minutes = Int(now().timeIntervalSince(sitting.startedAt) / 60)
    return "\(count) \(count == 1 ? "lesson" : "lessons") of \(sitting.course.title) in \(minutes) minutes"
  }
}
