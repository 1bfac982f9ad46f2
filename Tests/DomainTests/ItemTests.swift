import Testing

@testable import Domain

struct ItemTests {
  private let kettle: RepoName

  init() throws {
    kettle = try #require(RepoName("octo/kettle"))
  }

  @Test(arguments: [
    ("octo/kettle", "repository", "octo/kettle"), ("octo/kettle.git", "repository", "octo/kettle"),
    ("octo/kettle/", "repository", "octo/kettle"), ("octo/kettle#readme", "repository", "octo/kettle"),
    ("octo/kettle/issues/7", "issue", "octo/kettle#7"),
    ("octo/kettle/issues/007?x=1#issuecomment-9", "issue", "octo/kettle#7"),
    ("octo/kettle/pull/7", "pull-request", "octo/kettle#7"),
    ("octo/kettle/commit/a5c3785", "commit", "octo/kettle@a5c3785"),
    ("octo/kettle/blob/main/lid/a.swift#L3", "file", "octo/kettle:main/lid/a.swift#L3"),
    ("octo/kettle/blob/main/a.swift?plain=1#L10C2-L20C5", "file", "octo/kettle:main/a.swift#L10C2-L20C5"),
    ("octo/kettle/blob/main/a.md#tea", "file", "octo/kettle:main/a.md"),
    ("octo/kettle/blob/main/a.md#L3-", "file", "octo/kettle:main/a.md"),
    ("octo/kettle/tree/main/lid#L3", "folder", "octo/kettle:main/lid"),
    ("octo/kettle/tree/main/lid", "folder", "octo/kettle:main/lid"),
    ("octo/kettle/releases/tag/v1", "release", "octo/kettle v1"),
    ("octo/kettle/discussions/4", "discussion", "octo/kettle#4"),
    ("topics/tea", "topic", "topic:tea"), ("orgs/octo", "organisation", "org:octo"),
    ("octo", "account", "@octo"),
  ])
  func `the page of each kind is read, and made again`(path: String, kind: String, name: String) throws {
    let item = try #require(Item(page: "https://github.com/\(path)"))
    #expect(item.kind.id == kind)
    #expect("\(item)" == name)
    let page = try #require(item.url(on: "https://github.com"))
    #expect(Item(page: page) == item)
  }

  @Test(arguments: [
    "", "https://github.com", "https://github.com/", "ftp://github.com/octo/kettle", "octo/kettle",
    "https://github.com/octo/kettle/issues", "https://github.com/octo/kettle/issues/0",
    "https://github.com/octo/kettle/issues/x", "https://github.com/octo/kettle/issues/99999999999999999999",
    "https://github.com/octo/kettle/pull/7/files", "https://github.com/octo/kettle/wiki",
    "https://github.com/settings/profile", "https://github.com/octo/..", "https:///octo/kettle",
    "https://github.com/topics", "https://github.com/octo/kettle/commit",
  ])
  func `other addresses are of no item`(url: String) {
    #expect(Item(page: url) == nil)
  }

  @Test(arguments: [nil, "javascript:alert(1)", "", "/octo/kettle/issues/7"])
  func `an issue that is stored without a web address is on github_com`(url: String?) throws {
    let issue = try #require(Item(stored: "issue", target: "octo/kettle#7", url: url))
    #expect(issue == .issue(7, of: kettle, on: "https://github.com"))
    #expect("\(issue)" == "octo/kettle#7")
  }

  @Test func `an issue of a server without https is on that server`() throws {
    let page = "http://127.0.0.1:8080/octo/kettle/pull/7"
    let pull = try #require(Item(stored: "issue", target: "octo/kettle#7", url: page))
    #expect(pull == .pull(7, of: kettle, on: "http://127.0.0.1:8080"))
    #expect(pull.url(on: "https://github.com") == page)
  }

  @Test(arguments: [
    "", "octo/kettle", "octo/kettle#", "octo/kettle#0", "octo/kettle#-1", "octo/kettle#x", "octo#7", "#7",
    "../x#7", "octo/kettle#99999999999999999999",
  ])
  func `other texts are no issues`(text: String) {
    #expect(Item(stored: "issue", target: text, url: nil) == nil)
  }

  @Test func `the stored form of each kind is read again`() throws {
    let items = [
      Item.repo(kettle), .issue(7, of: kettle, on: "https://ghe.example:8443"),
      .pull(7, of: kettle, on: "https://github.com"), .todo(id: 12),
      Item.repo(kettle).on("http://127.0.0.1:8080"), try #require(Item(page: "https://ghe.example/octo")),
    ]
    let read = items.map { Item(stored: $0.kind.stored, target: "\($0)", url: $0.storedPage) }
    #expect(read == items)
    #expect(items.map(\.kind.stored) == ["repo", "issue", "issue", "todo", "repo", "account"])
    #expect(Item(stored: "planet", target: "octo/kettle") == nil)
    #expect(Item(stored: "todo", target: "octo/kettle") == nil)
  }

  @Test(arguments: ["https://github.com", "https://www.github.com", "http://GitHub.com"])
  func `a repository of github_com is stored by its name alone`(web: String) {
    let repo = Item.repo(kettle).on(web)
    #expect(repo.storedPage == nil)
    #expect(Item(stored: "repo", target: "octo/kettle", url: "\(web)/octo/kettle") == .repo(kettle))
  }

  @Test(arguments: [
    ("octo/kettle:main/a:b.swift#L3-L4", "file"), ("octo/kettle@a5c3785", "commit"),
    ("octo/kettle v1 2", "release"), ("octo/kettle#4", "discussion"), ("topic:tea", "topic"),
  ])
  func `the stored form of what only a browser shows is read again`(name: String, kind: String) throws {
    let item = try #require(Item(stored: kind, target: name))
    #expect(item.kind.id == kind)
    #expect("\(item)" == name)
  }

  @Test(arguments: [
    ("octo/kettle", "octo/kettle", "repository"), ("octo/kettle#7", "octo/kettle#7", "issue"),
    ("https://github.com/octo/kettle/pull/7", "octo/kettle#7", "pull-request"),
  ])
  func `a text names a repository, an issue or a page`(text: String, name: String, kind: String) throws {
    let item = try #require(Item(named: text))
    #expect("\(item)" == name)
    #expect(item.kind.id == kind)
  }

  @Test func `an issue opens in octodo on the API's host only`() {
    let issue = Item.issue(7, of: kettle, on: "https://ghe.example:8443")
    let route = Route.issueDetail(kettle, number: 7, known: nil)
    #expect(issue.route(on: "https://GHE.example:8443") == route)
    #expect(issue.route(on: "https://ghe.example") == nil)
    #expect(issue.route(on: "https://github.com") == nil)
    #expect(Item.repo(kettle).route(on: "https://github.com") == .repoDetail(kettle, known: nil))
  }

  @Test func `a website whose name begins with www keeps it in the page`() throws {
    let page = "https://www.ghe.example/octo/kettle/pull/7"
    let pull = try #require(Item(page: page))
    #expect(pull.url(on: "https://github.com") == page)
    #expect(
      pull.route(on: "https://ghe.example")
        == .pullDetail(kettle, number: 7, tab: .conversation, known: nil))
  }

  @Test func `a pull request stays one where its page is not known`() throws {
    let repo = try #require(RepoName("new/name"))
    let page = repo.pullURL(8)
    #expect(Item(page: page) == nil)
    let issue = GitHubIssue(id: 8, number: 8, title: "P", htmlURL: page, repo: repo, pull: .open)
    let pull = issue.item(in: kettle)
    #expect(pull.kind == .pull && pull.url(on: RepoName.gitHubWeb) == page)
    #expect(Item(stored: "issue", target: "\(pull)", url: page)?.kind == .pull)
  }

  @Test func `a pull request is shown by its conversation`() {
    #expect(
      Item.pull(7, of: kettle).route(on: "https://github.com")
        == .pullDetail(kettle, number: 7, tab: .conversation, known: nil))
  }

  @Test func `the page of what names no website is on that of the API`() {
    #expect(Item.repo(kettle).url(on: "https://ghe.example") == "https://ghe.example/octo/kettle")
    #expect(Item.todo(id: 12).url(on: "https://ghe.example") == nil)
  }

  @Test func `the same issue has the same host, name and number`() throws {
    func issue(_ url: String) throws -> Item { try #require(Item(page: url)) }
    let one = try issue("https://github.com/octo/kettle/issues/7")
    let same = [
      try issue("https://github.com/Octo/Kettle/issues/7"),
      try issue("https://github.com/octo/kettle/pull/7"),
    ]
    let others = [
      try issue("https://ghe.example/octo/kettle/issues/7"),
      try issue("https://github.com/octo/kettle/issues/8"),
      try issue("https://github.com/octo/cup/issues/7"), .repo(kettle),
    ]
    #expect(same.allSatisfy { one.isSame(as: $0) })
    #expect(!others.contains { one.isSame(as: $0) })
  }

  @Test func `the title of an issue's todo begins with its name`() {
    let issue = Item.issue(7, of: kettle)
    #expect(LinkedTitle(of: issue, title: "It hisses").title == "octo/kettle#7 It hisses")
    #expect(LinkedTitle(of: issue).title == "octo/kettle#7")
    #expect(LinkedTitle(of: .repo(kettle)).title == "octo/kettle")
  }
}
