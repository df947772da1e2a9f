import HandwireFacts

/// A member of a stub → its lines, without indentation.
struct StubMemberLayout {
  let plan: StubPlan

  func lines(_ member: StubMember) -> [String] {
    let access = plan.access
    switch member.form {
    case .function(let introducer, let parameters, let suffix):
      let isInitializer = introducer.contains("init") && !introducer.contains("func ")
      let header = BrokenLine.signature(access + introducer, parameters, "\(suffix) {", indentation: 0, margin: 2)
      let body = isInitializer ? initializerBody(member.entry) : self.body(member.entry, member)
      return member.attributes + header + indented(body, 2) + ["}"]
    case .property(let introducer, let effects):
      return member.attributes + ["\(access)\(introducer) {"] + accessors(member, effects) + ["}"]
    case .subscripted(let introducer, let parameters, let suffix, let effects):
      let header = BrokenLine.signature(access + introducer, parameters, "\(suffix) {", indentation: 0, margin: 2)
      return member.attributes + header + accessors(member, effects) + ["}"]
    }
  }

  private func indented(_ lines: [String], _ count: Int) -> [String] {
    lines.map { $0.isEmpty ? "" : BrokenLine.padding(count) + $0 }
  }

  private func accessors(_ member: StubMember, _ effects: String) -> [String] {
    let getter = body(member.entry, member)
    guard member.setter != nil || !effects.isEmpty else { return indented(getter, 2) }
    var lines = ["  get\(effects) {"] + indented(getter, 4) + ["  }"]
    if let setter = member.setter { lines += ["  set {"] + indented(body(setter, member), 4) + ["  }"] }
    return lines
  }

  private func body(_ entry: StubMember.Entry, _ member: StubMember) -> [String] {
    let stub = plan.names.record
    return record(entry, stub) + guarded(entry, receiver: "", otherwise: otherwise(entry, stub)) + entry.before
      + meaning(entry, stub)
  }

  private func record(_ entry: StubMember.Entry, _ stub: String) -> [String] {
    let name = SourceName.expressionMember(entry.caseName)
    if entry.payload.isEmpty { return ["\(stub).record(.\(name))"] }
    let items = entry.payload.map { payload in (payload.label.map { "\($0.asLabelName): " } ?? "") + payload.value }
    let flat = "\(stub).record(.\(name)(\(items.joined(separator: ", "))))"
    if flat.count + 6 <= BrokenLine.length { return [flat] }
    let inner = BrokenLine.call(".\(name)", items, ")", indentation: 2, margin: 6)
    return ["\(stub).record("] + inner
  }

  private func guarded(_ entry: StubMember.Entry, receiver: String, otherwise: [String]) -> [String] {
    let start = "guard let meaning = \(receiver)\(entry.replacement).meaning else {"
    if otherwise.count == 1, start.count + otherwise[0].count + 3 + 6 <= BrokenLine.length {
      return ["\(start) \(otherwise[0]) }"]
    }
    return [start] + indented(otherwise, 2) + ["}"]
  }

  private func otherwise(_ entry: StubMember.Entry, _ stub: String) -> [String] {
    let replacement = "\"\(entry.replacement)\""
    switch entry.outcome {
    case .throwing, .throwingInitializer: return ["throw \(stub).failure(\(replacement))"]
    case .continuing: return ["\(stub).unimplemented(\(replacement))", "return"]
    case .nothing: return ["return \(stub).unimplemented(\(replacement))"]
    case .placeholder(let value, _): return placeholder("return \(stub).unimplemented", replacement, value)
    case .stopping: return ["\(stub).stop(\(replacement))"]
    case .failing: return ["\(stub).unimplemented(\(replacement))", "return nil"]
    }
  }

  private func placeholder(_ start: String, _ replacement: String, _ value: String) -> [String] {
    let flat = "\(start)(\(replacement), returning: \(value))"
    guard flat.count + 8 > BrokenLine.length, let open = value.firstIndex(of: "("), value.hasSuffix(")") else {
      return [flat]
    }
    let items = SourceList.items(of: value[value.index(after: open)...].dropLast())
    return ["\(start)(", "  \(replacement),", "  returning: \(value[..<open])("]
      + BrokenLine.filled(items, ending: "))", indentation: 4, margin: 6)
  }

  private func meaning(_ entry: StubMember.Entry, _ stub: String) -> [String] {
    let call = { (prefix: String, suffix: String) in
      BrokenLine.call(
        "\(prefix)\(entry.marks)meaning", entry.arguments, entry.callSuffix + suffix, indentation: 0, margin: 6)
    }
    let isTyped: Bool
    let returns: Bool
    switch entry.outcome {
    case .throwing(let hasResult, let typed), .stopping(let hasResult, let typed):
      isTyped = typed
      returns = hasResult
    case .placeholder(_, let typed):
      isTyped = typed
      returns = true
    case .nothing, .failing, .continuing, .throwingInitializer:
      isTyped = false
      returns = false
    }
    guard returns else { return call("", "") + entry.after }
    let typedCall = {
      BrokenLine.call(
        "return \(entry.marks)\(stub).typed",
        ["meaning(\(entry.arguments.joined(separator: ", ")))\(entry.callSuffix)", "\"\(entry.replacement)\""], "",
        indentation: 0, margin: 6)
    }
    guard !entry.after.isEmpty else { return isTyped ? typedCall() : call("return ", "") }
    let result = isTyped ? "return \(stub).typed(result, \"\(entry.replacement)\")" : "return result"
    return call("let result = ", "") + entry.after + [result]
  }

  private func initializerBody(_ entry: StubMember.Entry) -> [String] {
    let stub = "Self.\(plan.names.record)"
    var lines: [String] = []
    if !plan.instanceMembers.isEmpty {
      lines.append("\(plan.names.record) = StubRecord(of: \"\(plan.protocolName)\")")
    }
    lines += record(entry, stub) + guarded(entry, receiver: "Self.", otherwise: otherwise(entry, stub))
    if case .failing = entry.outcome {
      return lines
        + BrokenLine.call(
          "guard \(entry.marks)meaning", entry.arguments, " else { return nil }", indentation: 0, margin: 6)
    }
    return lines + entry.before + meaning(entry, stub)
  }
}

extension StubPlan {
  /// Whether the protocol asks for `init()`, so that `StubX()` is a call of it.
  var hasEmptyInitializer: Bool {
    typeMembers.contains { member in
      guard case .function(let introducer, let parameters, _) = member.form else { return false }
      return parameters.isEmpty && introducer.hasPrefix("init")
    }
  }
}

extension String {
  var asDeclaredName: String { SourceName.declared(self) }
  var asLabelName: String { SourceName.label(self) }
}
