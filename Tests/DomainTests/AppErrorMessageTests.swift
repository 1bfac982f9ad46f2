import Domain
import FoundationEssentials
import Testing

struct AppErrorMessageTests {
  @Test func `who sends no token is not told to renew it`() {
    #expect(!AppError.unauthorized(isAnonymous: true).message.contains("Renew"))
    #expect(AppError.unauthorized(isAnonymous: false).message.contains("Renew"))
  }

  @Test(arguments: [
    AppError.offline, .unknownHost("x"), .refused(host: "x"), .connectionLost, .insecure(reason: "x"),
    .timedOut,
    .unauthorized(isAnonymous: true), .unauthorized(isAnonymous: false), .forbidden(reason: "x"), .notFound,
    .invalidQuery(reason: "x"),
    .rateLimited(until: Date(timeIntervalSince1970: 0), isAnonymous: true), .server(status: 502),
    .unexpectedStatus(418), .notJSON, .tooLarge(limitBytes: 8_388_608), .redirectRefused(to: "x"),
    .other(reason: "x"), .emptyTitle, .todoGone,
  ])
  func `every error is a sentence with a next step`(error: AppError) {
    let sentences = error.message.split(separator: ". ")
    #expect(sentences.count >= 2 || error.message.contains(":"), "\(error.message) says no next step")
    #expect(error.message.hasSuffix("."))
    #expect(error.message.first?.isUppercase == true || error.message.hasPrefix("x"))
  }
}
