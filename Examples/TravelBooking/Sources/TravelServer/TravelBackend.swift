import BookingInterface
import Foundation
import PaymentsInterface

/// The company's server without the network: accounts, trips and payments in memory.
public actor TravelBackend {
  private let now: @Sendable () -> Date
  private var accounts: [String: Account]
  /// Email addresses by token.
  private var sessions: [String: String] = [:]
  private var issuedTokens = 0
  private var issuedReceipts = 1_000

  public init(now: @escaping @Sendable () -> Date) {
    self.now = now
    accounts = Account.samples(today: now())
  }

  /// How many travellers are signed in.
  public var sessionCount: Int { sessions.count }

  public func respond(to request: HTTPRequest) -> HTTPResponse {
    do {
      return try answer(to: request)
    } catch let refusal as Refusal {
      return .refusal(refusal.status, refusal.reason)
    } catch {
      return .refusal(400, "the request cannot be read")
    }
  }

  private func answer(to request: HTTPRequest) throws -> HTTPResponse {
    if request.method == "POST", request.path == ["sessions"] { return try signIn(request) }
    guard let token = request.bearerToken, let email = sessions[token], var account = accounts[email] else {
      throw Refusal.notSignedIn
    }
    defer { accounts[email] = account }

    switch (request.method, request.path.first, request.path.dropFirst().first, request.path.dropFirst(2).first) {
    case ("DELETE", "sessions", "current", nil):
      sessions[token] = nil
      return HTTPResponse(status: 204)
    case ("GET", "trips", nil, nil):
      return try .json(account.trips)
    case ("GET", "trips", let id?, nil):
      return try .json(account.trip(id))
    case ("POST", "trips", let id?, "cancellation"):
      return try .json(account.cancel(account.trip(id)))
    case ("POST", "trips", let id?, "payment"):
      let order: PaymentOrder = try request.value()
      let number = "R-\(issuedReceipts + 1)"
      let receipt = try account.pay(account.trip(id), order: order, number: number, at: now())
      if receipt.number == number { issuedReceipts += 1 }
      return try .json(receipt)
    case ("POST", "trips", let id?, "refund"):
      let order: RefundOrder = try request.value()
      return try .json(account.refund(account.trip(id), key: order.idempotencyKey, at: now()))
    default:
      throw Refusal(status: 404, reason: "there is nothing here")
    }
  }

  private func signIn(_ request: HTTPRequest) throws -> HTTPResponse {
    let credentials: Credentials = try request.value()
    guard let account = accounts[credentials.email], account.password == credentials.password else {
      throw Refusal(status: 401, reason: "email or password is wrong")
    }
    issuedTokens += 1
    let token = "\(account.id)-\(issuedTokens)"
    sessions[token] = credentials.email
    return try .json(SignInAnswer(user: .init(id: account.id, name: account.name), token: token))
  }
}
