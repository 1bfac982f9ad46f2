import Glibc
import Testing

/// A local server that accepts one request and responds later, on request.
final class HeldAnswer {
  private let listener: Int32
  private var connection: Int32 = -1
  let port: UInt16

  init() throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 1) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    try #require(isBound)
  }

  deinit {
    close(connection)
    close(listener)
  }

  /// Waits for the request.
  func takeRequest() throws {
    connection = accept(listener, nil, nil)
    var bytes = [UInt8](repeating: 0, count: 16_384)
    try #require(recv(connection, &bytes, bytes.count, 0) > 0)
  }

  func answer(_ body: String) {
    let text =
      "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    send(connection, text, text.utf8.count, Int32(MSG_NOSIGNAL))
  }
}
