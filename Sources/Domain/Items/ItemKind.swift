/// What octodo knows of a kind of things. A new kind is a constant beside these, and a name in `all`.
public struct ItemKind: Sendable {
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
  /// The key that a text stands for; nil if it stands for none.
  let readKey: @Sendable (String) -> String?
  /// The screen of an item; nil if octodo has none for the kind.
  let route: @Sendable (Item) -> Route?

  /// All kinds. Where several could read an address or a stored row, the first one does.
  public static let all = [
    repo, issue, pull, todo, commit, file, folder, release, discussion, topic, organisation, account,
  ]

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

extension ItemKind {
  init(
    id: String, stored: String? = nil, noun: String, mark: String, storesPage: Bool = false,
    hasPage: Bool = true, isInRepo: Bool = true, folder: [String], keyIsPath: Bool = false,
    hasLines: Bool = false,
    readKey: @escaping @Sendable (String) -> String?,
    route: @escaping @Sendable (Item) -> Route? = { _ in nil }
  ) {
    (self.id, self.stored, self.noun, self.mark) = (id, stored ?? id, noun, mark)
    (self.storesPage, self.hasPage, self.isInRepo) = (storesPage, hasPage, isInRepo)
    (self.folder, self.keyIsPath, self.hasLines) = (folder, keyIsPath, hasLines)
    (self.readKey, self.route) = (readKey, route)
  }
}

extension ItemKind: Hashable {
  public static func == (one: ItemKind, other: ItemKind) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
