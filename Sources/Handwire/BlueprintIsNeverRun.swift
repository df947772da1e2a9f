/// Reached only by code that makes an instance of a blueprint or calls its makers, which nobody needs to do.
func blueprintIsNeverRun() -> Never {
  preconditionFailure("A blueprint is read by Handwire, never run: use the graph class that was generated from it.")
}
