@MainActor
public func demonstrate() async {
  let graph = AppGraph(in: `Trip of a lifetime`(`the title`: "up"), as: 4, 名前: "本屋")
  print(graph.`the shop`.名前, graph.`the shop`.repeat.in.`the title`, graph.`make it`(init: 3).`init`)
}
