import Domain
import EventLoop
import FoundationEssentials
import Glibc
import HTTPTypes
import TestSupport
import Testing

@testable import HTTP

struct CurlClientFaultTests {
  private func outcome(
    scheme: String = "http", _ actions: @escaping @Sendable () -> [ServerAction]
  ) throws -> Result<HTTPClientResponse, AppError> {
    try withServer(script: { _ in actions() }) { client, server in
      do {
        return .success(try await client.send(server.request("/", scheme: scheme), body: []))
      } catch let failure as AppError {
        return .failure(failure)
      }
    }
  }

  @Test func `a reset before the response`() throws {
    let actualOutcome = try outcome { [.reset] }
    #expect(actualOutcome == .failure(.connectionLost))
  }

  @Test func `a reset in mid-body`() throws {
    let actualOutcome = try outcome { [.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"), .reset] }
    #expect(
      actualOutcome
        == .failure(.connectionLost))
  }

  @Test func `an end before the response`() throws {
    let actualOutcome = try outcome { [.close] }
    #expect(actualOutcome == .failure(.connectionLost))
  }

  @Test func `an end in mid-header`() throws {
    let actualOutcome = try outcome { [.send("HTTP/1.1 200 OK\r\nContent-Le"), .close] }
    #expect(actualOutcome == .failure(.connectionLost))
  }

  @Test func `fewer bytes than promised`() throws {
    let actualOutcome = try outcome { ServerAction.wrongLength(promised: 100, body: "short") }
    #expect(
      actualOutcome == .failure(.connectionLost))
  }

  @Test func `more bytes than promised are not read`() throws {
    let response = try outcome { ServerAction.wrongLength(promised: 3, body: "long and evil") }.get()
    #expect(response.text == "lon")
  }

  @Test(arguments: [
    "Content-Length: 5\r\nContent-Length: 6", "Content-Length: 5, 6",
    "Content-Length: 5\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nContent-Length: 5",
  ])
  func `two contradictory lengths`(head: String) throws {
    let outcome = try outcome {
      [.send("HTTP/1.1 200 OK\r\n\(head)\r\n\r\n5\r\nhello\r\n0\r\n\r\n"), .close]
    }
    #expect(outcome == .failure(.twoLengths))
  }

  @Test func `the same length twice`() throws {
    let outcome = try outcome {
      [.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 5\r\n\r\nhello")]
    }
    let text = try outcome.get().text
    #expect(text == "hello")
  }

  @Test func `a chunked body that ends early`() throws {
    let actualOutcome = try outcome {
      [.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhalf"), .close]
    }
    #expect(
      actualOutcome
        == .failure(.connectionLost))
  }

  @Test(arguments: ["garbage\r\n\r\n", "SSH-2.0-OpenSSH_9.2\r\n", "\u{0}\u{1}\u{2}"])
  func `a reply that is not HTTP`(reply: String) throws {
    let actualOutcome = try outcome { [.send(reply), .close] }
    #expect(
      actualOutcome == .failure(.other(reason: "127.0.0.1 does not answer in HTTP"))
    )
  }

  @Test func `a body that is not compressed as declared`() throws {
    let actualOutcome = try outcome { [.response(200, ["Content-Encoding": "gzip"], "plain")] }
    #expect(
      actualOutcome
        == .failure(.other(reason: "The response of 127.0.0.1 is not packed as it says")))
  }

  @Test func `a refused connection`() throws {
    let failure = try withServer(script: { _ in [] }) { client, server in
      server.stop()
      do {
        _ = try await client.send(server.request("/"), body: [])
        return AppError?.none
      } catch let failure as AppError {
        return failure
      }
    }
    #expect(failure == .refused(host: "127.0.0.1"))
  }

  /// Behind a proxy the proxy would resolve the name.
  private static let hasProxy = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].contains {
    ProcessInfo.processInfo.environment[$0] != nil
  }

  @Test(.enabled(if: !hasProxy)) func `a host that does not exist`() throws {
    let failure = try withServer(script: { _ in [] }) { client, _ in
      let request = HTTPRequest(method: .get, scheme: "https", authority: "no..host", path: "/")
      do {
        _ = try await client.send(request, body: [])
        return AppError?.none
      } catch let failure as AppError {
        return failure
      }
    }
    #expect(failure == .unknownHost("no..host"))
  }

  @Test(arguments: [
    (ENETUNREACH, AppError.offline), (EHOSTUNREACH, .offline), (ENETDOWN, .offline),
    (ETIMEDOUT, .timedOut), (EMFILE, .fewDescriptors), (ENFILE, .fewDescriptors),
    (ECONNREFUSED, .refused(host: "h")), (0, .refused(host: "h")),
  ]) func `the reason for a failed connection`(errno: Int32, failure: AppError) {
    #expect(AppError(connectErrno: errno, host: "h") == failure)
  }

  @Test func `https fails if the server has no valid certificate`() throws {
    let outcome = try outcome(scheme: "https") { [.response(200)] }
    switch outcome {
    case .failure(.insecure), .failure(.connectionLost): break
    default: Issue.record("\(outcome)")
    }
  }

  @Test func `no failure quotes the token`() throws {
    let texts = try withServer(
      script: { request in
        request.target == "/move" ? [.redirect(302, to: "https://x.example/?t=canary")] : [.reset]
      },
      { client, server in
        var texts: [String] = []
        for path in ["/", "/move", "/\u{1B}", "/bad path"] {
          do {
            let request = server.request(path, headers: [.authorization: "Bearer canary"])
            _ = try await client.send(request, body: [])
          } catch {
            texts += ["\(error)", String(reflecting: error)]
          }
        }
        return texts
      })
    #expect(texts.count == 8)
    #expect(!texts.contains { $0.contains("canary") })
  }
}
