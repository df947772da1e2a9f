import Testing

@testable import HandwireAmbient

/// A value that was made from others is used as long as those are the same, and no longer.
@Suite struct DerivedValueTests {
  private func inWorld(_ operation: () -> Void) {
    let world = SampleWorld()
    let scope = world.scope()
    scope.run(operation)
    scope.end()
    #expect(world.failures.isEmpty)
  }

  @Test func aDerivedValueIsNotCachedPastAnOverrideOfItsSource() {
    inWorld {
      let plain = AmbientValues.current.letterhead
      #expect(plain.text == "Letter: test")
      withAmbient {
        $0.greeting = "hello"
      } operation: {
        #expect(AmbientValues.current.letterhead.text == "Letter: hello")
        #expect(AmbientValues.current.letterhead === AmbientValues.current.letterhead)
      }
      #expect(AmbientValues.current.letterhead === plain)
    }
  }

  @Test func aDerivedValueMadeUnderAnOverrideStaysThere() {
    inWorld {
      withAmbient {
        $0.greeting = "hello"
      } operation: {
        #expect(AmbientValues.current.letterhead.text == "Letter: hello")
      }
      #expect(AmbientValues.current.letterhead.text == "Letter: test")
    }
  }

  @Test func itHoldsThroughSeveralSteps() {
    inWorld {
      #expect(AmbientValues.current.envelope.text == "Envelope of Letter: test")
      withAmbient {
        $0.greeting = "hello"
      } operation: {
        #expect(AmbientValues.current.envelope.text == "Envelope of Letter: hello")
        withAmbient {
          $0.letterhead = Letterhead(text: "Card")
        } operation: {
          #expect(AmbientValues.current.envelope.text == "Envelope of Card")
        }
      }
    }
  }

  @Test func anOverrideOfSomethingElseChangesNothing() {
    inWorld {
      withAmbient {
        $0.previewed = "other"
      } operation: {
        let made = AmbientValues.current.letterhead
        withAmbient {
          $0.previewed = "yet another"
        } operation: {
          #expect(AmbientValues.current.letterhead === made)
        }
      }
      let outside = AmbientValues.current.letterhead
      withAmbient {
        $0.previewed = "other"
      } operation: {
        #expect(AmbientValues.current.letterhead === outside)
      }
    }
  }

  @Test func aValueThatKeepsItsSurroundingsIsNotSharedPastThem() {
    inWorld {
      withAmbient {
        $0.greeting = "hello"
      } operation: {
        #expect(AmbientValues.current.postman.greeting == "hello")
      }
      #expect(AmbientValues.current.postman.greeting == "test")
      withAmbient {
        $0.greeting = "bye"
      } operation: {
        #expect(AmbientValues.current.postman.greeting == "bye")
      }
    }
  }

  @Test func theCalendarFollowsTheLocale() {
    inWorld {
      #expect(AmbientValues.current.calendar.locale?.identifier == "en_US_POSIX")
      withAmbient {
        $0.locale = .init(identifier: "fr_FR")
      } operation: {
        #expect(AmbientValues.current.calendar.locale?.identifier == "fr_FR")
      }
    }
  }

  enum NestedKey: AmbientKey {
    static var live: Letterhead {
      withAmbient {
        $0.greeting = "made inside"
      } operation: {
        Letterhead(text: AmbientValues.current.letterhead.text)
      }
    }
    static var test: Letterhead { live }
  }

  @Test func whatIsReplacedDuringAMakingStaysInIt() {
    inWorld {
      #expect(AmbientValues.current[NestedKey.self].text == "Letter: made inside")
      #expect(AmbientValues.current.letterhead.text == "Letter: test")
    }
  }
}
