import HandwireAmbient

/// Has all three values.
enum GreetingKey: AmbientKey {
  static var live: String { "live" }
  static var preview: String { "preview" }
  static var test: String { "test" }
}

/// Falls back to the preview's in a test.
enum PreviewedKey: AmbientKey {
  static var live: String { "live" }
  static var preview: String { "preview" }
}

/// Has nothing for a test.
enum NetworkKey: AmbientKey {
  static var live: String { "live" }
}

final class Tracker: Sendable {
  let events = Locked([String]())

  func track(_ event: String) { events.withLock { $0.append(event) } }
}

enum TrackerKey: AmbientKey {
  static var live: Tracker { Tracker() }
  static var test: Tracker { Tracker() }
}

/// Made from another ambient value.
final class Letterhead: Sendable {
  let text: String

  init(text: String) { self.text = text }
}

enum LetterheadKey: AmbientKey {
  static var live: Letterhead { Letterhead(text: "Letter: \(AmbientValues.current.greeting)") }
  static var test: Letterhead { live }
}

/// Made from a value that is made from another.
enum EnvelopeKey: AmbientKey {
  static var live: Letterhead { Letterhead(text: "Envelope of \(AmbientValues.current.letterhead.text)") }
  static var test: Letterhead { live }
}

/// Keeps its surroundings, so it may read any of them later.
final class Postman: Sendable {
  private let greetingNow = Ambient(\.greeting)

  var greeting: String { greetingNow.wrappedValue }
}

enum PostmanKey: AmbientKey {
  static var live: Postman { Postman() }
  static var test: Postman { Postman() }
}

extension AmbientValues {
  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
  var previewed: String {
    get { self[PreviewedKey.self] }
    set { self[PreviewedKey.self] = newValue }
  }
  var network: String {
    get { self[NetworkKey.self] }
    set { self[NetworkKey.self] = newValue }
  }
  var tracker: Tracker {
    get { self[TrackerKey.self] }
    set { self[TrackerKey.self] = newValue }
  }
  var letterhead: Letterhead {
    get { self[LetterheadKey.self] }
    set { self[LetterheadKey.self] = newValue }
  }
  var envelope: Letterhead {
    get { self[EnvelopeKey.self] }
    set { self[EnvelopeKey.self] = newValue }
  }
  var postman: Postman {
    get { self[PostmanKey.self] }
    set { self[PostmanKey.self] = newValue }
  }
}
