import Foundation

extension AmbientValues {
  /// The time of day. Has no test value.
  public var date: DateSource {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }

  /// Makes UUIDs. Has no test value.
  public var uuid: UUIDSource {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }

  /// Random numbers. Has no test value.
  public var randomNumbers: RandomNumberSource {
    get { self[RandomNumbersKey.self] }
    set { self[RandomNumbersKey.self] = newValue }
  }

  /// Measures time and sleeps. Has no test value.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public var clock: any Clock<Duration> {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }

  /// Runs work on the main queue. Has no test value.
  public var mainScheduler: WorkScheduler {
    get { self[MainSchedulerKey.self] }
    set { self[MainSchedulerKey.self] = newValue }
  }

  /// Runs work on a queue of the system's. Has no test value.
  public var backgroundScheduler: WorkScheduler {
    get { self[BackgroundSchedulerKey.self] }
    set { self[BackgroundSchedulerKey.self] = newValue }
  }

  /// Hands a URL to the system. Has no test value.
  public var openURL: URLOpener {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Writes to the log; silent in tests.
  public var log: LogWriter {
    get { self[LogKey.self] }
    set { self[LogKey.self] = newValue }
  }

  /// The user's locale; `en_US_POSIX` in tests.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The user's time zone; GMT in tests.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The user's calendar; in tests a Gregorian one of the test's locale and time zone.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}
