import HandwireFacts

/// What in the files of a project registers, assembles or builds the object graph.
struct CompositionSightings: Sendable {
  struct Sighting: Sendable {
    /// Indices into the facts' `bodies`.
    var bodies: Set<Int>
    var why: String
    /// Nothing else stands in the file.
    var isWhole: Bool
  }

  let byPath: [String: Sighting]

  /// Files of which all is composition.
  var whole: Set<String> { Set(byPath.filter(\.value.isWhole).keys) }

  init(_ files: [ModuleFile]) {
    let readers = files.map { CompositionReader($0.facts) }
    // Extensions of what is composition elsewhere are composition too.
    var names: [String: String] = [:]
    for reader in readers {
      for (name, why) in reader.composingTypes where names[name] == nil { names[name] = why }
    }
    var byPath: [String: Sighting] = [:]
    for (file, reader) in zip(files, readers) {
      if let sighting = reader.sighting(composingTypes: names) { byPath[file.path] = sighting }
    }
    self.byPath = byPath
  }
}
