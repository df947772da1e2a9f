/// One thing that a rule reports.
public struct Finding: Codable, Hashable, Sendable {
  /// The stable identifier of the rule, in kebab-case (`missing-binding`).
  public let rule: String
  public let severity: Severity
  /// What is wrong, without the rule's identifier, in one line.
  public let message: String
  public let place: Place
  /// How one gets there, from a root that the user knows, in one line
  /// (`SessionGraph.makeTripDetail(tripID:) → TripDetailModel → scheduler: any NotificationScheduling`).
  public let trail: String?
  /// Near misses and other places, most helpful first.
  public let notes: [FindingNote]
  /// The exact text that mends it (`add to AppBlueprint: @Owned(UNScheduler.self) var scheduler: any NotificationScheduling`).
  public let help: String?
  /// The declaration that encloses the place (`TripDetailModel.init(scheduler:)`).
  public let declaration: String
  /// What was found there (`any NotificationScheduling`).
  public let subject: String

  public init(
    rule: String, severity: Severity, message: String, place: Place, trail: String? = nil,
    notes: [FindingNote] = [], help: String? = nil, declaration: String = "", subject: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.trail = trail
    self.notes = notes
    self.help = help
    self.declaration = declaration
    self.subject = subject
  }
}

/// A remark under a finding, with the place it speaks of where it has one.
public struct FindingNote: Codable, Hashable, Sendable {
  public let message: String
  public let place: Place?

  public init(_ message: String, at place: Place? = nil) {
    self.message = message
    self.place = place
  }
}

extension Finding: Comparable {
  /// By place, then rule, then message: an order that a reader can follow.
  public static func < (left: Finding, right: Finding) -> Bool {
    if left.place != right.place { return left.place < right.place }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }
}
