/// A page as tracking names it.
public struct Page: Hashable, Sendable {
  public let name: String
  /// What tells two pages of one name apart, the web address of a repository for example.
  public let additional: String?

  public init(name: String, additional: String? = nil) {
    self.name = name
    self.additional = additional
  }

  public static let repoSearch = Page(name: "repository-search")
  public static let todoList = Page(name: "todo-list")
  public static let todoEditor = Page(name: "todo-editor")
  public static let history = Page(name: "history")

  public static let settings = Page(name: "settings")
  public static let about = Page(name: "about")
  public static let licenses = Page(name: "licenses")
  public static let events = Page(name: "events")

  public static func repoDetail(url: String) -> Page {
    Page(name: "repository-detail", additional: url)
  }
}
