import HandwireFacts

/// What sort of thing a type is, by its kind and by what it inherits.
struct TypeTraits: Sendable {
  /// `nil` for an extension of a type that was not read.
  let kind: TypeFact.Kind?
  /// Last components of all that it inherits, its own name left out.
  let supertypes: Set<String>
  let attributes: Set<String>
  /// A view, a view controller, a cell, an app or what else the system's interface frameworks hold.
  let isUserInterface: Bool

  init(of type: TypeIdentifier, in program: Program) {
    let facts = program.declarations(of: type).map(\.fact)
    kind = facts.first?.kind
    let names = program.supertypeNames(of: .nominal(type, arguments: []))
    supertypes = Set(names.filter { $0 != type }.compactMap(\.path.last))
    attributes = Set(facts.flatMap(\.header.attributes).map(\.name))
    isUserInterface =
      supertypes.contains(where: Self.isInterfaceName) || (type.module.isEmpty && Self.isInterfaceName(type.name))
  }

  private static func isInterfaceName(_ name: String) -> Bool {
    if interfaceNames.contains(name) { return true }
    guard
      name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("CA") || name.hasPrefix("SK")
        || name.hasPrefix("SCN")
    else {
      return interfaceSuffixes.contains { name.hasSuffix($0) }
    }
    return systemSuffixes.contains { name.hasSuffix($0) }
  }

  private static let interfaceNames: Set<String> = [
    "Animatable", "App", "ButtonStyle", "Commands", "CustomAnimation", "DynamicProperty", "GeometryEffect",
    "InsettableShape",
    "LabelStyle", "Layout", "MenuStyle", "NSResponder", "ParseableFormatStyle", "PreferenceKey", "PrimitiveButtonStyle",
    "ProgressViewStyle", "Scene", "Shape", "TextFieldStyle", "ToggleStyle", "ToolbarContent", "Transition",
    "UIResponder",
    "View", "ViewModifier", "Widget", "WidgetBundle", "WKInterfaceController",
  ]
  private static let interfaceSuffixes = [
    "Cell", "HostingController", "NavigationController", "Representable", "TableViewController", "ViewController",
  ]
  private static let systemSuffixes = [
    "Alert", "Bar", "Button", "Cell", "Control", "Controller", "Field", "Item", "Label", "Layer", "Layout", "Node",
    "Panel",
    "Recognizer", "Representable", "ReusableView", "Scene", "Slider", "Toolbar", "View", "Window",
  ]
}
