import Handwire

struct Options {
  var name = "outer"
}

final class Parser {
  struct Options {
    var name = "inner"
  }

  let options: Options

  init(options: Options) { self.options = options }
}

struct AppBlueprint: Blueprint {
  @Given private var options: Options
  @Given private var parserOptions: Parser.Options
  @Owned var parser: Parser
}
