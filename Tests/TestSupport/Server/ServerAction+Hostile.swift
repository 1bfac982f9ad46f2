extension ServerAction {
  /// A head without a length, and endless chunks.
  public static var endlessBody: [ServerAction] {
    let chunk =
      Array("1000\r\n".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 0x1000) + Array("\r\n".utf8)
    return [.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"), .sendForever(chunk)]
  }

  /// Small on the wire, but `bytes` zeros when unpacked.
  public static func gzipBomb(bytes: Int) -> ServerAction {
    .response(200, ["Content-Encoding": "gzip"], body: GzipWriter.zeros(bytes))
  }

  /// A head whose length differs from the body's. The connection ends after it.
  public static func wrongLength(promised: Int, body: String) -> [ServerAction] {
    [.send("HTTP/1.1 200 OK\r\nContent-Length: \(promised)\r\n\r\n\(body)"), .close]
  }

  public static func manyHeaders(_ count: Int) -> ServerAction {
    let lines = (0..<count).map { "X-\($0): y\r\n" }.joined()
    return .send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\(lines)\r\n")
  }

  public static func hugeHeader(bytes: Int) -> ServerAction {
    let value = String(repeating: "y", count: bytes)
    return .send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nX-Huge: \(value)\r\n\r\n")
  }
}
