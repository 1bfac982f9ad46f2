import Console
import Domain
import GitHub
import HTTP
import Screens
import Texts

/// An address of a page on a GitHub, or of a repository to clone, as a person pastes it.
struct PageAddress: Equatable {
  /// In lower case, with the port of a web page unless it is the usual one.
  let host: String
  /// An ssh or git address, whose port says nothing about the web page.
  let isClone: Bool
  /// The anchor after the `#`: a comment or a heading; nil for the beginning of the page.
  private let anchor: String?
  /// The parts of the path, without query and fragment.
  let path: [String]
  /// Without its question mark; empty if there is none.
  private let query: String

  /// Nil if the text does not look like an address: `SCHEME://…`, `USER@HOST:PATH` or `HOST/OWNER/NAME`.
  /// - Throws: `UsageProblem` for an address that octodo cannot read.
  init?(_ text: String) throws(UsageProblem) {
    if let mark = text.firstRange(of: "://") {
      let rest = text[mark.upperBound...]
      let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
      // User names and passwords of clone addresses are not needed.
      let authority = rest[..<end].split(separator: "@", omittingEmptySubsequences: false).last ?? ""
      try self.init(scheme: text[..<mark.lowerBound].lowercased(), authority: authority, path: rest[end...])
    } else if let match = text.wholeMatch(of: /[A-Za-z0-9._-]+@([A-Za-z0-9.-]+):([^:]+)/) {
      try self.init(scheme: "ssh", authority: match.1, path: match.2)
    } else if let match = text.wholeMatch(of: /([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::[0-9]+)?)(\/[^\/]+\/.*)/)
    {
      try self.init(scheme: "https", authority: match.1, path: match.2)
    } else {
      return nil
    }
  }

  private init(scheme: String, authority: Substring, path: Substring) throws(UsageProblem) {
    let isWeb = scheme == "https" || scheme == "http"
    let isPlain = path.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
    guard isPlain, isWeb || Self.cloneSchemes.contains(scheme),
      let origin = HTTPOrigin(scheme: isWeb ? scheme : "https", authority: String(authority))
    else { throw UsageProblem("This is no address that octodo can read. \(Self.forms())") }
    isClone = !isWeb
    let host = isWeb ? origin.authority : origin.host
    self.host = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    anchor = Route.anchor(ofPage: "\(RepoName.gitHubWeb)/\(path)")
    let page = path.prefix { $0 != "#" }
    self.path = page.prefix { $0 != "?" }.split(separator: "/").map(String.init)
    query = page.firstIndex(of: "?").map { String(page[$0...].dropFirst()) } ?? ""
  }

  private static let cloneSchemes: Set = ["ssh", "git", "git+ssh", "ssh+git", "git+https"]

  private static func forms(on host: String = Self.gitHub) -> String {
    "Write OWNER/NAME, https://\(host)/OWNER/NAME, …/issues, …/issues/NUMBER, …/pull/NUMBER, "
      + "or git@\(hostAlone(host) ?? host):OWNER/NAME.git."
  }

  private static let gitHub = "github.com"

  /// The command that opens a repository. A name alone is on the host that is set, which may be another one next time.
  private static func command(opening repo: RepoName, on host: String) -> String {
    host == gitHub ? "octodo \(repo)" : "octodo https://\(host)/\(repo)"
  }

  /// What to do in the first screen for the page.
  /// - Parameter api: only pages of its own host can be shown, because a name belongs to one host.
  /// - Throws: `UsageProblem` for another host, or for a page without a screen.
  func step(on api: APIBase) throws(UsageProblem) -> StartPoint.FirstStep {
    guard isOn(api) else {
      if api == .gitHub, let sentence = besidesGitHub { throw UsageProblem(sentence) }
      throw UsageProblem(
        "This address is on \(host), and octodo is set to \(api.webHost). "
          + "If that is a GitHub too, name its API: --api-url \(APIBase.url(forWebHost: host))")
    }
    let web = RepoName.gitHubWeb
    let target = isClone ? nil : PageTarget(page: "\(Self.page(of: path))?\(query)", on: web)
    switch target {
    case .search(let search): return .search(search.text, in: search.kind)
    case .tab(let route): return .show(route)
    case .screen, nil: break
    }
    if !isClone, let first = path.first?.lowercased(), RepoName.isPage(first) {
      throw UsageProblem(
        "octodo has no screen for \(Self.noun(of: path)). " + alternative(to: first, on: api.webHost))
    }
    return .show(try Self.route(to: path, isClone: isClone, on: api.webHost), at: anchor)
  }

  /// The screen of a page.
  /// - Parameters:
  ///   - path: the parts of its path, from the owner on.
  ///   - host: the host of the page, which the suggested command names.
  /// - Throws: `UsageProblem` for a page without a screen.
  static func route(
    to path: [String], isClone: Bool = false, on host: String = Self.gitHub
  ) throws(UsageProblem) -> Route {
    guard path.count >= 2, let repo = RepoName.clone("\(path[0])/\(path[1])") else {
      guard path.count == 1, let owner = RepoName("\(path[0])/x")?.owner else {
        throw UsageProblem("octodo has no screen for this page. \(forms(on: host))")
      }
      throw UsageProblem(
        "octodo has no screen for \(noun(of: path)). For the repositories of \(owner): octodo user:\(owner)")
    }
    let (page, web) = (page(of: path), RepoName.gitHubWeb)
    if path.count == 2 || !isClone,
      let route = Route(page: page, on: web) ?? Route.tabbed(withPage: page, on: web)
    {
      return route
    }
    let about = isClone ? "this page" : noun(of: path)
    throw UsageProblem(
      "octodo has no screen for \(about). For the repository: \(command(opening: repo, on: host))")
  }

  /// What a page is about, as a sentence says it.
  private static func noun(of path: [String]) -> String {
    let page = page(of: path)
    return Item(page: page)?.kind.noun ?? Texts(.en).noun(ofFolderIn: page) ?? "this page"
  }

  private static func page(of path: [String]) -> String {
    "\(RepoName.gitHubWeb)/\(path.joined(separator: "/"))"
  }

  private func alternative(to first: String, on host: String) -> String {
    let forms = Self.forms(on: host)
    guard path.count >= 2, let name = RepoName("\(path[1])/x")?.owner else { return forms }
    switch first {
    case "orgs": return "For the repositories of \(name): octodo org:\(name)"
    case "topics": return "For the repositories with this topic: octodo topic:\(name)"
    default: return forms
    }
  }

  /// The sentence for github.com's other hosts, such as raw.githubusercontent.com; nil for another host.
  private var besidesGitHub: String? {
    guard host.hasSuffix(".github.com") || host.hasSuffix(".githubusercontent.com") else { return nil }
    guard let parts = repoParts, parts.count >= 2, let repo = RepoName.clone("\(parts[0])/\(parts[1])")
    else {
      return "octodo has no screen for this page. \(Self.forms())"
    }
    return "octodo has no screen for this page. For the repository: octodo \(repo)"
  }

  /// The path from the owner on; nil on a host, or in a part of the API, whose paths name no repository.
  private var repoParts: [String]? {
    switch host {
    case "raw.githubusercontent.com", "codeload.github.com": path
    case "api.github.com" where path.first == "repos": Array(path.dropFirst())
    default: nil
    }
  }

  private func isOn(_ api: APIBase) -> Bool {
    guard isClone else { return host == api.webHost }
    // GitHub takes ssh on port 443 under a name of its own.
    // Source: docs.github.com/authentication/troubleshooting-ssh/using-ssh-over-the-https-port.
    let hosts = api == .gitHub ? ["github.com", "ssh.github.com"] : [Self.hostAlone(api.webHost)]
    return hosts.contains(host)
  }

  private static func hostAlone(_ authority: String) -> String? {
    HTTPOrigin(scheme: "https", authority: authority)?.host
  }
}
