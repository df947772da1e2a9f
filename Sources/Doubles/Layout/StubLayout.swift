import HandwireWriter

/// A plan → the lines of its class or actor.
struct StubLayout {
  let plan: StubPlan

  func lines() -> [String] {
    let sections: [[String]] =
      [
        aliases, callEnums, calls, replacements, records, initializers,
      ].flatMap { $0 } + plan.members.chunked(by: \.conditions).flatMap { memberLines($0) } + plan.answers.map(indented)
    let body = sections.filter { !$0.isEmpty }.joined(separator: [""])
    let whole = plan.documentation.map { "/// \($0)" } + plan.attributes + header + body + ["}"]
    return ConditionLayout.lines(whole, conditions: plan.conditions)
  }

  private var header: [String] {
    let keyword = plan.isActor ? "actor" : "final class"
    let modifiers = plan.modifiers.map { "\($0) " }.joined()
    let inheritance = ": \(plan.inheritance.joined(separator: ", "))"
    let line =
      "\(modifiers)\(plan.access)\(keyword) \(plan.name)\(plan.genericClause)\(inheritance)\(plan.whereClause) {"
    if line.count <= BrokenLine.length || plan.whereClause.isEmpty { return [line] }
    let start = "\(modifiers)\(plan.access)\(keyword) \(plan.name)\(plan.genericClause)\(inheritance)"
    return [start, "\(plan.whereClause.dropFirst())", "{"]
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "  \($0)" } }

  private var aliases: [[String]] {
    plan.aliases.isEmpty ? [] : [plan.aliases.map { "  \(plan.access)\($0)" }]
  }

  // MARK: What is recorded

  private var callEnums: [[String]] {
    let kinds = [
      (plan.names.call, plan.instanceMembers, plan.callConformances),
      (plan.names.staticCall, plan.typeMembers, plan.staticCallConformances),
    ]
    return kinds.filter { !$0.1.isEmpty }.map { name, members, conformances in
      let list = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
      var lines = ["  \(plan.access)enum \(name)\(list) {"]
      for chunk in members.chunked(by: \.conditions) {
        let cases = chunk.flatMap(\.entries).flatMap { caseLines($0) }
        lines += ConditionLayout.lines(cases, conditions: chunk.first?.conditions ?? []).map { "    \($0)" }
      }
      return lines + ["  }"]
    }
  }

  private func caseLines(_ entry: StubMember.Entry) -> [String] {
    let name = "case \(entry.caseName.asDeclaredName)"
    if entry.payload.isEmpty { return [name] }
    let items = entry.payload.map { payload in (payload.label.map { "\($0.asLabelName): " } ?? "") + payload.type }
    return BrokenLine.call(name, items, "", indentation: 0, margin: 4)
  }

  private var nonisolated: String { plan.isIsolated ? "nonisolated " : "" }

  private var calls: [[String]] {
    var blocks: [[String]] = []
    if !plan.instanceMembers.isEmpty {
      blocks.append([
        "  /// Every call so far, in order.",
        "  \(nonisolated)\(plan.access)var \(plan.names.calls): [\(plan.names.call)] { \(plan.names.record).calls }",
      ])
    }
    if !plan.typeMembers.isEmpty {
      blocks.append([
        "  /// Every call of the type itself so far, in order.",
        "  \(staticNonisolated)\(plan.access)static var \(plan.names.calls): [\(plan.names.staticCall)] { \(plan.names.record).calls }",
      ])
    }
    return blocks
  }

  private var staticNonisolated: String { plan.isIsolated && !plan.isActor ? "nonisolated " : "" }

  private var replacements: [[String]] {
    [plan.instanceMembers, plan.typeMembers].map { members in
      members.chunked(by: \.conditions).flatMap { chunk -> [String] in
        let lines = chunk.flatMap { member in member.entries.flatMap { replacement($0, of: member) } }
        return indented(ConditionLayout.lines(lines, conditions: chunk.first?.conditions ?? []))
      }
    }
  }

  private func replacement(_ entry: StubMember.Entry, of member: StubMember) -> [String] {
    let type = entry.meaningType
    let flatType = "\(type.prefix)(\(type.parameters.joined(separator: ", ")))\(type.suffix)"
    if member.isOfType { return typeReplacement(entry, flatType) }
    let isolation = plan.isMadeAnywhere || plan.isActor ? nonisolated : ""
    let start = "\(isolation)\(plan.access)let \(entry.replacement) = Replaceable<"
    let flat = "\(start)\(flatType)>()"
    if flat.count + 2 <= BrokenLine.length { return [flat] }
    let inner =
      flatType.count + 4 <= BrokenLine.length
      ? ["  \(flatType)"]
      : BrokenLine.signature(type.prefix, type.parameters, type.suffix, indentation: 2, margin: 2)
    return [start] + inner + [">()"]
  }

  private func typeReplacement(_ entry: StubMember.Entry, _ type: String) -> [String] {
    let body = "StubStatics.replaceable(\"\(entry.replacement)\", of: \(plan.name).self)"
    let start = "\(staticNonisolated)\(plan.access)static var \(entry.replacement):"
    let flat = "\(start) Replaceable<\(type)> {"
    if flat.count + body.count + 5 <= BrokenLine.length { return ["\(flat) \(body) }"] }
    if flat.count + 2 <= BrokenLine.length { return [flat, "  \(body)", "}"] }
    return [start, "  Replaceable<\(type)>", "{", "  \(body)", "}"]
  }

  private var records: [[String]] {
    var lines: [String] = []
    if !plan.instanceMembers.isEmpty {
      lines.append("  private let \(plan.names.record): StubRecord<\(plan.names.call)>")
    }
    if !plan.typeMembers.isEmpty {
      let type = "StubRecord<\(plan.names.staticCall)>"
      let body = "StubStatics.record(of: \(plan.name).self, named: \"\(plan.protocolName)\")"
      let start = "  \(staticNonisolated)private static var \(plan.names.record): \(type) {"
      let flat = "\(start) \(body) }"
      lines += flat.count <= BrokenLine.length ? [flat] : [start, "    \(body)", "  }"]
    }
    return [lines]
  }

  // MARK: Initializers

  private var initializers: [[String]] {
    let path = plan.names.path
    let isolation = plan.isMadeAnywhere && plan.isIsolated && !plan.isActor ? "nonisolated " : ""
    let value = plan.hasEmptyInitializer || plan.isObject ? "" : " = \"\""
    var lines: [String] = []
    if !plan.instanceMembers.isEmpty {
      let start = "  \(isolation)\(plan.access)init(\(path): String\(value)) {"
      lines = [start, "    \(recordAssignment(path: path))", "  }"]
    } else {
      lines = ["  \(isolation)\(plan.access)init(\(path): String\(value)) {}"]
    }
    guard plan.isObject, !plan.hasEmptyInitializer else { return [lines] }
    return [lines, ["  \(plan.access)override convenience init() {", "    self.init(\(path): \"\")", "  }"]]
  }

  private func recordAssignment(path: String) -> String {
    "\(plan.names.record) = StubRecord(of: \"\(plan.protocolName)\", path: \(path))"
  }

  // MARK: Members

  private func memberLines(_ chunk: [StubMember]) -> [[String]] {
    let layout = StubMemberLayout(plan: plan)
    guard let conditions = chunk.first?.conditions, !conditions.isEmpty else {
      return chunk.map { indented(layout.lines($0)) }
    }
    let lines = Array(chunk.map { layout.lines($0) }.joined(separator: [""]))
    return [indented(ConditionLayout.lines(lines, conditions: conditions))]
  }
}

extension Array {
  /// Neighbours that have the same value, together.
  fileprivate func chunked<Value: Equatable>(by value: (Element) -> Value) -> [[Element]] {
    var chunks: [[Element]] = []
    for element in self {
      if let last = chunks.last?.last, value(last) == value(element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
    return chunks
  }
}
