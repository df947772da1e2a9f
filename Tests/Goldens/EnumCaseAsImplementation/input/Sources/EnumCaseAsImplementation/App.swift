import Handwire

protocol Theme {}
enum Plain: Theme { case only }
struct Screen { let theme: any Theme }

struct AppBlueprint: Blueprint {
  @Owned(Plain.only) private var theme: any Theme
  @Owned var screen: Screen
}
