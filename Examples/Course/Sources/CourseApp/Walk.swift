import CourseFeature
import CourseInterface

/// Goes through the app as a learner would, and shows what they see.
@MainActor
struct Walk {
  let catalogue: CatalogueModel
  let begin: (Course) -> StudyGraph
  let show: (String) -> Void

  func run() async {
    await showCatalogue()
    guard let row = catalogue.rows.first(where: { $0.finishedCount < $0.course.lessons.count }) else { return }
    let detail = catalogue.detail(of: row.id)
    await detail.load()
    guard let course = detail.course, let lesson = detail.nextLesson else { return }
    show("Studying \(lesson.title).")
    let study = begin(course)
    await study.makeLesson(lesson: lesson).finish()
    show("Done: \(study.summary.text).")
    await showCatalogue()
  }

  private func showCatalogue() async {
    await catalogue.load()
    for row in catalogue.rows { show("  \(row.text)") }
    if let failure = catalogue.failure { show(failure) }
  }
}
