/// What one node of a body is, with what its children are.
public enum CodeKind: UInt8, Hashable, Codable, Sendable {
  /// `text`: an identifier (`self`, `super`, `Self`, `$0` included); generic arguments are in `genericArguments`.
  case name
  /// `text`: the member; child 0: its base. `position` is the member's.
  case member
  /// `.text`
  case implicitMember
  /// Child 0: what is called; the rest: arguments, each with its `label`.
  case call
  /// Child 0: the base; the rest: arguments, each with its `label`.
  case subscripted
  /// Children: captures, parameters, then statements.
  case closure
  /// Of a function or a closure; `text`: its name inside, `label`: its label, `type` where one is written.
  case parameter
  /// `text`: its name inside, `label`: `weak`, `unowned`, `unowned(unsafe)` or none; child 0: the value, where one is written.
  case capture
  /// `type`: the root where one is written; `text`: components joined by dots (`api.client`); children: subscript arguments.
  case keyPath
  /// `T.self`, in `type`
  case metatype
  /// A type where an expression stands that is no plain name (`[Int]`, `T?`), in `type`.
  case typeName
  /// `text`: the value where nothing is interpolated; children: what is interpolated.
  case stringLiteral
  /// `text`: as written
  case numberLiteral
  /// `text`: `true` or `false`
  case booleanLiteral
  case nilLiteral
  case array
  /// Children: key, value, key, value, …
  case dictionary
  /// Elements with their `label`; one element alone in parentheses is that element.
  case tuple
  /// `text`: the operators in order, joined by a space; children: the operands. Prefix and postfix ones have one operand.
  case operation
  /// Child 0: the target, child 1: the value; `text`: `=` (compound assignments are operations).
  case assignment
  /// `text`: `as`, `as?`, `as!` or `is`; `type`; child 0: the value.
  case cast
  /// Children: condition, first, second.
  case ternary
  /// `x?` before a member, a call or a subscript.
  case optionalChain
  /// `x!`
  case forced
  /// `text`: `try?` or `try!`; plain `try` and `await` leave no node.
  case tried
  /// `#name(…)`; children as those of a call, without child 0.
  case macro
  /// `@Name(…)` of a declaration: `text`: its name, `type`: its type; children: arguments.
  case attribute
  /// Statements.
  case block
  /// A name that a statement or a pattern binds; `label`: `let`, `var`, `case` (in a pattern) or `unwrap` (`if let`);
  /// `text`: the name; `type` where one is written; child 0: the value, where it is known.
  case local
  /// `if`, `guard`, `switch`, `case`, `do`, `catch`, in `text`; children: conditions, then blocks.
  case branch
  /// `for`, `while`, `repeat`, in `text`.
  case loop
  /// `return`, `throw`, `defer`, `yield`, `discard`, in `text`.
  case exit
  /// A function inside a body; `text`: its name; children: parameters, then its block.
  case localFunction
  /// A type inside a body; `text`: its name; children: the code of its members.
  case localType
  /// One clause of `#if`; `text`: what must hold for it.
  case conditional
  /// Anything else: only its children say something.
  case other
}
