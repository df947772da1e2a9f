import HandwireFacts
import HandwireFindings

/// Finds dependencies that every maker of an object sets right after its `init`.
struct OptionalDependency: AuditRule {
  let identifier = "optional-dependency"
  let severity = Severity.warning
  let finds =
    "An optional dependency that is set right after construction, wherever the object is made, and never again."
  let rationale = """
    Between `init` and the line that sets it, the object exists without what it needs, and every use has to ask whether it
    is there. One maker that forgets the line gets an object that silently does nothing. What is always there when the
    object is made is a parameter of its `init`.
    """

  let triggering: [RuleExample] = [
    """
    protocol Tracker { func track(_ event: String) }
    final class CheckoutModel {
      var ↓tracker: Tracker?
      func pay() { tracker?.track("pay") }
    }
    struct CheckoutFactory {
      let tracker: Tracker
      func make() -> CheckoutModel {
        let model = CheckoutModel()
        model.tracker = tracker
        return model
      }
    }
    """
  ]

  let nonTriggering: [RuleExample] = [
    """
    protocol Tracker { func track(_ event: String) }
    final class CheckoutModel {
      private let tracker: Tracker
      init(tracker: Tracker) { self.tracker = tracker }
      func pay() { tracker.track("pay") }
    }
    struct CheckoutFactory {
      let tracker: Tracker
      func make() -> CheckoutModel { CheckoutModel(tracker: tracker) }
    }
    """,
    """
    protocol Tracker { func track(_ event: String) }
    protocol ModelDelegate: AnyObject { func end() }
    final class Presenter {
      init(model: CheckoutModel) {}
      func show() {}
    }
    final class CheckoutModel {
      var tracker: Tracker?
      var presenter: Presenter?
      weak var delegate: ModelDelegate?
      var other: Tracker?
      func pay() { tracker?.track("pay") }
    }
    struct CheckoutFactory {
      let tracker: Tracker
      let delegate: ModelDelegate
      func make() -> CheckoutModel {
        let model = CheckoutModel()
        model.tracker = tracker
        model.delegate = delegate
        let presenter = Presenter(model: model)
        model.presenter = presenter
        return model
      }
      func makeSilent() -> CheckoutModel {
        let model = CheckoutModel()
        model.other = tracker
        return model
      }
    }
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    let candidates = PropertyInjection.candidates(in: subject)
    guard !candidates.isEmpty else { return [] }
    let uses = PropertyInjection(candidates, in: subject)
    return candidates.compactMap { candidate -> Finding? in
      guard let setters = uses.settersAfterEveryConstruction(of: candidate) else { return nil }
      let name = candidate.name
      let spelled = subject.program.describe(candidate.type)
      return Finding(
        rule: identifier, severity: severity,
        message: "'\(name)' of '\(candidate.owner.name)' is set right after construction, wherever one is made",
        place: candidate.place,
        notes: setters.prefix(3).map { FindingNote("it is set here", at: $0) },
        help: "receive it: init(\(name): \(spelled)), and declare it 'let \(name): \(spelled)'",
        declaration: candidate.owner.dottedName + "." + name, subject: "\(name): \(spelled)?")
    }
  }
}
