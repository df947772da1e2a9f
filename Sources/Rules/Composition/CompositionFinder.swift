import HandwireFacts
import HandwireProject

/// Finds composition: what the configuration names, or else what registers, assembles or builds the object graph; the
/// launch code of entry points in either case.
struct CompositionFinder: Sendable {
  let configuration: Configuration

  /// - Parameter files: of the whole project, sorted by path.
  func composition(of files: [ModuleFile]) -> Composition {
    var paths: [String: CompositionPath] = [:]
    var placed: [String: Set<Int>] = [:]
    let isConfigured = !configuration.composition.isEmpty
    if isConfigured {
      for file in files {
        guard let pattern = configuration.composition.first(where: { $0.matches(file.path) }) else { continue }
        placed[file.path] = Set(file.facts.bodies.indices)
        paths[pattern.text] = CompositionPath(path: pattern.text, origin: .configured)
      }
    } else {
      let sightings = CompositionSightings(files)
      for folder in CompositionFolders(files: files.map(\.path), whole: sightings.whole).folders {
        paths[folder.path] = CompositionPath(path: folder.path, origin: .found(why: folder.why))
        for file in files where file.path.hasPrefix(folder.path + "/") {
          placed[file.path] = Set(file.facts.bodies.indices)
        }
      }
      for (path, sighting) in sightings.byPath where placed[path] == nil {
        placed[path] = sighting.bodies
        paths[path] = CompositionPath(path: path, origin: .found(why: sighting.why))
      }
    }
    for launch in LaunchCodeFinder().launchCode(of: files) {
      let known = placed[launch.path]
      placed[launch.path, default: []].formUnion(launch.bodies)
      if known == nil { paths[launch.path] = CompositionPath(path: launch.path, origin: .found(why: launch.why)) }
    }
    return Composition(paths: paths.values.sorted(), placed: placed)
  }
}
