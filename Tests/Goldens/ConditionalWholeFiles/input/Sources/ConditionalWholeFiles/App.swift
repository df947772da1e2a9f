struct Root {
  let player: any Player
}

protocol Player {
  var name: String { get }
}
