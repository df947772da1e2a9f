import HandwireFindings

/// The rules that reading a project reports.
public enum ProjectPages {
  /// Sorted by identifier.
  public static let all = [
    duplicateModule, fileWithoutTarget, manifestUnknown, missingFile, missingFolder, notUTF8, unreadableFile,
  ]

  private static let duplicateModule = RulePage(
    identifier: "duplicate-module", severity: .warning,
    finds: """
      Several modules below the path have one name; the first that imports Handwire is read, or else the first of all, \
      and the others are left out.
      """,
    rationale: """
      Swift tells modules apart by name alone, so two of one name are never part of one program. Below a folder of
      separate packages (examples, a monorepo) it happens easily: give the folder of one of them as PATH.
      """,
    triggering: """
      // Examples/first/Sources/App/App.swift
      // Examples/second/Sources/App/App.swift
      // $ handwire generate Examples
      """,
    mended: "// $ handwire generate Examples/first")

  private static let fileWithoutTarget = RulePage(
    identifier: "file-without-target", severity: .note,
    finds: "Swift files lie beside an Xcode project, and none of its targets compiles them.",
    rationale: """
      Most are leftovers: what was taken out of a target and never deleted. They are read all the same, as a module of
      the folder's name, so that nothing hides there; types of the app are not in their reach. Leave them out with
      `exclude` in .handwire.json where they are no code of yours.
      """,
    triggering: """
      // App/Old/LegacyClient.swift, which App.xcodeproj does not list
      // $ handwire audit
      """,
    mended: """
      // .handwire.json
      // { exclude: ["App/Old"] }
      """)

  private static let missingFile = RulePage(
    identifier: "missing-file", severity: .note,
    finds: "An Xcode project lists Swift files that are not there.",
    rationale: """
      A step of the build may write them, or a submodule is not checked out. The rest is read all the same; what such a
      file declares is unknown, so a type that only it may declare is never reported as missing.
      """,
    triggering: """
      // App.xcodeproj lists App/Generated/Strings.swift, which SwiftGen writes
      // $ handwire audit
      """,
    mended: """
      // $ swiftgen
      // $ handwire audit
      """)

  private static let manifestUnknown = RulePage(
    identifier: "manifest-unknown", severity: .warning,
    finds: "What a Package.swift declares could not be learned; its modules are guessed from the folders.",
    rationale: """
      Which files make which module, what each may import and which isolation it has by default all stand in the
      manifest. If SwiftPM cannot evaluate it, each folder in Sources and Tests is taken for a module that may import
      every other, and verdicts on isolation hold for Swift 6 without a default.
      """,
    triggering: """
      // swift-tools-version: 6.0
      let package = Package(name: "App")
      """,
    mended: """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App")
      """)

  private static let missingFolder = RulePage(
    identifier: "missing-folder", severity: .warning,
    finds: "A manifest names a target or a local package, and there is no folder for it.",
    rationale: """
      The rest is read all the same, but types of what is missing are unknown: what needs them cannot be proven.
      """,
    triggering: """
      .target(name: "Booking", path: "Sources/Bookings"),  // the folder is Sources/Booking
      """,
    mended: #".target(name: "Booking", path: "Sources/Booking"),"#)

  private static let notUTF8 = RulePage(
    identifier: "not-utf8", severity: .warning,
    finds: "A source file is not UTF-8 and is left out; the place is its first byte that no UTF-8 text may have.",
    rationale: "Swift source is UTF-8; the compiler does not accept the file either.",
    triggering: "// a file saved as UTF-16 or Latin-1",
    mended: "// the same file saved as UTF-8")

  private static let unreadableFile = RulePage(
    identifier: "unreadable-file", severity: .warning,
    finds: "A source file or a folder cannot be opened and is left out.",
    rationale:
      "The rest is read all the same, but types that it declares are unknown, and what needs them cannot be proven.",
    triggering: "// $ chmod 000 Sources/App/Clock.swift",
    mended: "// $ chmod 644 Sources/App/Clock.swift")
}
