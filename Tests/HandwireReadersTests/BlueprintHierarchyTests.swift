import HandwireFacts
import HandwireFindings
import HandwireGraph
import HandwireReaders
import Testing

struct BlueprintHierarchyTests {
  private func project(_ source: String) -> SourceProject {
    SourceProject("import Handwire\n" + source + "\nfinal class Model {}\n")
  }

  private func id(_ name: String) -> TypeIdentifier { TypeIdentifier(module: "App", path: [name]) }

  @Test func childrenPartsAndVariants() throws {
    let project = project(
      """
      struct AppBlueprint: Blueprint {
        typealias Parts = (APart, BPart)
        @Child var session: SessionGraph?
        func makeFlow(id: Int) -> FlowGraph { built() }
      }
      struct SessionBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Owned var model: Model
      }
      struct FlowBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Given var id: Int
      }
      struct APart: BlueprintPart {
        typealias Parts = BPart
        @Owned var a: Model
      }
      struct BPart: BlueprintPart { @Owned var b: Model }
      struct TestBlueprint: Blueprint {
        typealias Refines = AppBlueprint
        @Child var session: TestSessionGraph?
      }
      struct TestSessionBlueprint: Blueprint {
        typealias Refines = SessionBlueprint
        @Owned var model: Model
      }
      """)
    #expect(project.rules == [])
    let app = try #require(project.blueprint("AppBlueprint"))
    #expect(app.parts.map(\.identifier.name) == ["APart", "BPart"])
    #expect(app["session"]?.kind == .child(id("SessionBlueprint")))
    guard case .scopeMaker(let callable, id("FlowBlueprint")) = app["makeFlow"]?.kind else {
      Issue.record("\(String(describing: app["makeFlow"]))")
      return
    }
    #expect(callable.signature == "makeFlow(id:)")
    let variant = try #require(project.blueprint("TestSessionBlueprint"))
    #expect(variant.refines?.identifier == id("SessionBlueprint"))
    #expect(variant.parent?.identifier == id("AppBlueprint"))
    #expect(project.blueprint("APart")?.kind == .part)
    #expect(app.refines == nil && app.parent == nil)
  }

  @Test func aPureVariantNeedsNoBindingsOfItsOwn() {
    let project = project(
      "struct AppBlueprint: Blueprint { @Owned var a: Model }\nstruct TestBlueprint: Blueprint { typealias Refines = AppBlueprint }"
    )
    #expect(project.rules == [])
  }

  @Test func neverIsNoParent() throws {
    let project = project(
      "struct AppBlueprint: Blueprint {\n  typealias Parent = Never\n  typealias Parts = Swift.Never\n  @Owned var a: Model\n}"
    )
    #expect(project.rules == [])
    #expect(project.blueprint("AppBlueprint")?.parent == nil)
  }

  @Test func aPartOfAnotherModuleCounts() throws {
    let project = SourceProject(modules: [
      SourceProject.module(
        "Wiring",
        ["W.swift": "import Handwire\npublic struct BookingPart: BlueprintPart {\n  @Given public var id: Int\n}"]),
      SourceProject.module(
        "App",
        [
          "A.swift":
            "import Handwire\nimport Wiring\nstruct AppBlueprint: Blueprint { typealias Parts = Wiring.BookingPart }"
        ], dependencies: ["Wiring"]),
    ])
    #expect(project.rules == [])
    #expect(
      project.blueprint("AppBlueprint")?.parts.map(\.identifier) == [
        TypeIdentifier(module: "Wiring", path: ["BookingPart"])
      ])
  }

  static let app = "struct AppBlueprint: Blueprint {\n"

  @Test(arguments: [
    ("@Child var session: SessionGraph", "child-type", "SessionGraph?"),
    ("@Child var session: SessionGraph!", "child-type", "SessionGraph?"),
    ("@Child var session: Model?", "child-type", "XBlueprint"),
    ("@Child var session: [SessionGraph]?", "child-type", "XBlueprint"),
    ("@Child var session: SessionBlueprint?", "child-type", "XBlueprint"),
    ("@Owned var session: SessionGraph", "child-type", "@Child var session: SessionGraph?"),
    ("@Shared var session: SessionGraph?", "child-type", "@Child var session: SessionGraph?"),
    ("@Child(.onFirstUse) var session: SessionGraph?", "marker-argument", "'@Child' alone"),
    ("@Child var session: SessionGraph? = nil", "blueprint-member", "remove the value"),
    (
      "@Child var orphan: OrphanGraph?", "child-parent-mismatch",
      "add to OrphanBlueprint: typealias Parent = AppBlueprint"
    ),
    ("@Child var inner: InnerGraph?", "child-parent-mismatch", "write in InnerBlueprint"),
    ("@Child var own: AppGraph?", "child-parent-mismatch", "add to AppBlueprint"),
    ("func makeOrphan() -> OrphanGraph { built() }", "child-parent-mismatch", "add to OrphanBlueprint"),
    ("func makeSession() -> SessionGraph? { built() }", "maker-body", "-> SessionGraph'"),
    ("func makeSession() -> SessionGraph { built(SessionGraph.self) }", "maker-body", "write 'built()'"),
    ("typealias Parent = Model", "blueprint-reference", "lists 'Blueprint'"),
    ("typealias Parent = APart", "blueprint-reference", "typealias Parts = APart"),
    ("typealias Parent = AppGraph", "blueprint-reference", "lists 'Blueprint'"),
    ("typealias Parent = Nowhere", "type-not-found", ""),
    ("typealias Refines = Model", "blueprint-reference", "lists 'Blueprint'"),
    ("typealias Parts = SessionBlueprint", "blueprint-reference", "'BlueprintPart' instead"),
    ("typealias Parts = (APart, Model)", "blueprint-reference", "lists 'BlueprintPart'"),
    ("typealias Parts = (APart, APart)", "duplicate-part", "list it once"),
  ])
  func wrongReference(member: String, rule: String, help: String) throws {
    let project = project(
      """
      struct AppBlueprint: Blueprint {
        @Owned var model: Model
        \(member)
      }
      struct SessionBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Child var inner: InnerGraph?
      }
      struct InnerBlueprint: Blueprint {
        typealias Parent = SessionBlueprint
        @Owned var model: Model
      }
      struct OrphanBlueprint: Blueprint { @Owned var model: Model }
      struct APart: BlueprintPart { @Owned var model: Model }
      """)
    #expect(project.rules == ["\(rule)@4"])
    let finding = try #require(project.findings.first)
    #expect(finding.severity == .error)
    if !help.isEmpty { #expect(finding.help?.contains(help) == true, "\(finding.help ?? "")") }
  }

  @Test func aliasesStandOnceAndWithoutConditions() {
    let project = project(
      """
      struct AppBlueprint: Blueprint {
        @Owned var model: Model
        #if DEBUG
        typealias Parts = APart
        #endif
      }
      struct OtherBlueprint: Blueprint {
        typealias Parts = APart
      }
      extension OtherBlueprint {
        typealias Parts = BPart
      }
      struct APart: BlueprintPart { @Owned var a: Model }
      struct BPart: BlueprintPart {
        typealias Parent = AppBlueprint
        @Owned var b: Model
      }
      """)
    #expect(project.rules == ["blueprint-reference@5", "blueprint-reference@12", "blueprint-reference@16"])
  }

  @Test func conditionsOfTheBlueprintItselfAreNone() {
    let project = project(
      """
      #if DEBUG
      struct AppBlueprint: Blueprint {
        typealias Parts = APart
      }
      #endif
      struct APart: BlueprintPart { @Owned var a: Model }
      """)
    #expect(project.rules == [])
  }

  @Test func aSlotOfAPartBelongsToWhoeverListsThePart() {
    let project = project(
      """
      struct AppBlueprint: Blueprint { typealias Parts = OuterPart }
      struct OtherBlueprint: Blueprint { typealias Parts = APart }
      struct OuterPart: BlueprintPart { typealias Parts = APart }
      struct APart: BlueprintPart {
        @Child var session: SessionGraph?
      }
      struct SessionBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Owned var model: Model
      }
      """)
    #expect(project.rules == ["child-parent-mismatch@6"])
    #expect(project.findings.first?.message.contains("OtherBlueprint") == true)
  }

  @Test func circlesAreShownWithEveryHopAndOpened() throws {
    let project = project(
      """
      struct ABlueprint: Blueprint {
        typealias Parent = CBlueprint
        @Owned var a: Model
      }
      struct BBlueprint: Blueprint {
        typealias Parent = ABlueprint
        @Owned var b: Model
      }
      struct CBlueprint: Blueprint {
        typealias Refines = BBlueprint
        @Owned var c: Model
      }
      struct DBlueprint: Blueprint {
        typealias Refines = DBlueprint
        @Owned var d: Model
      }
      struct EBlueprint: Blueprint {
        typealias Parent = ABlueprint
        typealias Parts = FPart
        @Owned var e: Model
      }
      struct FPart: BlueprintPart { typealias Parts = GPart; @Owned var f: Model }
      struct GPart: BlueprintPart { typealias Parts = FPart; @Owned var g: Model }
      """)
    #expect(project.rules == ["blueprint-cycle@3", "blueprint-cycle@15", "blueprint-cycle@23"])
    #expect(
      project.findings.map(\.subject) == [
        "ABlueprint → CBlueprint → BBlueprint → ABlueprint", "DBlueprint → DBlueprint", "FPart → GPart → FPart",
      ])
    #expect(project.findings.first?.notes.map(\.place?.line) == [11, 7])
    for name in ["ABlueprint", "BBlueprint", "CBlueprint", "DBlueprint"] {
      let blueprint = try #require(project.blueprint(name))
      #expect(blueprint.parent == nil && blueprint.refines == nil)
    }
    #expect(project.blueprint("EBlueprint")?.parent?.identifier.name == "ABlueprint")
    #expect(project.blueprint("FPart")?.parts == [] && project.blueprint("GPart")?.parts == [])
  }

  @Test func theOrderOfFilesChangesNothing() {
    let files = (0..<8).map { index in
      SourceProject.module(
        "App",
        [
          "F\(index).swift":
            "import Handwire\nstruct N\(index)Blueprint: Blueprint {\n  typealias Parent = N\((index + 1) % 8)Blueprint\n}\n"
        ]
      ).files[0]
    }
    let first = SourceProject(modules: [Module(name: "App", files: files)])
    let second = SourceProject(modules: [Module(name: "App", files: files.reversed())])
    #expect(first.findings == second.findings && !first.findings.isEmpty)
    #expect(first.reading.blueprints == second.reading.blueprints)
  }

  @Test func longChainsNeedNoStack() {
    let count = 1_500
    let source = (0..<count).map { index in
      let parent = index == 0 ? "" : "typealias Parent = N\(index - 1)Blueprint\n"
      let child = index == count - 1 ? "@Given var id: Int" : "@Child var next: N\(index + 1)Graph?"
      return "struct N\(index)Blueprint: Blueprint {\n\(parent)\(child)\n}\n"
    }
    let project = SourceProject("import Handwire\n" + source.joined())
    #expect(project.rules == [])
    #expect(project.reading.blueprints.count == count)
  }
}
