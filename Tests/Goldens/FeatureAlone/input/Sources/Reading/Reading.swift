public protocol Library: Sendable {
  func titles() async throws -> [String]
}

public protocol Lamp: AnyObject {
  var isOn: Bool { get set }
}

public struct ReadingDependencies {
  public let library: any Library
  public let lamp: any Lamp

  public init(library: any Library, lamp: any Lamp) {
    self.library = library
    self.lamp = lamp
  }
}

/// The way into the feature.
public final class Reading {
  public let dependencies: ReadingDependencies

  public init(dependencies: ReadingDependencies) {
    self.dependencies = dependencies
  }
}

public final class Bookmark {
  public init(page: Int, library: (any Library)?) {}
}
