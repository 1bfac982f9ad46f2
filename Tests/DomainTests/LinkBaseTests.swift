import FoundationEssentials
import Testing

@testable import Domain

struct LinkBaseTests {
  private let kettle: RepoName
  private let readme: LinkBase
  private let issue: LinkBase

  init() throws {
    kettle = try #require(RepoName("octo/kettle"))
    readme = .file(FileLocation(path: "docs/README.md"), of: kettle, on: "https://github.com")
    issue = .conversation(of: .issue(7, of: kettle), on: "https://ghe.example")
  }

  /// Where an address leads, `#` before a heading; nil if nowhere.
  private func target(_ address: String, in base: LinkBase) -> String? { target(.address(address), in: base) }

  private func target(_ destination: LinkDestination, in base: LinkBase) -> String? {
    switch base.target(of: destination) {
    case nil: nil
    case .page(let url): url
    case .heading(let name): "#\(name)"
    }
  }

  @Test(arguments: [
    ("x.md", "https://github.com/octo/kettle/blob/HEAD/docs/x.md"),
    ("./x.md#part", "https://github.com/octo/kettle/blob/HEAD/docs/x.md#part"),
    ("../x", "https://github.com/octo/kettle/blob/HEAD/x"),
    ("/x", "https://github.com/octo/kettle/blob/HEAD/x"),
    ("../../../issues", "https://github.com/octo/kettle/issues"),
    ("../../../../../../../x", "https://github.com/x"),
    ("?a=b", "https://github.com/octo/kettle/blob/HEAD/docs?a=b"),
    ("my file.md", "https://github.com/octo/kettle/blob/HEAD/docs/my%20file.md"),
    ("目次.md", "https://github.com/octo/kettle/blob/HEAD/docs/%E7%9B%AE%E6%AC%A1.md"),
    ("a%20b.md", "https://github.com/octo/kettle/blob/HEAD/docs/a%20b.md"),
    ("x:y.md", nil), ("./x:y.md", "https://github.com/octo/kettle/blob/HEAD/docs/x:y.md"),
    ("https://github.com/octo/kettle#a-part", "#a-part"), ("README.md#a-part", "#a-part"),
    ("README.md", "https://github.com/octo/kettle/blob/HEAD/docs/README.md"), ("#a-part", "#a-part"),
    ("#%E7%9B%AE", "#目"), ("#", "#"), ("", nil),
    // What follows the sign is one character with it.
    ("#\u{FE0F}-gear", "#\u{FE0F}-gear"), ("README.md#\u{FE0F}-gear", "#\u{FE0F}-gear"),
    ("x.md#\u{FE0F}-a", "https://github.com/octo/kettle/blob/HEAD/docs/x.md#%EF%B8%8F-a"),
    ("x.md?\u{FE0F}", "https://github.com/octo/kettle/blob/HEAD/docs/x.md?%EF%B8%8F"),
    ("/\u{301}x", "https://github.com/octo/kettle/blob/HEAD/%CC%81x"),
    ("https://a.example/b c", "https://a.example/b%20c"), ("//a.example/b", "https://a.example/b"),
    ("HTTP://a.example", "http://a.example"), ("www.a.example", "https://www.a.example"),
    ("mailto:ann@a.example?attach=/etc/passwd", "mailto:ann@a.example"),
    (
      "mailto:ann@a.example?subject=Hi%20there&attach=/etc/passwd&body=a%0D%0Ab#c",
      "mailto:ann@a.example?subject=Hi%20there&body=a%0D%0Ab"
    ),
    (
      "mailto:ann@a.example?Subject=水 1&CC=bob@a.example",
      "mailto:ann@a.example?Subject=%E6%B0%B4%201&CC=bob@a.example"
    ),
    ("mailto:ann@a.example?subject=a%0D%0Abcc:b@a.example&body=%F", "mailto:ann@a.example"),
    ("mailto:ann@a.example?subject=a%0Dbcc:b@a.example&cc=a%0Ab", "mailto:ann@a.example"),
  ])
  func `an address in a README leads where it leads on GitHub`(address: String, expected: String?) {
    #expect(target(address, in: readme) == expected)
  }

  /// Where an address leads in a file of `octo/kettle`.
  private func target(_ address: String, path: String, page: String) -> String? {
    target(address, in: .file(FileLocation(path: path, page: page), of: kettle, on: "https://github.com"))
  }

  @Test(arguments: [
    ("docs/README.md", "https://github.com/octo/kettle/blob/main/docs/README.md", "blob/main/docs/x.md"),
    (
      ".github/README.md", "https://github.com/o/k/blob/a/b%23c/.github/README.md",
      "blob/a/b%23c/.github/x.md"
    ),
    (
      "目次/a b.md", "https://github.com/o/k/blob/main/%E7%9B%AE%E6%AC%A1/a%20b.md",
      "blob/main/%E7%9B%AE%E6%AC%A1/x.md"
    ),
    ("README.md", "https://ghe.example/o/k/blob/v1/README.md", "blob/v1/x.md"),
    ("README.md", "https://github.com/o/k/blob/main/docs/READ.md", "blob/HEAD/x.md"),
    ("README.md", "https://github.com/o/k/blob/README.md", "blob/HEAD/x.md"),
    ("README.md", "https://github.com/o/k/blob/../README.md", "blob/HEAD/x.md"),
    ("README.md", "https://github.com/o/k/blob/a?b/README.md", "blob/HEAD/x.md"),
    ("README.md", "https://github.com/o/k/tree/main/README.md", "blob/HEAD/x.md"),
    ("README.md", "", "blob/HEAD/x.md"), ("../../x/README.md", "", "blob/HEAD/x.md"),
    ("", "https://github.com/o/k/blob/main/", "blob/HEAD/x.md"),
  ])
  func `the page of a file names its branch`(path: String, page: String, expected: String) {
    #expect(target("x.md", path: path, page: page) == "https://github.com/octo/kettle/\(expected)")
  }

  @Test func `a heading of the file is named by its page's address too`() {
    let page = "https://github.com/octo/kettle/blob/main/docs/README.md"
    #expect(target("\(page)#a-part", path: "docs/README.md", page: page) == "#a-part")
    #expect(target("README.md#a-part", path: "docs/README.md", page: page) == "#a-part")
  }

  @Test(arguments: [
    ("../pull/5", "https://ghe.example/octo/kettle/pull/5"), ("/x", "https://ghe.example/x"),
    ("s.png", "https://ghe.example/octo/kettle/issues/s.png"),
    ("?x=1", "https://ghe.example/octo/kettle/issues/7?x=1"),
    ("https://a.example", "https://a.example"),
  ])
  func `an address in an issue is relative to its page`(address: String, expected: String) {
    #expect(target(address, in: issue) == expected)
  }

  @Test func `an address in a pull request is relative to the page of that`() {
    let pull = LinkBase.conversation(of: .pull(7, of: kettle), on: "https://ghe.example")
    #expect(target("s.png", in: pull) == "https://ghe.example/octo/kettle/pull/s.png")
    #expect(target("?x=1", in: pull) == "https://ghe.example/octo/kettle/pull/7?x=1")
    #expect(target(.number(nil, 12), in: pull) == "https://ghe.example/octo/kettle/issues/12")
  }

  @Test func `references lead to the host of the text`() throws {
    #expect(target(.number(nil, 12), in: issue) == "https://ghe.example/octo/kettle/issues/12")
    let pot = try #require(RepoName("octo/pot"))
    #expect(target(.number(pot, 4), in: readme) == "https://github.com/octo/pot/issues/4")
    #expect(target(.account("ann"), in: issue) == "https://ghe.example/ann")
    #expect(target(.commit(nil, "a5c3785"), in: issue) == "https://ghe.example/octo/kettle/commit/a5c3785")
    #expect(target(.commit(pot, "a5c3785"), in: readme) == "https://github.com/octo/pot/commit/a5c3785")
    #expect(target(.forkCommit(of: "ann", "a5"), in: issue) == "https://ghe.example/ann/kettle/commit/a5")
    #expect(target(.forkCommit(of: "ann", "a5"), in: .note(on: "https://github.com")) == nil)
    #expect(target(.commit(nil, "a5c3785"), in: .note(on: "https://github.com")) == nil)
    #expect(target(.number(nil, 12), in: .note(on: "https://github.com")) == nil)
    #expect(target("x.md", in: .note(on: "https://github.com")) == nil)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", "\u{1}javascript:x",
    " \njavascript:x",
    "file:///etc/passwd", "data:text/html,x", "vbscript:x", "ssh://a.example", "smb://a", "x-open-app:y",
    "https:a.example", "https:/a.example", "https:\\\\a.example", "https://", "https:///a", "http://:80/",
    "mailto:",
    "mailto:a", "mailto:-a@b.example", "mailto:a b@c.example", "mailto:a@b@c.example",
    "https://a.example/" + String(repeating: "x", count: 9_000),
  ])
  func `nothing but an https, http or mailto address is opened`(address: String) {
    #expect(target(address, in: readme) == nil)
  }

  @Test(arguments: [
    "https://a.example/\u{1B}]52;c;eA==\u{7}", "https://a.example/\u{202E}gpj", "\u{85}x", "a\u{0}b",
  ])
  func `controls and invisible signs are shown as what they are`(address: String) throws {
    let url = try #require(target(address, in: readme))
    #expect(url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    #expect(url.contains("%"))
  }

  @Test(arguments: [
    ("https://github.com/octo/kettle", "repo"), ("https://GitHub.com/octo/kettle/", "repo"),
    ("http://www.github.com/octo/kettle.git", "repo"),
    ("https://github.com/octo/kettle?tab=readme#x", "repo"),
    ("https://github.com/octo/kettle/issues", "issues"), ("https://github.com/octo/kettle/pulls", "pulls"),
    ("https://github.com/octo/kettle/pulls?q=x", nil), ("https://github.com/octo/kettle/pulls/octo", nil),
    ("https://github.com/octo/kettle/issues/7#c", "issue 7"),
    ("https://github.com/octo/kettle/issues?q=x", nil),
    ("https://github.com/octo/kettle/issues?q=is%3Aissue+is%3Aopen", "issues"),
    ("https://github.com/octo/kettle/issues?q=is%3Aopen&s=comments", nil),
    ("https://github.com/octo/kettle/issues?page=2", nil),
    ("https://github.com/octo/kettle/pull/7#c", "pull 7 conversation"),
    ("https://github.com/octo/kettle/pull/7/commits", "pull 7 commits"),
    ("https://github.com/octo/kettle/pull/7/checks?check_run_id=1", "pull 7 checks"),
    ("https://github.com/octo/kettle/pull/7/files#diff-1", "pull 7 files"),
    ("https://github.com/octo/kettle/pull/7/changes#diff-1", "pull 7 files"),
    ("https://github.com/octo/kettle/pull/7/conversation", nil),
    ("https://github.com/octo/kettle/pull/7/commits/4f9c1de", "pull 7 commits"),
    ("https://github.com/octo/kettle/pull/7/commits/x", nil),
    ("https://github.com/octo/kettle/pull/x/files", nil),
    ("https://evil.example/octo/kettle/pull/7/files", nil),
    ("https://github.com/octo/kettle/issues/x", nil), ("https://github.com/octo/kettle/issues/-7", nil),
    ("https://github.com/octo", nil), ("https://github.com/topics/cli", nil), ("https://github.com", nil),
    ("https://github.com/advisories/GHSA-35p6-xmwp-9g52", nil), ("https://github.com/enterprises/acme", nil),
    ("https://github.com/copilot/chat", nil), ("https://github.com/education/students", nil),
    ("https://github.com/readme/guides", nil), ("https://github.com/user-attachments/assets/1", nil),
    ("https://github.com.evil.example/octo/kettle", nil), ("https://evil.example/octo/kettle", nil),
    ("https://github.com@evil.example/octo/kettle", nil), ("https://github.com:8443/octo/kettle", nil),
    ("https://gist.github.com/octo/kettle", nil), ("mailto:a@github.com", nil),
  ])
  func `a page of the website has a screen if there is one`(url: String, expected: String?) {
    #expect(name(of: Route(page: url, on: "https://github.com")) == expected)
  }

  @Test(arguments: [
    ("https://github.com/octo/kettle", "repo"), ("https://GitHub.com/octo/kettle/?tab=readme#x", "repo"),
    ("https://github.com/octo/kettle/issues?q=is%3Aopen", "issues"),
    ("https://github.com/octo/kettle/issues/7#c", "issue 7"),
    ("https://github.com/octo/kettle/pull/7", "pull 7 conversation"),
    ("https://github.com/octo/kettle/pull/7/files", "pull 7 files"),
    ("https://github.com/octo/kettle/pull/7/commits/4f9c1de", "pull 7 commits"),
    ("https://github.com/octo/kettle/pull/7/changes/4f9c1de", "pull 7 files"),
    ("https://github.com/octo/kettle/pull/7/conflicts", "pull 7 conversation"),
    ("https://github.com/octo/kettle/pulls?q=x", "pulls"),
    ("https://github.com/octo/kettle/tree/main/src", "repo"),
    ("https://github.com/octo/kettle/releases/tag/v1", "repo"),
    ("https://github.com/octo/kettle/pull/0", "repo"), ("https://github.com/octo/kettle is:open", nil),
    ("https://github.com/orgs/octo/kettle", nil), ("https://evil.example/octo/kettle/pull/7", nil),
    ("https://github.com/octo/kettle/pull/7/../8", nil),
    ("https://github.com/octo/kettle/pull/7/files/../../8", nil),
    ("https://github.com/octo/kettle/pull/7/%2e%2e/8", nil),
    ("octo/kettle", nil), ("kettle", nil),
  ])
  func `a page that was pasted may have the nearest screen`(url: String, expected: String?) {
    #expect(name(of: Route.nearest(toPage: url, on: "https://github.com")) == expected)
  }

  @Test(arguments: [
    ("https://github.com/octo/kettle#x", "https://github.com/octo/kettle#x"),
    ("GitHub.com/octo/kettle", "https://GitHub.com/octo/kettle"),
    ("www.github.com/octo/kettle/issues", "https://www.github.com/octo/kettle/issues"),
    ("git@github.com:octo/kettle.git", "https://github.com/octo/kettle"),
    ("ssh://git@github.com/octo/kettle", "https://github.com/octo/kettle"),
    ("octo/kettle#9", "https://github.com/octo/kettle/issues/9"),
    ("octo/kettle", nil), ("octo/kettle#x", nil), ("#9", nil), ("kettle", nil),
    ("git@evil.example:octo/kettle", nil), ("github.com.evil.example/octo/kettle", nil),
    ("see github.com/octo/kettle", nil),
    ("<https://github.com/octo/kettle>", "https://github.com/octo/kettle"),
    ("<URL:https://github.com/octo/kettle>", "https://github.com/octo/kettle"),
    ("<github.com/octo/kettle>", "https://github.com/octo/kettle"),
    ("<octo/kettle#9>", "https://github.com/octo/kettle/issues/9"),
    ("https://github.com/octo/kettle/issues/9.", "https://github.com/octo/kettle/issues/9"),
    ("https://github.com/octo/kettle/pull/9,", "https://github.com/octo/kettle/pull/9"),
    ("https://github.com/octo/kettle/issues/9。", "https://github.com/octo/kettle/issues/9"),
    ("https://github.com/octo/kettle/issues/9>", "https://github.com/octo/kettle/issues/9"),
    ("https://github.com/octo/kettle/issues/9).", "https://github.com/octo/kettle/issues/9"),
    ("(https://github.com/octo/kettle/issues/9)", "https://github.com/octo/kettle/issues/9"),
    ("「https://github.com/octo/kettle/issues/9」", "https://github.com/octo/kettle/issues/9"),
    ("<https://github.com/octo/kettle>.", "https://github.com/octo/kettle"),
    ("https://github.com/octo/kettle/wiki/a_(b)", "https://github.com/octo/kettle/wiki/a_(b)"),
    ("https://github.com/search?q=a\"b\"", "https://github.com/search?q=a\"b\""),
    ("github.com/octo/kettle;", "https://github.com/octo/kettle"),
    ("git@github.com:octo/kettle.git.", "https://github.com/octo/kettle"),
    ("octo/kettle#9.", "https://github.com/octo/kettle/issues/9"), ("kettle.", nil),
    ("<https://github.com/octo/kettle", nil), ("<<https://github.com/octo/kettle>>", nil), ("<>", nil),
  ])
  func `a word can stand for the address of a page`(text: String, expected: String?) {
    #expect(WebAddress.page(in: text, on: "https://github.com") == expected)
  }

  private func name(of route: Route?) -> String? {
    switch route {
    case .repoDetail(kettle, known: nil): "repo"
    case .issueList(kettle): "issues"
    case .pullList(kettle): "pulls"
    case .pullDetail(kettle, 7, let tab, nil): "pull 7 \(tab)"
    case .issueDetail(kettle, let number, known: nil): "issue \(number)"
    default: nil
    }
  }
}

struct TodoPagesTests {
  private let kettle: RepoName

  init() throws {
    kettle = try #require(RepoName("octo/kettle"))
  }

  private func todo(_ title: String, note: String = "", link: Item? = nil) -> Todo {
    Todo(id: 1, title: title, note: note, link: link, createdAt: .distantPast)
  }

  @Test func `without a link of its own a todo leads to the first address of its title and note`() {
    let web = "https://github.com"
    #expect(todo("read https://a.example/b.").url(on: web) == "https://a.example/b")
    #expect(todo("read", note: "see octo/kettle#7").url(on: web) == "https://github.com/octo/kettle/issues/7")
    #expect(todo("ask @ann #7 javascript:x a@b.example").url(on: web) == nil)
    #expect(todo("ask", note: "Mailto:a@b.example, https://a.example").url(on: web) == "https://a.example")
    #expect(todo("ask mailto:a@b.example").url(on: web) == "mailto:a@b.example")
    #expect(todo("see http://[::1]:80/x").url(on: web) == "http://[::1]:80/x")
    #expect(todo("see http://[host]/x").url(on: web) == nil)
    let own = todo("see https://a.example", link: .repo(kettle))
    #expect(own.url(on: web) == "https://github.com/octo/kettle")
    #expect(own.pages(on: web).map(\.url) == ["https://github.com/octo/kettle", "https://a.example"])
    let about = todo("octo/kettle#7 like #8", note: "GH-9, octo/pot#4", link: .numbered(7, of: kettle))
    #expect(
      about.pages(on: web).map(\.url) == [
        "\(web)/octo/kettle/issues/7", "\(web)/octo/kettle/issues/8", "\(web)/octo/kettle/issues/9",
        "\(web)/octo/pot/issues/4",
      ])
    #expect(todo("#7", link: nil).pages(on: web) == [])
    #expect(todo("x", note: "https://ghe.example/octo/kettle").route(on: web) == nil)
    #expect(todo("https://github.com/octo/kettle").route(on: web) == .repoDetail(kettle, known: nil))
  }

  @Test(arguments: [
    "/octo/kettle/issues/8#issuecomment-99", "/octo/kettle/pull/8/files", "/Octo/Kettle/pull/8?a=b",
  ])
  func `the title says what of its link is meant`(page: String) {
    let web = "https://github.com"
    let todo = todo(
      "answer \(web)\(page) of octo/kettle#8", note: "not \(web)/octo/kettle/issues/8#issue-1",
      link: .issue(8, of: kettle, on: web))
    #expect(todo.url(on: web) == web + page)
    #expect(todo.pages(on: web).first?.url == web + page)
  }

  @Test(arguments: [
    "answer", "see https://github.com/octo/kettle/issues/7#issuecomment-9",
    "http://GitHub.com/octo/kettle/pull/8#",
    "https://ghe.example/octo/kettle/issues/8#issuecomment-9",
  ])
  func `a title that says no more than its link leads to its page`(title: String) {
    let web = "https://github.com"
    let page = "https://github.com/octo/kettle/issues/8"
    #expect(todo(title, link: .issue(8, of: kettle, on: web)).url(on: web) == page)
  }
}
