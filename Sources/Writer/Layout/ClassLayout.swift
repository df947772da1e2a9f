import HandwireFacts
import HandwireGraph

/// A plan → the lines of its class.
struct ClassLayout {
  let plan: GraphClassPlan

  func lines() -> [String] {
    // In an `#if` of its own the whole class stands further right.
    let base = plan.declaration.conditions.count * 2
    var members: [[String]] = []
    let properties = lines(plan.properties, indentation: base + 2) { [MemberLayout.lines($0, indentation: $1)] }
    if !properties.isEmpty { members.append(Array(properties.joined())) }
    for chunk in plan.initializers + plan.members {
      members += lines([chunk], indentation: base + 2) { [MemberLayout.lines($0, indentation: $1)] }
    }
    for chunk in plan.groups { members += lines([chunk], indentation: base + 2) { [lines($0, indentation: $1)] } }
    let body = members.joined(separator: [""])
    let padding = String(repeating: " ", count: base)
    let whole = header.map { padding + $0 } + body + ["\(padding)}"]
    let conditions = plan.declaration.conditions.enumerated()
    let opening = conditions.map { String(repeating: " ", count: $0 * 2) + "#if \($1)" }
    let closing = conditions.reversed().map { String(repeating: " ", count: $0.offset * 2) + "#endif" }
    return opening + whole + closing
  }

  private var header: [String] {
    let declaration = plan.declaration
    let attributes = declaration.repeatedAttributes.filter { $0.hasPrefix("@") }
    let modifiers = declaration.repeatedAttributes.filter { !$0.hasPrefix("@") }.map { "\($0) " }.joined()
    let access = GraphClassPlanner.prefix(max(declaration.access, .internal))
    let inheritance = declaration.isSendable ? ": Sendable" : ""
    return declaration.documentation + attributes + [
      "\(modifiers)\(access)final class \(declaration.graphName.asIdentifier)\(inheritance) {"
    ]
  }

  private func lines(_ group: GroupPlan, indentation: Int) -> [String] {
    let padding = String(repeating: " ", count: indentation)
    let properties = lines(group.properties, indentation: indentation + 2) { [MemberLayout.lines($0, indentation: $1)] }
    let initializers = group.initializers.flatMap { chunk in
      lines([chunk], indentation: indentation + 2) { [MemberLayout.lines($0, indentation: $1)] }
    }
    let comment =
      "/// A share of what the graph owns: a single init of so many properties would take the compiler minutes."
    let attributes = group.attributes.filter { $0.hasPrefix("@") }.map { padding + $0 }
    let modifiers = group.attributes.filter { !$0.hasPrefix("@") }.map { "\($0) " }.joined()
    let members = [Array(properties.joined())] + initializers
    return ["\(padding)\(comment)"] + attributes + ["\(padding)private \(modifiers)struct \(group.name) {"]
      + Array(members.joined(separator: [""])) + ["\(padding)}"]
  }

  /// Groups of lines, one for each chunk.
  private func lines<Item>(
    _ chunks: [Chunk<Item>], indentation: Int, item layOut: (Item, Int) -> [[String]]
  ) -> [[String]] {
    chunks.flatMap { chunk -> [[String]] in
      switch chunk {
      case .item(let item): return layOut(item, indentation)
      case .conditional(let condition, let then, let otherwise):
        let separator = Item.self == PropertyPlan.self ? [] : [""]
        let inner = [then, otherwise].map {
          Array(lines($0, indentation: indentation + 2, item: layOut).joined(separator: separator))
        }
        return [ConditionLayout.lines(condition, then: inner[0], otherwise: inner[1], indentation: indentation)]
      }
    }
  }
}
