extension KnownTypes {
  /// Top-level types of the standard library as Swift 6.3 declares them, concurrency and regular expressions included.
  static let standardLibrary: [(module: String, table: String)] = [
    (
      "Swift",
      """
      actor MainActor: Actor GlobalActor Sendable
      class AnyKeyPath: CustomDebugStringConvertible Hashable
      class<1> PartialKeyPath: <AnyKeyPath CustomDebugStringConvertible Hashable
      class<1> TaskLocal: CustomStringConvertible Sendable
      class<2> KeyPath: <PartialKeyPath CustomDebugStringConvertible Hashable
      class<2> ManagedBuffer: 
      class<2> ReferenceWritableKeyPath: <WritableKeyPath CustomDebugStringConvertible Hashable
      class<2> WritableKeyPath: <KeyPath CustomDebugStringConvertible Hashable
      enum DecodingError EncodingError: CustomDebugStringConvertible LocalizedError Sendable
      enum FloatingPointClassification FloatingPointRoundingRule: Hashable Sendable
      enum FloatingPointSign: Hashable RawRepresentable Sendable
      enum Never: AtomicRepresentable Comparable Decodable Encodable Error Identifiable Sendable SortComparator
      enum CommandLine UnboundedRange_ Unicode: Sendable
      enum UnicodeDecodingResult: Equatable Sendable
      enum<1> MemoryLayout: Sendable
      enum<1> Optional: ?AtomicRepresentable CustomDebugStringConvertible CustomReflectable ExpressibleByNilLiteral ~Decodable ~DecodableWithConfiguration ~Encodable ~EncodableWithConfiguration ~Equatable ~Hashable ~Sendable
      enum<2> Result: ~Equatable ~Hashable ~Sendable
      noncopyable struct ExecutorJob Job MutableRawSpan OutputRawSpan: Sendable
      noncopyable struct<1> MutableSpan OutputSpan: ~Sendable
      protocol BidirectionalCollection MutableCollection RangeReplaceableCollection: Collection
      protocol BinaryFloatingPoint: ExpressibleByFloatLiteral FloatingPoint
      protocol BinaryInteger: CustomStringConvertible Hashable Numeric Strideable
      protocol CodingKey: CustomDebugStringConvertible CustomStringConvertible Sendable
      protocol Collection LazySequenceProtocol: Sequence
      protocol AdditiveArithmetic Comparable Hashable: Equatable
      protocol CustomConsumingRegexComponent: RegexComponent
      protocol CustomLeafReflectable: CustomReflectable
      protocol DurationProtocol: AdditiveArithmetic Comparable Sendable
      protocol AsyncIteratorProtocol AsyncSequence BitwiseCopyable CVarArg CaseIterable CodingKeyRepresentable Copyable CustomDebugStringConvertible CustomPlaygroundDisplayConvertible CustomReflectable CustomStringConvertible Decodable Decoder Encodable Encoder Equatable Escapable ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByUnicodeScalarLiteral GlobalActor Identifiable IteratorProtocol KeyedDecodingContainerProtocol KeyedEncodingContainerProtocol MirrorPath RandomNumberGenerator RangeExpression RawRepresentable RegexComponent SIMDScalar SIMDStorage Sendable SendableMetatype Sequence SingleValueDecodingContainer SingleValueEncodingContainer StringInterpolationProtocol TextOutputStream TextOutputStreamable UnicodeCodec UnkeyedDecodingContainer UnkeyedEncodingContainer: 
      protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral
      protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral
      protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral
      protocol FixedWidthInteger: BinaryInteger LosslessStringConvertible
      protocol FloatingPoint: Hashable SignedNumeric Strideable
      protocol InstantProtocol: Comparable Hashable Sendable
      protocol LazyCollectionProtocol: Collection LazySequenceProtocol
      protocol LosslessStringConvertible: CustomStringConvertible
      protocol Numeric: AdditiveArithmetic ExpressibleByIntegerLiteral
      protocol OptionSet: RawRepresentable SetAlgebra
      protocol RandomAccessCollection: BidirectionalCollection
      protocol SIMD: CustomStringConvertible Decodable Encodable ExpressibleByArrayLiteral Hashable SIMDStorage
      protocol SerialExecutor TaskExecutor: Executor Sendable
      protocol SetAlgebra: Equatable ExpressibleByArrayLiteral
      protocol SignedInteger: BinaryInteger SignedNumeric
      protocol SignedNumeric: Numeric
      protocol Strideable: Comparable
      protocol StringProtocol: BidirectionalCollection Comparable ExpressibleByStringInterpolation Hashable LosslessStringConvertible TextOutputStream TextOutputStreamable
      protocol Actor Clock Error Executor UnsafeSendable: Sendable
      protocol UnsignedInteger: BinaryInteger
      struct AnyHashable: CustomDebugStringConvertible CustomReflectable CustomStringConvertible Hashable
      struct AnyIndex: Comparable
      struct AnyRegexOutput: RandomAccessCollection
      struct Bool: AtomicRepresentable CVarArg CustomReflectable Decodable Encodable ExpressibleByBooleanLiteral Hashable LosslessStringConvertible Sendable
      struct CVaListPointer: CustomDebugStringConvertible
      struct CancellationError: Error Sendable
      struct Character: Comparable CustomDebugStringConvertible CustomReflectable ExpressibleByExtendedGraphemeClusterLiteral Hashable LosslessStringConvertible Sendable TextOutputStreamable
      struct CodingUserInfoKey: Hashable RawRepresentable Sendable
      struct ContinuousClock SuspendingClock: Clock Sendable
      struct DefaultStringInterpolation: CustomStringConvertible Sendable StringInterpolationProtocol TextOutputStream
      struct Duration: AtomicRepresentable CustomStringConvertible Decodable DurationProtocol Encodable Hashable Sendable
      struct Double Float: AtomicRepresentable BinaryFloatingPoint CVarArg CustomDebugStringConvertible CustomReflectable Decodable Encodable LosslessStringConvertible SIMDScalar Sendable TextOutputStreamable
      struct Float16: AtomicRepresentable BinaryFloatingPoint CustomDebugStringConvertible Decodable Encodable LosslessStringConvertible SIMDScalar Sendable TextOutputStreamable
      struct Float80: BinaryFloatingPoint CVarArg CustomDebugStringConvertible CustomReflectable LosslessStringConvertible Sendable TextOutputStreamable
      struct Hasher RawSpan UnownedSerialExecutor: Sendable
      struct Int: AtomicRepresentable CVarArg CodingKeyRepresentable CustomReflectable Decodable Encodable FixedWidthInteger MirrorPath SIMDScalar Sendable SignedInteger
      struct Int128: AtomicRepresentable CustomReflectable Decodable Encodable FixedWidthInteger Sendable SignedInteger
      struct Int16 Int32 Int64 Int8: AtomicRepresentable CVarArg CustomReflectable Decodable Encodable FixedWidthInteger SIMDScalar Sendable SignedInteger
      struct JobPriority: Comparable Sendable
      struct Mirror: CustomReflectable CustomStringConvertible
      struct ObjectIdentifier: AtomicOptionalRepresentable Comparable CustomDebugStringConvertible Hashable Sendable
      struct OpaquePointer: AtomicOptionalRepresentable CVarArg CustomDebugStringConvertible Hashable
      struct StaticBigInt: CustomDebugStringConvertible CustomReflectable ExpressibleByIntegerLiteral Sendable
      struct StaticString: CustomDebugStringConvertible CustomReflectable CustomStringConvertible ExpressibleByStringLiteral Sendable
      struct String: CVarArg CodingKeyRepresentable CustomDebugStringConvertible CustomReflectable Decodable Encodable MirrorPath RangeReplaceableCollection Sendable StringProtocol
      struct Substring: CustomDebugStringConvertible CustomReflectable RangeReplaceableCollection Sendable StringProtocol
      struct SystemRandomNumberGenerator: RandomNumberGenerator Sendable
      struct TaskPriority: Comparable CustomStringConvertible Decodable Encodable RawRepresentable Sendable
      struct UInt128: AtomicRepresentable CustomReflectable Decodable Encodable FixedWidthInteger Sendable UnsignedInteger
      struct UInt UInt16 UInt32 UInt64 UInt8: AtomicRepresentable CVarArg CustomReflectable Decodable Encodable FixedWidthInteger SIMDScalar Sendable UnsignedInteger
      struct DiscardingTaskGroup UTF8Span: 
      struct UnownedJob: CustomStringConvertible Sendable
      struct UnownedTaskExecutor: Equatable Sendable
      struct RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind UnsafeCurrentTask: Hashable
      struct UnsafeMutableRawBufferPointer: AtomicRepresentable ContiguousBytes CustomDebugStringConvertible MutableCollection RandomAccessCollection
      struct UnsafeRawBufferPointer: AtomicRepresentable ContiguousBytes CustomDebugStringConvertible DataProtocol
      struct UnsafeMutableRawPointer UnsafeRawPointer: AtomicOptionalRepresentable CustomDebugStringConvertible CustomReflectable Hashable Strideable
      struct<1> AnyBidirectionalCollection: BidirectionalCollection
      struct<1> AnyCollection: Collection
      struct<1> AnyIterator: IteratorProtocol Sequence
      struct<1> AnyRandomAccessCollection: RandomAccessCollection
      struct<1> AnySequence: Sequence
      struct<1> Array: ?ContiguousBytes ?DataProtocol ?MutableDataProtocol CustomDebugStringConvertible CustomReflectable CustomStringConvertible ExpressibleByArrayLiteral MutableCollection RandomAccessCollection RangeReplaceableCollection ~Decodable ~DecodableWithConfiguration ~Encodable ~EncodableWithConfiguration ~Equatable ~Hashable ~Sendable
      struct<1> ArraySlice: ?ContiguousBytes ?DataProtocol CustomDebugStringConvertible CustomReflectable CustomStringConvertible ExpressibleByArrayLiteral MutableCollection RandomAccessCollection RangeReplaceableCollection ~Equatable ~Hashable ~Sendable
      struct<1> AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncPrefixSequence AsyncPrefixWhileSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingPrefixWhileSequence: ?Sendable ~AsyncSequence
      struct<1> AsyncStream: AsyncSequence ~Sendable
      struct<1> ClosedRange Range: ?BidirectionalCollection ?Collection ?CustomDebugStringConvertible ?CustomReflectable ?CustomStringConvertible ?Decodable ?Encodable ?Equatable ?Hashable ?RandomAccessCollection ?RangeExpression ?Sendable ?Sequence
      struct<1> CollectionDifference: ?Decodable ?Encodable Collection ~Equatable ~Hashable ~Sendable
      struct<1> CollectionOfOne: ?ContiguousBytes CustomDebugStringConvertible CustomReflectable MutableCollection RandomAccessCollection ~Sendable
      struct<1> ContiguousArray: ?ContiguousBytes ?DataProtocol ?MutableDataProtocol CustomDebugStringConvertible CustomReflectable CustomStringConvertible ExpressibleByArrayLiteral MutableCollection RandomAccessCollection RangeReplaceableCollection ~Decodable ~Encodable ~Equatable ~Hashable ~Sendable
      struct<1> DefaultIndices: ?Sendable ?Sequence ~BidirectionalCollection ~Collection ~RandomAccessCollection
      struct<1> DiscontiguousSlice: ?CustomStringConvertible ?Equatable ?Hashable ?Sendable ?Sequence ~BidirectionalCollection ~Collection
      struct<1> DropFirstSequence DropWhileSequence PrefixSequence: ?Sendable ~Sequence
      struct<1> EmptyCollection: ?ContiguousBytes ?DataProtocol Equatable MutableCollection RandomAccessCollection Sendable
      struct<1> EnumeratedSequence: ?BidirectionalCollection ?Sendable ~Collection ~RandomAccessCollection ~Sequence
      struct<1> FlattenSequence: ?BidirectionalCollection ?Collection ?Sendable ?Sequence
      struct<1> IndexingIterator: ?IteratorProtocol ?Sendable ?Sequence
      struct<1> IteratorSequence: ?Sendable ?Sequence ~IteratorProtocol
      struct<1> JoinedSequence: ?Sendable ?Sequence
      struct<1> KeyedDecodingContainer: KeyedDecodingContainerProtocol
      struct<1> KeyedEncodingContainer: KeyedEncodingContainerProtocol
      struct<1> LazyDropWhileSequence LazyFilterSequence LazyPrefixWhileSequence: ?LazyCollectionProtocol ?LazySequenceProtocol ~BidirectionalCollection ~Collection ~Sequence
      struct<1> LazySequence: ?LazyCollectionProtocol ?LazySequenceProtocol ?Sendable ~BidirectionalCollection ~Collection ~RandomAccessCollection ~Sequence
      struct<1> PartialRangeFrom: ?Decodable ?Encodable ?RangeExpression ?Sendable ?Sequence
      struct<1> PartialRangeThrough PartialRangeUpTo: ?Decodable ?Encodable ?RangeExpression ?Sendable
      struct<1> RangeSet: ?CustomStringConvertible ?Equatable ?Hashable ?Sendable
      struct<1> Regex: RegexComponent
      struct<1> Repeated: ?DataProtocol RandomAccessCollection ~Sendable
      struct<1> ReversedCollection: ?Collection ?LazySequenceProtocol ?Sendable ?Sequence ~BidirectionalCollection ~RandomAccessCollection
      struct<1> SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8: ?CustomDebugStringConvertible ?Sendable SIMD
      struct<1> SIMDMask: ?Sendable SIMD
      struct<1> Set: Collection CustomDebugStringConvertible CustomReflectable CustomStringConvertible SetAlgebra ~Decodable ~Encodable ~Hashable ~Sendable
      struct<1> Slice: ?ContiguousBytes ?LazySequenceProtocol ?Sendable ?Sequence ~BidirectionalCollection ~Collection ~DataProtocol ~MutableCollection ~RandomAccessCollection ~RangeReplaceableCollection
      struct<1> Span: ~Sendable
      struct<1> StrideThrough StrideTo: ?CustomReflectable ?Sendable ?Sequence
      struct<1> StrideThroughIterator StrideToIterator: ?IteratorProtocol ?Sendable
      struct<1> TaskGroup: ?AsyncSequence
      struct<1> ThrowingDiscardingTaskGroup: 
      struct<1> Unmanaged: AtomicOptionalRepresentable ~Sendable
      struct<1> UnsafeBufferPointer: ?ContiguousBytes ?DataProtocol AtomicRepresentable CustomDebugStringConvertible RandomAccessCollection
      struct<1> UnsafeMutableBufferPointer: ?ContiguousBytes AtomicRepresentable CustomDebugStringConvertible MutableCollection RandomAccessCollection
      struct<1> UnsafeMutablePointer UnsafePointer: AtomicOptionalRepresentable CVarArg CustomDebugStringConvertible CustomReflectable Hashable Strideable
      struct<2> AsyncCompactMapSequence AsyncMapSequence AsyncThrowingCompactMapSequence AsyncThrowingMapSequence AsyncThrowingStream: ?AsyncSequence ?Sendable
      struct<2> AsyncFlatMapSequence AsyncThrowingFlatMapSequence: ?Sendable ~AsyncSequence
      struct<2> CheckedContinuation UnsafeContinuation: Sendable
      struct<2> Dictionary: ?Equatable ?Hashable Collection CustomDebugStringConvertible CustomReflectable CustomStringConvertible ExpressibleByDictionaryLiteral ~Decodable ~Encodable ~Sendable
      struct<2> InlineArray: ?Sendable
      struct<2> KeyValuePairs: CustomDebugStringConvertible CustomStringConvertible ExpressibleByDictionaryLiteral RandomAccessCollection ~Sendable
      struct<2> LazyMapSequence: ?BidirectionalCollection ?Collection ?LazyCollectionProtocol ?LazySequenceProtocol ?RandomAccessCollection ?Sequence
      struct<2> ManagedBufferPointer: Equatable
      struct<2> Task: ?Equatable ?Hashable Sendable
      struct<2> ThrowingTaskGroup: ?AsyncSequence
      struct<2> UnfoldSequence: IteratorProtocol Sequence ~Sendable
      struct<2> Zip2Sequence: ?Sendable ~Sequence
      alias CChar CSignedChar: Int8
      alias CUnsignedChar CChar8: UInt8
      alias CUnsignedShort CChar16: UInt16
      alias CUnsignedInt: UInt32
      alias CUnsignedLong: UInt
      alias CUnsignedLongLong: UInt64
      alias CShort: Int16
      alias CInt: Int32
      alias CLong IntegerLiteralType: Int
      alias CLongLong: Int64
      alias CFloat Float32: Float
      alias CDouble Float64 FloatLiteralType: Double
      alias CBool BooleanLiteralType: Bool
      alias StringLiteralType: String
      """
    )
  ]
}
