import Foundation

#if canImport(os)
  import os
#endif

/// Writes lines for those who look after the program.
public struct LogWriter: Sendable {
  private let write: @Sendable (LogLevel, String) -> Void

  public init(_ write: @escaping @Sendable (LogLevel, String) -> Void) {
    self.write = write
  }

  public func callAsFunction(_ level: LogLevel = .info, _ message: @autoclosure () -> String) {
    write(level, message())
  }

  /// Keeps nothing.
  public static let silent = LogWriter { _, _ in }

  /// The unified log on Apple systems, standard error elsewhere.
  public static let system = LogWriter { level, message in
    #if canImport(os)
      Logger().log(level: level.systemLevel, "\(message, privacy: .public)")
    #else
      FileHandle.standardError.write(Data("\(level.rawValue): \(message)\n".utf8))
    #endif
  }
}

#if canImport(os)
  extension LogLevel {
    fileprivate var systemLevel: OSLogType {
      switch self {
      case .debug: .debug
      case .info: .info
      case .notice: .default
      case .error: .error
      case .fault: .fault
      }
    }
  }
#endif
