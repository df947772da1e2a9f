import HandwireFacts
import Testing

@Suite struct SpellingTests {
  let test = TestProgram(modules: [
    "Platform": [
      "P.swift": """
      public struct Store { public struct Key {} }
      public protocol Clock {}
      public struct Box<T> { public struct Lid<U> {} }
      public struct URL {}
      public struct Platform {}
      """
    ],
    "Trips": [
      "T.swift":
        "public struct Trip { public struct ID {} }\npublic struct Store {}\npublic protocol Repo<Item> { associatedtype Item }"
    ],
    "Added": ["A.swift": "import Trips\nextension Trip { public struct Extra {} }"],
    "App": [
      "App.swift":
        "import Platform\nimport Trips\nimport Added\nstruct Root { struct Part {} }\nstruct Trip {}\nstruct `class` {}\nprotocol Local {}",
      "Bare.swift": "",
    ],
  ])

  @Test func theShortestSourceThatMeansTheTypeIsWritten() {
    let inRoot = test.inside("Root")
    for (text, expected) in [
      ("Platform::Store", "Platform::Store"), ("Trips.Store", "Trips.Store"), ("Trips.Trip", "Trips.Trip"),
      ("Trips.Trip.ID", "Trips.Trip.ID"), ("App.Trip", "Trip"), ("Root.Part", "Root.Part"), ("any Clock", "any Clock"),
      ("(any Clock)?", "(any Clock)?"), ("any Clock & Local", "any Clock & Local"), ("[any Clock]", "[any Clock]"),
      ("Box<Root>.Lid<Root.Part>", "Box<Root>.Lid<Root.Part>"), ("any Repo<Root>", "any Repo<Root>"), ("URL", "URL"),
      ("Foundation::URL", "Foundation.URL"), ("`class`", "`class`"), ("() -> Void", "() -> Void"),
      ("(() -> Root)?", "(() -> Root)?"),
      ("@MainActor @Sendable (Root) async throws -> [Root]", "@MainActor @Sendable (Root) async throws -> [Root]"),
      ("(any Clock).Type", "any Clock.Type"), ("Root.Type", "Root.Type"), ("(a: Int, Root)", "(a: Int, Root)"),
      ("some Clock", "some Clock"),
      ("AnyObject?", "AnyObject?"), ("any Codable", "any Codable"),
      ("(any Codable & Local)?", "(any Codable & Local)?"),
      ("Any?", "Any?"), ("[String: Set<Root>]", "[String: Set<Root>]"), ("Trips.Trip.Extra", "Trips.Trip.Extra"),
      ("(any Error)?", "(any Error)?"),
    ] {
      let type = test.type(text)
      #expect(type.description.isEmpty == false)
      #expect(test.program.spelling(of: type, in: test.app) == expected, "\(text)")
      // What is written means the same when it is read again.
      if !text.hasPrefix("Foundation::") { #expect(test.type(expected) == type, "\(text)") }
    }
    #expect(test.program.spelling(of: test.type("Root.Part"), in: inRoot) == "Part")
    #expect(test.program.spelling(of: test.type("Trips.Trip.ID"), in: inRoot) == "Trips.Trip.ID")
    // Nothing of that name is in reach yet: the import that is needed brings it.
    #expect(test.program.spelling(of: test.type("Trips.Store"), in: test.file("App", "Bare.swift")) == "Store")
  }

  @Test func messagesLeaveModulesOut() {
    #expect(test.program.describe(test.type("Trips.Trip.ID")) == "Trip.ID")
    #expect(test.program.describe(test.type("[any Clock]?")) == "[any Clock]?")
    #expect(test.program.describe(test.type("Box<Root>.Lid<Int>")) == "Box<Root>.Lid<Int>")
  }

  @Test func modulesOfEveryPartAreNeeded() {
    #expect(
      test.program.modulesNeeded(toSpell: test.type("[any Clock: Box<Trips.Trip>]"), in: test.app) == [
        "Platform", "Trips",
      ])
    #expect(test.program.modulesNeeded(toSpell: test.type("Trips.Trip.Extra"), in: test.app) == ["Added", "Trips"])
    #expect(test.program.modulesNeeded(toSpell: test.type("(Root) -> URLSession"), in: test.app) == [])
  }
}

extension ResolvedType {
  fileprivate var description: String { "\(self)" }
}
