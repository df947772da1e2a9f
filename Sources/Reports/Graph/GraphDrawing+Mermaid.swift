extension GraphDrawing {
  func mermaid() -> String {
    var text = "flowchart LR\n"
    for step in steps() {
      switch step {
      case .open(let frame, let depth):
        let indentation = String(repeating: "  ", count: depth + 1)
        text += "\(indentation)subgraph s\(frame.scope.identifier.index)[\(Self.mermaidLabel(title(of: frame)))]\n"
        for box in frame.boxes {
          let (opening, closing) = Self.mermaidShape(box.shape)
          text += "\(indentation)  \(box.identifier)\(opening)\(Self.mermaidLabel(box.label))\(closing)\n"
        }
      case .close(let depth): text += String(repeating: "  ", count: depth + 1) + "end\n"
      }
    }
    for arrow in arrows {
      let target = arrow.scope.map { "s\($0)" } ?? arrow.to
      text += "  \(arrow.from) \(arrow.isDeferred ? "-.->" : "-->") \(target)\n"
    }
    return text
  }

  private static func mermaidShape(_ shape: Shape) -> (String, String) {
    switch shape {
    case .handedIn: ("[/", "/]")
    case .held: ("[", "]")
    case .made: ("(", ")")
    case .joins: ("{", "}")
    }
  }

  /// Character entities are written `#quot;` there.
  static func mermaidLabel(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.reduce(into: "") { text, character in
        switch character {
        case "#": text += "#35;"
        case "&": text += "#amp;"
        case "\"": text += "#quot;"
        case "<": text += "#lt;"
        case ">": text += "#gt;"
        case "`": text += "#96;"
        case "\\": text += "#92;"
        case _ where character.isNewline: text += " "
        default: text.append(character)
        }
      }
    }
    return "\"\(escaped.joined(separator: "<br/>"))\""
  }
}
