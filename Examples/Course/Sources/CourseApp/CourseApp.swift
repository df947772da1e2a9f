import Foundation
import HandwireInjected

/// `CourseApp` with the shipped graph, `CourseApp --preview` with samples.
@main
struct CourseApp {
  @MainActor
  static func main() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "CourseApp")
    let configuration = AppConfiguration(folder: folder)
    if CommandLine.arguments.contains("--preview") {
      let graph = PreviewAppGraph(configuration: configuration)
      await Walk(catalogue: graph.makeCatalogue(), begin: graph.makeStudy, show: { print($0) }).run()
    } else {
      let graph = AppGraph(configuration: configuration)
      installGraph(graph)
      await Walk(catalogue: graph.makeCatalogue(), begin: graph.makeStudy, show: { print($0) }).run()
      // As the system would, at any time after launch.
      print(try await ContinueIntent().perform())
    }
  }
}
