import Glibc

/// A blocking TCP socket on 127.0.0.1, closed with its last owner.
final class Socket: Sendable {
  let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// A listening socket on a free port.
  /// - Throws: `SocketError`.
  static func listening() throws -> (Socket, port: UInt16) {
    let socket = Socket(Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket.descriptor, address, length) == 0 && listen(socket.descriptor, 128) == 0
          && getsockname(socket.descriptor, address, &length) == 0
      }
    }
    guard result else { throw SocketError(errno: errno) }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  /// The next connection; nil when the socket was shut down.
  func accept() -> Socket? {
    let connection = Glibc.accept(descriptor, nil, nil)
    return connection < 0 ? nil : Socket(connection)
  }

  /// The available bytes, at least one; empty at the end.
  func receive() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
      count = max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
    }
  }

  /// False if the other side has closed.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Reads and discards data until the other side closes.
  func waitForEnd() {
    while !receive().isEmpty {}
  }

  /// Waits for `span`, less than a second. True if the other side closed meanwhile.
  func hasEnded(within span: Duration) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, Int32(span.components.attoseconds / 1_000_000_000_000_000)) > 0
      && receive().isEmpty
  }

  /// Wakes all threads that wait on it.
  func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Makes closing it send a reset and discard unsent data.
  func resetOnClose() {
    var value = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &value, socklen_t(MemoryLayout<linger>.size))
  }
}

/// A socket could not be opened.
struct SocketError: Error {
  let errno: Int32
}
