/// `typealias Boundaries = Unimplemented`: a protocol, or a struct of closures, that the blueprint takes from what it
/// refines or from its parts, or that nothing binds, is a double that fails the test by name until the test replaces it.
public enum Unimplemented {}
