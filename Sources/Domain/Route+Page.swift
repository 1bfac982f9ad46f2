extension Route {
  /// The screen that shows a page of a website; nil if only a browser can show it.
  /// - Parameters:
  ///   - url: an https or http address.
  ///   - web: the website that belongs to the API, such as `https://github.com`. A name belongs to one host.
  ///   - orNearest: also takes what a screen shows in part: pull requests, and issues by a query.
  public init?(page url: String, on web: String, orNearest: Bool = false) {
    guard let path = Self.path(of: url, on: web) else { return nil }
    let isExact = !path.contains("?")
    let parts = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
    guard parts.count >= 2, !RepoName.isPage(parts[0].lowercased()),
      let repo = RepoName.clone("\(parts[0])/\(parts[1])")
    else { return nil }
    switch parts.count {
    case 2: self = .repoDetail(repo, known: nil)
    // The list does not have the filter of a query.
    case 3 where parts[2] == "issues" && (isExact || orNearest): self = .issueList(repo)
    case 4 where parts[2] == "issues" || parts[2] == "pull" && orNearest:
      guard parts[3].utf8.allSatisfy(\.isASCIIDigit), let number = Int(parts[3]), number > 0 else {
        return nil
      }
      self = .issueDetail(repo, number: number, known: nil)
    default: return nil
    }
  }

  /// What follows the host; nil for an address of another host.
  private static func path(of url: String, on web: String) -> Substring? {
    guard let (host, path) = parts(of: url), let own = parts(of: web)?.host else { return nil }
    return host == own || host == "www.\(own)" ? path : nil
  }

  private static func parts(of url: String) -> (host: String, path: Substring)? {
    let lower = url.prefix(8).lowercased()
    guard let start = ["https://", "http://"].first(where: lower.hasPrefix) else { return nil }
    let rest = url.dropFirst(start.count)
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    return (rest[..<end].lowercased(), rest[end...])
  }
}

extension RepoName {
  /// `OWNER/NAME` or `OWNER/NAME.git`. No name of a repository on GitHub ends with `.git`.
  public static func clone(_ text: String) -> RepoName? {
    RepoName(text.hasSuffix(".git") ? String(text.dropLast(4)) : text)
  }

  /// Whether the first part of an address, in lower case, is a page of GitHub's own, not an owner.
  public static func isPage(_ first: String) -> Bool { pages.contains(first) }

  private static let pages: Set = [
    "about", "account", "apps", "blog", "codespaces", "collections", "contact", "customer-stories",
    "dashboard", "enterprise", "events", "explore", "features", "issues", "join", "login", "logout",
    "marketplace", "new", "notifications", "organizations", "orgs", "pricing", "pulls", "search", "security",
    "sessions", "settings", "signup", "site", "solutions", "sponsors", "stars", "team", "topics", "trending",
    "users", "watching",
  ]
}
