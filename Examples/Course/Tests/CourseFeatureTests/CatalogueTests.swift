import CourseFeature
import CourseInterface
import Foundation
import HandwireTesting
import Testing

@MainActor
@Suite struct CatalogueTests {
  private let graph = CatalogueGraph()

  @Test func showsHowFarOneHasComeInEachCourse() async {
    graph.catalogue.onCourses { [.sample] }
    graph.progress.onProgress {
      CourseProgress(courseID: $0, finished: ["second": .distantPast, "gone": .distantPast])
    }
    await graph.list.load()
    #expect(graph.list.rows.map(\.text) == ["Sample: 1 of 2"])
    #expect(graph.list.failure == nil)
    #expect(graph.progress.calls == [.progress(in: "sample")])
  }

  @Test func saysWhyLoadingFailed() async {
    struct Offline: Error {}
    graph.catalogue.onCourses { throw Offline() }
    await graph.list.load()
    #expect(graph.list.rows.isEmpty)
    #expect(graph.list.failure?.contains("Offline") == true)
    #expect(graph.progress.calls.isEmpty)
  }

  @Test func opensACourseAtItsNextLesson() async {
    graph.catalogue.onCourse { _ in .sample }
    graph.progress.onProgress { CourseProgress(courseID: $0, finished: ["first": .distantPast]) }
    let detail = graph.list.detail(of: "sample")
    await detail.load()
    #expect(detail.course == .sample)
    #expect(detail.nextLesson?.id == "second")
    #expect(graph.catalogue.calls == [.course("sample")])
  }

  /// Nothing was put in place of the progress store: the test says what reached it, and by which way.
  @Test func whatNobodyReplacedFailsTheTestByName() async {
    graph.catalogue.onCourses { [.sample] }
    await withKnownIssue {
      await graph.list.load()
    } matching: { issue in
      let text = issue.description + issue.comments.map(\.rawValue).joined()
      return text.contains("ProgressStore.progress(in:)")
        && text.contains("CatalogueGraph.list → CatalogueModel → progress: any ProgressStore")
    }
    #expect(graph.list.failure != nil)
  }
}
