/// What is tried out on some travellers.
struct FeatureFlags {
  var seatMaps = false
}
