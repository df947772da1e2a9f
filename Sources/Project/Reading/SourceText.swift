import Foundation
import HandwireFacts

/// The bytes of a source file, or why there are none.
enum SourceText: Sendable {
  case bytes([UInt8])
  /// In the system's words.
  case unreadable(String)
  case notUTF8(Position, looksLike: String?)

  init(of path: AbsolutePath) {
    // Not blocking: a pipe that nobody writes to must not stop everything.
    let file = open(path.text, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      self = .unreadable(String(cString: strerror(errno)))
      return
    }
    defer { close(file) }
    var information = stat()
    guard fstat(file, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      self = .unreadable("not a regular file")
      return
    }
    var bytes: [UInt8] = []
    var capacity = Int(information.st_size) + 1
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        count = read(file, buffer.baseAddress, capacity)
        initialized = max(count, 0)
      }
      if count == 0 { break }
      if count < 0 {
        self = .unreadable(String(cString: strerror(errno)))
        return
      }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
      capacity = 64 * 1024
    }
    if let offset = UTF8Check.firstInvalidOffset(in: bytes) {
      self = .notUTF8(UTF8Check.position(of: offset, in: bytes), looksLike: UTF8Check.encoding(of: bytes))
    } else {
      self = .bytes(bytes)
    }
  }
}
