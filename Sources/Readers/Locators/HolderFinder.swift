import HandwireFacts

/// Finds the types whose members are services.
struct HolderFinder: Sendable {
  let code: CodeProgram
  let services: ServiceTypes

  func holders() -> [TypeIdentifier: HolderShape] {
    let types = MemberTypes(code: code)
    var shapes: [TypeIdentifier: HolderShape] = [:]
    for (identifier, declaration) in declarations() {
      guard !Self.isScreen(declaration.fact) else { continue }
      let shape = shape(of: identifier, declaration.fact, types)
      shapes[identifier] = shape
    }
    let large = shapes.filter { $0.value.isInstanceHolder || $0.value.isStaticHolder }
    var holders = large
    for (identifier, shape) in shapes where large[identifier] == nil && shape.mayHoldContainers {
      let whole = holdingContainers(shape, of: identifier, large, types)
      if whole.isWholeContainer { holders[identifier] = whole }
    }
    return holders
  }

  /// A small one that holds containers, and hardly anything else: all of its members are what it gives.
  private func holdingContainers(
    _ shape: HolderShape, of identifier: TypeIdentifier, _ holders: [TypeIdentifier: HolderShape], _ types: MemberTypes
  ) -> HolderShape {
    var shape = shape
    for member in code.members(of: identifier) where !member.isStatic && member.property?.isComputed == false {
      let type = types.type(of: member)
      if services.isPlainValue(type) { continue }
      if let inner = type.identifier, holders[inner]?.isWholeContainer == true || holders[inner]?.types.count ?? 0 >= 3
      {
        shape.containers.insert(member.name)
      }
      shape.services.insert(member.name)
    }
    return shape
  }

  /// Types that have enough members to be one.
  private func declarations() -> [(TypeIdentifier, TypeDeclaration)] {
    var seen: Set<TypeIdentifier> = []
    var found: [(TypeIdentifier, TypeDeclaration)] = []
    for identifier in TypeWalk(code.program).identifiers where seen.insert(identifier).inserted {
      guard let declaration = code.program.declarations(of: identifier).first else { continue }
      if declaration.fact.kind == .protocol && declaration.fact.members.properties.count < 3 { continue }
      found.append((identifier, declaration))
    }
    return found
  }

  private func shape(of identifier: TypeIdentifier, _ fact: TypeFact, _ types: MemberTypes) -> HolderShape {
    var shape = HolderShape(
      services: [], staticServices: [], types: [], staticTypes: [], functions: [], possible: [], containers: [],
      actionCount: 0,
      valueCount: 0, staticActionCount: 0,
      isDelegate: fact.inherited.contains { Self.isDelegate($0.type) })
    let isWrapper = fact.header.attribute(named: "propertyWrapper") != nil
    for member in code.members(of: identifier) {
      guard let header = member.header, isVisible(header, fact) else { continue }
      switch member.fact {
      case .property(let property):
        if property.header.attributes.contains(where: { Self.stateAttributes.contains($0.name) }) { continue }
        let type = types.type(of: member)
        if type.identifier == identifier && member.isStatic { continue }
        if case .external = type.withoutOptional, services.kind(of: type) == .unknown {
          // Of a module that was not read: it speaks neither for nor against.
          shape.possible.insert(header.name)
        } else if isService(type) {
          add(header.name, type, isStatic: member.isStatic, to: &shape)
        } else if !member.isStatic {
          shape.valueCount += 1
        }
      case .function(let function):
        if header.hasModifier("override") || Self.isDelegateCallback(function) { continue }
        let type = types.type(of: member)
        let gives = type != .void && isService(type) && function.genericParameters.isEmpty
        if gives && function.parameters.isEmpty && header.name.hasPrefix("make") && !member.isStatic {
          add(header.name, type, isStatic: false, to: &shape)
        } else if gives && function.parameters.count == 1 && !member.isStatic {
          shape.functions.insert(header.name)
        } else if member.isStatic {
          shape.staticActionCount += 1
        } else {
          shape.actionCount += 1
        }
      case .initializer, .subscripts, .enumCase: continue
      }
    }
    if isWrapper { shape.types = [] }
    return shape
  }

  private func add(_ name: String, _ type: ResolvedType, isStatic: Bool, to shape: inout HolderShape) {
    let spelled = "\(type.unwrapped)"
    if isStatic {
      shape.staticServices.insert(name)
      shape.staticTypes.insert(spelled)
    } else {
      shape.services.insert(name)
      shape.types.insert(spelled)
    }
  }

  private func isService(_ type: ResolvedType) -> Bool {
    if case .function(let function) = type.withoutOptional, !function.parameters.isEmpty || function.result == .void {
      return false
    }
    return services.kind(of: type) == .object
  }

  private func isVisible(_ header: DeclarationHeader, _ fact: TypeFact) -> Bool {
    switch header.access {
    case .private?, .fileprivate?: false
    case nil, .internal?, .package?, .public?, .open?: true
    }
  }

  /// `application(_:…)`, `scene(_:…)`: what the system calls.
  private static func isDelegateCallback(_ function: FunctionFact) -> Bool {
    ["application", "applicationDidBecomeActive", "scene"].contains(function.header.name)
      || function.header.name.hasPrefix("application") || function.header.name.hasPrefix("scene")
  }

  private static let stateAttributes: Set<String> = [
    "Environment", "EnvironmentObject", "State", "StateObject", "ObservedObject", "Binding", "IBOutlet", "FocusState",
    "ObservationIgnored",
  ]

  /// Screens and models show services to nobody.
  private static func isScreen(_ fact: TypeFact) -> Bool {
    let name = fact.header.name
    return ["View", "Screen", "ViewController", "ViewModel", "Cell", "Presenter", "Tests", "Reducer"].contains {
      name.hasSuffix($0)
    }
      || fact.inherited.contains { entry in
        if case .named(let named) = entry.type, let last = named.components.last?.name {
          return ["View", "UIViewController", "NSViewController", "XCTestCase", "Reducer", "UIView"].contains(last)
        }
        return false
      }
  }

  private static func isDelegate(_ type: TypeExpression) -> Bool {
    guard case .named(let named) = type, let last = named.components.last?.name else { return false }
    return delegates.contains(last)
  }

  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
    "UIWindowSceneDelegate", "UISceneDelegate",
  ]
}
