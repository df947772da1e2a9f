import HandwireFacts
import HandwireGraph

/// Finds which imports of the blueprints' files the text of a class needs.
package struct ImportCollector {
  let program: Program
  let module: Module?
  /// Files that speak for the class, the nearest first: the blueprint's, its parts', the parents'.
  let files: [FileImports]
  /// For each module of the program, what its files declare at the top level.
  let names: TopLevelNames
  /// Into `files`, by path.
  private let indices: [String: Int]

  /// What one file imports.
  package struct FileImports: Sendable {
    var module: String
    var path: String
    var imports: [ImportFact]

    package init(module: String, path: String, imports: [ImportFact]) {
      self.module = module
      self.path = path
      self.imports = imports
    }
  }

  private struct Need {
    var access = AccessLevel.private
    var facts: [ImportFact] = []
    var names: Set<String> = []
    /// Something of it is used that has no name in the class.
    var isWhole = false
  }
  private var needs: [String: Need] = [:]

  package init(program: Program, module: String, files: [FileImports], names: TopLevelNames) {
    self.program = program
    self.module = program.module(named: module)
    self.files = files
    indices = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    self.names = names
  }

  /// A type or callee as the class writes it; `path` is the file that it was taken from.
  package mutating func mention(_ text: String, in path: String?, access: AccessLevel) {
    for name in Self.rootNames(in: text) { mention(name: name, path, access) }
  }

  package mutating func mention(module name: String, access: AccessLevel) {
    guard name != module?.name, program.module(named: name) != nil else { return }
    for file in files {
      let imported = Set(file.imports.map(\.module)).sorted()
      guard
        let bringing = imported.first(where: { $0 == name })
          ?? imported.first(where: { names.exports(name, through: $0) })
      else { continue }
      return add(bringing, from: [file], access)
    }
    add(name, from: files, access)
  }

  private mutating func mention(name: String, _ path: String?, _ access: AccessLevel) {
    guard let module, !names.declares(name, in: module.name) else { return }
    let homes = path.flatMap { indices[$0] }.map { [files[$0]] + files[..<$0] + files[($0 + 1)...] } ?? files
    let isModule = program.module(named: name) != nil
    if isModule, homes.lazy.flatMap(\.imports).contains(where: { $0.module == name && $0.kind == nil }) {
      add(name, from: homes, access)
      return
    }
    for home in homes {
      // An import of one declaration brings no other.
      let bringing = home.imports.filter { $0.kind == nil || $0.path.hasSuffix(".\(name)") }
      let found = bringing.map(\.module).filter { names.offers(name, through: $0) }
      guard !found.isEmpty else { continue }
      for module in Set(found).sorted() { add(module, from: [home], access, name: name) }
      return
    }
    if isModule {
      add(name, from: homes, access)
      return
    }
    if let declaring = names.modules(declaring: name).first {
      add(declaring, from: homes, access)
      return
    }
    mentionUnread(name, homes, access)
  }

  private mutating func mentionUnread(_ name: String, _ homes: [FileImports], _ access: AccessLevel) {
    if let known = program.knownModule(declaring: name) {
      guard known != "Swift", known != "_Concurrency" else { return }
      let family = known == "Foundation" ? Self.foundation : [known]
      for home in homes {
        let found = Set(home.imports.map(\.module).filter(family.contains)).sorted()
        guard !found.isEmpty else { continue }
        for module in found { add(module, from: [home], access) }
        return
      }
      // Foundation comes with most frameworks.
      let unread = homes.first.map { unreadModules(of: $0) } ?? []
      if known == "Foundation", unread.isEmpty { return add(known, from: homes, access) }
      for module in unread { add(module, from: homes, access) }
      if unread.isEmpty { add(known, from: homes, access) }
      return
    }
    guard let home = homes.first else { return }
    for module in unreadModules(of: home) where module != "Foundation" || unreadModules(of: home).count == 1 {
      add(module, from: [home], access)
    }
  }

  private static let foundation: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
  ]

  private func unreadModules(of file: FileImports) -> [String] {
    Set(file.imports.map(\.module).filter { program.module(named: $0) == nil && $0 != "Handwire" }).sorted()
  }

  private mutating func add(_ module: String, from homes: [FileImports], _ access: AccessLevel, name: String? = nil) {
    guard module != "Handwire", module != self.module?.name else { return }
    var need = needs[module] ?? Need()
    need.access = max(need.access, access)
    if let name { need.names.insert(name) } else if need.names.isEmpty { need.isWhole = true }
    let home = homes.first { $0.imports.contains { $0.module == module } }
    for fact in home?.imports ?? [] where fact.module == module && !need.facts.contains(fact) {
      need.facts.append(fact)
    }
    needs[module] = need
  }

  /// Sorted as swift-format sorts them.
  package func imports() -> [ImportPlan] {
    needs.keys.sorted().flatMap { name -> [ImportPlan] in
      guard let need = needs[name] else { return [] }
      let access = accessLevel(of: name, need)
      let declarations = parts(of: need)
      let kept = Set(
        need.facts.flatMap(\.attributes).filter { $0 == "testable" || $0 == "preconcurrency" || $0.hasPrefix("_spi") })
      let branches =
        need.facts.contains { $0.conditions.isEmpty }
        ? [[]] : Set(need.facts.map(\.conditions)).sorted { $0.lexicographicallyPrecedes($1) }
      if !declarations.isEmpty {
        return declarations.map {
          ImportPlan(
            module: name, declaration: "\($0.kind ?? "") \($0.path)", attributes: kept.sorted(), access: access,
            conditions: $0.conditions)
        }
      }
      return (branches.isEmpty ? [[]] : branches).map {
        ImportPlan(module: name, attributes: kept.sorted(), access: access, conditions: $0)
      }
    }
  }

  /// Imports of single declarations that bring all that is named; empty where the whole module has to be imported.
  private func parts(of need: Need) -> [ImportFact] {
    guard !need.isWhole, !need.facts.isEmpty, need.facts.allSatisfy({ $0.kind != nil }) else { return [] }
    let used = need.facts.filter { fact in need.names.contains { fact.path.hasSuffix(".\($0)") } }
    return Set(used.map(\.path)).count == need.names.count ? used : []
  }

  private func accessLevel(of name: String, _ need: Need) -> AccessLevel? {
    guard let module else { return nil }
    let isExplicit = module.files.contains { file in
      file.facts.imports.contains { $0.module == name && $0.access != nil }
    }
    let isInternal = module.settings.features.contains("InternalImportsByDefault")
    if need.access >= .public { return isInternal || isExplicit ? .public : nil }
    if need.access == .package { return isInternal || isExplicit ? .package : nil }
    return isExplicit ? .internal : nil
  }

  /// First names of dotted names, labels aside: `Trip` and `Int` in `(id: Trip.ID, Int) -> Void`.
  static func rootNames(in text: String) -> [String] {
    var result: [String] = []
    var word = ""
    var isMember = false
    var previous: Character = " "
    // What stands before a colon is a label, but in brackets the key of a dictionary.
    var open: [Character] = []
    for character in text + " " {
      if isOfWord(character) {
        if word.isEmpty { isMember = previous == "." }
        word.append(character)
      } else {
        let isLabel = character == ":" && open.last != "["
        if !word.isEmpty, !isMember, !isLabel, !Self.words.contains(word), word.first?.isNumber == false {
          result.append(word)
        }
        word = ""
        if "[(<".contains(character) { open.append(character) }
        if "])".contains(character) || (character == ">" && previous != "-") { _ = open.popLast() }
      }
      if character != "`" { previous = character }
    }
    return result
  }

  private static func isOfWord(_ character: Character) -> Bool {
    // Looking up what Unicode says of a letter takes long.
    guard character.isASCII else { return character.isLetter || character.isNumber }
    switch character {
    case "a"..."z", "A"..."Z", "0"..."9", "_": return true
    default: return false
    }
  }

  private static let words: Set<String> = [
    "any", "some", "async", "throws", "inout", "consuming", "borrowing", "sending", "repeat", "each", "escaping",
    "Sendable", "MainActor", "autoclosure", "isolated", "nonisolated", "in", "Void", "Any", "Self", "self",
  ]
}
