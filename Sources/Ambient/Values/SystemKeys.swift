import Dispatch
import Foundation

enum DateKey: AmbientKey {
  static var live: DateSource { DateSource { Date() } }

  /// Only live in truth, but `$0.date.now = noon` reads it before it replaces it.
  static var test: DateSource {
    DateSource {
      LiveOnly.noteCall(of: DateKey.self)
      return Date()
    }
  }
}

enum UUIDKey: AmbientKey {
  static let name = "uuid"
  static var live: UUIDSource { UUIDSource { UUID() } }
}

enum RandomNumbersKey: AmbientKey {
  static var live: RandomNumberSource {
    RandomNumberSource {
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
enum ClockKey: AmbientKey {
  static var live: any Clock<Duration> { ContinuousClock() }
}

enum MainSchedulerKey: AmbientKey {
  static var live: WorkScheduler { .queue(.main) }
}

enum BackgroundSchedulerKey: AmbientKey {
  static var live: WorkScheduler { .queue(.global()) }
}

enum OpenURLKey: AmbientKey {
  static let name = "openURL"
  static var live: URLOpener { .system }
}

enum LogKey: AmbientKey {
  static var live: LogWriter { .system }
  static var test: LogWriter { .silent }
}

enum LocaleKey: AmbientKey {
  static var live: Locale { .autoupdatingCurrent }
  static var test: Locale { Locale(identifier: "en_US_POSIX") }
}

enum TimeZoneKey: AmbientKey {
  static var live: TimeZone { .autoupdatingCurrent }
  static var test: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

enum CalendarKey: AmbientKey {
  static var live: Calendar { .autoupdatingCurrent }

  /// Of the test's own locale and time zone, so replacing either is seen here.
  static var test: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = AmbientValues.current.locale
    calendar.timeZone = AmbientValues.current.timeZone
    return calendar
  }
}
