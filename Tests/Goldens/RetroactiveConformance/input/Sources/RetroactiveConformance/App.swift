import Handwire
import Shelves
import Storing

extension Shelf: @retroactive Storing {
  public func keep(_ text: String) -> String { "kept \(text)" }
}

extension Int: @retroactive Storing {
  public func keep(_ text: String) -> String { "\(self) \(text)" }
}

struct Reader {
  let store: any Storing
}

struct AppBlueprint: Blueprint {
  @Owned(Shelf.self) private var shelf: any Storing
  @Owned var reader: Reader
}

struct CountBlueprint: Blueprint {
  @Owned private var shelf: Shelf
  @Owned var reader: Reader
}
