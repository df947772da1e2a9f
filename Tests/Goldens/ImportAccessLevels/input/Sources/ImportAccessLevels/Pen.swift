internal import Ink

struct Pen {
  let ink: Ink
}
