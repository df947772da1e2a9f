/// Which shared instances of types that were not read are objects, and which are values or styles.
enum SystemSingletons {
  /// - Parameter type: its last component.
  static func isObject(_ type: String) -> Bool {
    !type.hasSuffix("Scheduler") && objectSuffixes.contains { type.hasSuffix($0) }
  }

  static func isObject(_ type: String, accessor: String) -> Bool {
    guard type.first?.isUppercase == true, !values.contains(type) else { return false }
    if isObject(type) { return true }
    // `default` and `standard` of other types are mostly styles and options.
    return sharedAccessors.contains(accessor) && !otherSuffixes.contains { type.hasSuffix($0) }
  }

  private static let objectSuffixes = [
    "Application", "Cache", "Center", "Client", "Controller", "Defaults", "Device", "Index", "Library", "Logger",
    "Manager", "Monitor", "Pipeline", "Processor", "Provider", "Queue", "Registry", "Service", "Session", "Storage",
    "Store",
    "Tracker", "Workspace",
  ]

  private static let sharedAccessors: Set<String> = ["shared", "sharedInstance", "sharedManager"]
  /// Containers are another rule's.
  private static let otherSuffixes = ["Configuration", "Container", "Scheduler", "Scope"]

  private static let values: Set<String> = [
    "Calendar", "DefaultImageProcessor", "Locale", "MainActor", "NSPrintInfo", "QualityOfService", "TimeZone",
  ]
}
