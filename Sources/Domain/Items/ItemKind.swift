/// What octodo knows of a kind of things. A new kind is a constant and a name in ItemKind+Screens, or in ItemKind+Pages if
/// only a browser shows it. Its words are in the texts of `kinds`, by its id.
public final class ItemKind: Sendable {
  /// Names it in tables for other programs.
  public let id: String
  /// The word in the file of the todos and the history. A pull request has that of an issue, as in GitHub's API.
  public let stored: String
  /// As an English sentence of the command line says it.
  public let noun: String
  /// What its description has between the repository and the key: `#` for an issue.
  let mark: String
  /// Whether its page is stored, which says the host and tells two kinds with one word apart.
  let storesPage: Bool
  let hasPage: Bool
  /// Whether it is in a repository, or is one.
  let isInRepo: Bool
  /// The parts of its page's path before the key, and after the repository if it is in one.
  let folder: [String]
  /// Whether its key can have slashes, as a path has.
  let keyIsPath: Bool
  /// Whether its key can end with lines, such as `#L10-L20`.
  let hasLines: Bool
  /// Whether its key is a number.
  public let hasNumber: Bool
  /// Whether it proposes a change, which its sign says.
  public let proposesChange: Bool
  /// The parts of an address that name a tab of its page.
  let tabs: Set<String>
  /// What GitHub's notifications call it, such as `PullRequest`; nil if none is about it.
  let notified: String?
  /// The folder of its addresses in GitHub's API, after the repository; nil if octodo reads none of them.
  let apiFolder: String?
  /// Where many of them are listed and searched for; nil if octodo has no such screens.
  public let lists: ItemLists?
  /// The key that a text stands for; nil if it stands for none.
  let readKey: @Sendable (String) -> String?
  /// The screen of an item; nil if octodo has none for the kind.
  let route: (@Sendable (Item) -> Route?)?

  init(
    id: String, stored: String? = nil, noun: String, mark: String, storesPage: Bool = false,
    hasPage: Bool = true, isInRepo: Bool = true, folder: [String], keyIsPath: Bool = false,
    hasLines: Bool = false, hasNumber: Bool = false, proposesChange: Bool = false, tabs: Set<String> = [],
    notified: String? = nil, apiFolder: String? = nil, lists: ItemLists? = nil,
    readKey: @escaping @Sendable (String) -> String?, route: (@Sendable (Item) -> Route?)? = nil
  ) {
    (self.id, self.stored, self.noun, self.mark) = (id, stored ?? id, noun, mark)
    (self.storesPage, self.hasPage, self.isInRepo) = (storesPage, hasPage, isInRepo)
    (self.folder, self.keyIsPath, self.hasLines) = (folder, keyIsPath, hasLines)
    (self.hasNumber, self.tabs, self.lists) = (hasNumber, tabs, lists)
    self.proposesChange = proposesChange
    (self.notified, self.apiFolder) = (notified, apiFolder)
    (self.readKey, self.route) = (readKey, route)
  }

  /// All kinds. Where several could read an address or a stored row, the first one does.
  public static let all = ownKinds + kindsOfPages

  /// The kind that a notification is about; nil for one that octodo does not know.
  /// - Parameter type: GitHub's word.
  public static func notified(as type: String) -> ItemKind? { all.first { $0.notified == type } }

  /// The kind of a folder of GitHub's API.
  public static func inAPI(_ folder: String) -> ItemKind? { all.first { $0.apiFolder == folder } }

  /// What tells it from the first kind with its stored word, where the page is not stored; nil for the first one.
  public var distinction: String? {
    Self.all.first { $0.stored == stored } == self ? nil : folder.joined(separator: "/")
  }

  /// The path of a page without the tab that it names; nil if it is no such page.
  /// - Parameter parts: the parts of the path.
  func path(ofTab parts: [String]) -> [String]? {
    let count = 2 + folder.count + 1
    guard !tabs.isEmpty, parts.count > count, parts.dropFirst(2).starts(with: folder),
      tabs.contains(parts[count])
    else { return nil }
    return Array(parts.prefix(count))
  }

  /// The item of a page; nil if the page is not of this kind.
  /// - Parameter parts: the parts of the path.
  func item(ofPage parts: [String], on web: String) -> Item? {
    guard hasPage, let first = parts.first else { return nil }
    let isOwner = !RepoName.isPage(first.lowercased())
    let repo = isInRepo && isOwner && parts.count >= 2 ? RepoName.clone("\(parts[0])/\(parts[1])") : nil
    guard isInRepo == (repo != nil), isInRepo || isOwner == folder.isEmpty else { return nil }
    let rest = Array(parts.dropFirst(isInRepo ? 2 : 0))
    guard rest.starts(with: folder) else { return nil }
    let key = rest.dropFirst(folder.count)
    guard keyIsPath || key.count <= 1 else { return nil }
    return readKey(key.joined(separator: "/")).map {
      Item(self, in: repo, key: $0, on: web)
    }
  }

  /// The item with a key; nil if no item of this kind has it.
  public func item(_ key: String, in repo: RepoName) -> Item? {
    readKey(key).map { Item(self, in: repo, key: $0) }
  }

  /// The item with a description; nil if the description is not of this kind.
  func item(named description: String, on web: String?) -> Item? {
    guard isInRepo else {
      guard description.hasPrefix(mark) else { return nil }
      return readKey(String(description.dropFirst(mark.count))).map { Item(self, key: $0, on: web) }
    }
    guard !mark.isEmpty else { return RepoName(description).map { Item(self, in: $0, on: web) } }
    guard let end = description.firstIndex(where: { String($0) == mark }),
      let repo = RepoName(String(description[..<end]))
    else { return nil }
    return readKey(String(description[description.index(after: end)...])).map {
      Item(self, in: repo, key: $0, on: web)
    }
  }
}

extension ItemKind: Hashable {
  public static func == (one: ItemKind, other: ItemKind) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
