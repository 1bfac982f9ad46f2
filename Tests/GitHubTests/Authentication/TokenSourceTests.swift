import GitHub
import Testing

struct TokenSourceTests {
  private struct NoPermission: Error {}

  private static let hosts = """
    github.com:
        users:
            mona:
                oauth_token: gho_mona
            work:
                oauth_token: gho_work
        git_protocol: https
        user: work
        oauth_token: gho_hosts
    ghes.example:
        oauth_token: gho_ghes
    acme.ghe.com:
        oauth_token: gho_acme
    "localhost:8080":
        oauth_token: gho_local
    """

  /// The origin of the token if every variable is set and gh has a token for every host.
  @Test(arguments: [
    ("https://api.github.com", "GH_TOKEN"),
    ("https://API.github.com/", "GH_TOKEN"),
    ("https://api.acme.ghe.com", "GH_TOKEN"),
    ("https://ghes.example/api/v3", "GH_ENTERPRISE_TOKEN"),
    ("https://ghes.example", "/c/hosts.yml"),
    ("http://localhost:8080", "/c/hosts.yml"),
    ("http://localhost:8081", nil),
    ("http://127.0.0.1:8080/api/v3", nil),
    ("https://localhost/api/v3", nil),
    ("https://api.github.com.evil.example", nil),
    ("https://evil.example", nil),
    ("https://api.github.com:8443", nil),
    ("https://xapi.github.com", nil),
    ("https://api.x.github.com", nil),
    ("https://api.acme.ghe.com.evil.example", nil),
    ("https://api.evil.acme.ghe.com", nil),
    ("https://evilghe.com", nil),
  ])
  func `a token is sent only to the host that it belongs to`(base: String, origin: String?) throws {
    let environment = [
      "GH_TOKEN": "a", "GITHUB_TOKEN": "b", "GH_ENTERPRISE_TOKEN": "c", "GITHUB_ENTERPRISE_TOKEN": "d",
      "GH_CONFIG_DIR": "/c", "CODESPACES": "true",
    ]
    let lookup = TokenSource.find(for: try APIBase(base), environment: environment) { _ in Self.hosts }
    #expect(lookup.origin == origin)
    #expect((lookup.token == nil) == (origin == nil))
    #expect(lookup.notices.isEmpty)
  }

  @Test(arguments: [
    (["GH_TOKEN": "a", "GITHUB_TOKEN": "b"], "a", "GH_TOKEN"),
    (["GITHUB_TOKEN": "b"], "b", "GITHUB_TOKEN"),
    (["GH_TOKEN": "", "GITHUB_TOKEN": "b"], "b", "GITHUB_TOKEN"),
    (["GH_ENTERPRISE_TOKEN": "c", "GH_CONFIG_DIR": "/c"], "gho_hosts", "/c/hosts.yml"),
  ])
  func `the environment comes before gh's file`(
    environment: [String: String], token: String, origin: String
  ) throws {
    let lookup = try Self.find(environment) { _ in Self.hosts }
    #expect(lookup == TokenLookup(token: Token(token), origin: origin))
  }

  @Test(arguments: [
    (["GH_CONFIG_DIR": "/gh", "XDG_CONFIG_HOME": "/x", "HOME": "/h"], "/gh/hosts.yml"),
    (["XDG_CONFIG_HOME": "/x", "HOME": "/h"], "/x/gh/hosts.yml"),
    (["XDG_CONFIG_HOME": "", "HOME": "/h"], "/h/.config/gh/hosts.yml"),
  ])
  func `gh's file is searched where gh keeps it`(environment: [String: String], path: String) throws {
    var paths: [String] = []
    let lookup = try Self.find(environment) { path in
      paths.append(path)
      return nil
    }
    #expect(paths == [path])
    #expect(lookup == TokenLookup())
  }

  @Test func `the token of a tenant is in gh's file under its name, not that of its API`() throws {
    let base = try APIBase("https://api.acme.ghe.com")
    let lookup = TokenSource.find(for: base, environment: ["GH_CONFIG_DIR": "/c"]) { _ in Self.hosts }
    #expect(lookup.token == Token("gho_acme"))
    #expect(lookup.origin == "/c/hosts.yml")
  }

  @Test func `the Enterprise token is only for the host in GH_HOST`() throws {
    let environment = ["GH_ENTERPRISE_TOKEN": "c", "GH_HOST": "GHES.example"]
    let own = try Self.find(environment, base: "https://ghes.example/api/v3") { _ in nil }
    #expect(own.origin == "GH_ENTERPRISE_TOKEN")
    let other = try Self.find(environment, base: "https://evil.example/api/v3") { _ in nil }
    #expect(other.token == nil)
  }

  @Test(arguments: [
    "evil-ghes.example", "evilghes.example", "sub.ghes.example", "ghes.example.evil.example", "hes.example",
    "ghes.exampl", "ghes.example.", "ghes.example:8443", "ghes-example",
  ])
  func `the Enterprise token goes to no host whose name is only near that of GH_HOST`(host: String) throws {
    let environment = ["GH_ENTERPRISE_TOKEN": "c", "GH_HOST": "ghes.example"]
    let near = try Self.find(environment, base: "https://\(host)/api/v3") { _ in nil }
    #expect(near == TokenLookup())
    // The other way round: the variable names more, or less, than the host.
    let other = ["GH_ENTERPRISE_TOKEN": "c", "GH_HOST": host]
    let own = try Self.find(other, base: "https://ghes.example/api/v3") { _ in nil }
    #expect(own == TokenLookup())
  }

  @Test func `an empty GH_HOST is ignored`() throws {
    let environment = ["GH_ENTERPRISE_TOKEN": "c", "GH_HOST": ""]
    let lookup = try Self.find(environment, base: "https://ghes.example/api/v3") { _ in nil }
    #expect(lookup.origin == "GH_ENTERPRISE_TOKEN")
  }

  @Test func `a variable with an invalid token is reported and skipped`() throws {
    let environment = ["GH_TOKEN": "a\nX-Evil: 1", "GITHUB_TOKEN": "b"]
    let lookup = try Self.find(environment) { _ in nil }
    #expect(lookup.origin == "GITHUB_TOKEN")
    #expect(lookup.notices == [.notAToken(variable: "GH_TOKEN")])
  }

  @Test func `a file that cannot be read is reported`() throws {
    let lookup = try Self.find(["HOME": "/h"]) { _ in throw NoPermission() }
    #expect(lookup.token == nil)
    #expect(
      lookup.notices == [.fileUnreadable(path: "/h/.config/gh/hosts.yml", reason: "\(NoPermission())")])
  }

  @Test(
    arguments: [
      ("github.com:\n  oauth_token: [\n", .hostsUnreadable(path: "/c/hosts.yml", line: 3)),
      ("- a\n- b\n", .hostsUnreadable(path: "/c/hosts.yml", line: nil)),
      ("github.com:\n  oauth_token: \"a\\nb\"\n", .hostsNotAToken(host: "github.com", path: "/c/hosts.yml")),
      ("github.com:\n  user: mona\n", .inKeyring(host: "github.com", variable: "GH_TOKEN")),
      ("github.com:\n", .inKeyring(host: "github.com", variable: "GH_TOKEN")),
      ("github.com: {a: 1, a: 2}\n", .hostsUnreadable(path: "/c/hosts.yml", line: nil)),
      ("\0", .hostsUnreadable(path: "/c/hosts.yml", line: nil)),
    ] as [(String, TokenNotice)])
  func `a file without a usable token gives a notice`(text: String, notice: TokenNotice) throws {
    let lookup = try Self.find(["GH_CONFIG_DIR": "/c"]) { _ in text }
    #expect(lookup.token == nil)
    #expect(lookup.notices == [notice])
  }

  @Test func `a notice about a broken file does not quote it`() throws {
    let text = "github.com:\n  oauth_token: 'gho_secret\n  x: ["
    let lookup = try Self.find(["GH_CONFIG_DIR": "/c"]) { _ in text }
    #expect(lookup.notices.count == 1)
    #expect(!"\(lookup.notices)".contains("gho_secret"))
  }

  @Test(arguments: ["", "# nothing\n", "ghes.example:\n  user: mona\n", "{}"])
  func `a host that is not in gh's file gives no notice`(text: String) throws {
    let found = try Self.find(["GH_CONFIG_DIR": "/c"]) { _ in text }
    #expect(found == TokenLookup())
  }

  private static func find(
    _ environment: [String: String], base: String = APIBase.gitHubURL,
    readFile: (String) throws -> String?
  ) throws -> TokenLookup {
    TokenSource.find(for: try APIBase(base), environment: environment, readFile: readFile)
  }
}
