/// What one call may call, with the way its arguments go.
struct CallCandidates {
  /// The struct whose memberwise initializer is called; then there are no others.
  var memberwise: ResolvedType?
  /// Index of an argument's node → which argument it is.
  var positions: [Int: Int] = [:]
  var matching: [(member: CodeMember, match: ArgumentMatch)] = []
}
