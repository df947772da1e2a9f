/// Which argument of a call goes to which parameter, by labels, defaults and trailing closures.
struct ArgumentMatch {
  /// For each argument, the index of its parameter.
  let parameters: [Int]

  /// `nil` where the arguments do not fit.
  init?(_ arguments: [CodeNode], to declared: [ParameterFact]) {
    var indices: [Int] = []
    var next = 0
    var isFirstTrailing = true
    for argument in arguments {
      if argument.isTrailingClosure, isFirstTrailing {
        isFirstTrailing = false
        // The first trailing closure has no label: it goes to the next parameter that takes a function.
        guard
          let found = declared.indices.first(where: { index in
            index >= next && (declared[index].type.takesFunction || index == declared.count - 1)
          })
        else { return nil }
        indices.append(found)
        next = found + 1
        continue
      }
      if next > 0, next <= declared.count, declared[next - 1].isVariadic, argument.label == nil,
        next == declared.count || declared[next].label != nil
      {
        indices.append(next - 1)
        continue
      }
      var index = next
      while index < declared.count, declared[index].label != argument.label {
        guard declared[index].defaultValue != nil || declared[index].isVariadic else { return nil }
        index += 1
      }
      guard index < declared.count else { return nil }
      indices.append(index)
      next = index + 1
    }
    for index in declared.indices where index >= next {
      let parameter = declared[index]
      guard parameter.defaultValue != nil || parameter.isVariadic else { return nil }
    }
    parameters = indices
  }
}

extension TypeExpression {
  /// A function type, also an optional one; an alias of one is not seen.
  var takesFunction: Bool {
    switch self {
    case .function: true
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.takesFunction
    case .named, .array, .dictionary, .tuple, .any, .some, .composition, .metatype, .packExpansion, .packElement,
      .suppressed, .other:
      false
    }
  }
}
