import Domain
import HTTP
import HTTPTypes
import Testing

@testable import Collector

struct VerdictTests {
  private func verdict(_ status: Int, _ headers: HTTPFields = [:], body: String = "") -> Verdict {
    Verdict(
      HTTPClientResponse(
        head: HTTPResponse(status: .init(code: status), headerFields: headers), body: Array(body.utf8)))
  }

  @Test(arguments: [200, 201, 202, 204]) func `a success status means that the batch was accepted`(
    status: Int
  ) {
    #expect(verdict(status) == .taken)
    #expect(verdict(status, body: "{\"ok\":true}") == .taken)
  }

  @Test func `a web page is not a success`() {
    #expect(
      verdict(200, [.contentType: "text/html; charset=utf-8"], body: "hello") == .later(.page, after: nil))
    #expect(verdict(200, [.contentType: "application/xhtml+xml"], body: "hello") == .later(.page, after: nil))
    #expect(verdict(200, body: "\n <!DOCTYPE html>") == .later(.page, after: nil))
  }

  @Test(arguments: [301, 302, 400, 401, 403, 404, 422, 429, 500, 502, 503])
  func `every other status is retried`(status: Int) {
    #expect(verdict(status) == .later(.status(status), after: nil))
  }

  @Test func `a batch that is too large is recognised`() {
    #expect(verdict(413) == .tooLarge)
  }

  @Test func `the receiver's retry-after applies, up to a day`() {
    #expect(verdict(503, [.retryAfter: "120"]) == .later(.status(503), after: .seconds(120)))
    #expect(verdict(503, [.retryAfter: "4000000000"]) == .later(.status(503), after: .seconds(86_400)))
    for text in ["soon", "-5", "Wed, 21 Oct 2026 07:28:00 GMT"] {
      #expect(verdict(503, [.retryAfter: text]) == .later(.status(503), after: nil))
    }
  }

  @Test func `a request without a response is retried, and a redirect is not followed`() {
    #expect(Verdict(AppError.timedOut) == .later(.unreachable, after: nil))
    #expect(Verdict(AppError.tooManyRedirects(limit: 0)) == .later(.redirected, after: nil))
    #expect(
      Verdict(AppError.redirectRefused(to: "https://other.example")) == .later(.redirected, after: nil))
  }
}
