import TestSupport
import Testing

@testable import GitHub

struct GhHostsTests {
  @Test(arguments: [
    ("github.com:\n  oauth_token: gho_1\n  user: mona\n  git_protocol: ssh\n", "gho_1"),
    ("GitHub.com:\n  oauth_token: gho_1\n", "gho_1"),
    ("github.com:\n  oauth_token: 12345\n", "12345"),
    (
      "github.com:\n  user: b\n  users:\n    a:\n      oauth_token: gho_a\n    b:\n      oauth_token: gho_b",
      "gho_b"
    ),
    ("github.com:\n  users:\n    a:\n      oauth_token: gho_a\n", "gho_a"),
    ("github.com:\n  oauth_token: gho_1\n  user: b\n  users:\n    b:\n      oauth_token: gho_b\n", "gho_1"),
  ])
  func `the token of the active account is found`(text: String, token: String) throws {
    let ghHostsToken = try GhHosts(text).token(for: "github.com")
    #expect(ghHostsToken == Token(token))
  }

  @Test(arguments: [YAMLBombs.keys, YAMLBombs.deep, YAMLBombs.long, YAMLBombs.wide].map(LongText.init))
  func `a YAML bomb is a file that cannot be read`(bomb: LongText) {
    #expect(throws: GhHostsProblem.unreadable(line: nil)) { try GhHosts(bomb.text) }
  }

  @Test(arguments: [
    "github.com:\n  users:\n    a:\n      oauth_token: gho_a\n    b:\n      oauth_token: gho_b\n",
    "github.com:\n  user: c\n  users:\n    a:\n      oauth_token: gho_a\n",
    "github.com:\n  oauth_token: ''\n", "github.com: text\n", "github.com:\n  users: 3\n",
  ])
  func `a token is never guessed`(text: String) throws {
    let hosts = try GhHosts(text)
    #expect(throws: GhHostsProblem.noTokenInFile) { try hosts.token(for: "github.com") }
  }
}
