/// A list as it stands in source, taken apart at its commas.
enum SourceList {
  /// Commas in brackets and strings part nothing.
  static func items(of text: Substring) -> [String] {
    var items: [String] = []
    var item = ""
    var depth = 0
    var isInString = false
    for character in text {
      switch character {
      case "\"": isInString.toggle()
      case "(", "[", "{": if !isInString { depth += 1 }
      case ")", "]", "}": if !isInString { depth -= 1 }
      case "," where depth == 0 && !isInString:
        items.append(item)
        item = ""
        continue
      default: break
      }
      if !item.isEmpty || character != " " { item.append(character) }
    }
    return item.isEmpty ? items : items + [item]
  }
}
