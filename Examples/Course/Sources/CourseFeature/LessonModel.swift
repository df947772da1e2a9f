import CourseInterface
import Foundation
import Observation

/// One lesson that is being taken.
@MainActor
@Observable
public final class LessonModel {
  public let lesson: Lesson
  public private(set) var isFinished = false
  public private(set) var failure: String?

  private let sitting: Sitting
  private let progress: any ProgressStore
  private let analytics: AnalyticsClient
  private let now: @Sendable () -> Date

  public init(
    lesson: Lesson,
    sitting: Sitting,
    progress: any ProgressStore,
    analytics: AnalyticsClient,
    now: @escaping @Sendable () -> Date
  ) {
    self.lesson = lesson
    self.sitting = sitting
    self.progress = progress
    self.analytics = analytics
    self.now = now
  }

  public func finish() async {
    let date = now()
    do {
      var progress = try await self.progress.progress(in: sitting.course.id)
      progress.finish(lesson.id, at: date)
      try await self.progress.save(progress)
    } catch {
      failure = "Your progress could not be saved: \(error)"
      return
    }
    isFinished = true
    failure = nil
    sitting.finish(lesson.id)
    analytics.track(AnalyticsEvent(name: "finished \(lesson.id)", sittingID: sitting.id, date: date))
  }
}
