/// What the fixture package is made of, before a test changes something.
enum FixtureSources {
  static let blueprint = "Sources/App/Composition/AppBlueprint.swift"
  static let accounts = "Sources/Accounts/AccountsBlueprint.swift"

  static let all: [String: String] = [
    "Package.swift": manifest,
    "Sources/Reminders/Reminding.swift": reminders,
    "Sources/App/main.swift": "print(AppGraph().desk.text)\n",
    "Sources/App/Desk.swift": desk,
    blueprint: appBlueprint,
    accounts: accountsBlueprint,
  ]

  static func with(_ changes: [String: String]) -> [String: String] { all.merging(changes) { $1 } }

  static let manifest = manifest(appSettings: "")

  /// - Parameter appSettings: Swift settings of the target `App`, as the manifest writes them.
  static func manifest(appSettings: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Fixture",
      dependencies: [.package(name: "handwire", path: "../tool")],
      targets: [
        .target(name: "Reminders"),
        .target(
          name: "Accounts", dependencies: [.product(name: "Handwire", package: "handwire")],
          plugins: [.plugin(name: "HandwirePlugin", package: "handwire")]),
        .executableTarget(
          name: "App", dependencies: ["Accounts", "Reminders", .product(name: "Handwire", package: "handwire")],
          swiftSettings: [\(appSettings)],
          plugins: [.plugin(name: "HandwirePlugin", package: "handwire")]),
      ]
    )

    """
  }

  static let reminders = """
    public protocol Reminding {
      var text: String { get }
    }

    public struct SpokenReminder: Reminding {
      public init() {}
      public var text: String { "spoken" }
    }

    """

  static let desk = """
    import Reminders

    final class Desk {
      private let reminder: any Reminding

      init(
        reminder: any Reminding
      ) {
        self.reminder = reminder
      }

      var text: String { "desk with a \\(reminder.text) reminder" }
    }

    """

  static let appBlueprint = """
    import Handwire
    import Reminders

    struct AppBlueprint: Blueprint {
      @Owned(SpokenReminder.self) private var reminder: any Reminding
      @Owned var desk: Desk
    }

    """

  static let accountsBlueprint = """
    import Handwire

    public final class Ledger {
      public init() {}
    }

    public struct AccountsBlueprint: Blueprint {
      @Owned public var ledger: Ledger
    }

    """
}
