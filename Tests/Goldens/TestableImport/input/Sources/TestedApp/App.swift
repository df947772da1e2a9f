protocol Library {
  var titles: [String] { get }
}

public final class Reader {
  let library: any Library

  init(library: any Library) { self.library = library }
}
