import HandwireFacts
import HandwireGraph
import HandwireReports
import Testing

struct GraphDrawingTests {
  private let report = GraphReport(TravelGraph.graph, TravelGraph.program)

  @Test func smallGraphInDOT() throws {
    var builder = GraphBuilder()
    let app = builder.scope("App")
    let clock = builder.binding(app, "clock", "Clock", given)
    builder.binding(
      app, "log", "any Log", owned, calls: "FileLog", [dependency("clock", closure(.binding(clock.bindingIdentifier)))])
    let expected = """
      digraph handwire {
        rankdir=LR;
        compound=true;
        node [fontname="Helvetica", fontsize=10];
        graph [fontname="Helvetica", fontsize=11, style=rounded];
        subgraph cluster_0 {
          label="AppGraph";
          n0 [label="clock\\nClock\\ngiven", shape=box, style=filled, fillcolor="#eeeeee"];
          n1 [label="log\\nany Log\\n= FileLog\\nowned", shape=box];
        }
        n1 -> n0 [style=dashed];
      }

      """
    #expect(try GraphReport(builder.graph, TravelGraph.program).dot() == expected)
  }

  @Test func smallGraphInMermaid() throws {
    var builder = GraphBuilder()
    let app = builder.scope("App")
    let flow = builder.scope("Flow", documentation: ["/** A flow. */"], parent: app)
    let cache = builder.binding(app, "cache", "Cache<\"#1\">", lazy)
    builder.scopeMaker(app, "makeFlow", child: flow, givens: [cache])
    builder.binding(flow, "cart", "Cart", given)
    let expected = """
      flowchart LR
        subgraph s0["AppGraph"]
          n0["cache<br/>Cache#lt;#quot;#35;1#quot;#gt;<br/>lazy"]
          n1("makeFlow()<br/>FlowGraph")
          subgraph s1["FlowGraph<br/>A flow"]
            n2[/"cart<br/>Cart<br/>given"/]
          end
        end
        n1 --> s1
        n1 --> n0

      """
    #expect(try GraphReport(builder.graph, TravelGraph.program).mermaid() == expected)
  }

  @Test(arguments: [
    "plain", "with \"quotes\"", "back\\slash\\", "\\\"", "new\nline", "Cache<Int, [String]>", "émoji 🧭", "{a|b}", "#1;",
    "a -> b", "end", "&amp;",
  ])
  func anyTextStaysInsideItsLabel(name: String) throws {
    var builder = GraphBuilder()
    let app = builder.scope("App", documentation: ["/// " + name])
    let first = builder.binding(app, name, name, given)
    builder.binding(app, "second", "Second", owned, calls: name, [dependency("first", first)])
    let report = GraphReport(builder.graph, TravelGraph.program)

    let dot = try DOTDocument(report.dot())
    let shown = name.replacing("\n", with: " ")
    #expect(dot.labels["n0"]?.first == shown)
    #expect(dot.labels["n1"] == ["second", "Second", "= " + shown, "owned"])
    #expect(dot.clusterLabels["cluster_0"]?.first == "AppGraph")
    #expect(dot.arrows == ["n1->n0"])

    let mermaid = try report.mermaid()
    for line in mermaid.split(separator: "\n") where line.contains("\"") {
      #expect(line.count { $0 == "\"" } == 2, "\(line)")
      #expect(!line.contains("<") || line.contains("<br/>"), "\(line)")
    }
    #expect(mermaid.split(separator: "\n").count == 6)
  }

  @Test func everyScopeIsAClusterInsideItsParent() throws {
    let dot = try DOTDocument(report.dot())
    #expect(dot.parents == ["cluster_0": "digraph", "cluster_1": "cluster_0"])
    #expect(dot.clusterOf["n0"] == "cluster_0")
    #expect(dot.clusterOf.count == dot.labels.count)
  }

  @Test func arrowsJoinBoxesThatAreThere() throws {
    for arguments in [(nil, nil), ("SessionGraph", nil), (nil, "httpClient"), ("AppGraph", "token")] {
      let dot = try DOTDocument(report.dot(from: arguments.0, to: arguments.1))
      for arrow in dot.arrows {
        let ends = arrow.split(separator: "->").map(String.init)
        #expect(dot.labels.keys.contains(ends[0]) && dot.labels.keys.contains(ends[1]), "\(arrow)")
      }
      #expect(!dot.arrows.isEmpty)
    }
  }

  @Test func arrowsAreThoseOfTheTextReport() throws {
    // Counted by hand in the tree that GraphTextReportTests shows: every `←` entry that is no argument of a call, and
    // the slot of the session.
    let dot = try DOTDocument(report.dot())
    #expect(dot.arrows.count == 14)
  }
}
