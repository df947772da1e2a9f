import HandwireFacts

/// Which ambient values are system-like, and which are services.
public enum AmbientKeys {
  /// - Parameter path: of the key path (`date`, `apiClient.load`), or the type that is the key.
  public static func isSystemLike(_ path: String) -> Bool {
    let first = path.split(separator: ".").first.map(String.init) ?? path
    return systemLike.contains(first.lowercased())
  }

  private static let systemLike: Set<String> = [
    "assert", "bundle", "calendar", "clock", "colorscheme", "context", "continuousclock", "date", "dategenerator",
    "dismiss", "environment", "filemanager", "firetick", "isenabled", "locale", "logger", "log", "mainqueue",
    "mainrunloop", "notificationcenter", "now", "openurl", "opensettings", "processinfo", "random",
    "randomnumbergenerator",
    "scheduler", "suspendingclock", "timezone", "urlopener", "urlsession", "userdefaults", "appstorage", "uuid",
    "uuidgenerator", "withrandomnumbergenerator", "defaultappstorage", "defaultfilestorage", "defaultinmemorystorage",
    "backgroundqueue", "firedate", "uuidsource",
  ]
}
