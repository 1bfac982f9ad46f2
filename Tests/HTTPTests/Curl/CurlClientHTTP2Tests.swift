import EventLoop
import Foundation
import HTTP
import HTTPTypes
import TestSupport
import Testing

/// The HTTP version is negotiated with the server during the TLS handshake (ALPN, RFC 7301).
struct CurlClientHTTP2Tests {
  private func withFolder<T>(_ body: (URL) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Sends `count` requests at once and returns the statuses of their responses.
  private func statuses(of count: Int, port: UInt16, trusting certificate: URL) throws -> [Int] {
    try onRealLoop { loop in
      let client = CurlClient(
        loop: loop, userAgent: "octodo-test", certificates: .chosen(file: certificate.path, folder: nil),
        limits: .quick)
      let request = HTTPRequest(method: .get, scheme: "https", authority: "localhost:\(port)", path: "/")
      return try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<count {
          group.addTask { try await client.send(request, body: []).head.status.code }
        }
        var statuses: [Int] = []
        for try await status in group { statuses.append(status) }
        return statuses
      }
    }
  }

  @Test(.enabled(if: HTTP2Server.isAvailable))
  func `if the server offers HTTP/2, concurrent requests share one connection`() throws {
    try withFolder { folder in
      let server = try HTTP2Server(in: folder)
      defer { server.stop() }
      let statuses = try statuses(of: 8, port: server.port, trusting: server.certificate)
      #expect(statuses == Array(repeating: 200, count: 8))
      let requestsByConnection = try server.requestsByConnection(of: 8)
      #expect(requestsByConnection == [8])
    }
  }

  @Test(.enabled(if: TLSServer.isAvailable))
  func `if the server offers only HTTP/1.1, that is used`() throws {
    try withFolder { folder in
      let server = try TLSServer(in: folder, offering: "http/1.1")
      defer { server.stop() }
      let actual = try statuses(of: 1, port: server.port, trusting: server.certificate)
      #expect(actual == [200])
    }
  }
}
