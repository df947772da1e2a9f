import Foundation

/// Brings the disk to what was planned: all of it, or after a failure nothing.
public struct OutputWriter: Sendable {
  /// `rename(2)`; replaced in tests to fail on purpose.
  private let rename: @Sendable (_ from: String, _ to: String) -> Int32

  public init() { rename = { Foundation.rename($0, $1) } }

  init(rename: @escaping @Sendable (String, String) -> Int32) { self.rename = rename }

  public func apply(_ changes: [OutputChange]) throws(OutputError) {
    var transaction = OutputTransaction(rename: rename)
    do {
      for change in changes {
        switch change.kind {
        case .created, .updated: try transaction.prepare(change.contents, for: change.path)
        case .unchanged, .removed: break
        }
      }
      for change in changes {
        switch change.kind {
        case .created, .updated: try transaction.replace(change.path)
        case .removed: try transaction.remove(change.path)
        case .unchanged: break
        }
      }
    } catch {
      transaction.rollBack()
      throw error
    }
    transaction.finish()
  }
}
