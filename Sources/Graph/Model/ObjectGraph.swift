import HandwireFacts
import HandwireFindings

/// Every scope with its bindings, and for every parameter what satisfies it.
///
/// Flat on purpose: a binding that is built anew for each receiver is one binding, however many receive it, so that
/// nothing here recurses over a user's graph.
public struct ObjectGraph: Sendable {
  /// Parents before their children, refined ones before their variants, otherwise by place.
  public var scopes: [Scope]

  public init(scopes: [Scope]) { self.scopes = scopes }

  public subscript(scope: ScopeIdentifier) -> Scope { scopes[scope.index] }
  public subscript(binding: BindingIdentifier) -> Binding { scopes[binding.scope.index].bindings[binding.index] }
  public subscript(maker: MakerIdentifier) -> Maker { scopes[maker.scope.index].makers[maker.index] }
}

/// An index into `ObjectGraph.scopes`, 0-based.
public struct ScopeIdentifier: Hashable, Sendable, Comparable {
  public var index: Int

  public init(index: Int) { self.index = index }

  public static func < (left: ScopeIdentifier, right: ScopeIdentifier) -> Bool { left.index < right.index }
}

/// An index into `Scope.bindings`, 0-based.
public struct BindingIdentifier: Hashable, Sendable, Comparable {
  public var scope: ScopeIdentifier
  public var index: Int

  public init(scope: ScopeIdentifier, index: Int) {
    self.scope = scope
    self.index = index
  }

  public static func < (left: BindingIdentifier, right: BindingIdentifier) -> Bool {
    (left.scope.index, left.index) < (right.scope.index, right.index)
  }
}

/// An index into `Scope.makers`, 0-based.
public struct MakerIdentifier: Hashable, Sendable, Comparable {
  public var scope: ScopeIdentifier
  public var index: Int

  public init(scope: ScopeIdentifier, index: Int) {
    self.scope = scope
    self.index = index
  }

  public static func < (left: MakerIdentifier, right: MakerIdentifier) -> Bool {
    (left.scope.index, left.index) < (right.scope.index, right.index)
  }
}
