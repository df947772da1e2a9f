import Foundation

/// The two streams of the process: findings and results on one, progress and notes on the other.
struct Console: Sendable {
  /// Whether standard output takes colours: a terminal that no `NO_COLOR` forbids them to (no-color.org).
  let isColoured: Bool

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let isForbidden = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    isColoured = !isForbidden && environment["TERM"] != "dumb" && isatty(STDOUT_FILENO) == 1
  }

  func output(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// What is being done, on a terminal alone; the next line of progress or note takes its place.
  func progress(_ line: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    write("\r\u{1B}[K\(line)", to: STDERR_FILENO)
  }

  func endProgress() { progress("") }

  /// One line on standard error.
  func note(_ line: String) { write(line + "\n", to: STDERR_FILENO) }

  /// Whole lines on standard error.
  func notes(_ lines: String) { write(lines, to: STDERR_FILENO) }

  /// One line on standard error that says why the command ends.
  func error(_ problem: some CustomStringConvertible) { note("error: \(problem)") }

  /// A reader that went away (`| head`) is no error of ours.
  private func write(_ text: String, to file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
