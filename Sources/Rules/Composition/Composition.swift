/// Where wiring is taken to belong.
struct Composition: Sendable {
  /// What is told of it; sorted.
  let paths: [CompositionPath]
  /// For each file that holds some: indices into its facts' `bodies`.
  let placed: [String: Set<Int>]
}
