extension ServerAction {
  /// False if the connection has ended.
  func perform(on socket: Socket) -> Bool {
    switch self {
    case .response(let status, let headers, let body):
      return socket.send(Self.head(status, headers, length: body.count) + body)
    case .send(let bytes):
      return socket.send(bytes)
    case .sendForever(let bytes):
      while socket.send(bytes) {}
      return false
    case .drip(let bytes, let pause):
      for byte in bytes {
        guard socket.send([byte]), !socket.hasEnded(within: pause) else { return false }
      }
      return true
    case .stall:
      socket.waitForEnd()
      return false
    case .close:
      socket.shutDown()
      return false
    case .reset:
      socket.resetOnClose()
      return false
    }
  }

  private static func head(_ status: Int, _ headers: [String: String], length: Int) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status) Status", "Content-Length: \(length)"]
    lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
