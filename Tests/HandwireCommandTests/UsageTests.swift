import Foundation
import Testing

@Suite("The command line")
struct UsageTests {
  @Test(
    "says in one line what is wrong and what was meant",
    arguments: [
      ([], "no command is given; 'handwire --help' lists them"),
      (["generat"], "unknown command 'generat'; did you mean 'generate'?"),
      (["frobnicate"], "unknown command 'frobnicate'; 'handwire --help' lists them"),
      (["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
      (["generate", "--chek"], "unknown option '--chek'; did you mean '--check'?"),
      (["generate", "-x"], "unknown option '-x'; '--help' lists them"),
      (["generate", "--output"], "option '--output' needs a value: --output DIR"),
      (["generate", "--output", "--check"], "option '--output' needs a value: --output DIR"),
      (["generate", "--output="], "option '--output' needs a value: --output DIR"),
      (["generate", "--check=yes"], "option '--check' takes no value"),
      (["generate", "--check", "--check"], "option '--check' is given twice"),
      (["generate", "--format", "jsn"], "'jsn' is no value of '--format'; did you mean 'json'?"),
      (["generate", "--format=yaml"], "'yaml' is no value of '--format'; it takes text, json, sarif, xcode, github"),
      (["generate", "a", "b"], "unexpected argument 'b': 'generate' takes one PATH"),
      (["generate", "--output-file", "x"], "'--output-file' and '--module' need each other"),
      (["generate", "--modules", "x", "y"], "'--modules' and a PATH exclude each other"),
      (["generate", "/does/not/exist"], "'/does/not/exist' does not exist"),
      (["audit", "--rule", "locator-call", "--rule"], "option '--rule' needs a value: --rule ID"),
      (["audit", "--rule", "unreadable-fil"], "unknown rule 'unreadable-fil'; did you mean 'unreadable-file'?"),
      (["audit", "--count", "--format", "json"], "'--count' prints text, so it goes with no other '--format'"),
      (["audit", "--ci", "--no-baseline"], "'--ci' and '--no-baseline' exclude each other"),
      (["freeze", "--shrink", "--compare", "x"], "'--compare' and '--shrink' exclude each other"),
      (["freeze", "--compare", "/no", "/dev/null"], "'/no' does not exist"),
      (["generate", "--", "--check"], "'--check' does not exist"),
      (["generate", "--modules", "/no.json"], "'/no.json' does not exist"),
      (["generate", "--config", "/no.json", "/"], "'/no.json' does not exist"),
    ] as [([String], String)])
  func wrong(words: [String], problem: String) throws {
    let result = try HandwireProcess.run(words)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors == "error: \(problem)\n")
  }

  @Test("reports several failures before it ends")
  func several() throws {
    let result = try HandwireProcess.run(["generate", "--chek", "--fromat", "x", "a"])
    #expect(result.status == 2)
    #expect(result.errorLines.count == 3)
    let paths = try HandwireProcess.run(["generate", "/none", "--config", "/none.json"])
    #expect(paths.status == 2)
    #expect(paths.errorLines == ["error: '/none' does not exist", "error: '/none.json' does not exist"])
  }

  @Test("helps with all commands and with each", arguments: [["--help"], ["-h"], ["help"]])
  func help(words: [String]) throws {
    let result = try HandwireProcess.run(words)
    #expect(result.status == 0)
    #expect(result.errors == "")
    for command in ["audit", "freeze", "generate", "graph", "explain"] {
      #expect(result.output.contains("\n  \(command) "))
      let own = try HandwireProcess.run([command, "--help"])
      #expect(own.status == 0)
      #expect(own.output.contains("USAGE: handwire \(command)"))
      #expect(try HandwireProcess.run(["help", command]).output == own.output)
    }
  }

  @Test("keeps its help within 120 columns")
  func width() throws {
    let text = try [["--help"], ["audit", "--help"], ["freeze", "--help"], ["generate", "--help"]]
      .map { try HandwireProcess.run($0).output }.joined()
    #expect(text.split(separator: "\n").filter { $0.count > 120 } == [])
  }

  @Test("tells its version")
  func version() throws {
    let result = try HandwireProcess.run(["--version"])
    #expect(result.status == 0)
    #expect(result.output.wholeMatch(of: #/handwire \d+\.\d+\.\d+\n/#) != nil)
  }
}
