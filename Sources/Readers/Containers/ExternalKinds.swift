import HandwireFacts

/// What names alone say of types that were not read.
enum ExternalKinds {
  static func kind(of path: [String], known: TypeKind) -> FetchedKind {
    guard let name = path.last else { return .unknown }
    if path.count > 1 { return isServiceName(name) ? .object : .value }
    if values.contains(name) || valueEndings.contains(where: { name.hasSuffix($0) }) { return .value }
    switch known {
    case .value, .function: return .value
    case .class, .actor, .protocol: return .object
    case .unknown:
      if isServiceName(name) { return .object }
      return name.hasPrefix("CG") || name.hasPrefix("UILayout") ? .value : .unknown
    }
  }

  /// What a struct is called that does something.
  static func isServiceName(_ name: String) -> Bool { serviceEndings.contains { name.hasSuffix($0) } }

  /// What such types inherit are values, data or views.
  static func isOfValues(_ name: String) -> Bool { ofValues.contains(name) }

  /// What a class is called that is shown.
  static func isLook(_ name: String) -> Bool {
    [
      "Appearance", "Asset", "Assets", "Button", "Cell", "Color", "Colors", "Font", "Fonts", "Icon", "Icons", "Image",
      "Images", "Label", "Palette", "Style", "Styles", "Theme", "View", "Window",
    ].contains {
      name.hasSuffix($0)
    }
  }

  static func isCoding(_ name: String) -> Bool { ["Codable", "Decodable", "Encodable"].contains(name) }

  private static let serviceEndings = [
    "API", "Cache", "Client", "Controller", "Coordinator", "Engine", "Factory", "Fetcher", "Gateway", "Handler",
    "Interactor", "Keychain", "Loader", "Logger", "Manager", "Monitor", "Provider", "Reporter", "Repository", "Router",
    "Service", "Storage", "Store", "Tracker", "UseCase",
  ]

  private static let ofValues: Set<String> = [
    "Codable", "CodingKey", "Decodable", "Encodable", "Error", "LocalizedError", "NSManagedObject", "PersistentModel",
    "View", "ViewModifier", "App", "Scene", "Shape", "ButtonStyle", "UIView", "NSView", "UIControl", "UIButton",
    "UIWindow", "NSWindow", "UITableViewCell", "UICollectionViewCell", "UILabel", "UIImageView", "Object",
    "XCTestCase", "NSValueTransformer",
  ]

  private static let valueEndings = [
    "Color", "Configuration", "Date", "Decoder", "Encoder", "Font", "Formatter", "ID", "Identifier", "Image", "Insets",
    "Key", "KeyPath", "Lock", "Name", "Notification", "Options", "Point", "Publisher", "Queue", "Rect", "Relay", "Size",
    "Status", "Style", "Subject", "Token", "Window",
  ]

  private static let values: Set<String> = [
    "AnyCancellable", "AnyObject", "AnyView", "Animation", "AsyncStream", "AsyncThrowingStream", "Binding", "Bool",
    "Cancellable", "CharacterSet", "DisposeBag", "Disposable", "Driver", "Error", "Gradient", "LocalizedStringKey",
    "LocalizedStringResource", "Locale", "Logger.Message", "NSArray", "NSAttributedString", "NSCache", "NSCondition",
    "NSData", "NSDictionary", "NSError", "NSMutableAttributedString", "NSMutableArray", "NSMutableDictionary",
    "NSMutableSet", "NSNumber", "NSObject", "NSObjectProtocol", "NSOrderedSet", "NSPredicate", "NSRegularExpression",
    "NSSet", "NSSortDescriptor", "NSString", "NSURL", "NSUUID", "Notification", "Observable", "OperationQueue",
    "Progress", "Published", "Regex", "Semaphore", "DispatchSemaphore", "DispatchGroup", "DispatchWorkItem", "Signal",
    "Single", "Task", "Thread", "Timer", "UIEdgeInsets", "UIInterfaceOrientationMask", "UIUserInterfaceIdiom",
    "UIUserInterfaceStyle", "UIView", "UIWindow", "NSWindow", "NSView", "UIBarButtonItem", "NSMenu", "NSMenuItem",
    "UIScreen", "UITraitCollection", "UIStoryboard", "UINib", "NSEntityDescription",
  ]
}
