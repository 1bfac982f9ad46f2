/// An https or http address, apart.
public struct WebAddress {
  /// `https://host`, in lower case, with the port unless it is the usual one, without a user's name and password.
  let web: String
  /// What two addresses of one website have in common: the host without `www.`, and the port.
  var host: Substring {
    let name = web.dropFirst(web.hasPrefix("https") ? 8 : 7)
    return name.hasPrefix("www.") ? name.dropFirst(4) : name
  }
  /// The parts of the path.
  private(set) var parts: [String]
  var hasQuery: Bool { query != nil }
  /// What follows the question mark; nil without one.
  private let query: Substring?
  /// What follows the path and the query: `#` and an anchor, or nothing.
  private let end: Substring
  /// What names lines on the page of a file, such as `#L10-L20`; empty if nothing does.
  var lines: String {
    end.wholeMatch(of: /#L[0-9]+(C[0-9]+)?(-L[0-9]+(C[0-9]+)?)?/) == nil ? "" : String(end)
  }

  /// Whether a part of the path stands for this folder or the one above, which is how browsers read it.
  var goesUp: Bool {
    parts.contains { [".", ".."].contains($0.lowercased().replacing("%2e", with: ".")) }
  }

  /// The address of the first parts of its path alone.
  func first(_ count: Int) -> WebAddress {
    var folder = self
    folder.parts = Array(parts.prefix(count))
    return folder
  }

  /// Whether it names a part of a page: a comment, or a tab.
  func isWithin(_ page: String) -> Bool {
    hasQuery || !end.dropFirst().isEmpty || parts.count > WebAddress(page)?.parts.count ?? 0
  }

  /// Nil for another scheme, and for an address without a host.
  init?(_ url: String) {
    let lower = url.prefix(8).lowercased()
    guard let start = ["https://", "http://"].first(where: lower.hasPrefix) else { return nil }
    // By bytes: a mark after a slash makes one character of both.
    let rest = Substring(url).utf8.dropFirst(start.utf8.count)
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    // User names and passwords say nothing about the page.
    let user = authority.lastIndex(of: UInt8(ascii: "@"))
    let host = Substring(authority[(user.map(authority.index(after:)) ?? authority.startIndex)...])
      .lowercased()
    guard !host.isEmpty else { return nil }
    let port = start == "https://" ? ":443" : ":80"
    web = start + (host.hasSuffix(port) ? String(host.dropLast(port.count)) : host)
    let page = rest[authority.endIndex...].prefix { $0 != UInt8(ascii: "#") }
    let path = page.prefix { $0 != UInt8(ascii: "?") }
    parts = path.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    query = path.endIndex < page.endIndex ? Substring(page[path.endIndex...].dropFirst()) : nil
    end = Substring(rest[page.endIndex...])
  }
}

extension WebAddress {
  /// A value of the query, decoded; nil if the query does not have it.
  func value(of name: String) -> String? {
    for part in (query ?? "").split(separator: "&") where part.hasPrefix("\(name)=") {
      return PercentEncoding.decode(part.dropFirst(name.count + 1).replacing("+", with: " "))
    }
    return nil
  }

  /// The host of a page's address, with its port and without `www.`; nil if it is no web address.
  public static func host(ofPage url: String) -> String? { WebAddress(url).map { String($0.host) } }

  /// The path of a page's address without the slash before it, such as `owner/name/issues`; nil if it is no web address.
  public static func path(ofPage url: String) -> String? {
    WebAddress(url).map { $0.parts.joined(separator: "/") }
  }

  /// The name that follows the repository in a page's address, such as `wiki`, in lower case; nil if there is none.
  public static func folder(ofPage url: String) -> String? {
    guard let parts = WebAddress(url)?.parts, parts.count > 2, !RepoName.isPage(parts[0].lowercased()) else {
      return nil
    }
    return parts[2].lowercased()
  }

  /// The address of a page that a text is or stands for: a web address with or without its scheme, that of a clone, or
  /// `owner/name#7`. Nil for other text, which is something to search for.
  /// - Parameter web: the website that the last two are on.
  public static func page(in text: String, on web: String) -> String? {
    let text = TextLinks.withoutSentence(text.withoutAngleBrackets)
    guard !text.contains(where: \.isWhitespace), let host = WebAddress(web)?.host else { return nil }
    let lower = text.lowercased()
    if ["\(host)/", "www.\(host)/"].contains(where: lower.hasPrefix) { return "https://\(text)" }
    for start in ["git@\(host):", "ssh://git@\(host)/", "git://\(host)/"] where lower.hasPrefix(start) {
      return RepoName.clone(String(text.dropFirst(start.count)))?.url(on: web)
    }
    if let end = lower.firstRange(of: "://"), schemes.contains(lower[..<end.lowerBound]) { return text }
    return Item(numbered: text)?.url(on: web)
  }

  private static let schemes: Set<Substring> = [
    "https", "http", "ssh", "git", "git+ssh", "ssh+git", "git+https",
  ]
}

extension String {
  /// An address without the angle brackets that mail programs and Markdown write around it, as in `<https://a.example>` and
  /// `<URL:https://a.example>`. Any other text is unchanged. Source: RFC 3986, Appendix C.
  public var withoutAngleBrackets: String {
    guard hasPrefix("<"), hasSuffix(">"), count > 2 else { return self }
    let inner = dropFirst().dropLast()
    let address = inner.prefix(4).lowercased() == "url:" ? inner.dropFirst(4) : inner
    return address.contains { "<>".contains($0) || $0.isWhitespace } ? self : String(address)
  }
}
