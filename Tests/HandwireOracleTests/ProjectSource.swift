import HandwireFindings

/// The Swift source of a random project: a module of types that know nothing of the graph, and one with the blueprints.
struct ProjectSource {
  let kit: MarkedText
  let app: MarkedText
  /// Where parameters (`G1C3.p0`), bindings (`b3`) and initializers (`init G1C3`) stand.
  let places: [String: Place]

  init(_ project: RandomProject, fault: Fault? = nil) {
    var writer = Writer(project: project, fault: fault)
    writer.types()
    writer.blueprints()
    kit = writer.kit
    app = writer.app
    places = kit.places.merging(app.places) { first, _ in first }
  }

  /// Shared by all projects of one program.
  static let support = """
    public protocol Described: AnyObject { var description: String { get } }
    public protocol Calling: AnyObject { func call() }

    public enum Log {
      nonisolated(unsafe) public static var lines: [String] = []
      nonisolated(unsafe) static var serials: [String: Int] = [:]

      public static func serial(_ name: String) -> String {
        serials[name, default: 0] += 1
        return "\\(name)#\\(serials[name, default: 0])"
      }

      public static func step(_ name: String) {
        for line in lines { print(line) }
        lines = []
        print("== " + name)
      }
    }
    """

  private struct Writer {
    let project: RandomProject
    let fault: Fault?
    var kit: MarkedText
    var app: MarkedText

    init(project: RandomProject, fault: Fault?) {
      self.project = project
      self.fault = fault
      kit = MarkedText(path: "Kit/\(project.prefix)Types.swift")
      app = MarkedText(path: "App/\(project.prefix).swift")
      app.writeLine("import Handwire\nimport OracleKit\n")
    }

    mutating func types() {
      kit.writeLine("public protocol \(project.groupProtocol): Described {}\n")
      var declared: Set<String> = []
      for binding in project.bindings {
        for name in [binding.keyProtocol, binding.soleProtocol].compactMap({ $0 })
        where name != project.groupProtocol && declared.insert(name).inserted {
          if binding.isInKit {
            kit.writeLine("public protocol \(name): Described {}\n")
          } else {
            app.writeLine("protocol \(name): Described {}\n")
          }
        }
        guard !binding.isValue else { continue }
        let isSingle = binding.lifetime != .built && binding.lifetime != .provided
        write(
          binding.className, conforms: [binding.keyProtocol, binding.soleProtocol].compactMap { $0 },
          parameters: binding.parameters, isInKit: binding.isInKit, isSingle: isSingle)
      }
      for maker in project.makers {
        write(maker.className, conforms: [], parameters: maker.parameters, isInKit: maker.isInKit, isSingle: false)
      }
      for (index, name) in project.replacements.sorted(by: { $0.key < $1.key }) {
        write(
          name, conforms: [project.bindings[index].keyProtocol].compactMap { $0 }, parameters: [], isInKit: false,
          isSingle: true)
      }
    }

    private mutating func write(
      _ name: String, conforms: [String], parameters: [RandomProject.Parameter], isInKit: Bool, isSingle: Bool
    ) {
      for parameter in parameters {
        guard case .members(let members) = parameter.kind else { continue }
        app.writeLine("struct \(parameter.structName) {")
        for member in members {
          app.write("  let ")
          app.mark("\(parameter.structName).\(member.label)")
          app.writeLine("\(member.label): \(type(of: member, isStored: true))")
        }
        let parts = members.map { "\($0.label): \(described($0))" }.joined(separator: ", ")
        app.writeLine("  var description: String { \"\(parameter.structName)(\(parts))\" }\n}\n")
      }
      var text = isInKit ? kit : app
      let access = isInKit ? "public " : ""
      let bases = ["Described"] + conforms + (calls(parameters).isEmpty ? [] : ["Calling"])
      text.writeLine("\(access)final class \(name): \(bases.joined(separator: ", ")) {")
      text.writeLine("  \(access)let description: String")
      for parameter in parameters { text.writeLine("  let \(parameter.label): \(type(of: parameter, isStored: true))") }
      text.write("\n  ")
      let isHidden = fault == .hiddenInitializer(name)
      text.write(isHidden ? "" : access)
      text.mark("init \(name)")
      text.writeLine("init(")
      for (index, parameter) in parameters.enumerated() {
        text.write("    ")
        text.mark("\(name).\(parameter.label)")
        text.write("\(parameter.label): \(type(of: parameter, isStored: false))")
        if case .defaulted = parameter.kind { text.write(" = 7") }
        text.writeLine(index == parameters.count - 1 ? "" : ",")
      }
      text.writeLine("  ) {")
      for parameter in parameters { text.writeLine("    self.\(parameter.label) = \(parameter.label)") }
      let parts = parameters.map { "\($0.label): \(described($0))" }.joined(separator: ", ")
      if isSingle {
        text.writeLine("    description = Log.serial(\"\(name)\")")
        text.writeLine("    Log.lines.append(\"built \\(description)(\(parts))\")")
      } else {
        text.writeLine("    description = \"\(name)(\(parts))\"")
        text.writeLine("    Log.lines.append(\"built \\(description)\")")
      }
      text.writeLine("  }\n")
      text.writeLine("  deinit { Log.lines.append(\"released \(isSingle ? "\\(description)" : name)\") }")
      if !calls(parameters).isEmpty {
        text.writeLine("\n  \(access)func call() {")
        for call in calls(parameters) { text.writeLine("    _ = \(call)") }
        text.writeLine("  }")
      }
      text.writeLine("}\n")
      if isInKit { kit = text } else { app = text }
    }

    private func calls(_ parameters: [RandomProject.Parameter]) -> [String] {
      parameters.compactMap { parameter in
        guard case .maker(let index) = parameter.kind else { return nil }
        return "\(parameter.label)(\(project.makers[index].assisted.isEmpty ? "" : "5"))"
      }
    }

    private func type(of parameter: RandomProject.Parameter, isStored: Bool) -> String {
      switch parameter.kind {
      case .binding(let index): project.bindings[index].keyType
      case .optional(let index):
        project.bindings[index].keyProtocol.map { "(any \($0))?" } ?? project.bindings[index].className + "?"
      case .array: "[any \(project.groupProtocol)]"
      case .maker(let index):
        (isStored ? "" : "@escaping ") + (project.makers[index].assisted.isEmpty ? "()" : "(Int)")
          + " -> \(project.makers[index].className)"
      case .assisted, .value, .defaulted: "Int"
      case .members: parameter.structName
      case .subtype(let index): "any \(project.bindings[index].soleProtocol ?? "")"
      }
    }

    private func described(_ parameter: RandomProject.Parameter) -> String {
      let label = parameter.label
      switch parameter.kind {
      case .binding, .subtype, .members: return "\\(\(label).description)"
      case .optional: return "\\(\(label).map { $0.description } ?? \"nil\")"
      case .array: return "[\\(\(label).map { $0.description }.joined(separator: \" \"))]"
      case .maker: return "closure"
      case .assisted, .value, .defaulted: return "\\(\(label))"
      }
    }

    mutating func blueprints() {
      for index in project.scopes.indices { blueprint(index) }
      guard !project.replacements.isEmpty else { return }
      app.writeLine("struct \(project.prefix)VariantBlueprint: Blueprint {")
      app.writeLine("  typealias Refines = \(project.prefix)AppBlueprint\n")
      for (index, name) in project.replacements.sorted(by: { $0.key < $1.key }) {
        let binding = project.bindings[index]
        let lazy = binding.lifetime == .lazy ? ", .onFirstUse" : ""
        app.writeLine("  @Owned(\(name).self\(lazy)) var \(binding.name): \(binding.keyType)")
      }
      app.writeLine("}\n")
    }

    private mutating func blueprint(_ index: Int) {
      let scope = project.scopes[index]
      let name = project.prefix + scope.name
      let own = scope.declared.filter { !project.bindings[$0].isInPart }
      let parts = scope.declared.filter { project.bindings[$0].isInPart }
      app.mark("scope \(scope.name)")
      app.writeLine("struct \(name)Blueprint: Blueprint {")
      if let parent = scope.parent {
        app.writeLine("  typealias Parent = \(project.prefix)\(project.scopes[parent].name)Blueprint")
      }
      if !parts.isEmpty { app.writeLine("  typealias Parts = (\(name)Part)") }
      for binding in own { declare(binding) }
      for child in project.children(of: index) {
        let child = project.scopes[child].name
        app.writeLine("  @Child var \(child.lowercased()): \(project.prefix)\(child)Graph?")
      }
      for maker in project.makers where maker.scope == index {
        let arguments = maker.assisted.map { "\($0): Int" }.joined(separator: ", ")
        app.writeLine("  func \(maker.name)(\(arguments)) -> \(maker.className) { built() }")
      }
      app.writeLine("}\n")
      guard !parts.isEmpty else { return }
      app.writeLine("struct \(name)Part: BlueprintPart {")
      for binding in parts { declare(binding) }
      app.writeLine("}\n")
    }

    private mutating func declare(_ index: Int) {
      let binding = project.bindings[index]
      if fault == .removedBinding(index) { return }
      let type = binding.keyType
      let implementation = binding.keyProtocol == nil ? nil : "\(binding.className).self"
      let arguments = { (others: [String]) -> String in
        let all = [implementation].compactMap { $0 } + others
        return all.isEmpty ? "" : "(\(all.joined(separator: ", ")))"
      }
      app.write("  ")
      switch binding.lifetime {
      case .given: app.write("@Given var ")
      case .owned: app.write("@Owned\(arguments([])) var ")
      case .lazy: app.write("@Owned(\(binding.className).self, .onFirstUse) var ")
      case .built: app.write("@Built(\(binding.className).self) var ")
      case .shared: app.write("@Shared(\(binding.className).self) var ")
      case .provided:
        app.write("static func ")
        app.mark(binding.name)
        let parameters = binding.parameters.map { "\($0.label): \(self.type(of: $0, isStored: false))" }
        let passed = binding.parameters.filter { if case .defaulted = $0.kind { false } else { true } }
          .map { "\($0.label): \($0.label)" }
        let declared = zip(binding.parameters, parameters).filter { pair in
          if case .defaulted = pair.0.kind { false } else { true }
        }.map(\.1)
        app.writeLine(
          "\(binding.name)(\(declared.joined(separator: ", "))) -> \(type) { \(binding.className)(\(passed.joined(separator: ", "))) }"
        )
        return
      }
      app.mark(binding.name)
      app.writeLine("\(binding.name): \(type)")
    }
  }
}
