import HandwireFindings
import HandwireProject
import Testing

@testable import HandwireRules

@Suite("A rule's examples")
struct RuleExampleTests {
  private struct Case {
    let rule: any AuditRule
    let example: RuleExample
    let variant: ExampleVariant
    let project: ExampleProject
  }

  @Test("are reported where they are marked, in whatever surroundings, and nowhere else")
  func examples() {
    var cases: [Case] = []
    for rule in AuditRules.all {
      for example in rule.triggering + rule.nonTriggering {
        for variant in ExampleVariant.allCases {
          cases.append(
            Case(
              rule: rule, example: example, variant: variant, project: ExampleProject(variant.files(of: example))))
        }
      }
    }
    let projects = ExampleProject.projects(cases.map(\.project))
    for (test, project) in zip(cases, projects) {
      let identifier = test.rule.identifier
      // All rules run, as they do for users: one may have said more at the place of another.
      let report = Audit(project: project, configuration: Configuration()).report()
      let found = report.findings.filter { $0.rule == identifier }
      let expected = test.variant.means ? test.project.marked : []
      #expect(
        found.map(\.place) == expected,
        """
        \(identifier), \(test.variant.rawValue): \(found.map { "\($0.place) \($0.message)" })
        \(test.example.source)
        """)
    }
  }

  @Test("mark something where they trigger, and nothing where they do not")
  func marks() {
    for rule in AuditRules.all {
      #expect(!rule.triggering.isEmpty && !rule.nonTriggering.isEmpty, "\(rule.identifier)")
      for example in rule.triggering {
        #expect(!ExampleProject(example).marked.isEmpty, "\(rule.identifier): \(example.source)")
      }
      for example in rule.nonTriggering {
        #expect(ExampleProject(example).marked.isEmpty, "\(rule.identifier): \(example.source)")
      }
    }
  }

  @Test("parse without an error")
  func syntax() {
    for rule in AuditRules.all {
      for example in rule.triggering + rule.nonTriggering {
        for project in ExampleProject.projects([ExampleProject(example)]) {
          for file in project.modules.flatMap(\.files) {
            #expect(file.facts.syntaxErrors.isEmpty, "\(rule.identifier): \(example.source)")
          }
        }
      }
    }
  }
}
