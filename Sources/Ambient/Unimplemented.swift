import Foundation

/// An endpoint that no test gave a meaning: it fails the test that reaches it, by name, and returns `placeholder`.
///
/// Put it into a client's test value, so that a test has to replace just the endpoints that it uses. Outside of tests a
/// line on standard error is all that happens. `path` says how one gets there from a graph.
public func unimplemented<each Argument, Result>(
  _ endpoint: String, of client: Any.Type? = nil, path: String = "",
  returning placeholder: @autoclosure @escaping @Sendable () -> Result
) -> @Sendable (repeat each Argument) -> Result {
  let unimplemented = UnimplementedEndpoint(endpoint, of: client, path: path)
  return { (_: repeat each Argument) in
    unimplemented.report()
    return placeholder()
  }
}

/// An endpoint without a result that no test gave a meaning: it fails the test that reaches it, by name.
public func unimplemented<each Argument>(
  _ endpoint: String, of client: Any.Type? = nil, path: String = ""
) -> @Sendable (repeat each Argument) -> Void {
  unimplemented(endpoint, of: client, path: path, returning: ())
}

/// An endpoint that no test gave a meaning: it fails the test that reaches it, by name, and throws.
public func unimplemented<each Argument, Result>(
  _ endpoint: String, of client: Any.Type? = nil, path: String = ""
) -> @Sendable (repeat each Argument) throws -> Result {
  let unimplemented = UnimplementedEndpoint(endpoint, of: client, path: path)
  return { (_: repeat each Argument) in
    unimplemented.report()
    throw unimplemented
  }
}
