/// A thing that octodo can name: a repository, an issue, a todo. Todos lead to one, the history records them, and links
/// and addresses name them.
public struct Item: Hashable, Sendable, CustomStringConvertible {
  public let kind: ItemKind
  /// The repository that it is, or is in; nil for what is in none.
  public let repo: RepoName?
  /// Its name in its repository, or on its host: the number of an issue, a SHA, a login. Empty for a repository.
  public let key: String
  /// The website that it is on, such as `https://github.com`; nil for that of the API.
  public let web: String?

  init(_ kind: ItemKind, in repo: RepoName? = nil, key: String = "", on web: String? = nil) {
    (self.kind, self.repo, self.key, self.web) = (kind, repo, key, web)
  }

  /// As GitHub writes it, and as it is stored: `owner/name`, `owner/name#7`, `@login`.
  public var description: String { (repo?.description ?? "") + kind.mark + key }

  /// The number of an issue or a pull request.
  public var number: Int? { kind.hasNumber ? Int(key) : nil }

  /// Its page, an https address; nil if it has none.
  /// - Parameter web: the website that belongs to the API.
  public func url(on web: String) -> String? {
    guard kind.hasPage else { return nil }
    let parts = (repo.map { [$0.description] } ?? []) + kind.folder + (key.isEmpty ? [] : [key])
    return ([self.web ?? web] + parts).joined(separator: "/")
  }

  /// The screen that shows it; nil if only a browser can, because octodo has no screen for its kind or it is on another
  /// host.
  /// - Parameter web: the website that belongs to the API.
  public func route(on web: String) -> Route? {
    isOn(web) ? kind.route?(self) : nil
  }

  private func isOn(_ web: String) -> Bool {
    self.web == nil || Self.host(of: self.web) == Self.host(of: web)
  }

  private static func host(of web: String?) -> Substring? { web.flatMap { WebAddress($0)?.host } }

  /// Whether both are the same thing. GitHub's names ignore case, and the page of a pull request has two addresses.
  public func isSame(as other: Item) -> Bool {
    kind.stored == other.kind.stored && description.lowercased() == other.description.lowercased()
      && (web == nil || other.web == nil || Self.host(of: web) == Self.host(of: other.web))
  }

  /// The same thing on the API's host, whichever it is.
  public var onAnyHost: Item { Item(kind, in: repo, key: key) }

  /// The same thing on a website, unless it says its own.
  public func on(_ web: String) -> Item { Item(kind, in: repo, key: key, on: self.web ?? web) }
}

extension Item {
  /// The thing that a page of a website is about; nil if it is about none that octodo knows.
  /// - Parameter url: an https or http address.
  public init?(page url: String) {
    guard let address = WebAddress(url) else { return nil }
    self.init(page: address)
  }

  /// The repository, the issue or the page that a text names; nil if it names none.
  public init?(named text: String) {
    let text = text.withoutAngleBrackets
    guard let item = Item(page: text) ?? Item(numbered: text) ?? ItemKind.repo.item(named: text, on: nil)
    else { return nil }
    self = item
  }

  /// What `owner/name#7` names; nil for another text.
  init?(numbered text: String) {
    guard let item = ItemKind.numbered.item(named: text, on: nil) else { return nil }
    self = item
  }

  /// What a number alone names in a repository.
  static func numbered(_ number: Int, of repo: RepoName) -> Item {
    Item(.numbered, in: repo, key: String(number))
  }

  /// The thing of another kind with the same stored form.
  /// - Parameter distinction: `ItemKind.distinction`; nil is returned if no kind has it.
  public func distinguished(by distinction: String) -> Item? {
    ItemKind.all.first { $0.stored == kind.stored && $0.distinction == distinction }
      .map { Item($0, in: repo, key: key, on: web) }
  }

  init?(page address: WebAddress) {
    for kind in ItemKind.all {
      if let item = kind.item(ofPage: address.parts, on: address.web) {
        self = Item(kind, in: item.repo, key: item.key + (kind.hasLines ? address.lines : ""), on: item.web)
        return
      }
    }
    return nil
  }

  /// Reads the stored form. Nil if the kind is unknown, or the target does not fit it.
  /// - Parameters:
  ///   - kind: `ItemKind.stored`.
  ///   - target: its description.
  public init?(stored kind: String, target: String) {
    guard let known = ItemKind.all.first(where: { $0.stored == kind }),
      let item = known.item(named: target, on: nil)
    else { return nil }
    self = item
  }

  /// Reads the stored form with its page, which says the host, and which of two kinds with one word it is.
  /// - Parameter url: what is no web address counts as none; then it is on github.com.
  public init?(stored kind: String, target: String, url: String?) {
    guard let item = Item(stored: kind, target: target) else { return nil }
    let address = url.flatMap { WebAddress($0) }
    guard item.kind.storesPage else {
      let own = Item(item.kind, in: item.repo, key: item.key, on: address?.web)
      self = own.isOn(RepoName.gitHubWeb) ? item : own
      return
    }
    let page = address.flatMap { address in
      ItemKind.all.first { $0.stored == kind && address.parts.dropFirst(2).starts(with: $0.folder) }
    }
    self.init(page ?? item.kind, in: item.repo, key: item.key, on: address?.web ?? RepoName.gitHubWeb)
  }

  /// The page for the stored form; nil where the description is sufficient, as it is for most kinds on github.com.
  public var storedPage: String? {
    kind.storesPage || !isOn(RepoName.gitHubWeb) ? url(on: RepoName.gitHubWeb) : nil
  }
}

extension Item {
  /// The thing with a screen that an address leads to: by its own page, or by that of a tab such as `/pull/7/files`.
  public init?(linkedPage url: String) {
    guard let address = WebAddress(url) else { return nil }
    let parts = ItemKind.all.lazy.compactMap { $0.path(ofTab: address.parts) }.first ?? address.parts
    let item = ItemKind.all.lazy.filter { $0.route != nil }
      .compactMap { $0.item(ofPage: parts, on: address.web) }.first
    guard let item else { return nil }
    self = item
  }
}
