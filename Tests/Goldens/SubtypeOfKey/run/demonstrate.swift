@MainActor
public func demonstrate() async {
  print(AppGraph().badge.reading.count)
}
