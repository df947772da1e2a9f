import Handwire

final class Log {
  let file: String
  let line: Int
  let level: Int

  init(file: String = #fileID, line: Int = #line, level: Int = 1) {
    self.file = file
    self.line = line
    self.level = level
  }
}

final class Session: Sendable {
  init(name: String, isolation: isolated (any Actor)? = #isolation) async {}
}

struct AppBlueprint: Blueprint {
  @Given private var level: Int
  @Given private var line: Int
  @Given private var name: String
  @Owned var log: Log
  @Owned var lineCount: LineCount
  @Owned var session: Session
}

struct LineCount { let line: Int }
