import Bücher
import Handwire

final class Buch {
  let vorlage: Bücher.Buch
  init(vorlage: Bücher.Buch) { self.vorlage = vorlage }
}

struct AppBlueprint: Blueprint {
  @Given private var titel: String
  @Owned private var vorlage: Bücher.Buch
  @Owned var buch: Buch
}
