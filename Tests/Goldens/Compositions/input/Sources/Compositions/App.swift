import Handwire

protocol Reading: AnyObject {
  var text: String { get }
}

protocol Writing {
  func write(_ text: String)
}

typealias Storing = Reading & Writing

class Device {
  let name: String
  init(name: String) { self.name = name }
}

final class Disk: Device, Reading, Writing, @unchecked Sendable {
  var text = ""
  func write(_ text: String) { self.text = text }
}

final class Memory: Storing {
  var text = "memory"
  init() {}
  func write(_ text: String) { self.text = text }
}

final class Copier {
  let from: any Writing & Reading
  let to: Device & Reading & Sendable

  init(from: any Writing & Reading, to: any Device & Reading & Sendable) {
    self.from = from
    self.to = to
  }
}

struct Viewer {
  let reader: any Reading
  let storing: (any Storing)?
}

struct AppBlueprint: Blueprint {
  @Given private var name: String
  @Owned(Disk.init(name:)) private var disk: any Device & Reading & Sendable
  @Owned(Memory.self) private var memory: any Storing
  @Owned var copier: Copier

  func makeViewer(reader: any Reading) -> Viewer { built() }
}
