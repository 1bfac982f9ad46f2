import EventLoop
import Foundation
import HTTP
import HTTPTypes
import TestSupport
import Testing

@Suite(.enabled(if: TLSServer.isAvailable)) struct CurlClientTLSTests {
  /// Asks the server by the name; says whether it answered.
  private func outcome(host: String, isTrusted: Bool) throws -> Result<Int, HTTPFailure> {
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try TLSServer(in: folder)
    defer { server.stop() }
    let file = isTrusted ? server.certificate.path : nil
    let port = server.port
    return try onRealLoop { loop in
      let client = CurlClient(loop: loop, userAgent: "octodo-test", certificateFile: file, limits: .quick)
      let request = HTTPRequest(method: .get, scheme: "https", authority: "\(host):\(port)", path: "/")
      do {
        return .success(try await client.send(request, body: []).response.status.code)
      } catch let failure as HTTPFailure {
        return .failure(failure)
      }
    }
  }

  private func isInsecure(_ outcome: Result<Int, HTTPFailure>) -> Bool {
    if case .failure(.insecure) = outcome { true } else { false }
  }

  @Test func `a trusted certificate is accepted`() throws {
    let actual = try outcome(host: "localhost", isTrusted: true)
    #expect(actual == .success(200))
  }

  @Test func `a certificate that nobody vouches for is refused`() throws {
    let outcome = try outcome(host: "localhost", isTrusted: false)
    #expect(isInsecure(outcome), "\(outcome)")
  }

  @Test func `a trusted certificate for another name is refused`() throws {
    let outcome = try outcome(host: "127.0.0.1", isTrusted: true)
    #expect(isInsecure(outcome), "\(outcome)")
  }
}
