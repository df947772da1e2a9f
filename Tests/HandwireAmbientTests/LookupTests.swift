import Testing

@testable import HandwireAmbient

@Suite struct LookupTests {
  @Test(arguments: [(Purpose.live, "live"), (.preview, "preview"), (.test, "test")])
  func eachPurposeHasItsValue(purpose: Purpose, expected: String) {
    #expect(AmbientContext(purpose: purpose).value(of: GreetingKey.self) == expected)
  }

  @Test(arguments: [(Purpose.live, "live"), (.preview, "preview"), (.test, "preview")])
  func aTestFallsBackToThePreview(purpose: Purpose, expected: String) {
    #expect(AmbientContext(purpose: purpose).value(of: PreviewedKey.self) == expected)
  }

  @Test func aPreviewFallsBackToLive() {
    #expect(AmbientContext(purpose: .preview).value(of: NetworkKey.self) == "live")
  }

  @Test func aValueIsMadeOnceForItsContext() {
    let context = AmbientContext(purpose: .live)
    #expect(context.value(of: TrackerKey.self) === context.value(of: TrackerKey.self))
    #expect(context.value(of: TrackerKey.self) !== AmbientContext(purpose: .live).value(of: TrackerKey.self))
  }

  @Test func threadsThatMakeAValueTogetherGetTheSameOne() async {
    for _ in 0..<50 {
      let context = AmbientContext(purpose: .live)
      let trackers = await withTaskGroup(of: Tracker.self) { group in
        for _ in 0..<8 { group.addTask { context.value(of: TrackerKey.self) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(trackers.map(ObjectIdentifier.init)).count == 1)
    }
  }

  @Test func manyKeysAreKeptApart() {
    var table = AmbientTable()
    let keys: [any AmbientKey.Type] = [
      GreetingKey.self, PreviewedKey.self, NetworkKey.self, TrackerKey.self, LetterheadKey.self, EnvelopeKey.self,
      PostmanKey.self, DateKey.self, UUIDKey.self, LocaleKey.self, TimeZoneKey.self, CalendarKey.self, LogKey.self,
    ]
    SampleWorld().scope().run {
      for key in keys + keys { table.insert(entry(key)) }
    }
    #expect(table.count == keys.count)
    for key in keys { #expect(table.entry(for: ObjectIdentifier(key))?.key == ObjectIdentifier(key)) }
    #expect(table.entry(for: ObjectIdentifier(Int.self)) == nil)
  }

  private func entry<Key: AmbientKey>(_ key: Key.Type) -> AmbientEntry { AmbientEntry(key, key.live) }

  @Test(arguments: [
    (GreetingKey.name, "greeting"), (UUIDKey.name, "uuid"), (OpenURLKey.name, "openURL"),
    (TimeZoneKey.name, "timeZone"),
    (URLSessionKey.name, "urlSession"), (Key.name, "key"),
  ])
  func aKeyIsCalledLikeItsProperty(name: String, expected: String) {
    #expect(name == expected)
  }

  enum URLSessionKey: AmbientKey { static var live: Int { 0 } }
  enum Key: AmbientKey { static var live: Int { 0 } }

  @Test(arguments: [
    (["/build/AppPackageTests.xctest"], [:], true),
    (["/build/App", "--testing-library", "swift-testing"], [:], true),
    (["/Applications/App.app/App"], ["XCTestConfigurationFilePath": "/x"], true),
    (["/build/App"], ["HOME": "/"], false),
    ([], [:], false),
  ])
  func onlyATestRunCountsAsOne(arguments: [String], environment: [String: String], expected: Bool) {
    #expect(Purpose.isTestRun(arguments: arguments, environment: environment) == expected)
  }
}
