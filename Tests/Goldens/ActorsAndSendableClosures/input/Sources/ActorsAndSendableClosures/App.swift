import Handwire

actor Log {
  private(set) var lines: [String] = []
  init() {}
  func write(_ line: String) { lines.append(line) }
}

actor Uploads {
  let log: Log
  let makeName: @Sendable () -> String

  init(log: Log, makeName: @escaping @Sendable () -> String) {
    self.log = log
    self.makeName = makeName
  }

  func upload() async -> [String] {
    await log.write(makeName())
    return await log.lines
  }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Given private var makeName: @Sendable () -> String
  @Owned private var log: Log
  @Owned var uploads: Uploads
}
