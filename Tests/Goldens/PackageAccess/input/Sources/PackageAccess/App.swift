import Handwire
import PackageKit

package final class Screen {
  package let client: any Requesting

  init(client: any Requesting) { self.client = client }
}

@MainActor
package struct AppBlueprint: Blueprint {
  @Given private var host: String
  @Owned(Client.self) package var client: any Requesting
  @Owned package var screen: Screen
  @Child package var session: SessionGraph?

  package func makeScreen() -> Screen { built() }
}

@MainActor
package struct SessionBlueprint: Blueprint {
  package typealias Parent = AppBlueprint

  @Given package var name: String
  @Owned(.onFirstUse) package var profile: Profile
}

package struct Profile {
  package let name: String
  package let client: any Requesting
}
