extension GraphDrawing {
  func dot() -> String {
    var text = """
      digraph handwire {
        rankdir=LR;
        compound=true;
        node [fontname="Helvetica", fontsize=10];
        graph [fontname="Helvetica", fontsize=11, style=rounded];

      """
    for step in steps() {
      switch step {
      case .open(let frame, let depth):
        let indentation = String(repeating: "  ", count: depth + 1)
        text += "\(indentation)subgraph cluster_\(frame.scope.identifier.index) {\n"
        text += "\(indentation)  label=\(Self.dotLabel(title(of: frame)));\n"
        for box in frame.boxes {
          text +=
            "\(indentation)  \(box.identifier) [label=\(Self.dotLabel(box.label)), \(Self.dotShape(box.shape))];\n"
        }
      case .close(let depth): text += String(repeating: "  ", count: depth + 1) + "}\n"
      }
    }
    for arrow in arrows {
      let attributes =
        (arrow.scope.map { ["lhead=cluster_\($0)"] } ?? []) + (arrow.isDeferred ? ["style=dashed"] : [])
      let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
      text += "  \(arrow.from) -> \(arrow.to)\(list);\n"
    }
    return text + "}\n"
  }

  private static func dotShape(_ shape: Shape) -> String {
    switch shape {
    case .handedIn: "shape=box, style=filled, fillcolor=\"#eeeeee\""
    case .held: "shape=box"
    case .made: "shape=box, style=rounded"
    case .joins: "shape=diamond"
    }
  }

  /// Graphviz reads character entities in labels; an `&` between spaces is none.
  static func dotLabel(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
        .replacing("&", with: "&amp;").replacing(" &amp; ", with: " & ")
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}
