import Handwire
import Studies

struct StudyBlueprint: Blueprint {
  typealias Boundaries = Unimplemented

  @Owned var study: Study
}
