import HandwireFacts
import HandwireFindings

/// Finds dependencies that crash where they were forgotten.
struct ForceUnwrappedDependency: AuditFileRule {
  let identifier = "force-unwrapped-dependency"
  let severity = Severity.warning
  let finds = "A dependency that is declared `var x: Service!` and set from outside, or a resolve followed by `!`."
  let rationale = """
    The exclamation mark says that somebody else surely sets it, or surely has registered it. Nobody checks: one forgotten
    line, and the app stops at the first use, on a path that no test takes. As a parameter of `init` it cannot be forgotten.
    """

  let triggering: [RuleExample] = [
    """
    protocol TripAPI { func trips() async -> [String] }
    final class TripsModel {
      var ↓api: TripAPI!
      func load() async -> [String] { await api.trips() }
    }
    """,
    """
    import UIKit
    final class TripStore { func load() {} }
    final class TripsController: UIViewController {
      var ↓store: TripStore!
      func show(_ resolver: Resolver) {
        let other = ↓resolver.resolve(TripStore.self)!
        other.load()
      }
    }
    protocol Resolver { func resolve<Service>(_ type: Service.Type) -> Service? }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    protocol TripAPI { func trips() async -> [String] }
    final class TripsModel {
      private let api: any TripAPI
      init(api: any TripAPI) { self.api = api }
      func load() async -> [String] { await api.trips() }
    }
    """,
    """
    import UIKit
    protocol TripsDelegate: AnyObject { func end() }
    final class Trip { var title = "" }
    final class TripStore { func load() {} }
    final class TripCell: UITableViewCell {
      var store: TripStore!
    }
    final class TripsController: UIViewController {
      @IBOutlet var label: UILabel!
      weak var delegate: TripsDelegate!
      var trip: Trip!
      var table: UITableView!
      private var store: TripStore!
      override func viewDidLoad() { store = TripStore() }
    }
    """,
    """
    protocol Resolver { func resolve<Service>(_ type: Service.Type) -> Service? }
    struct Services {
      let resolver: Resolver
      func service<Service>(_ type: Service.Type) -> Service { resolver.resolve(Service.self)! }
    }
    @propertyWrapper struct Injected<Service> {
      let wrappedValue: Service
      init(_ services: Services) { wrappedValue = services.resolver.resolve(Service.self)! }
    }
    """,
  ]

  func findings(in audit: FileAudit) -> [Finding] {
    properties(in: audit) + resolves(in: audit)
  }

  private func properties(in audit: FileAudit) -> [Finding] {
    guard !audit.file.isTest, !audit.file.isGenerated else { return [] }
    let services = ServiceKinds(audit.subject)
    let ownCode = OwnCode(audit.subject)
    ownCode.use(audit)
    return audit.facts.enclosures.indices.flatMap { index -> [Finding] in
      let enclosure = audit.facts.enclosures[index]
      guard enclosure.kind == .class, let detail = audit.enclosures[index] else { return [] }
      return detail.members.properties.compactMap { property -> Finding? in
        guard case .implicitlyUnwrapped? = property.type, !property.isComputed, !property.isStatic,
          property.initialValue == nil, property.header.attributes.isEmpty,
          !property.header.modifiers.contains(where: { $0 == "weak" || $0.hasPrefix("unowned") }),
          (property.header.access ?? .internal) > .fileprivate, (property.setterAccess ?? .internal) > .fileprivate,
          let owner = audit.owner(at: index), !isStandIn(enclosure.name),
          let member = audit.subject.code.members(named: property.header.name, of: owner).first,
          case .found(let type) = audit.subject.program.resolve(property.type ?? .tuple([]), in: member.context),
          services.isService(type), !isCallback(type, services), !Self.isMadeByFramework(audit.traits(of: owner)),
          !isSetInside(property.header.name, owner, ownCode)
        else { return nil }
        let name = property.header.name
        let spelled = audit.subject.program.describe(Self.unwrapped(type))
        return Finding(
          rule: identifier, severity: severity,
          message: "'\(name)' of '\(owner.name)' crashes at its first use where nobody has set it",
          place: audit.place(of: property.header.position),
          help: "receive it: init(\(name): \(spelled)), and declare it 'let \(name): \(spelled)'",
          declaration: owner.dottedName + "." + name, subject: "\(name): \(spelled)!")
      }
    }
  }

  private func isStandIn(_ name: String) -> Bool {
    FilePurpose.isStandInName(name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// Cells and views are made by the framework, which hands over nothing; controllers can be given what they need.
  private static func isMadeByFramework(_ traits: TypeTraits) -> Bool {
    traits.supertypes.contains { name in
      name.hasSuffix("Cell") || name.hasSuffix("ReusableView") || name.hasSuffix("CellView") || name == "UIView"
        || name == "NSView" || name == "UIControl" || name == "UIApplicationDelegate" || name == "NSApplicationDelegate"
    }
  }

  private static func unwrapped(_ type: ResolvedType) -> ResolvedType {
    if case .optional(let wrapped) = type { return wrapped }
    return type
  }

  private func isCallback(_ type: ResolvedType, _ services: ServiceKinds) -> Bool {
    guard let identifier = ServiceKinds.identifier(of: type) else { return false }
    return services.nature(of: identifier) == .callback
  }

  /// Then it is no dependency, but something that the object itself makes late.
  private func isSetInside(_ name: String, _ owner: TypeIdentifier, _ ownCode: OwnCode) -> Bool {
    ownCode.parts(of: owner).contains { part in
      part.root.all.contains { node in
        guard node.kind == .assignment, let target = node.firstChild?.path else { return false }
        return target == [name] || target == ["self", name]
      }
    }
  }

  private func resolves(in audit: FileAudit) -> [Finding] {
    audit.productBodies.flatMap { body -> [Finding] in
      audit.facts.code[body.root].all.compactMap { node -> Finding? in
        guard node.kind == .forced, let call = node.firstChild, call.kind == .call,
          let callee = call.firstChild, callee.kind == .member, callee.text == "resolve",
          let first = call.arguments.first, first.kind == .metatype, first.label == nil, let type = first.type,
          !isParameter(type, body, audit)
        else { return nil }
        let spelling = "\(callee.spelling)(\(type).self)!"
        return audit.finding(
          of: self, at: node, in: body, subject: spelling,
          message: "'\(spelling)' crashes where nobody has registered '\(type)'",
          help: "receive it: init(\(Self.parameterName(type.description)): \(type))")
      }
    }
  }

  /// What a locator of one's own gives out on behalf of others is not its dependency.
  private func isParameter(_ type: TypeExpression, _ body: BodyFact, _ audit: FileAudit) -> Bool {
    guard case .found(.parameter) = audit.subject.program.resolve(type, in: audit.code.context(of: body)) else {
      return false
    }
    return true
  }

  private static func parameterName(_ type: String) -> String {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let capitals = name.prefix { $0.isUppercase }.count
    if capitals == name.count { return name.lowercased() }
    let lowered = capitals > 1 ? capitals - 1 : capitals
    return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
  }
}
