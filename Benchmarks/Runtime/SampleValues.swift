import HandwireAmbient

final class Settings: Sendable {
  let limit: Int

  init(limit: Int) { self.limit = limit }
}

enum SettingsKey: AmbientKey {
  static var live: Settings { Settings(limit: 1) }
}

enum LimitKey: AmbientKey {
  static var live: Int { 1 }
}

extension AmbientValues {
  var settings: Settings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
  var limit: Int {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }
}

/// What a person writes who passes the value to `init`.
final class PlainModel: Sendable {
  let settings: Settings
  let limit: Int

  init(settings: Settings, limit: Int) {
    self.settings = settings
    self.limit = limit
  }
}

final class AmbientModel: Sendable {
  private let ambientSettings = Ambient(\.settings)
  private let ambientLimit = Ambient(\.limit)

  var settings: Settings { ambientSettings.wrappedValue }
  var limit: Int { ambientLimit.wrappedValue }
}

/// What a person writes by hand for a value that is bound to the task.
enum HandWritten {
  @TaskLocal static var limit = 1
}
