extension KnownTypes {
  /// Top-level types of the smaller modules that come with the toolchain.
  static let toolchainModules: [(module: String, table: String)] = [
    (
      "Dispatch",
      """
      class DispatchGroup DispatchIO DispatchQueue DispatchSemaphore: <DispatchObject Sendable
      class DispatchSource: <DispatchObject DispatchSourceRead DispatchSourceSignal DispatchSourceTimer DispatchSourceUserDataAdd DispatchSourceUserDataOr DispatchSourceUserDataReplace DispatchSourceWrite Sendable
      class DispatchObject DispatchWorkItem: 
      class<1> DispatchSpecificKey: ~Sendable
      enum DispatchPredicate: Sendable
      enum DispatchTimeInterval: Equatable Sendable
      enum DispatchTimeoutResult: Hashable Sendable
      protocol DispatchSourceProtocol: 
      protocol DispatchSourceRead DispatchSourceSignal DispatchSourceTimer DispatchSourceUserDataAdd DispatchSourceUserDataOr DispatchSourceUserDataReplace DispatchSourceWrite: DispatchSourceProtocol
      struct DispatchData: DataProtocol
      struct DispatchDataIterator: IteratorProtocol Sequence
      struct DispatchQoS: Equatable Sendable
      struct DispatchTime DispatchWallTime: Comparable Sendable
      struct DispatchWorkItemFlags: OptionSet
      """
    ),
    (
      "Synchronization",
      """
      noncopyable struct<1> Atomic: ?Sendable
      noncopyable struct<1> AtomicLazyReference: ~Sendable
      noncopyable struct<1> Mutex: Sendable
      protocol AtomicOptionalRepresentable: AtomicRepresentable
      protocol AtomicRepresentable: 
      struct AtomicLoadOrdering AtomicStoreOrdering AtomicUpdateOrdering: CustomStringConvertible Hashable Sendable
      struct WordPair: AtomicRepresentable Comparable CustomDebugStringConvertible CustomStringConvertible Hashable Sendable
      """
    ),
    (
      "Observation",
      """
      protocol Observable: 
      struct ObservationRegistrar: Decodable Encodable Hashable Sendable
      struct<2> Observations: AsyncSequence Sendable
      """
    ),
    (
      "RegexBuilder",
      """
      enum RegexComponentBuilder: 
      struct AlternationBuilder: 
      struct Anchor CharacterClass: RegexComponent
      struct<1> Capture ChoiceOf Local Lookahead NegativeLookahead One OneOrMore Optionally Reference Repeat TryCapture ZeroOrMore: RegexComponent
      """
    ),
  ]
}
