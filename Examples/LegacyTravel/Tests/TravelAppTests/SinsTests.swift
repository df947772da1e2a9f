import BookingFeature
import Foundation
import Injection
import Platform
import Testing
import TravelCore
import TripsFeature

@testable import TravelApp

/// What the user gets. Each test holds that the sin is there; mended, it would fail.
///
/// One after the other: all of them share the one container.
@Suite(.serialized)
struct SinsTests {
  private let oslo = Trip(id: "oslo", destination: "Oslo", price: 90)

  @Test func `After sign-out the next traveller sees the trips of the one before`() {
    let app = launch()
    let first = app.signIn("Ada").list()
    #expect(first.text == "Lisbon, Turin")
    app.signOut()

    let second = app.signIn("Grace").list()
    #expect(second.text == "Lisbon, Turin")
    #expect(Services.container.resolve(APIClient.self, name: "authorized")?.trips().map(\.destination) == ["Boston"])
  }

  @Test func `The registration that comes last wins, and no event arrives`() {
    _ = launch()
    #expect(Services.container.resolve(Analytics.self) is SilentAnalytics)
  }

  @Test func `A receipt that is asked for with another type of argument is not there`() {
    let coordinator = launch(flags: FeatureFlags(seatMaps: true)).checkout()
    #expect(coordinator.viewModel.pay(for: oslo) == nil)
    #expect(coordinator.isFinished)
    #expect(Services.container.resolve(ReceiptViewModel.self, argument: 2041)?.text == "Receipt No. 2041")
  }

  @Test func `A misspelt name cancels nothing`() {
    let detail = launch().signIn("Ada").detail(of: oslo)
    detail.cancel()
    #expect(!detail.isCancelled)
  }

  @Test func `What nobody registered reminds of nothing`() {
    _ = launch()
    #expect(Services.container.resolve(ReminderScheduling.self) == nil)
  }

  @Test func `The second trip's screen shows the first trip`() {
    let trips = launch().signIn("Ada")
    #expect(trips.detail(of: oslo).trip.destination == "Oslo")
    let turin = Trip(id: "turin", destination: "Turin", price: 80)
    #expect(trips.detail(of: turin).trip.destination == "Oslo")
  }

  @Test func `Without its flag the first step of a booking stops the app`() async {
    await #expect(processExitsWith: .failure) {
      _ = launch(flags: FeatureFlags(seatMaps: false)).seats()
    }
  }

  @Test func `Two steps of one booking have two drafts, and the seats cost nothing`() {
    let app = launch(flags: FeatureFlags(seatMaps: true))
    app.seats().chooseFirstSeat(of: oslo)
    #expect(app.checkout().viewModel.total(of: oslo) == 0)
  }

  @Test func `A value is not shared, so each step holds other seats`() {
    let app = launch(flags: FeatureFlags(seatMaps: true))
    let seats = app.seats()
    #expect(seats.hold != app.checkout().viewModel.hold)
  }

  @Test func `The debug menu is there in debug builds only`() {
    _ = launch()
    #if DEBUG
      #expect(Services.container.resolve(DebugMenu.self) != nil)
    #else
      #expect(Services.container.resolve(DebugMenu.self) == nil)
    #endif
  }

  @Test func `A finished checkout is never released`() {
    weak var coordinator: CheckoutCoordinator?
    do {
      coordinator = launch().checkout()
    }
    #expect(coordinator != nil)
    coordinator?.viewModel.coordinator = nil
    #expect(coordinator == nil)
  }

  @Test func `A screen that was left lives on in a singleton`() {
    weak var screen: TripListScreen?
    do {
      let app = launch()
      screen = app.signIn("Ada").list()
      app.signOut()
    }
    #expect(BannerCenter.shared.show("Hello") == "Hello (above Lisbon, Turin)")
    BannerCenter.shared.screen = nil
    #expect(screen == nil)
  }

  @Test func `A list that was left still loads at each change`() {
    weak var list: TripListViewModel?
    let app = launch()
    do {
      list = app.signIn("Ada").list().viewModel
      BannerCenter.shared.screen = nil
    }
    app.signOut()
    #expect(list != nil)
    Services.container.resolve(TripCache.self)?.trips = [oslo]
    Services.container.resolve(NotificationCenter.self)?.post(name: .tripsChanged, object: nil)
    #expect(list?.trips == [oslo])
  }
}
