import BookingInterface

/// What a traveller can type.
enum TerminalCommand: Equatable {
  case signIn(email: String, password: String)
  case trips
  case show(Trip.ID)
  case pay(Trip.ID, card: String)
  case cancel(Trip.ID)
  case ask(String)
  case signOut
  case help
  case quit

  static let overview = """
    sign-in EMAIL PASSWORD   begin a session (try mia@example.com and the password travel)
    trips                    list your trips
    show TRIP                one trip
    pay TRIP CARD            pay for a trip (try 4242 4242 4242 4242)
    cancel TRIP              cancel a trip; what was paid comes back
    ask QUESTION             let the assistant plan your days
    sign-out                 end the session
    quit
    """

  /// Nil for a line that is none of them.
  init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    let rest = words.dropFirst()
    switch (words.first, rest.count) {
    case ("sign-in", 2): self = .signIn(email: words[1], password: words[2])
    case ("trips", 0): self = .trips
    case ("show", 1): self = .show(Trip.ID(rawValue: words[1]))
    case ("pay", 2...): self = .pay(Trip.ID(rawValue: words[1]), card: rest.dropFirst().joined(separator: " "))
    case ("cancel", 1): self = .cancel(Trip.ID(rawValue: words[1]))
    case ("ask", 1...): self = .ask(rest.joined(separator: " "))
    case ("sign-out", 0): self = .signOut
    case ("help", 0): self = .help
    case ("quit", 0): self = .quit
    default: return nil
    }
  }
}
