@MainActor
public func demonstrate() async {
  print(AppGraph(limit: 2).search.limit)
  if #available(macOS 15, *) { print(AssistantGraph(limit: 4).assistant.search.limit) }
}
