public import Foundation
import Glibc

/// A TLS server for localhost that speaks only HTTP/2: the program `nghttpd`.
public final class HTTP2Server {
  /// Debian's path.
  private static let program = URL(filePath: "/usr/sbin/nghttpd")

  /// False if the machine lacks `nghttpd` (package nghttp2-server) or `openssl`.
  public static var isAvailable: Bool {
    [program, ServerCertificate.program].allSatisfy { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  public let port: UInt16
  /// The certificate as PEM.
  public let certificate: URL
  private let server: Process
  private let output: FileHandle
  private var log = ""

  /// - Parameter folder: for the key and certificate, and the served file `index.html`, which contains its
  ///   path.
  /// - Throws: if a program cannot be started.
  public init(in folder: URL) throws {
    let identity = try ServerCertificate(in: folder)
    certificate = identity.certificate
    try Data("index".utf8).write(to: folder.appending(component: "index.html"))
    // nghttpd does not report its port, so it is given one, which another program may take first.
    for _ in 0..<10 {
      let free = try Socket.listening().port
      let started = Process.quiet(
        Self.program, "-v", "-a", "127.0.0.1", "-d", folder.path, "\(free)", identity.key.path,
        identity.certificate.path)
      let pipe = Pipe()
      started.standardOutput = pipe
      try started.run()
      if let start = Self.read(until: 1, "listen 127.0.0.1:\(free)\n", from: pipe.fileHandleForReading, "") {
        (port, server, output, log) = (free, started, pipe.fileHandleForReading, start)
        return
      }
      started.waitUntilExit()
    }
    throw CocoaError(.fileReadUnknown)
  }

  public func stop() {
    // Not `terminate()`: Dispatch's threads block SIGTERM, and child processes inherit that.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
  }

  /// Waits until `count` requests have arrived since the start, and returns the number of requests on each
  /// connection, in the order of the connections.
  /// - Throws: if the server ends before that.
  public func requestsByConnection(of count: Int) throws -> [Int] {
    let mark = "; Open new stream"
    guard let log = Self.read(until: count, mark, from: output, log) else {
      throw CocoaError(.fileReadUnknown)
    }
    self.log = log
    let lines = log.split(separator: "\n")
    // `[id=1] [  0.402] recv HEADERS frame <length=31, flags=0x05, stream_id=1>`
    let connections = lines.filter { $0.contains(" recv HEADERS ") }.compactMap { line in
      line.split(separator: "]").first.flatMap { Int($0.dropFirst("[id=".count)) }
    }
    return Dictionary(grouping: connections) { $0 }.sorted { $0.key < $1.key }.map(\.value.count)
  }

  /// Reads until `mark` has occurred `count` times; nil if the output ends before that.
  private static func read(
    until count: Int, _ mark: String, from output: FileHandle, _ before: String
  ) -> String? {
    var text = before
    while text.ranges(of: mark).count < count {
      let data = output.availableData
      guard !data.isEmpty else { return nil }
      text += String(decoding: data, as: UTF8.self)
    }
    return text
  }
}
