/// `typealias Lookup = ByType`: the graph class gets `resolve() -> T` for each type that one of its readable members has.
public enum ByType {}
