import CourseFeature
import CourseInterface
import Foundation
import HandwireTesting
import Testing

@testable import CourseApp

/// Whole stories on the test graph: every model is the shipped one, and the test says what is outside.
@MainActor
@Suite struct AppGraphTests {
  private let course = Course(id: "knots", title: "Knots", lessons: [Lesson(id: "hitch", title: "Two half hitches")])

  @Test func aLessonIsStudiedFromTheListToTheSummary() async {
    let events = Recorder<AnalyticsEvent>()
    let graph = TestAppGraph(events: events)
    let saved = Recorder<CourseProgress>()
    graph.catalogue.onCourses { [course] in [course] }
    graph.catalogue.onCourse { [course] _ in course }
    graph.progress.onProgress { saved.last ?? CourseProgress(courseID: $0) }
    graph.progress.onSave { saved.record($0) }

    var shown: [String] = []
    await Walk(catalogue: graph.makeCatalogue(), begin: graph.makeStudy, show: { shown.append($0) }).run()
    #expect(
      shown == [
        "  Knots: 0 of 1", "Studying Two half hitches.", "Done: 1 lesson of Knots in 0 minutes.", "  Knots: 1 of 1",
      ])
    let event = AnalyticsEvent(name: "finished hitch", sittingID: UUID(number: 1), date: TestAppGraph.today)
    #expect(events.elements == [event])
  }

  @Test func sittingsAreReleasedWithTheirScope() async {
    let graph = TestAppGraph()
    var study: StudyGraph? = graph.makeStudy(course: course)
    await expectReleased(study, borrowing: graph) { study = nil }
  }

  @Test func everySittingHasAnIDOfItsOwn() async {
    let events = Recorder<AnalyticsEvent>()
    let graph = TestAppGraph(events: events)
    graph.progress.onProgress { CourseProgress(courseID: $0) }
    graph.progress.onSave { _ in }
    for _ in 1...2 { await graph.makeStudy(course: course).makeLesson(lesson: course.lessons[0]).finish() }
    #expect(events.elements.map(\.sittingID) == [UUID(number: 1), UUID(number: 2)])
  }

  /// The failure names the boundary and the way to it from the graph.
  @Test func whatNobodyReplacedFailsTheTestByName() async {
    let graph = TestAppGraph()
    await withKnownIssue {
      await graph.makeDetail(courseID: "knots").load()
    } matching: { issue in
      let text = issue.description + issue.comments.map(\.rawValue).joined()
      return text.contains("CourseCatalogue.course(_:)")
        && text.contains("TestAppGraph.continuation → Continuation → catalogue: any CourseCatalogue")
        && text.contains("or in CatalogueModel, CourseDetailModel")
    }
  }

  @Test func previewsShowTheSameEachTime() async {
    for _ in 1...2 {
      var shown: [String] = []
      let graph = PreviewAppGraph(configuration: AppConfiguration(folder: URL(filePath: "/nowhere")))
      await Walk(catalogue: graph.makeCatalogue(), begin: graph.makeStudy, show: { shown.append($0) }).run()
      #expect(
        shown == [
          "  Bread: 1 of 2", "  Tea: 0 of 1", "Studying Crust.", "Done: 1 lesson of Bread in 0 minutes.",
          "  Bread: 2 of 2", "  Tea: 0 of 1",
        ])
    }
  }
}
