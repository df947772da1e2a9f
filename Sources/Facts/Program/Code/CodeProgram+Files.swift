import Foundation

extension CodeProgram {
  /// Runs `work` for every file of those modules, on all cores and big stacks; results in the order of modules and files.
  public func map<Result: Sendable>(
    modules: [Module], _ work: @escaping @Sendable (FileCode) -> Result
  ) -> [Result] {
    let files = modules.flatMap { module in module.files.map { (module.name, $0) } }
    let results = FileResults<Result>(count: files.count)
    let program = self
    DeepStack.run(count: files.count) { index in
      let (module, file) = files[index]
      results.set(work(FileCode(file, module: module, program: program)), at: index)
    }
    return results.all
  }
}

/// One slot for each file; a lock keeps the slots of different threads apart.
private final class FileResults<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var slots: [Result?]

  init(count: Int) { slots = Array(repeating: nil, count: count) }

  func set(_ result: Result, at index: Int) { lock.withLock { slots[index] = result } }

  var all: [Result] { lock.withLock { slots.compactMap { $0 } } }
}
