import Handwire
import UntestedApp

struct ReaderBlueprint: Blueprint {
  @Owned var reader: Reader
}
