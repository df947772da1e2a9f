import Foundation
import HandwireAmbient

/// What a stub keeps of its calls, in order, and how it fails the test that reaches what no test gave a meaning.
///
/// Stubs that `handwire doubles` writes are its users. The test that made the stub is charged where the caller's is not
/// known, and with calls that come after it has ended.
public final class StubRecord<Call>: Sendable {
  private struct Calls: @unchecked Sendable {
    var list: [Call] = []
  }

  private struct Made: @unchecked Sendable {
    var call: Call
  }

  private let recorded = Locked(Calls())
  private let ownership = TestOwnership()
  private let name: String
  private let path: String

  /// - Parameters:
  ///   - name: what the stub stands in for, as the failure tells it.
  ///   - path: how one gets there from the graph (`SessionGraph.trips → TripListModel.service`), if the stub stands in one.
  public init(of name: String, path: String = "") {
    self.name = name
    self.path = path
  }

  public var calls: [Call] { recorded.withLock { $0 }.list }

  public func record(_ call: Call, member: String = #function) {
    ownership.noteUse(of: "\(name).\(member)")
    let made = Made(call: call)
    recorded.withLock { $0.list.append(made.call) }
  }

  /// Fails the test, and gives what the requirement throws.
  /// - Parameter replacement: the stub's member that gives the requirement a meaning.
  public func failure(_ replacement: String, member: String = #function) -> UnimplementedEndpoint {
    report(replacement, member)
    return UnimplementedEndpoint("\(name).\(member)")
  }

  /// Fails the test.
  public func unimplemented(_ replacement: String, member: String = #function) {
    report(replacement, member)
  }

  /// Fails the test, and goes on with a value that says nothing.
  public func unimplemented<Result: ~Copyable>(
    _ replacement: String, returning placeholder: @autoclosure () -> Result, member: String = #function
  ) -> Result {
    report(replacement, member)
    return placeholder()
  }

  /// Fails the test and ends the process, for nothing could be returned in place of what the requirement promises.
  public func stop(_ replacement: String, member: String = #function) -> Never {
    let message = report(replacement, member)
    fatalError("\(message) There is no value that could be returned in its place.")
  }

  /// What a meaning returned whose type a test cannot write, as the type that the caller asked for.
  public func typed<Given, Result>(_ value: Given, _ replacement: String, member: String = #function) -> Result {
    if let value = value as? Result { return value }
    let message = "\(name).\(member) has to return \(Result.self), and \(replacement) gave it \(type(of: value))."
    _ = ownership.fail(message, usedBy: "\(name).\(member)")
    fatalError(message)
  }

  @discardableResult
  private func report(_ replacement: String, _ member: String) -> String {
    let place = path.isEmpty ? "" : " at \(path)"
    let message = """
      \(name).\(member) is not implemented, and this test called it\(place). Give it a meaning: \
      stub.\(replacement) { … }.
      """
    if !ownership.fail(message, usedBy: "\(name).\(member)") {
      FileHandle.standardError.write(Data("\(name).\(member) is not implemented\(place)\n".utf8))
    }
    return message
  }
}
