import Handwire

// All shapes of parameters.

protocol ArgumentsStep {
  var title: String { get }
}
struct ArgumentsFirst: ArgumentsStep { let title = "first" }
struct ArgumentsSecond: ArgumentsStep { let title = "second" }
@MainActor final class ArgumentsPlan {
  let text: String
  init(_ steps: any ArgumentsStep..., separator: String = "-", all: [any ArgumentsStep]) {
    text = steps.map(\.title).joined(separator: separator) + " \(all.count)"
  }
}
@MainActor final class ArgumentsLater {
  let value: () -> ArgumentsBox
  init(value: @autoclosure @escaping () -> ArgumentsBox) { self.value = value }
}
final class ArgumentsBox {}
@resultBuilder enum ArgumentsBuilder {
  static func buildBlock(_ parts: ArgumentsBox...) -> [ArgumentsBox] { parts }
}
@MainActor final class ArgumentsBuilt {
  let count: Int
  init(@ArgumentsBuilder boxes: () -> [ArgumentsBox]) { count = boxes().count }
}
struct ArgumentsCache<Item> {
  let box: ArgumentsBox
}
@MainActor final class ArgumentsGeneric {
  let cache: ArgumentsCache<Int>
  let optional: ArgumentsBox?
  let both: (ArgumentsCache<Int>, ArgumentsCache<String>)
  init(cache: ArgumentsCache<Int>, optional: ArgumentsBox?, text: ArgumentsCache<String>) {
    self.cache = cache
    self.optional = optional
    both = (cache, text)
  }
}
@propertyWrapper struct ArgumentsClamped {
  var wrappedValue: Int
}
struct ArgumentsWrapped {
  @ArgumentsClamped var level: Int
}
@MainActor final class ArgumentsLate {
  let make: (String, Int) -> ArgumentsPair
  init(make: @escaping (String, Int) -> ArgumentsPair) { self.make = make }
}
struct ArgumentsPair {
  let text: String
  let number: Int
  let box: ArgumentsBox
}

@MainActor
struct ArgumentsBlueprint: Blueprint {
  @Owned var first: ArgumentsFirst
  @Owned var second: ArgumentsSecond
  @Owned var plan: ArgumentsPlan
  @Owned var box: ArgumentsBox
  @Owned var later: ArgumentsLater
  @Owned var built: ArgumentsBuilt
  @Owned var generic: ArgumentsGeneric
  @Given var level: Int
  @Owned var wrapped: ArgumentsWrapped
  @Owned var late: ArgumentsLate
  @Owned var none: ArgumentsBox?
  @Given(.members) var inner: ArgumentsInner
  static func boxes(box: ArgumentsBox) -> [ArgumentsBox] { [box] }
}
struct ArgumentsInner {
  let deep: ArgumentsDeep
}
struct ArgumentsDeep {
  let value = 5
}

@MainActor func demonstrateArguments() {
  let graph = ArgumentsGraph(level: 4, inner: ArgumentsInner(deep: ArgumentsDeep()))
  print(graph.plan.text, graph.later.value() === graph.box, graph.built.count)
  print(graph.generic.cache.box === graph.box, graph.generic.optional === graph.box, graph.wrapped.level)
  print(graph.late.make("x", 2).number, graph.late.make("y", 3).text)
}

// prints: first-second 2 true 1
// prints: true false 4
// prints: 2 y
