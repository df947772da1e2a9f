/// For developers: what is under the hood.
struct DebugMenu {
  let entries = ["Server", "Flags", "Crash"]
}
