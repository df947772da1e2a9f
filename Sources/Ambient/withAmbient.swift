/// Runs `operation` with ambient values replaced: for its tasks, its child tasks and all that they call.
///
/// `update` sees the values as they are around the call, and what it changes holds until `operation` returns. Objects
/// that `operation` makes keep what was replaced; see ``Ambient``.
@inlinable
@discardableResult
public func withAmbient<Result, Failure: Error>(
  _ update: (inout AmbientValues) throws(Failure) -> Void,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let layer = try layer(updating: update)
  defer { layer.cache.forgetViews() }
  return try AmbientContext.local.withValue(layer) { outcome(of: operation) }.get()
}

/// Runs `operation` with ambient values replaced, in the caller's isolation.
@inlinable
@discardableResult
public func withAmbient<Result, Failure: Error>(
  isolation: isolated (any Actor)? = #isolation,
  _ update: (inout AmbientValues) throws(Failure) -> Void,
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let layer = try layer(updating: update)
  defer { layer.cache.forgetViews() }
  return try await withLayer(layer, isolation: isolation, operation: operation)
}

@inlinable
func layer<Failure: Error>(
  updating update: (inout AmbientValues) throws(Failure) -> Void
) throws(Failure) -> AmbientContext {
  let surroundings = AmbientContext.current
  let scope = surroundings.scope()
  var values = AmbientValues(scope)
  if scope === surroundings {
    try update(&values)
  } else {
    let updated = AmbientContext.local.withValue(scope) {
      outcome(of: { () throws(Failure) in try update(&values) })
    }
    try updated.get()
  }
  return values.context
}

@inlinable
func withLayer<Result, Failure: Error>(
  _ layer: AmbientContext, isolation: isolated (any Actor)?, operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await AmbientContext.local.withValue(
    layer,
    operation: {
      do throws(Failure) {
        return Swift.Result<Result, Failure>.success(try await operation())
      } catch {
        return .failure(error)
      }
    }, isolation: isolation
  ).get()
}

/// `TaskLocal` knows untyped throws only.
@inlinable
func outcome<Result, Failure: Error>(
  of operation: () throws(Failure) -> Result
) -> Swift.Result<Result, Failure> {
  do throws(Failure) {
    return .success(try operation())
  } catch {
    return .failure(error)
  }
}
