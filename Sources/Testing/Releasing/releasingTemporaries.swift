#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// Lets nothing that `body` looked at live on in an autorelease pool or in a variable of its caller.
@inline(never)
func releasingTemporaries<Result>(_ body: () -> Result) -> Result {
  #if canImport(ObjectiveC)
    autoreleasepool { body() }
  #else
    body()
  #endif
}
