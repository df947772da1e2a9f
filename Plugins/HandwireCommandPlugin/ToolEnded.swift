/// How the tool can end without an exit status.
enum ToolEnded: Error, CustomStringConvertible {
  case crashed(Int32)

  var description: String {
    switch self {
    case .crashed(let signal): "handwire was ended by signal \(signal)"
    }
  }
}
