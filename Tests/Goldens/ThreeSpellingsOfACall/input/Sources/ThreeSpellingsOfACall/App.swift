import Handwire

final class Parent {
  init() {}
}

final class Foo {
  let parent: Parent
  init(parent: Parent) { self.parent = parent }
}

final class Bar {
  let parent: Parent
  init(parent: Parent) { self.parent = parent }
}

final class Baz {
  let parent: Parent
  init(parent: Parent) { self.parent = parent }
}

/// How a provider's body spells its call changes nothing.
struct AppBlueprint: Blueprint {
  @Owned var parent: Parent
  @Owned var foo: Foo
  @Owned var bar: Bar
  @Owned var baz: Baz

  static func makeFoo(parent: Parent) -> Foo { .init(parent: parent) }
  static func makeBar(parent: Parent) -> Bar { Bar(parent: parent) }
  static func makeBaz(parent: Parent) -> Baz { Baz.init(parent: parent) }
}
