import Handwire

final class A { init(b: B) {} }
final class B { init(c: C) {} }
final class C { init(a: A) {} }

struct AppBlueprint: Blueprint {
  @Owned var a: A
  @Owned var b: B
  @Owned var c: C
}
