import Testing

@testable import GitHub

struct TokenAccountTests {
  @Test func `an account name is stable, unique and does not contain the token`() throws {
    let (one, other) = (try #require(Token("ghp_one")), try #require(Token("ghp_other")))
    #expect(one.account == Token("ghp_one")?.account)
    #expect(one.account != other.account)
    #expect(one.account.count == "token:".count + 32)
    #expect(!one.account.contains("ghp_one"))
  }
}
