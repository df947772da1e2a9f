import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The few calls of the operating system that the server needs; whoever makes a socket closes it.
struct Socket: Sendable {
  let descriptor: Int32

  /// Listens on 127.0.0.1; port 0 takes any that is free.
  static func listening(on port: UInt16) throws(SocketError) -> Socket {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw SocketError(call: "socket", code: errno) }
    var reuse: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))

    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let bound = withSocketAddress(&address) { bind(descriptor, $0, $1) }
    guard bound == 0, listen(descriptor, 64) == 0 else {
      let error = SocketError(call: "bind", code: errno)
      close(descriptor)
      throw error
    }
    return Socket(descriptor: descriptor)
  }

  /// The port that the operating system chose, 0 if it does not say.
  var port: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = Self.withSocketAddress(&address) { pointer, _ in getsockname(descriptor, pointer, &length) }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Takes the next connection; nil if it was given up meanwhile.
  func accepted() -> Socket? {
    let connection = accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    #if canImport(Darwin)
      var silent: Int32 = 1
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &silent, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return Socket(descriptor: connection)
  }

  /// Waits for bytes; nil at the end, after an error and after five seconds of silence.
  func read() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer[..<count]) : nil
  }

  /// Sends all of it, or as much as the other side takes.
  func write(_ data: Data) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = [UInt8](data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func end() {
    close(descriptor)
  }

  private static func withSocketAddress(
    _ address: inout sockaddr_in, _ call: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
