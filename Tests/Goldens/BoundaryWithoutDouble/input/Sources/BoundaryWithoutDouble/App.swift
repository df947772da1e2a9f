import Foundation
import Handwire

struct AppBlueprint: Blueprint {
  @Owned(Store<String>.self) private var store: any Storing<String>
  @Owned(Pipe.self) private var pipe: any Reading & Writing
  @Owned(Dice.roll) private var roll: @Sendable () -> Int
  @Owned var game: Game
  static func unused() -> @Sendable () -> Int { { 1 } }
}

/// Neither has a double: all three are to be stated.
struct TestAppBlueprint: Blueprint {
  typealias Refines = AppBlueprint
  typealias Boundaries = Unimplemented
}

protocol Storing<Item> {
  associatedtype Item
  func load() -> [Item]
}

protocol Reading {}
protocol Writing {}
struct Pipe: Reading, Writing {}

struct Store<Item>: Storing {
  func load() -> [Item] { [] }
}

enum Dice {
  static func roll() -> @Sendable () -> Int { { 4 } }
}

final class Game {
  init(store: any Storing<String>, pipe: any Reading & Writing, roll: @escaping @Sendable () -> Int) {}
}
