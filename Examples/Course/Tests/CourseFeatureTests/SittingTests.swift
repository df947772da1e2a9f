import CourseFeature
import CourseInterface
import Foundation
import HandwireTesting
import Testing

@MainActor
@Suite struct SittingTests {
  private let clock = Recorder<Date>()
  private let events = Recorder<AnalyticsEvent>()
  private let id = UUID(number: 7)

  @Test func finishingALessonIsSavedAndTold() async {
    let graph = sitting()
    graph.progress.onProgress { CourseProgress(courseID: $0) }
    graph.progress.onSave { _ in }
    let model = graph.makeLesson(lesson: Course.sample.lessons[0])
    await model.finish()
    #expect(model.isFinished)
    let saved = CourseProgress(courseID: "sample", finished: ["first": time(0)])
    #expect(graph.progress.calls == [.progress(in: "sample"), .save(saved)])
    #expect(events.elements == [AnalyticsEvent(name: "finished first", sittingID: id, date: time(0))])
  }

  @Test func nothingIsFinishedThatCouldNotBeSaved() async {
    struct Full: Error {}
    let graph = sitting()
    graph.progress.onProgress { CourseProgress(courseID: $0) }
    graph.progress.onSave { _ in throw Full() }
    let model = graph.makeLesson(lesson: Course.sample.lessons[0])
    await model.finish()
    #expect(!model.isFinished)
    #expect(model.failure?.contains("Full") == true)
    #expect(graph.sitting.finishedLessons.isEmpty)
    #expect(events.elements.isEmpty)
  }

  @Test func theSummaryCountsFromTheBeginningOfTheSitting() async {
    let graph = sitting()
    graph.progress.onProgress { CourseProgress(courseID: $0) }
    graph.progress.onSave { _ in }
    clock.record(time(20.5))
    for lesson in Course.sample.lessons { await graph.makeLesson(lesson: lesson).finish() }
    #expect(graph.summary.text == "2 lessons of Sample in 20 minutes")
  }

  private func sitting() -> SittingGraph {
    let id = id
    let clock = clock
    let events = events
    clock.record(time(0))
    return SittingGraph(
      course: .sample, analytics: AnalyticsClient { events.record($0) }, now: { clock.last ?? .distantPast },
      makeID: { id })
  }

  private nonisolated func time(_ minutes: Double) -> Date { Date(timeIntervalSinceReferenceDate: minutes * 60) }
}
