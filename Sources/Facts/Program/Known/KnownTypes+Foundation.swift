extension KnownTypes {
  /// Top-level types of Foundation as they are on Linux; other platforms add more.
  static let foundation: [(module: String, table: String)] = [
    (
      "Foundation",
      """
      class BlockOperation: <Operation CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol Sendable
      class Bundle FileHandle HTTPCookie HTTPCookieStorage Operation Pipe Process Progress URLAuthenticationChallenge URLCache URLCredentialStorage URLSession URLSessionTaskMetrics URLSessionTaskTransactionMetrics UnitConverter: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol Sendable
      class ByteCountFormatter EnergyFormatter LengthFormatter MassFormatter: <Formatter CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding NSCopying NSObjectProtocol
      class CachedURLResponse URLProtectionSpace URLSessionConfiguration: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSObjectProtocol Sendable
      class DateFormatter DateIntervalFormatter NumberFormatter PersonNameComponentsFormatter: <Formatter CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding NSCopying NSObjectProtocol Sendable
      class Dimension: <Unit CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSObjectProtocol NSSecureCoding Sendable
      class FileManager JSONDecoder JSONEncoder ProcessInfo PropertyListDecoder PropertyListEncoder: Sendable
      class Formatter NSNotification: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding NSCopying NSObjectProtocol
      class HTTPURLResponse: <URLResponse CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSObjectProtocol NSSecureCoding Sendable
      class Host JSONSerialization NSCoder NotificationQueue PropertyListSerialization RunLoop Stream Thread Timer URLProtocol UserDefaults: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      class ISO8601DateFormatter: <Formatter CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSObjectProtocol NSSecureCoding
      class InputStream OutputStream: <Stream CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      class NSAffineTransform NSCalendar NSDateComponents NSMeasurement NSOrthography NSPersonNameComponents NSTextCheckingResult NSTimeZone: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSObjectProtocol NSSecureCoding
      class NSArray NSOrderedSet: <NSObject CustomDebugStringConvertible CustomReflectable CustomStringConvertible ExpressibleByArrayLiteral Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sequence
      class NSAttributedString NSCharacterSet NSURLRequest: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding
      class NSComparisonPredicate NSCompoundPredicate: <NSPredicate CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSObjectProtocol Sendable
      class NSCountedSet: <NSMutableSet CustomDebugStringConvertible CustomReflectable CustomStringConvertible Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sendable Sequence
      class NSData: <NSObject CustomDebugStringConvertible CustomStringConvertible DataProtocol Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding
      class NSDate NSDateInterval: <NSObject Comparable CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSObjectProtocol NSSecureCoding Sendable
      class NSDecimalNumber: <NSNumber Comparable CustomDebugStringConvertible CustomStringConvertible ExpressibleByBooleanLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral Hashable NSCopying NSObjectProtocol NSSecureCoding Sendable
      class NSDecimalNumberHandler: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding NSDecimalNumberBehaviors NSObjectProtocol Sendable
      class NSDictionary: <NSObject CustomDebugStringConvertible CustomReflectable CustomStringConvertible ExpressibleByDictionaryLiteral Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sequence
      class NSEnumerator: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol Sequence
      class NSError: <NSObject CustomDebugStringConvertible CustomStringConvertible Error Hashable NSCopying NSObjectProtocol NSSecureCoding Sendable
      class NSExpression NSPredicate NSSortDescriptor NSURLComponents Port PortMessage Scanner: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSObjectProtocol
      class NSIndexPath: <NSObject Comparable CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSObjectProtocol NSSecureCoding
      class NSIndexSet: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sequence
      class NSKeyedArchiver NSKeyedUnarchiver: <NSCoder CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      class NSLocale NSNull NSRegularExpression NSURL NSURLQueryItem NSUUID NSValue URLCredential URLResponse Unit: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSObjectProtocol NSSecureCoding Sendable
      class NSCondition NSConditionLock NSLock NSRecursiveLock: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable NSLocking NSObjectProtocol Sendable
      class NSMutableArray: <NSArray CustomDebugStringConvertible CustomReflectable CustomStringConvertible ExpressibleByArrayLiteral Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sendable Sequence
      class NSMutableAttributedString: <NSAttributedString CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sendable
      class NSMutableCharacterSet: <NSCharacterSet CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sendable
      class NSMutableData: <NSData CustomDebugStringConvertible CustomStringConvertible DataProtocol Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sendable
      class NSMutableDictionary: <NSDictionary CustomDebugStringConvertible CustomReflectable CustomStringConvertible ExpressibleByDictionaryLiteral Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sendable Sequence
      class NSMutableIndexSet: <NSIndexSet CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sendable Sequence
      class NSMutableOrderedSet: <NSOrderedSet CustomDebugStringConvertible CustomReflectable CustomStringConvertible ExpressibleByArrayLiteral Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sendable Sequence
      class NSMutableSet: <NSSet CustomDebugStringConvertible CustomReflectable CustomStringConvertible Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sendable Sequence
      class NSMutableString: <NSString CVarArg Comparable CustomDebugStringConvertible CustomStringConvertible ExpressibleByStringLiteral Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sendable
      class NSMutableURLRequest: <NSURLRequest CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sendable
      class NSNumber: <NSValue Comparable CustomDebugStringConvertible CustomStringConvertible ExpressibleByBooleanLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral Hashable NSCopying NSObjectProtocol NSSecureCoding Sendable
      class NSObject: CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      class NSSet: <NSObject CustomDebugStringConvertible CustomReflectable CustomStringConvertible Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding Sequence
      class NSString: <NSObject CVarArg Comparable CustomDebugStringConvertible CustomStringConvertible ExpressibleByStringLiteral Hashable NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding
      class NotificationCenter: CustomStringConvertible Equatable Sendable
      class OperationQueue: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable ProgressReporting Sendable
      class SocketPort: <Port CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSObjectProtocol
      class URLSessionDataTask URLSessionDownloadTask URLSessionStreamTask URLSessionWebSocketTask: <URLSessionTask CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying ProgressReporting Sendable
      class URLSessionTask: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying ProgressReporting Sendable
      class URLSessionUploadTask: <URLSessionDataTask CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying ProgressReporting Sendable
      class UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume: <Dimension CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSObjectProtocol NSSecureCoding Sendable
      class UnitConverterLinear: <UnitConverter CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol NSSecureCoding Sendable
      class<2> NSCache: <NSObject CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol
      enum AttributeDynamicLookup AttributeScopes CurrencyFormatStyleConfiguration DescriptiveNumberFormatConfiguration NumberFormatStyleConfiguration PredicateExpressions: 
      enum ComparisonResult: Decodable Encodable Hashable RawRepresentable Sendable
      enum InflectionRule SortOrder: Decodable Encodable Hashable Sendable
      enum CGRectEdge NSRectEdge QualityOfService tls_ciphersuite_t tls_protocol_version_t: Hashable RawRepresentable Sendable
      protocol AttributeScope: DecodingConfigurationProviding EncodingConfigurationProviding
      protocol AttributedStringProtocol: AttributedStringAttributeMutation CustomStringConvertible Hashable Sendable
      protocol DataProtocol: RandomAccessCollection
      protocol DiscreteFormatStyle ParseableFormatStyle: FormatStyle
      protocol DecodableAttributedStringKey EncodableAttributedStringKey MarkdownDecodableAttributedStringKey: AttributedStringKey
      protocol FileManagerDelegate: Sendable
      protocol FormatStyle ParseStrategy: Decodable Encodable Hashable
      protocol MutableDataProtocol: DataProtocol MutableCollection RangeReplaceableCollection
      protocol NSCacheDelegate ProgressReporting: NSObjectProtocol
      protocol AttributedStringAttributeMutation AttributedStringKey ContiguousBytes DecodableWithConfiguration DecodingConfigurationProviding EncodableWithConfiguration EncodingConfigurationProviding NSCoding NSCopying NSDecimalNumberBehaviors NSKeyedArchiverDelegate NSKeyedUnarchiverDelegate NSLocking NSMutableCopying NSObjectProtocol PortDelegate PredicateExpression StreamDelegate: 
      protocol NSSecureCoding: NSCoding
      protocol CustomNSError LocalizedError RecoverableError: Error Sendable
      protocol ReferenceConvertible: CustomDebugStringConvertible CustomStringConvertible Hashable
      protocol SortComparator: Hashable Sendable
      protocol StandardPredicateExpression: Decodable Encodable PredicateExpression Sendable
      protocol URLAuthenticationChallengeSender URLProtocolClient URLSessionDelegate: NSObjectProtocol Sendable
      protocol URLSessionDataDelegate URLSessionDownloadDelegate URLSessionStreamDelegate URLSessionWebSocketDelegate: Sendable URLSessionTaskDelegate
      protocol URLSessionTaskDelegate: Sendable URLSessionDelegate
      struct AffineTransform: Decodable Encodable ReferenceConvertible Sendable
      struct AttributeContainer: CustomStringConvertible Hashable Sendable
      struct AttributedString: AttributedStringProtocol ExpressibleByStringLiteral Sendable
      struct AttributedSubstring: AttributedStringProtocol Sendable
      struct ByteCountFormatStyle StringStyle: FormatStyle Sendable
      struct CGFloat: BinaryFloatingPoint CVarArg CustomReflectable CustomStringConvertible Decodable Encodable Sendable
      struct CharacterSet: Decodable Encodable ReferenceConvertible Sendable SetAlgebra
      struct Data: ContiguousBytes CustomDebugStringConvertible CustomReflectable CustomStringConvertible Decodable Encodable Hashable MutableDataProtocol Sendable
      struct Date: CustomDebugStringConvertible CustomPlaygroundDisplayConvertible CustomReflectable CustomStringConvertible Decodable Encodable Hashable Sendable Strideable
      struct DateInterval: Comparable CustomDebugStringConvertible CustomReflectable CustomStringConvertible Decodable Encodable Hashable Sendable
      struct Decimal: CustomStringConvertible Decodable Encodable ExpressibleByFloatLiteral Hashable Sendable SignedNumeric Strideable
      struct DiscontiguousAttributedSubstring: AttributedStringAttributeMutation CustomStringConvertible Hashable Sendable
      struct FileProtectionType: RawRepresentable Sendable
      struct IndexPath: Comparable CustomReflectable Decodable Encodable ExpressibleByArrayLiteral MutableCollection RandomAccessCollection ReferenceConvertible Sendable
      struct IndexSet: BidirectionalCollection CustomReflectable Decodable Encodable ReferenceConvertible Sendable SetAlgebra
      struct Locale: CustomDebugStringConvertible CustomReflectable CustomStringConvertible Decodable Encodable Hashable Sendable
      struct CGPoint CGRect CGSize FormatStyleCapitalizationContext Morphology OperatingSystemVersion: Decodable Encodable Hashable Sendable
      struct AttributeScopeCodableConfiguration NSAffineTransformStruct NSEdgeInsets: Sendable
      struct AlignmentOptions NSBinarySearchingOptions NSEnumerationOptions NSSortOptions: OptionSet Sendable
      struct FileAttributeKey FileAttributeType HTTPCookiePropertyKey NSExceptionName NSTextCheckingKey ProgressKind ProgressUserInfoKey StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StringTransform URLFileResourceType URLResourceKey: Hashable RawRepresentable Sendable
      struct NSIndexSetIterator: IteratorProtocol
      struct NSZone: ExpressibleByNilLiteral
      struct Notification: CustomReflectable ReferenceConvertible
      struct ObjCBool: CustomReflectable CustomStringConvertible ExpressibleByBooleanLiteral Sendable
      struct Calendar DateComponents PersonNameComponents TimeZone URLComponents: CustomReflectable Decodable Encodable ReferenceConvertible Sendable
      struct PredicateError: CustomDebugStringConvertible Error Hashable Sendable
      struct URL: CustomPlaygroundDisplayConvertible Decodable Encodable ReferenceConvertible Sendable
      struct CocoaError POSIXError URLError: CustomNSError CustomStringConvertible Hashable Sendable
      struct URLQueryItem: CustomDebugStringConvertible CustomReflectable CustomStringConvertible Hashable Sendable
      struct URLRequest: CustomReflectable ReferenceConvertible Sendable
      struct PredicateBindings URLResourceValues: 
      struct UUID: Comparable CustomReflectable CustomStringConvertible Decodable Encodable Hashable Sendable
      struct<1> ComparableComparator KeyPathComparator: Sendable SortComparator
      struct<1> FloatingPointFormatStyle IntegerFormatStyle: ?CustomConsumingRegexComponent ?FormatStyle ?ParseableFormatStyle ?RegexComponent Decodable Encodable Hashable Sendable
      struct<1> FloatingPointParseStrategy IntegerParseStrategy: ?ParseStrategy ?Sendable Decodable Encodable Hashable
      struct<1> Measurement: ?CustomReflectable ?Decodable ?Encodable ?Sendable Comparable ReferenceConvertible
      struct<1> Predicate: CustomDebugStringConvertible CustomStringConvertible Sendable
      struct<1> ScopedAttributeContainer: Sendable
      struct<1> SortDescriptor: Decodable Encodable Sendable SortComparator
      struct<2> CodableConfiguration: ?Equatable ?Hashable ?Sendable Decodable Encodable
      struct<2> Expression: CustomDebugStringConvertible CustomStringConvertible Sendable
      struct<2> ListFormatStyle: ?Sendable FormatStyle
      alias TimeInterval: Double
      alias unichar: UInt16
      alias NSPoint: CGPoint
      alias NSSize: CGSize
      alias NSRect: CGRect
      class NSPredicate NSManagedObject: <NSObject NSObjectProtocol
      """
    )
  ]
}
