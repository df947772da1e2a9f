import HandwireFindings

extension BlueprintRulePages {
  static let hierarchy = [
    RulePage(
      identifier: "blueprint-cycle", severity: .error,
      finds: "Blueprints that lead back to themselves by Parent and Refines, or parts by Parts.",
      rationale: """
        A scope begins after the scope around it, and a variant is read after what it refines; in a circle nothing can \
        come first. Every hop is shown, from the blueprint that is declared first.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          typealias Parent = SessionBlueprint
          @Owned var store: TripStore
        }

        struct SessionBlueprint: Blueprint {
          typealias Parent = AppBlueprint
          @Owned var cart: Cart
        }

        final class TripStore {}
        final class Cart {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
          @Child var session: SessionGraph?
        }

        struct SessionBlueprint: Blueprint {
          typealias Parent = AppBlueprint
          @Owned var cart: Cart
        }

        final class TripStore {}
        final class Cart {}
        """),
    RulePage(
      identifier: "blueprint-reference", severity: .error,
      finds:
        "A Parent, Refines, Parts, Boundaries or Lookup that names something else, stands twice, or depends on '#if'.",
      rationale: """
        Parent and Refines name a blueprint, Parts names structs that list BlueprintPart, in a tuple where there are \
        several; Boundaries can be Unimplemented, and Lookup ByType. A graph has one shape in all configurations; conditions belong around members.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          typealias Parts = TripBindings
        }

        struct TripBindings {
          @Owned var store: TripStore
        }

        final class TripStore {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          typealias Parts = TripBindings
        }

        struct TripBindings: BlueprintPart {
          @Owned var store: TripStore
        }

        final class TripStore {}
        """),
    RulePage(
      identifier: "child-parent-mismatch", severity: .error,
      finds: "A child slot, or a maker of a scope, whose blueprint does not name this one as its Parent.",
      rationale: """
        A child receives from its parent, and both sides say so: the parent by a slot or a maker, the child by \
        'typealias Parent'. In a variant, what it refines counts as well.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Child var session: SessionGraph?
        }

        struct SessionBlueprint: Blueprint {
          @Owned var cart: Cart
        }

        final class Cart {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Child var session: SessionGraph?
        }

        struct SessionBlueprint: Blueprint {
          typealias Parent = AppBlueprint
          @Owned var cart: Cart
        }

        final class Cart {}
        """),
    RulePage(
      identifier: "duplicate-part", severity: .error,
      finds: "A part that is listed twice in one Parts.",
      rationale: """
        Its bindings would be declared twice. A part that is reached by two ways, through two other parts, counts once and \
        is fine.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          typealias Parts = (TripPart, TripPart)
        }

        struct TripPart: BlueprintPart {
          @Owned var store: TripStore
        }

        final class TripStore {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          typealias Parts = TripPart
        }

        struct TripPart: BlueprintPart {
          @Owned var store: TripStore
        }

        final class TripStore {}
        """),
  ]
}
