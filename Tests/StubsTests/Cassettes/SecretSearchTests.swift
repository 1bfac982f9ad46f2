import FoundationEssentials
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
    for text in [token, "{\"a\":\"x\(token)\"}", "a=%67\(token.dropFirst())", "\\u0067\(token.dropFirst())"] {
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

  @Test(arguments: [
    own, "x\(own)y", "q=s3cret%2Fown-token%2B1", "%73%33cret%2fown-token%2B1",
    "{\"a\":\"s3cret\\/own-token+1\"}",
    "\\u00733cret/own-token+1",
  ])
  func `the user's own token is found when it is encoded`(text: String) {
    #expect(search().finds(in: text))
    #expect(!SecretSearch().finds(in: text))
  }

  @Test func `a token is found in both alphabets of base64`() {
    // In base64 it is `fn5+Pz8/fn5+Pz8/`, which has all letters that differ between the alphabets.
    let token = "~~~???~~~???"
    var search = SecretSearch()
    search.learn(token)
    let base64 = Data(token.utf8).base64EncodedString()
    #expect(base64 == "fn5+Pz8/fn5+Pz8/")
    for text in [
      base64, base64.replacing("+", with: "-"), base64.replacing("/", with: "_"), "fn5-Pz8_fn5-Pz8_",
    ] {
      #expect(search.finds(in: text), "\(text)")
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

  @Test(arguments: 0..<6) func `the user's own token is found in base64 at any offset`(shift: Int) {
    let text = String(repeating: "x", count: shift) + Self.own + String(repeating: "y", count: shift)
    let base64 = Data(text.utf8).base64EncodedString()
    let urlSafe = base64.replacing("+", with: "-").replacing("/", with: "_")
    let broken = base64.prefix(9) + "\n" + base64.dropFirst(9)
    let otherwise = ["\\n", "\r\n", "\\r\\n"].map { String(broken.replacing("\n", with: $0)) }
    for text in [base64, urlSafe, String(broken)] + otherwise {
      #expect(search().finds(in: "{\"content\":\"\(text)\"}"), "\(text)")
      #expect(!SecretSearch().finds(in: text))
    }
  }
}
