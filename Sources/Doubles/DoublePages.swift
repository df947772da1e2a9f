import HandwireFindings

/// The rules that writing doubles reports.
public enum DoublePages {
  /// Sorted by identifier.
  public static let all = [moduleUnknown, notFound, refused, duplicate].sorted { $0.identifier < $1.identifier }

  private static let refused = RulePage(
    identifier: "double-refused", severity: .error,
    finds: "No double can be generated for a type that was chosen; the place is what stands in the way.",
    rationale: """
      A stub has to be Swift that compiles everywhere and fails a test by name. Where a protocol inherits requirements
      that are not among the sources (Collection, View, a framework's delegate), or has one that no closure can stand in
      for (a parameter pack, a generic value that cannot be copied), a generated stub would be a guess. Such a double is
      written by hand, or the protocol is narrowed to what its users need.
      """,
    triggering: """
      // handwire:double
      protocol Trips: Collection {
        func refresh() async
      }
      """,
    mended: """
      // handwire:double
      protocol Trips {
        var all: [Trip] { get }
        func refresh() async
      }
      """)

  private static let duplicate = RulePage(
    identifier: "duplicate-double", severity: .error,
    finds: "Two chosen protocols would have doubles of one name in one module.",
    rationale: """
      The double of TripService is StubTripService, whatever module declares it, so that its name can be guessed. Two in
      one module cannot both have it: choose one of them there, or write the doubles for two modules.
      """,
    triggering: #"// .handwire.json: { doubles: ["Booking.Store", "Profile.Store"] }"#,
    mended: #"// .handwire.json: { doubles: ["Booking.Store"] }"#)

  private static let notFound = RulePage(
    identifier: "double-not-found", severity: .error,
    finds: "The configuration's 'doubles' names a type that is not found, or that several modules declare.",
    rationale: """
      A name that means nothing is a mistake of typing or a protocol that is gone; nothing would be written for it and
      nobody would notice.
      """,
    triggering: #"// .handwire.json: { doubles: ["TripServices"] }"#,
    mended: #"// .handwire.json: { doubles: ["TripService"] }"#)

  private static let moduleUnknown = RulePage(
    identifier: "double-module-unknown", severity: .error,
    finds: "It is not known which module a double is for: no test module depends on the protocol's, or several do.",
    rationale: """
      A double imports HandwireTesting, so it belongs to tests or to a module that only tests use. If the module Booking
      has tests that are called BookingTests, its doubles go there; if one module alone tests it, there; else somebody has
      to say so.
      """,
    triggering: #"// .handwire.json: { doubles: ["TripService"] }"#,
    mended: #"// .handwire.json: { doubles: { protocols: ["TripService"], module: "AppTests" } }"#)
}
