import HandwireFacts
import HandwireFindings
import HandwireGraph

/// Joins what all files say into one graph: names that stand for the same object become one binding.
struct WiringLinker {
  let code: CodeProgram
  let objects: ObjectTypes
  var keys: [WiringKey] = []
  var numbers: [WiringKey: Int] = [:]
  var infos: [WiringInfo?] = []
  /// What each key's value is.
  var values: [[FileWiring.Value]] = []
  /// What the call receives; empty for keys that are no calls.
  var dependencies: [[FileWiring.Dependency]] = []
  /// The function whose result a call gives.
  var called: [WiringFlow?] = []
  /// Keys that are only another name for something: how one gets there.
  var aliases: [WiringFlow?] = []
  /// The call that constructs what a key holds.
  var constructions: [Int?] = []
  /// For a call, the key that holds what it gives.
  var holders: [Int?] = []
  /// Whether what it holds is remembered there by a function.
  var memos: [Memo?] = []
  var kept: [Int] = []
  /// Properties that a container fills.
  var keeping: Set<Int> = []

  struct Memo {
    var isWeak: Bool
  }

  init(_ files: [FileWiring], code: CodeProgram, objects: ObjectTypes) {
    self.code = code
    self.objects = objects
    for file in files {
      for (key, info) in file.infos {
        let number = number(of: key)
        if let known = infos[number], known.written != nil || known.inferred?.isKnown == true { continue }
        infos[number] = info
      }
    }
    var seen: Set<WiringFlow.InHolder> = []
    for file in files {
      for value in file.values {
        let number = number(of: value.holder)
        if let key = value.flow.key { _ = self.number(of: key) }
        if value.site == .call {
          called[number] = value.flow
        } else if seen.insert(.init(holder: number, flow: value.flow)).inserted {
          values[number].append(value)
        }
      }
      for dependency in file.dependencies {
        let number = number(of: dependency.receiver)
        if let key = dependency.flow.key { _ = self.number(of: key) }
        dependencies[number].append(dependency)
      }
      for key in file.kept { kept.append(number(of: key)) }
      for key in file.filled { keeping.insert(number(of: key)) }
    }
  }

  private mutating func number(of key: WiringKey) -> Int {
    if let known = numbers[key] { return known }
    let number = keys.count
    numbers[key] = number
    keys.append(key)
    infos.append(nil)
    values.append([])
    dependencies.append([])
    called.append(nil)
    aliases.append(nil)
    constructions.append(nil)
    holders.append(nil)
    memos.append(nil)
    return number
  }

  func graph() -> WiredGraph {
    var linker = self
    linker.linkNames()
    linker.linkConstructions()
    return WiredGraphBuilder(linker).graph()
  }

  func number(in flow: WiringFlow) -> Int? { flow.key.flatMap { numbers[$0] } }

  /// Where a flow really comes from, other names left out.
  func resolved(_ flow: WiringFlow) -> WiringFlow {
    var flow = flow
    var steps = 0
    while let number = number(in: flow), let alias = aliases[number], steps < 64 {
      flow = flow.through(alias)
      steps += 1
    }
    if let number = number(in: flow), let holder = holders[number] { flow.target = .key(keys[holder]) }
    return flow
  }
}

extension WiringFlow {
  struct InHolder: Hashable {
    var holder: Int
    var flow: WiringFlow
  }
}

extension ResolvedType {
  var isKnown: Bool { if case .unknown = self { false } else { true } }
}
