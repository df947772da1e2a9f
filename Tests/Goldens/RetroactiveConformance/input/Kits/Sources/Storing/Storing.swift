public protocol Storing {
  func keep(_ text: String) -> String
}
