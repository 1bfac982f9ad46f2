extension Route {
  /// The screen that shows a page of a website; nil if only a browser can show it.
  /// - Parameters:
  ///   - url: an https or http address.
  ///   - web: the website that belongs to the API, such as `https://github.com`. A name belongs to one host.
  public init?(page url: String, on web: String) {
    guard let address = WebAddress(url), address.host == WebAddress(web)?.host else { return nil }
    if let route = Item(page: address)?.route(on: web) ?? Self.tab(page: address, on: web) {
      self = route
    } else if let list = Self.list(of: address), !address.hasQuery || Self.isPlain(address) {
      // The list has no other filter of a query.
      self = list
    } else {
      return nil
    }
  }

  /// The tab that shows what a page of the user's own shows, such as `/notifications`; nil for another page.
  public static func ofUser(page url: String, on web: String) -> Route? {
    guard let address = WebAddress(url), address.host == WebAddress(web)?.host else { return nil }
    let parts = address.parts.map { $0.lowercased() }
    guard let page = parts.first else { return nil }
    // The page of all subscriptions shows no notification.
    if page == "notifications" { return parts.dropFirst().first == "subscriptions" ? nil : .inbox }
    return ItemLists.isPage(page) ? .myWork : nil
  }

  /// The screen of a page, or the one that shows a part of it: a list by a query, a repository by a page in it.
  public static func nearest(toPage url: String, on web: String) -> Route? {
    // A browser takes `..` for the folder above, so the parts before it are not what the address names.
    guard let address = WebAddress(url), address.host == WebAddress(web)?.host,
      !address.goesUp
    else { return nil }
    return Route(page: url, on: web) ?? tabbed(with: address, on: web) ?? list(of: address)
      ?? repo(of: address)
  }

  /// The screen with tabs that a page belongs to, at the nearest tab: a pull request's commits for one of them. Nil for a
  /// page that belongs to none.
  public static func tabbed(withPage url: String, on web: String) -> Route? {
    guard let address = WebAddress(url), address.host == WebAddress(web)?.host,
      !address.goesUp
    else { return nil }
    return tabbed(with: address, on: web)
  }

  private static func tabbed(with address: WebAddress, on web: String) -> Route? {
    guard address.parts.count > 4, let route = Item(page: address.first(4))?.route(on: web) else {
      return nil
    }
    return route.onTab(named: address.parts[4]) ?? route.onFirstTab
  }

  private static func repo(of address: WebAddress) -> Route? {
    guard address.parts.count > 2, !RepoName.isPage(address.parts[0].lowercased()) else { return nil }
    return RepoName.clone(address.parts.prefix(2).joined(separator: "/")).map { .repoDetail($0, known: nil) }
  }

  /// What an address names on its page: what follows its `#`, such as `issuecomment-9` or a heading, or else the row of a
  /// list that it is about, such as a commit of a pull request. Nil for the whole page.
  public static func anchor(ofPage url: String) -> String? {
    let name = url.anchored.flatMap {
      $0.name.isEmpty ? nil : PercentEncoding.decode($0.name) ?? String($0.name)
    }
    // A file of a commit is named in the commit.
    guard let name, !name.hasPrefix("diff-") else { return row(ofPage: url) ?? name }
    return name
  }

  /// Source: the addresses that github.com has for one commit and one check of a pull request.
  private static func row(ofPage url: String) -> String? {
    guard let address = WebAddress(url), address.parts.count > 4,
      Item(page: address.first(4))?.route(on: address.web)?.onTab(named: address.parts[4]) != nil
    else { return nil }
    guard address.parts.count == 6 else { return address.value(of: "check_run_id") }
    return isCommit(address) ? address.parts[5] : nil
  }

  /// Whether a page is about one commit of what has tabs.
  private static func isCommit(_ address: WebAddress) -> Bool {
    address.parts.count == 6 && address.parts[4] == "commits"
      && address.parts[5].count >= 7 && address.parts[5].utf8.allSatisfy(\.isHexDigit)
  }

  /// What an address names on the nearest screen to its page. A line of a file and a heading of another page are not in the
  /// README of their repository.
  public func anchor(ofNearPage url: String) -> String? {
    guard case .repoDetail = self else { return Self.anchor(ofPage: url) }
    let isReadme = WebAddress(url)?.parts.last?.lowercased().hasPrefix("readme") == true
    return isReadme ? Self.anchor(ofPage: url) : nil
  }

  /// The screen that has what an address names on its page, and the name there. The comments on lines of a pull request
  /// are in its conversation, and the addresses of its files and commits name them, too, as `#r9` and `#discussion_r9`.
  public func having(_ anchor: String?) -> (route: Route, anchor: String?) {
    guard let conversation = onFirstTab,
      let number = anchor?.wholeMatch(of: /(?:discussion_)?r([0-9]+)/)?.1
    else { return (self, anchor) }
    return (conversation, "discussion_r\(number)")
  }

  /// A tab has an address of its own.
  private static func tab(page address: WebAddress, on web: String) -> Route? {
    guard address.parts.count == 5 || isCommit(address) else { return nil }
    return Item(page: address.first(4))?.route(on: web)?.onTab(named: address.parts[4])
  }

  /// A repository's list of things of one kind.
  private static func list(of address: WebAddress) -> Route? {
    let parts = address.parts
    guard parts.count == 3, !RepoName.isPage(parts[0].lowercased()) else { return nil }
    guard let repo = RepoName.clone("\(parts[0])/\(parts[1])") else { return nil }
    return ItemLists.at(parts[2])?.route(repo)
  }

  private static func isPlain(_ address: WebAddress) -> Bool {
    address.parts.last.flatMap(ItemLists.at).map { PageSearch.hasPlainFilter(address, of: $0) } ?? false
  }
}

extension RepoName {
  /// `OWNER/NAME` or `OWNER/NAME.git`. No name of a repository on GitHub ends with `.git`.
  public static func clone(_ text: String) -> RepoName? {
    RepoName(text.hasSuffix(".git") ? String(text.dropLast(4)) : text)
  }

  /// Whether the first part of an address, in lower case, is a page of GitHub's own, not an owner.
  public static func isPage(_ first: String) -> Bool { pages.contains(first) || ItemLists.isPage(first) }

  private static let pages: Set = [
    "about", "account", "advisories", "apps", "blog", "codespaces", "collections", "contact", "copilot",
    "customer-stories", "dashboard", "discussions", "education", "enterprise", "enterprises", "events",
    "explore", "features", "github-copilot", "join", "login", "logout", "marketplace", "mobile",
    "new", "newsroom", "notifications", "open-source", "organizations", "orgs", "partners", "pricing",
    "readme", "resources", "search", "security", "sessions", "settings", "signup", "site",
    "solutions", "sponsors", "stars", "team", "topics", "trending", "user-attachments", "users", "watching",
  ]
}
