/// Splits the bytes of a connection into requests.
struct RequestReader {
  private let socket: Socket
  private let connection: Int
  private var pending: [UInt8] = []

  init(_ socket: Socket, connection: Int) {
    self.socket = socket
    self.connection = connection
  }

  /// Nil if the client has disconnected.
  mutating func next() -> ReceivedRequest? {
    guard let head = readHead() else { return nil }
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    guard let words = lines.first?.split(separator: " "), words.count == 3 else { return nil }
    let headers = lines.dropFirst().compactMap(Self.header)
    let length = headers.first { $0.name == "content-length" }.flatMap { Int($0.value) } ?? 0
    guard let body = read(length) else { return nil }
    return ReceivedRequest(
      method: String(words[0]), target: String(words[1]), headers: headers, body: body, connection: connection
    )
  }

  private mutating func readHead() -> String? {
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let range = pending.firstRange(of: end) {
        defer { pending.removeSubrange(..<range.upperBound) }
        return String(decoding: pending[..<range.lowerBound], as: UTF8.self)
      }
      // Such a first byte means TLS, which does not end with an empty line.
      guard readMore(), pending[0] >= 0x20 else { return nil }
    }
  }

  private mutating func read(_ count: Int) -> [UInt8]? {
    while pending.count < count {
      guard readMore() else { return nil }
    }
    defer { pending.removeFirst(count) }
    return Array(pending.prefix(count))
  }

  private mutating func readMore() -> Bool {
    let bytes = socket.receive()
    pending += bytes
    return !bytes.isEmpty
  }

  private static func header(_ line: Substring) -> ReceivedRequest.Header? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let value = line[line.index(after: colon)...].drop { $0 == " " }
    return ReceivedRequest.Header(name: line[..<colon].lowercased(), value: String(value))
  }
}
