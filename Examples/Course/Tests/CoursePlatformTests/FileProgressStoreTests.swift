import CourseInterface
import CoursePlatform
import Foundation
import Testing

@Suite struct FileProgressStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "CourseTests-\(UUID())")

  @Test func whatIsSavedIsThereForTheNext() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let saved = CourseProgress(courseID: "knots", finished: ["hitch": Date(timeIntervalSinceReferenceDate: 1)])
    try await FileProgressStore(progressFolder: folder).save(saved)
    let store = FileProgressStore(progressFolder: folder)
    #expect(try await store.progress(in: "knots") == saved)
    #expect(try await store.progress(in: "stars") == CourseProgress(courseID: "stars"))
  }

  @Test func everyBundledCourseIsFoundByItsName() throws {
    let catalogue = BundledCatalogue()
    for course in try catalogue.courses() { #expect(try catalogue.course(course.id) == course) }
    #expect(throws: NoSuchCourse(id: "juggling")) { try catalogue.course("juggling") }
  }

  @Test func eventsAreKeptInOrder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "events.txt")
    let analytics = AnalyticsClient.appending(to: file)
    let id = try #require(UUID(uuidString: "00000000-0000-0000-0000-000000000001"))
    for name in ["one", "two"] { analytics.track(AnalyticsEvent(name: name, sittingID: id, date: .distantPast)) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "\(id) one\n\(id) two\n")
  }
}
