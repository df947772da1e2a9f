import Handwire

final class Log {
  nonisolated(unsafe) static var lines: [String] = []
}

struct AppBlueprint: Blueprint {
  @Child var session: SessionGraph?

  static func end() { Log.lines.append("app") }
}

struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint
  typealias Parts = (FirstPart, SecondPart)

  @Child var checkout: CheckoutGraph?

  static func end() { Log.lines.append("session") }
}

struct FirstPart: BlueprintPart {
  static func end() { Log.lines.append("first part") }
}

struct SecondPart: BlueprintPart {
  static func end() { Log.lines.append("second part") }
}

struct CheckoutBlueprint: Blueprint {
  typealias Parent = SessionBlueprint

  @Given var amount: Int

  static func end() { Log.lines.append("checkout") }
}
