import CourseFeature
import CourseInterface
import Foundation
import HandwireInjected
import HandwireTesting
import Testing

@testable import CourseApp

/// The system hands an intent nothing, so a test replaces what it reads, for its own tasks.
@MainActor
@Suite struct ContinueIntentTests {
  private let course = Course(id: "knots", title: "Knots", lessons: [Lesson(id: "hitch", title: "Two half hitches")])

  @Test func namesTheNextLesson() async throws {
    let graph = TestAppGraph()
    let course = Course(
      id: "knots", title: "Knots",
      lessons: [Lesson(id: "hitch", title: "Two half hitches"), Lesson(id: "bend", title: "The sheet bend")])
    graph.catalogue.onCourses { [course] }
    graph.progress.onProgress { CourseProgress(courseID: $0, finished: ["hitch": .distantPast]) }
    let text = try await withInjected(\AppGraph.continuation, graph.continuation) {
      try await ContinueIntent().perform()
    }
    #expect(text == "Next: The sheet bend")
  }

  @Test func saysSoWhereNothingWasBegun() async throws {
    let graph = TestAppGraph()
    graph.catalogue.onCourses { [course] in [course] }
    graph.progress.onProgress { CourseProgress(courseID: $0) }
    let text = try await withInjected(\AppGraph.continuation, graph.continuation) {
      try await ContinueIntent().perform()
    }
    #expect(text == "Nothing is left open.")
  }
}
