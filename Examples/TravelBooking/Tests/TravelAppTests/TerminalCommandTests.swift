import BookingInterface
import Testing

@testable import TravelApp

@Suite struct TerminalCommandTests {
  @Test func linesBecomeCommands() {
    #expect(TerminalCommand("sign-in a@b.c secret") == .signIn(email: "a@b.c", password: "secret"))
    #expect(TerminalCommand("  trips ") == .trips)
    #expect(TerminalCommand("pay oslo 4242 4242") == .pay(Trip.ID(rawValue: "oslo"), card: "4242 4242"))
    #expect(TerminalCommand("ask why not?") == .ask("why not?"))
  }

  @Test(arguments: ["", "trips please", "show", "pay oslo", "fly"])
  func otherLinesAreNone(line: String) {
    #expect(TerminalCommand(line) == nil)
  }

  @Test func everyLineOfTheDemonstrationIsACommand() {
    #expect(Demonstration.script.allSatisfy { TerminalCommand($0) != nil })
  }
}
