import Foundation

/// Runs blocking work on all cores.
enum Parallel {
  /// Results in the order of the input.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: elements.count)
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      results.set(transform(elements[index]), at: index)
    }
    return results.all
  }

  private final class Results<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value?]

    init(count: Int) { values = Array(repeating: nil, count: count) }
    func set(_ value: Value, at index: Int) { lock.withLock { values[index] = value } }
    var all: [Value] { lock.withLock { values.compactMap { $0 } } }
  }
}
