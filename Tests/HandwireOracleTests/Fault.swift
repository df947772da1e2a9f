/// One thing that is wrong with a project on purpose.
enum Fault: Equatable {
  /// A binding that somebody receives directly, and nothing can stand in for.
  case removedBinding(Int)
  /// A class of the kit whose initializer is internal.
  case hiddenInitializer(String)
}
