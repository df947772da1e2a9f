/// Why a type expression names nothing: never `.found`.
struct LookupFailure: Error {
  var lookup: TypeLookup

  static func notFound(_ name: String, _ candidates: [TypeIdentifier] = []) -> LookupFailure {
    LookupFailure(lookup: .notFound(name: name, candidates: candidates))
  }

  static func ambiguous(_ name: String, _ candidates: [TypeIdentifier]) -> LookupFailure {
    LookupFailure(lookup: .ambiguous(name: name, candidates: candidates.sorted()))
  }
}
