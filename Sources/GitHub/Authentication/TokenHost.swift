import HTTP

/// The host whose token an API base needs. Hosts are compared as a whole, without suffixes, patterns or
/// sub-domains.
struct TokenHost: Equatable {
  /// The host's name in gh's `hosts.yml`.
  let name: String
  /// The environment variables that may hold its token, in order of precedence.
  /// Source: `gh help environment`.
  let variables: [String]

  init(_ base: APIBase, environment: [String: String]) {
    let authority = base.origin.authority
    let labels = authority.split(separator: ".", omittingEmptySubsequences: false)
    let isTenant = labels.count == 4 && labels[0] == "api" && labels[2] == "ghe" && labels[3] == "com"
    if base.origin.isLoopback {
      name = authority
      variables = []
    } else if authority == "api.github.com" {
      name = "github.com"
      variables = ["GH_TOKEN", "GITHUB_TOKEN"]
    } else if isTenant {
      name = labels.dropFirst().joined(separator: ".")
      variables = ["GH_TOKEN", "GITHUB_TOKEN"]
    } else {
      name = authority
      let isServer = base.path == "/api/v3" && Self.mayBelong(to: authority, environment: environment)
      variables = isServer ? ["GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"] : []
    }
  }

  /// The Enterprise variables name no host. If GH_HOST names one, their token is only for that host.
  private static func mayBelong(to authority: String, environment: [String: String]) -> Bool {
    guard let host = environment["GH_HOST"], !host.isEmpty else { return true }
    return host.lowercased() == authority
  }
}
