import Handwire

final class Formatter {
  nonisolated(unsafe) static var count = 0

  init() { Formatter.count += 1 }
}

final class List {
  let formatter: Formatter

  init(formatter: Formatter) { self.formatter = formatter }
}

final class Detail {
  let formatter: Formatter

  init(formatter: Formatter) { self.formatter = formatter }
}

struct AppBlueprint: Blueprint {
  @Built var formatter: Formatter
  @Owned var list: List
  @Owned var detail: Detail
}
