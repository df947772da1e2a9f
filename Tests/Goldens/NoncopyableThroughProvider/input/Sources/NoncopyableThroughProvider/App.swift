import Handwire

struct Descriptor: ~Copyable {
  let number: Int

  deinit { print("closed \(number)") }
}

final class File {
  private let descriptor: Descriptor
  var number: Int { descriptor.number }

  init(descriptor: consuming Descriptor) { self.descriptor = descriptor }
}

final class Reader {
  let file: File
  let size: Int

  init(file: File, header: borrowing Descriptor) {
    self.file = file
    size = header.number
  }
}

struct AppBlueprint: Blueprint {
  @Given private var number: Int
  @Owned private var file: File
  @Owned var reader: Reader

  static func descriptor(number: Int) -> Descriptor { Descriptor(number: number) }
}
