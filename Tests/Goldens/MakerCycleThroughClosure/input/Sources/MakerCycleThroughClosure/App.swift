import Handwire

final class A {
  let b: () -> B

  init(b: @escaping () -> B) { self.b = b }
}

final class B {
  let a: A

  init(a: A) { self.a = a }
}

struct AppBlueprint: Blueprint {
  @Owned var a: A

  func makeB() -> B { built() }
}
