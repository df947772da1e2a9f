import HandwireFacts

/// Tells whether a type does something that leaves the process, itself or through types that it uses.
struct OutsideReach {
  private let subject: AuditSubject

  /// As many types as are looked through for one.
  private static let most = 40

  init(_ subject: AuditSubject) { self.subject = subject }

  /// Protocols are not looked behind: what stands there is another dependency's.
  func reachesOutside(_ type: TypeIdentifier, ownCode: OwnCode) -> Bool {
    var seen: Set<TypeIdentifier> = [type]
    var pending = [type]
    while let next = pending.popLast() {
      let files = Set(
        subject.program.declarations(of: next).map(\.path) + subject.program.extensions(of: next).map(\.path))
      for path in files.sorted() {
        guard let audit = ownCode.audit(of: path) else { continue }
        if audit.facts.imports.contains(where: { mayReachOutside($0.module) }) { return true }
      }
      for member in ownCode.storedProperties(of: next) {
        if let text = member.property?.type?.description, Self.names.contains(where: { text.hasPrefix($0) }) {
          return true
        }
      }
      for part in ownCode.parts(of: next) {
        for node in part.root.all {
          guard node.kind == .name || node.kind == .typeName || node.kind == .metatype else { continue }
          if node.kind == .name, Self.names.contains(node.text) { return true }
          guard node.kind == .name, node.text.first?.isUppercase == true,
            case .type(let named) = part.audit.code.reference(of: node),
            let used = ServiceKinds.identifier(of: named), !subject.program.declarations(of: used).isEmpty
          else { continue }
          switch subject.program.kind(of: .nominal(used, arguments: [])) {
          case .class, .actor:
            if seen.count > Self.most { return true }
            if seen.insert(used).inserted { pending.append(used) }
          case .value, .protocol, .function, .unknown: continue
          }
        }
      }
      for superclass in subject.program.supertypeNames(of: .nominal(next, arguments: [])) {
        guard subject.program.kind(of: .nominal(superclass, arguments: [])) == .class else {
          continue
        }
        if seen.insert(superclass).inserted { pending.append(superclass) }
      }
      for stored in ownCode.storedProperties(of: next) {
        guard let expression = stored.property?.type,
          case .found(let type) = subject.program.resolve(expression, in: stored.context)
        else { continue }
        if isUnknownObject(type) { return true }
        guard let used = ServiceKinds.identifier(of: type) else { continue }
        switch subject.program.kind(of: .nominal(used, arguments: [])) {
        case .class, .actor: if seen.insert(used).inserted { pending.append(used) }
        case .value, .protocol, .function, .unknown: continue
        }
      }
    }
    return false
  }

  /// A library's module may do anything, unless it is known to draw, to lay out or to pass values on.
  private func mayReachOutside(_ module: String) -> Bool {
    if Self.modules.contains(module) { return true }
    return subject.program.module(named: module) == nil && !Self.harmless.contains(module)
  }

  /// Of a library that was not read, or that a bridging header brings.
  private func isUnknownObject(_ type: ResolvedType) -> Bool {
    switch type {
    case .optional(let wrapped): return isUnknownObject(wrapped)
    case .external(let path, _):
      guard let name = path.first, subject.program.kind(of: type) == .unknown else { return false }
      return !Self.harmlessPrefixes.contains { name.hasPrefix($0) }
    case .nominal, .existential, .opaque, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack,
      .unknown:
      return false
    }
  }

  private static let harmless: Set<String> = [
    "Accelerate", "AppKit", "Collections", "Combine", "ComposableArchitecture", "CoreGraphics", "CoreImage", "CoreText",
    "CryptoKit", "Foundation", "Observation", "OrderedCollections", "QuartzCore", "ReactorKit", "RxCocoa", "RxRelay",
    "RxSwift", "SnapKit", "SwiftUI", "Swift", "Then", "UIKit", "UniformTypeIdentifiers", "os", "simd",
  ]
  private static let harmlessPrefixes = [
    "AnyCancellable", "BehaviorRelay", "BehaviorSubject", "CA", "CG", "CurrentValueSubject", "DisposeBag", "NS",
    "PassthroughSubject",
    "PublishRelay", "PublishSubject", "Set", "UI",
  ]

  private static let modules: Set<String> = [
    "AVFoundation", "AVKit", "ActivityKit", "AdServices", "Alamofire", "AppTrackingTransparency",
    "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CloudKit", "Contacts", "CoreBluetooth", "CoreData", "CoreLocation", "CoreMotion",
    "CoreNFC", "CoreSpotlight", "CoreTelephony", "EventKit", "Firebase", "FirebaseAnalytics", "FirebaseCrashlytics",
    "FirebaseMessaging", "FirebaseRemoteConfig", "GRDB", "GameKit", "HealthKit", "KeychainAccess",
    "LocalAuthentication",
    "MediaPlayer", "MessageUI", "MultipeerConnectivity", "NIO", "Network", "NetworkExtension", "Nuke", "Kingfisher",
    "PassKit",
    "Photos", "PhotosUI", "PushKit", "Realm", "RealmSwift", "SQLite", "SQLite3", "Security", "Sentry", "Speech",
    "StoreKit", "SwiftData", "SystemConfiguration", "UserNotifications", "Vision", "WatchConnectivity", "WebKit",
    "WidgetKit",
  ]

  private static let names: Set<String> = [
    "Bundle", "CFRunLoopGetMain", "Data", "Date", "NSXPCConnection", "NSXPCListener", "Defaults", "DispatchQueue",
    "FileHandle", "FileManager", "Keychain", "Locale", "NSApp",
    "NSApplication", "NSPasteboard", "NSWorkspace", "NotificationCenter", "OSLog", "Logger", "Process", "ProcessInfo",
    "SecItemAdd", "SecItemCopyMatching", "Task", "TimeZone", "Timer", "UIApplication", "UIDevice", "UIPasteboard",
    "UIScreen", "URLSession", "UserDefaults", "WKWebView",
  ]
}
