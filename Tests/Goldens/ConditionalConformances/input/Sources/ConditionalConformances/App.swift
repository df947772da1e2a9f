import Handwire

protocol Feed {
  var titles: [String] { get }
}

struct Story: Feed {
  let titles: [String]
}

struct Number {}

extension Array: Feed where Element: Feed {
  var titles: [String] { flatMap(\.titles) }
}

extension Optional: Feed where Wrapped: Feed {
  var titles: [String] { map(\.titles) ?? [] }
}

extension Dictionary: Feed where Key == String, Value: Feed {
  var titles: [String] { keys.sorted() }
}

struct Screen {
  let feed: any Feed
}

final class Badge<Source: Feed> {
  let source: Source
  init(source: Source) { self.source = source }
}

struct ArrayBlueprint: Blueprint {
  @Given private var stories: [Story]
  @Given private var numbers: [Number]
  @Owned var screen: Screen
  @Owned var badge: Badge<[Story]>
  @Owned var counter: Counter
}

struct Counter {
  let numbers: [Number]
}

struct DictionaryBlueprint: Blueprint {
  @Given private var stories: [String: Story]
  @Given private var others: [Int: Story]
  @Owned var screen: Screen
  @Owned var shelf: Shelf
}

struct Shelf {
  let others: [Int: Story]
}

struct OptionalBlueprint: Blueprint {
  @Given private var story: [[Story]]?
  @Owned var screen: Screen
}
