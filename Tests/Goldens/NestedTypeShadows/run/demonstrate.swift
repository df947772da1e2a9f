@MainActor
public func demonstrate() async {
  print(AppGraph(options: Options(), parserOptions: Parser.Options()).parser.options.name)
}
