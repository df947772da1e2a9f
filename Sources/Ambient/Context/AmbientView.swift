/// What an object sees that was made in `kept`; keeps `kept` alive, so its address stays its own.
struct AmbientView: Sendable {
  let kept: AmbientContext
  let seen: AmbientContext
}
