import GitHub
import Testing

struct TokenTests {
  @Test func `a token never prints itself`() throws {
    let token = try #require(Token("ghp_secret"))
    var dumped = ""
    dump([token], to: &dumped)
    let lookup = TokenLookup(token: token, origin: "GH_TOKEN")
    dump(lookup, to: &dumped)
    let texts = ["\(token)", String(reflecting: token), "\([token])", "\(lookup)", "\(token as Any)", dumped]
    for text in texts { #expect(!text.contains("secret")) }
    #expect("\(token)" == "<token>")
  }

  @Test(arguments: ["", "a b", "a\nb", "a\r", "\ta", "a\0", "a\u{7F}", "tökén", "a\u{202E}"])
  func `a text that is unsafe in a header is not a token`(text: String) {
    #expect(Token(text) == nil)
  }
}
