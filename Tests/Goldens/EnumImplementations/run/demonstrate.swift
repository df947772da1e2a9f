@MainActor
public func demonstrate() async {
  print(AppGraph(isDark: true).screen.theme.name)
}
