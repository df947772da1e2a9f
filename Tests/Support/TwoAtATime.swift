/// Results in the order of the input; two run at a time, for each mostly waits for a process that uses a core.
public func twoAtATime<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @escaping @Sendable (Element) async -> Result
) async -> [Result] {
  await withTaskGroup(of: (Int, Result).self) { group in
    var results: [Int: Result] = [:]
    for (index, element) in elements.enumerated() {
      if index >= 2, let (done, result) = await group.next() { results[done] = result }
      group.addTask { (index, await transform(element)) }
    }
    for await (done, result) in group { results[done] = result }
    return elements.indices.compactMap { results[$0] }
  }
}
