import AssistantFeature
import BookingFeature
import BookingInterface
import PaymentsFeature
import Platform

/// Carries out commands by means of the graph's features, and says in words what happened.
@MainActor
final class TravelDesk {
  private let app: AppGraph

  init(app: AppGraph) {
    self.app = app
  }

  func carryOut(_ command: TerminalCommand) async -> String {
    switch command {
    case .signIn(let email, let password): await signIn(email: email, password: password)
    case .trips: await withSession { await list(in: $0) }
    case .show(let tripID): await withSession { await show(tripID, in: $0) }
    case .pay(let tripID, let card): await withSession { await pay(tripID, card: card, in: $0) }
    case .cancel(let tripID): await withSession { await cancel(tripID, in: $0) }
    case .ask(let question): await withSession { await ask(question, in: $0) }
    case .signOut: await signOut()
    case .help: TerminalCommand.overview
    case .quit: "Goodbye."
    }
  }

  private func withSession(_ action: (SessionGraph) async -> String) async -> String {
    guard let session = app.session else { return "Please sign in first." }
    return await action(session)
  }

  private func signIn(email: String, password: String) async -> String {
    do {
      let signIn = try await app.authenticator.signIn(email: email, password: password)
      app.startSession(user: signIn.user, token: signIn.token)
      return "Welcome, \(signIn.user.name): a session has begun."
    } catch {
      return "You could not be signed in: \(error)."
    }
  }

  private func signOut() async -> String {
    guard let account = app.session?.account else { return "Nobody is signed in." }
    try? await account.revokeToken()
    weak var session: SessionGraph?
    session = app.session
    app.endSession()
    return "Goodbye, \(account.user.name): the session has ended and "
      + (session == nil ? "everything in it is released." : "somebody still holds it.")
  }

  private func list(in session: SessionGraph) async -> String {
    let tripList = session.makeBookingFeature().tripList
    await tripList.load()
    return tripList.failure ?? tripList.trips.map(\.line).joined(separator: "\n")
  }

  private func show(_ tripID: Trip.ID, in session: SessionGraph) async -> String {
    let detail = session.makeBookingFeature().tripList.detail(of: tripID)
    await detail.load()
    guard let trip = detail.trip else { return detail.failure ?? "There is no such trip." }
    let days = detail.daysUntilDeparture.map { "\nIt departs in \($0) days." } ?? ""
    return trip.line + days
  }

  private func pay(_ tripID: Trip.ID, card: String, in session: SessionGraph) async -> String {
    let detail = session.makeTripDetail(tripID: tripID)
    await detail.load()
    guard let trip = detail.trip else { return detail.failure ?? "There is no such trip." }

    let checkout = session.makeCheckout(trip: trip)
    let (cardEntry, confirmation) = (checkout.payments.cardEntry, checkout.payments.confirmation)
    cardEntry.number = card
    guard cardEntry.submit() else { return cardEntry.failure ?? "This card cannot be used." }
    await confirmation.pay()
    guard let receipt = confirmation.receipt else { return confirmation.failure ?? "Nothing was paid." }
    return "Paid \(receipt.amount) for \(trip.destination), receipt \(receipt.number)."
  }

  private func cancel(_ tripID: Trip.ID, in session: SessionGraph) async -> String {
    let detail = session.makeTripDetail(tripID: tripID)
    await detail.load()
    guard let trip = detail.trip else { return detail.failure ?? "There is no such trip." }
    guard detail.canBeCancelled else { return "This trip cannot be cancelled any more." }
    await detail.cancel()
    if let failure = detail.failure { return failure }
    let refund = detail.refund.map { ", \($0.amount) will be refunded" } ?? ""
    return "Cancelled \(trip.destination)\(refund)."
  }

  private func ask(_ question: String, in session: SessionGraph) async -> String {
    let assistant = session.makeAssistantFeature().assistant
    assistant.question = question
    await assistant.ask()
    guard let plan = assistant.plan else { return assistant.failure ?? "The assistant is silent." }
    let days = plan.days.map { "  day \($0.number): \($0.activities.joined(separator: ", "))" }
    return ([plan.title] + days).joined(separator: "\n")
  }
}
