/// Two travellers, one device.
@main
struct Main {
  static func main() {
    let app = launch()
    for traveller in ["Ada", "Grace"] {
      let screen = app.signIn(traveller).list()
      print("\(traveller) sees: \(screen.text)")
      app.signOut()
    }
  }
}
