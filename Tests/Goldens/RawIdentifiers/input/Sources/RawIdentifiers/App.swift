import Handwire

struct `Trip of a lifetime` {
  let `the title`: String
}

final class `class` {
  let `in`: `Trip of a lifetime`
  let `as`: Int

  init(in trip: `Trip of a lifetime`, `as` number: Int) {
    self.in = trip
    self.as = number
  }
}

final class 店 {
  let 名前: String
  let `repeat`: `class`
  let 🚀: Void

  init(名前: String, repeat: `class`) {
    self.名前 = 名前
    self.repeat = `repeat`
    🚀 = ()
  }
}

struct `Type` {
  let 店: 店
  let `init`: Int
}

struct AppBlueprint: Blueprint {
  @Given private var `in`: `Trip of a lifetime`
  @Given private var `as`: Int
  @Given private var 名前: String
  @Owned private var `repeat`: `class`
  @Owned var `the shop`: 店

  func `make it`(`init`: Int) -> `Type` { built() }
  func `switch`(`init`: Int) -> `Type` { built() }
}
