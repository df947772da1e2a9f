import CourseInterface
import Foundation

/// The dough is made; what else is finished is remembered as long as the graph lives.
actor SampleProgress: ProgressStore {
  static let today = Date(timeIntervalSince1970: 1_777_636_800)
  static let sittingID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

  private var saved = ["bread": CourseProgress(courseID: "bread", finished: ["dough": today])]

  func progress(in course: Course.ID) -> CourseProgress { saved[course] ?? CourseProgress(courseID: course) }
  func save(_ progress: CourseProgress) { saved[progress.courseID] = progress }
}
