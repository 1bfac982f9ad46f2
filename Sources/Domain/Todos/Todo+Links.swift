extension Todo {
  /// A page that a todo leads to.
  public struct Page: Hashable, Sendable {
    /// As the text names it; empty for the todo's own link.
    public let words: String
    /// An https, http or mailto address.
    public let url: String
  }

  /// The pages that it leads to, each once: its own link, then those in its title and note.
  /// - Parameter web: the website that belongs to the API, such as `https://github.com`.
  public func pages(on web: String) -> [Page] {
    var pages = linkedPage(on: web).map { [Page(words: "", url: $0)] } ?? []
    var known = Set(pages.map(\.url))
    let base = linkBase(on: web)
    for piece in TextLinks.pieces(of: title) + TextLinks.pieces(of: note) {
      guard let destination = piece.destination, case .page(let url)? = base.target(of: destination),
        known.insert(url).inserted
      else { continue }
      pages.append(Page(words: piece.text, url: url))
    }
    return pages
  }

  /// Where its texts stand: in the repository of its own link, which `#12` can name.
  /// - Parameter web: the website that belongs to the API, such as `https://github.com`.
  public func linkBase(on web: String) -> LinkBase {
    guard let repo = link?.repo else { return .note(on: web) }
    return .note(on: link?.web ?? web, about: repo)
  }

  /// The address that it leads to: its own link, or the first web page or issue in its title and note, or else the first
  /// `mailto:`.
  public func url(on web: String) -> String? {
    linkedPage(on: web) ?? Self.url(in: [title, note], on: web)
  }

  /// The address of its own link, as the title has it if that says more, such as a comment; nil without a link.
  public func linkedPage(on web: String) -> String? { Self.page(of: link, title: title, on: web) }

  /// - Parameter title: that of a todo with the link.
  public static func page(of link: Item?, title: String, on web: String) -> String? {
    guard let link = link?.on(web), let page = link.url(on: web) else { return nil }
    for case .address(let text) in TextLinks.destinations(in: title) {
      guard case .page(let url)? = LinkBase.note(on: web).target(of: .address(text)),
        let item = Item(linkedPage: url), item.isSame(as: link)
      else { continue }
      return WebAddress(url)?.isWithin(page) == true ? url : page
    }
    return page
  }

  /// The first web page or issue in a text, or else the first `mailto:`; nil if there is none. An address of mail alone
  /// names a person.
  public static func url(in texts: [String], on web: String) -> String? {
    let base = LinkBase.note(on: web)
    var mail: String?
    for text in texts {
      var before = ""
      for piece in TextLinks.pieces(of: text) {
        defer { before = piece.text }
        guard let destination = piece.destination, case .page(let url)? = base.target(of: destination) else {
          continue
        }
        if case .account = destination { continue }
        if url.hasPrefix("http") { return url }
        if before.lowercased().hasSuffix("mailto:") { mail = mail ?? url }
      }
    }
    return mail
  }

  /// The screen that shows that address; nil if only a browser can show it.
  public func route(on web: String) -> Route? {
    if let link { return link.route(on: web) }
    return url(on: web).flatMap { Route(page: $0, on: web) }
  }
}
