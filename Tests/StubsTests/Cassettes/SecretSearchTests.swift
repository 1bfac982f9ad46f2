import HTTPTypes
import Testing

@testable import HTTP
@testable import Stubs

struct SecretSearchTests {
  private static let own = "s3cret/own-token+1"

  private func search() -> SecretSearch {
    var search = SecretSearch()
    search.learn(
      from: HTTPRequest(
        method: .get, scheme: nil, authority: nil, path: nil,
        headerFields: [.authorization: "Bearer \(Self.own)"]))
    return search
  }

  @Test(arguments: ["ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"])
  func `GitHub's tokens are recognised by their form`(prefix: String) {
    let token = prefix + "16C7e42F292c6912E7710c838347Ae178B4a"
    for text in [token, "{\"a\":\"x\(token)\"}", "?a=\(token)&b=1"] {
      #expect(SecretSearch().finds(in: text), "\(text)")
    }
  }

  @Test func `a token with parts is recognised`() {
    #expect(SecretSearch().finds(in: "ghs_123456_eyJhbGciOi.eyJpc3MiOiIx.c2lnbmF0dXJl"))
    #expect(SecretSearch().finds(in: "{\"temp_clone_token\": \"AB\"}"))
  }

  @Test(arguments: [
    "", "Tokens begin with ghp_ or github_pat_.", "laughs_last_and_best = 1", "weighs_1",
    "{\"temp_clone_token\":\"\"}",
    "{\"temp_clone_token\":null}", "ghp_...", "a public README",
  ])
  func `other text is not a token`(text: String) {
    #expect(!SecretSearch().finds(in: text))
  }

  @Test func `the user's own token is found by its value`() {
    for text in [Self.own, "x\(Self.own)y", "{\"a\":\"\(Self.own)\"}"] {
      #expect(search().finds(in: text), "\(text)")
      #expect(!SecretSearch().finds(in: text), "\(text)")
    }
  }

  @Test(arguments: [HTTPField.Name.authorization, .cookie])
  func `credentials in a header are secrets`(name: HTTPField.Name) {
    var search = SecretSearch()
    search.learn(
      from: HTTPRequest(
        method: .get, scheme: nil, authority: nil, path: nil, headerFields: [name: "kind canary-value"]))
    #expect(search.finds(in: "a canary-value here"))
    #expect(!search.finds(in: "kind"))
  }
}
