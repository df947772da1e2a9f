@MainActor
public func demonstrate() async {
  let session = AppGraph().startSession(user: "Ada")
  print(session.list.formatter.number, session.makeDetail().formatter.number, session.makeDetail().formatter.number)
}
