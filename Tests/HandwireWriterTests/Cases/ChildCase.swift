import Handwire

// Child scopes: what they inherit, and how they end.

@MainActor final class ChildLog {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}
protocol ChildAPI: AnyObject {
  var name: String { get }
}
final class ChildPlainAPI: ChildAPI { let name = "plain" }
final class ChildAuthorizedAPI: ChildAPI {
  let name: String
  init(api: any ChildAPI, token: String) { name = "\(token)+\(api.name)" }
}
@MainActor final class ChildFormatter {
  init(log: ChildLog) { log.add("formatter") }
}
@MainActor final class ChildTrips {
  let api: any ChildAPI
  let formatter: ChildFormatter
  init(api: any ChildAPI, formatter: ChildFormatter) {
    self.api = api
    self.formatter = formatter
  }
}
@MainActor final class ChildPayments {
  let api: any ChildAPI
  let formatter: ChildFormatter
  init(api: any ChildAPI, formatter: ChildFormatter) {
    self.api = api
    self.formatter = formatter
  }
}
@MainActor final class ChildCheckoutModel {
  let payments: ChildPayments
  let plain: any ChildAPI
  init(payments: ChildPayments, api: any ChildAPI) {
    self.payments = payments
    plain = api
  }
}

@MainActor
struct ChildRootBlueprint: Blueprint {
  @Given var log: ChildLog
  @Owned(ChildPlainAPI.self, .onFirstUse) var api: any ChildAPI
  @Built var formatter: ChildFormatter
  @Child var session: ChildSessionGraph?

  static func end(log: ChildLog) { log.add("end root") }
}

@MainActor
struct ChildSessionBlueprint: Blueprint {
  typealias Parent = ChildRootBlueprint
  typealias Parts = ChildSessionPart

  @Given private var token: String
  @Owned(ChildAuthorizedAPI.self) var api: any ChildAPI
  @Owned var trips: ChildTrips
  @Child var checkout: ChildCheckoutGraph?

  static func end(log: ChildLog) { log.add("end session") }
}

@MainActor
struct ChildSessionPart: BlueprintPart {
  @Owned var payments: ChildPayments

  static func end(payments: ChildPayments, log: ChildLog) { log.add("end payments") }
}

@MainActor
struct ChildCheckoutBlueprint: Blueprint {
  typealias Parent = ChildSessionBlueprint
  @Owned var model: ChildCheckoutModel

  static func end(log: ChildLog) { log.add("end checkout") }
}

@MainActor func demonstrateChild() {
  let log = ChildLog()
  let root = ChildRootGraph(log: log)
  var session: ChildSessionGraph? = root.startSession(token: "t")
  weak let gone = session
  print(
    session?.api.name ?? "", session?.trips.api === session?.api,
    session?.payments.formatter !== session?.trips.formatter)
  print(session?.startCheckout().model.plain.name ?? "", log.lines)
  log.lines = []
  session = nil
  root.startSession(token: "u")
  print(log.lines, gone == nil, root.session?.api.name ?? "")
  log.lines = []
  root.end()
  print(log.lines, root.session == nil)
}

// prints: t+plain true true
// prints: t+plain ["formatter", "formatter"]
// prints: ["end checkout", "end payments", "end session", "formatter", "formatter"] true u+plain
// prints: ["end payments", "end session", "end root"] true
