import CourseInterface
import Foundation

/// One file for each course, in a folder that is made when something is saved.
public actor FileProgressStore: ProgressStore {
  private let folder: URL

  public init(progressFolder: URL) {
    folder = progressFolder
  }

  public func progress(in course: Course.ID) throws -> CourseProgress {
    let file = file(of: course)
    guard FileManager.default.fileExists(atPath: file.path) else { return CourseProgress(courseID: course) }
    return try JSONDecoder().decode(CourseProgress.self, from: Data(contentsOf: file))
  }

  public func save(_ progress: CourseProgress) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(progress).write(to: file(of: progress.courseID), options: .atomic)
  }

  private func file(of course: Course.ID) -> URL { folder.appending(path: "\(course).json") }
}
