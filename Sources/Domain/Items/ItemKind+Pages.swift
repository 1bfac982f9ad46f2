/// The kinds that only a browser shows. Links and addresses are told apart by them.
extension ItemKind {
  static let kindsOfPages = [commit, file, folder, release, discussion, topic, organisation, account]

  static let commit = ItemKind(
    id: "commit", noun: "a commit", mark: "@", folder: ["commit"], notified: "Commit", apiFolder: "commits",
    readKey: word)

  /// The key is the branch or tag and the path, which only GitHub can tell apart, and the lines if an address names some.
  static let file = ItemKind(
    id: "file", noun: "a file", mark: ":", folder: ["blob"], keyIsPath: true, hasLines: true, readKey: word)

  static let folder = ItemKind(
    id: "folder", noun: "a folder", mark: ":", folder: ["tree"], keyIsPath: true, readKey: word)

  static let release = ItemKind(
    id: "release", noun: "a release", mark: " ", folder: ["releases", "tag"], keyIsPath: true,
    notified: "Release", readKey: word)

  static let discussion = ItemKind(
    id: "discussion", noun: "a discussion", mark: "#", folder: ["discussions"], hasNumber: true,
    notified: "Discussion", apiFolder: "discussions", readKey: word)

  static let topic = ItemKind(
    id: "topic", noun: "a topic", mark: "topic:", isInRepo: false, folder: ["topics"], readKey: word)

  static let organisation = ItemKind(
    id: "organisation", noun: "an organisation", mark: "org:", isInRepo: false, folder: ["orgs"],
    readKey: login)

  static let account = ItemKind(
    id: "account", noun: "an account", mark: "@", isInRepo: false, folder: [], readKey: login)

  /// Browsers leave out `.` and `..`, so that the address would lead elsewhere (url.spec.whatwg.org, "Path state").
  private static let word: @Sendable (String) -> String? = { key in
    let hasDots = key.split(separator: "/").contains { $0 == "." || $0 == ".." }
    return key.isEmpty || hasDots ? nil : key
  }

  /// It has the characters of an owner.
  private static let login: @Sendable (String) -> String? = { name in
    RepoName("\(name)/x").map { _ in name }
  }
}
