/// What a link in a text names, before it is known where the text stands.
public enum LinkDestination: Hashable, Sendable {
  /// As it is written: whole, relative or `#heading`.
  case address(String)
  /// `#12`, or `owner/name#4` with a repository.
  case number(RepoName?, Int)
  /// `@name`.
  case account(String)
  /// The first digits of a commit's SHA, or `owner/name@sha` with a repository.
  case commit(RepoName?, String)
  /// `name@sha`, a commit of that account's fork of the repository.
  case forkCommit(of: String, String)
}

/// Where a link leads.
public enum LinkTarget: Hashable, Sendable {
  /// An https, http or mailto address, in printable ASCII.
  case page(String)
  /// A heading of the text itself, without its `#`; empty for the start of the text.
  case heading(String)
}

/// Where a text with links stands. Relative addresses and `#12` mean something only there.
public struct LinkBase: Hashable, Sendable {
  private let web: String
  private let repo: RepoName?
  /// What relative addresses begin with; nil for a text that stands nowhere on the web.
  private let folder: [String]?
  /// The name of the text's page in the folder; nil for a text that has none of its own.
  private var page: String?
  /// What addresses that begin with a slash begin with.
  private let root: [String]
  /// The addresses of the text itself.
  private var ownPages: [String] = []

  /// In bytes. Browsers and GitHub refuse longer ones.
  private static let longest = 8_000

  /// A file of a repository, whose relative addresses lead to other files as on GitHub.
  /// - Parameter web: the website that belongs to the API, such as `https://github.com`.
  public static func file(_ location: FileLocation, of repo: RepoName, on web: String) -> LinkBase {
    let root = [repo.owner, repo.name, "blob"] + location.branch.map(encode)
    let path = location.path.map(encode)
    let page = ([web] + root + path).joined(separator: "/")
    return LinkBase(
      web: web, repo: repo, folder: root + path.dropLast(), root: root, ownPages: [repo.url(on: web), page])
  }

  /// What people write to each other in an issue or a pull request, in whose repository `#12` is.
  public static func conversation(of item: Item, on web: String) -> LinkBase {
    guard let repo = item.repo else { return .note(on: web) }
    let folder = [repo.owner, repo.name] + item.kind.folder
    return LinkBase(web: web, repo: repo, folder: folder, page: item.key, root: [])
  }

  /// A text of the user's own.
  /// - Parameter repo: the repository that it is about; nil for one about none.
  public static func note(on web: String, about repo: RepoName? = nil) -> LinkBase {
    LinkBase(web: web, repo: repo, folder: nil, root: [])
  }

  /// Where a link in the text leads; nil if nothing should open it. Only https, http and mailto addresses are opened:
  /// any other scheme could start a program.
  public func target(of destination: LinkDestination) -> LinkTarget? {
    switch destination {
    case .address(let text): target(ofAddress: Self.trimmed(text)).map(withoutOwnPage)
    case .number(let other, let number):
      (other ?? repo).flatMap { Item.numbered(number, of: $0).url(on: web) }.map { .page($0) }
    case .account(let name): .page("\(web)/\(name)")
    case .commit(let other, let sha): (other ?? repo).map { .page("\($0.url(on: web))/commit/\(sha)") }
    case .forkCommit(let owner, let sha):
      repo.flatMap { RepoName("\(owner)/\($0.name)") }.map { .page("\($0.url(on: web))/commit/\(sha)") }
    }
  }

  private func target(ofAddress text: String) -> LinkTarget? {
    guard text.utf8.count <= Self.longest else { return nil }
    if text.begins(with: "#") { return heading(Substring(text.unicodeScalars.dropFirst())) }
    if text.begins(with: "//") { return Self.page("https", text[...]) }
    let isWeb = text.utf8.prefix(4).map { $0 | 0x20 }.elementsEqual("www.".utf8)
    if isWeb { return Self.page("https", "//\(text)") }
    guard let scheme = Self.scheme(of: text) else { return relative(text) }
    let rest = Substring(text.utf8.dropFirst(scheme.utf8.count + 1))
    switch scheme.lowercased() {
    case "https": return Self.page("https", rest)
    case "http": return Self.page("http", rest)
    case "mailto": return Self.mail(rest)
    default: return nil
    }
  }

  /// A heading of the text itself is named by its whole address, too.
  private func withoutOwnPage(_ target: LinkTarget) -> LinkTarget {
    guard case .page(let url) = target, let (page, name) = url.anchored, ownPages.contains(String(page))
    else { return target }
    return heading(name)
  }

  private func heading(_ name: Substring) -> LinkTarget {
    .heading(PercentEncoding.decode(name) ?? String(name))
  }

  private static func page(_ scheme: String, _ rest: Substring) -> LinkTarget? {
    guard rest.begins(with: "//"), let first = rest.utf8.dropFirst(2).first, !"/?#:@".utf8.contains(first)
    else {
      return nil
    }
    return .page(scheme + ":" + encode(String(rest)))
  }

  /// The address, and of the rest what is only text: some mail programs attach files that other fields name.
  private static func mail(_ rest: Substring) -> LinkTarget? {
    let address = Substring(rest.utf8.prefix { !"?#".utf8.contains($0) })
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    let isPlain = address.utf8.allSatisfy { byte in
      PercentEncoding.isUnreserved(byte) || "@+%".utf8.contains(byte)
    }
    guard isPlain, parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), !address.hasPrefix("-") else {
      return nil
    }
    let fields = rest[address.endIndex...].utf8.prefix { $0 != UInt8(ascii: "#") }.dropFirst()
      .split(separator: UInt8(ascii: "&")).map { Substring($0) }.filter(isText(mailField:))
    return .page("mailto:\(address)" + (fields.isEmpty ? "" : "?\(encode(fields.joined(separator: "&")))"))
  }

  /// Whether a field of a mail can only be seen, and adds no other field in a line of its own (RFC 6068, section 7).
  private static func isText(mailField field: Substring) -> Bool {
    let name = field.prefix { $0 != "=" }.lowercased()
    guard ["subject", "body", "cc"].contains(name), let value = PercentEncoding.decode(field) else {
      return false
    }
    return name == "body" || !value.utf8.contains { $0 == 0x0A || $0 == 0x0D }
  }

  private func relative(_ text: String) -> LinkTarget? {
    guard let folder, !text.isEmpty else { return nil }
    let path = Substring(text.utf8.prefix { !"?#".utf8.contains($0) })
    var parts = path.begins(with: "/") ? root : folder
    if path.isEmpty, let page { parts.append(page) }
    for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ Substring($0) }) {
      switch part {
      case ".": break
      case "..": if !parts.isEmpty { parts.removeLast() }
      default: parts.append(Self.encode(String(part)))
      }
    }
    return .page(([web] + parts).joined(separator: "/") + Self.encode(String(text[path.endIndex...])))
  }

  /// The letters before the first colon if they are a scheme (RFC 3986, section 3.1); nil for a relative address.
  private static func scheme(of text: String) -> String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = text[..<colon]
    guard let first = scheme.utf8.first, first.isASCIILetter else { return nil }
    let isScheme = scheme.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0)
    }
    return isScheme ? String(scheme) : nil
  }

  /// Without blanks and controls at its ends and without tabs and line breaks, which browsers leave out, so that they
  /// hide no scheme. Source: url.spec.whatwg.org, "URL parsing".
  private static func trimmed(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 > 0x20 }) { return text }
    var bytes = Array(text.utf8)[...]
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(decoding: bytes.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }

  /// Encodes what an address does not contain as it is: controls, blanks, invisible signs, letters beyond ASCII.
  private static func encode(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    return text.utf8.map { isPlain($0) ? String(Unicode.Scalar($0)) : PercentEncoding.escape($0) }.joined()
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    default: byte > 0x20 && byte < 0x7F
    }
  }
}

extension StringProtocol {
  /// Whether it begins with these signs of ASCII. A sign and a mark that follows it are one character: the anchor of a
  /// heading that begins with U+FE0F does not begin with the character `#`.
  public func begins(with ascii: String) -> Bool { utf8.starts(with: ascii.utf8) }
}

extension String {
  /// What is before and after the first `#` of an address; nil without one.
  var anchored: (page: Substring, name: Substring)? {
    guard let mark = utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    return (self[..<mark], self[utf8.index(after: mark)...])
  }
}

extension UInt8 {
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whether Git writes it in a SHA, which has small letters.
  var isHexDigit: Bool { isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self) }
}
