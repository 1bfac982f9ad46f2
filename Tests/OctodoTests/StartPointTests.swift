import Console
import Domain
import EventLoop
import GitHub
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

@testable import octodo

/// Where the words of the command line lead.
struct StartPointTests {
  private static let swift = RepoName("apple/swift")

  private func step(_ words: [String], on api: APIBase = .gitHub) throws -> StartPoint.FirstStep {
    try StartPoint(words).step(on: api)
  }

  private func refusal(of words: [String], on api: APIBase = .gitHub) -> String? {
    do throws(UsageProblem) {
      let step = try StartPoint(words).step(on: api)
      Issue.record("\(words) leads to \(step).")
      return nil
    } catch {
      return error.sentence
    }
  }

  @Test(arguments: [
    "<https://github.com/apple/swift>", "<URL:https://github.com/apple/swift>", "<apple/swift>",
    "apple/swift", "apple/swift.git", "https://github.com/apple/swift", "https://github.com/apple/swift/",
    "https://github.com/apple/swift.git", "https://github.com/apple/swift?tab=readme",
    "http://github.com/apple/swift", "https://www.github.com/apple/swift", "HTTPS://GitHub.com/apple/swift",
    "https://github.com:443/apple/swift", "https://name:secret@github.com/apple/swift.git",
    "github.com/apple/swift", "git@github.com:apple/swift.git", "git@github.com:/apple/swift.git",
    "org-1@github.com:apple/swift", "ssh://git@github.com/apple/swift.git",
    "ssh://git@github.com:22/apple/swift", "ssh://git@ssh.github.com:443/apple/swift.git",
    "git://github.com/apple/swift.git", "git+ssh://git@github.com/apple/swift.git",
    "git+https://github.com/apple/swift.git", "apple/swift/", " https://github.com/apple/swift\n",
    "https://github.com/apple/swift,", "(https://github.com/apple/swift)。", "apple/swift,",
  ])
  func `a repository is opened by its name or one of its addresses`(word: String) throws {
    let name = try #require(Self.swift)
    let step = try step([word])
    #expect(step == .show(.repoDetail(name, known: nil)))
  }

  @Test(arguments: [
    "https://github.com/apple/swift/issues", "github.com/apple/swift/issues/", "apple/swift/issues",
    "apple/swift/issues/",
  ])
  func `the issues of a repository are opened by their address`(address: String) throws {
    let name = try #require(Self.swift)
    let step = try step([address])
    #expect(step == .show(.issueList(name)))
  }

  @Test(arguments: [
    ("https://github.com/notifications", Route.inbox),
    ("https://www.github.com/notifications?query=is%3Aunread", .inbox),
    ("https://github.com/issues", .myWork), ("https://github.com/issues/assigned", .myWork),
    ("https://github.com/pulls", .myWork), ("https://github.com/pulls/review-requested", .myWork),
  ])
  func `the user's own pages are the inbox and the work`(address: String, route: Route) throws {
    let step = try step([address])
    #expect(step == .show(route))
  }

  @Test(arguments: [
    "https://github.com/apple/swift/pulls", "github.com/apple/swift/pulls/", "apple/swift/pulls",
  ])
  func `the pull requests of a repository are opened by their address`(address: String) throws {
    let name = try #require(Self.swift)
    let step = try step([address])
    #expect(step == .show(.pullList(name)))
  }

  @Test(arguments: [
    "https://github.com/apple/swift/issues/7#", "apple/swift#7", "apple/swift/issues/7",
  ])
  func `an issue is opened by its address or its number`(address: String) throws {
    let name = try #require(Self.swift)
    let step = try step([address])
    #expect(step == .show(.issueDetail(name, number: 7, known: nil)))
  }

  @Test(arguments: [
    ("https://github.com/apple/swift/pull/7", PullTab.conversation, nil),
    ("apple/swift/pull/7/commits", .commits, nil),
    ("github.com/apple/swift/pull/7/checks", .checks, nil),
    ("https://github.com/apple/swift/pull/7/files/", .files, nil),
    ("https://github.com/apple/swift/pull/7/changes", .files, nil),
    ("https://github.com/apple/swift/pull/7/changes/4f9c1de..5a0d2ef", .files, nil),
    ("https://github.com/apple/swift/pull/7/commits/4f9c1de", .commits, "4f9c1de"),
    ("apple/swift/pull/7/conflicts", .conversation, nil),
  ])
  func `a pull request is opened by its address, at the tab and the row that it names`(
    address: String, tab: PullTab, row: String?
  ) throws {
    let name = try #require(Self.swift)
    let step = try step([address])
    #expect(step == .show(.pullDetail(name, number: 7, tab: tab, known: nil), at: row))
  }

  @Test(arguments: [
    ("https://github.com/apple/swift#%E6%A4%9C%E7%B4%A2", "検索"),
    ("https://github.com/apple/swift/tree/main", nil),
    ("https://github.com/apple/swift/issues/7#issuecomment-1", "issuecomment-1"),
    ("https://github.com/apple/swift/pull/7/files#diff-1", "diff-1"),
    ("https://github.com/apple/swift/pull/7?a=b#discussion_r1", "discussion_r1"),
    ("https://github.com/apple/swift/issues/7#", nil),
  ])
  func `the anchor that an address names comes with its page`(address: String, anchor: String?) throws {
    guard let step = try? step([address]) else { return }
    #expect(step.anchor == anchor)
  }

  @Test(arguments: [
    "todos", "history", "settings", "apple/swift", "apple/swift#7", "apple/swift/issues",
    "apple/swift/pulls",
    "apple/swift/pull/7", "apple/swift/pull/7/files",
    "https://github.com/apple/swift/issues/7#issuecomment-1", "https://github.com/apple/swift#%E6%A4%9C",
    "https://github.com/apple/swift/pull/7/files#diff-1",
  ])
  func `what is shown first has a word for a recorded script`(word: String) throws {
    let step = try step([word])
    #expect(step.word == word)
  }

  @Test(arguments: [
    ("apple/swift/wiki", "no screen for a wiki. For the repository: octodo apple/swift"),
    ("apple/swift/actions/runs/7", "no screen for workflow runs. For the repository: octodo apple/swift"),
    ("apple/swift/unheard-of", "no screen for this page. For the repository: octodo apple/swift"),
    ("apple/swift/tree/main", "no screen for a folder. For the repository: octodo apple/swift"),
    ("apple/swift/issues/0", "no screen for this page"),
    ("apple/swift/issues/7/8", "no screen for this page"),
    ("/apple/swift/issues", "octodo has no command"),
  ])
  func `another path is refused`(path: String, part: String) throws {
    #expect(refusal(of: [path])?.contains(part) == true)
  }

  @Test(arguments: [
    "https://github.com/search?q=http+client%20%2Bx&type=repositories",
    "https://github.com/search?q=http+client%20%2Bx",
  ])
  func `the address of a search on GitHub starts that search`(address: String) throws {
    let step = try step([address])
    #expect(step == .search("http client +x"))
    #expect(step.route == nil)
  }

  @Test(arguments: [("issues", Route.issueSearch), ("pullrequests", .pullSearch)])
  func `the address of another search starts that one`(type: String, kind: Route) throws {
    let step = try step(["https://github.com/search?type=\(type)&q=is%3Aopen+x"])
    #expect(step == .search("is:open x", in: kind))
    #expect(step.route == kind)
  }

  @Test(arguments: [
    ("q=foo&type=issues&state=closed", Route.issueSearch, "foo state:closed"),
    ("q=foo&type=issues&s=comments&o=asc", .issueSearch, "foo sort:comments-asc"),
    ("q=a+OR+b&type=pullrequests&state=open", .pullSearch, "(a OR b) state:open"),
    ("l=Swift&q=foo&type=Repositories&s=stars&o=", .repoSearch, "foo language:Swift sort:stars-desc"),
    ("l=Jupyter+Notebook&q=foo&state=&s=", .repoSearch, "foo language:\"Jupyter Notebook\""),
  ])
  func `what the address of a search says besides its words is searched for, too`(
    query: String, kind: Route, text: String
  ) throws {
    let step = try step(["https://github.com/search?\(query)"])
    #expect(step == .search(text, in: kind))
  }

  @Test(arguments: [
    ("apple/swift/pulls?q=is%3Aclosed", Route.pullSearch, "repo:apple/swift is:closed"),
    ("apple/swift/issues?q=is:open+label:bug", .issueSearch, "repo:apple/swift is:open label:bug"),
    ("apple/swift/issues?q=is%3Apr+crash", .pullSearch, "repo:apple/swift is:pr crash"),
    ("apple/swift/issues/?q=a+OR+b", .issueSearch, "repo:apple/swift (a OR b)"),
    ("apple/swift/issues?state=closed", .issueSearch, "repo:apple/swift state:closed"),
    ("pulls?q=is%3Aopen+author%3A%40me", .pullSearch, "is:open author:@me"),
  ])
  func `a list with a filter is the search for that`(path: String, kind: Route, text: String) throws {
    let step = try step(["https://github.com/\(path)"])
    #expect(step == .search(text, in: kind))
  }

  @Test(arguments: ["?q=is%3Apr+is%3Aopen", "?q=", "?page=2", "?q=%zz"])
  func `a list with the filter that it has anyway is the list`(query: String) throws {
    let name = try #require(Self.swift)
    let step = try step(["https://github.com/apple/swift/pulls\(query)"])
    #expect(step == .show(.pullList(name)))
  }

  @Test(arguments: [
    ("https://ghes.example/api/v3", "https://ghes.example/apple/swift"),
    ("https://ghes.example/api/v3", "git@ghes.example:apple/swift.git"),
    ("https://ghes.example:8443/api/v3", "https://ghes.example:8443/apple/swift"),
    ("https://ghes.example:8443/api/v3", "ssh://git@ghes.example:2222/apple/swift"),
    ("https://api.tenant.ghe.com", "https://tenant.ghe.com/apple/swift"),
  ])
  func `another GitHub opens its own addresses`(api: String, address: String) throws {
    let name = try #require(Self.swift)
    let step = try step([address], on: APIBase(api))
    #expect(step == .show(.repoDetail(name, known: nil)))
  }

  @Test(arguments: [
    ("https://gitlab.com/apple/swift", "https://api.github.com", "--api-url https://gitlab.com/api/v3"),
    ("https://github.com/apple/swift", "https://ghes.example/api/v3", "--api-url https://api.github.com"),
    ("https://t.ghe.com/apple/swift", "https://api.github.com", "--api-url https://api.t.ghe.com"),
    ("https://github.com.evil.example/a/b", "https://api.github.com", "on github.com.evil.example"),
    ("https://github.com@evil.example/a/b", "https://api.github.com", "on evil.example"),
    ("https://github.com:8443/a/b", "https://api.github.com", "on github.com:8443"),
    ("git@evil.example:github.com/a", "https://api.github.com", "on evil.example"),
  ])
  func `an address of another host is refused`(address: String, api: String, part: String) throws {
    let sentence = try #require(refusal(of: [address], on: APIBase(api)))
    #expect(sentence.contains(part))
  }

  @Test(arguments: [
    ("https://github.com/apple/swift/pull/0/files", "this page"),
    ("https://github.com/apple/swift/blob/main/a.txt", "a file. For the repository: octodo apple/swift"),
    ("https://github.com/apple/swift/issues/0", "this page"),
    ("https://github.com/apple/swift/issues/+7", "this page"),
    ("https://github.com/apple/swift/issues/99999999999999999999", "this page"),
    ("https://github.com/apple/swift/issues/7/8", "this page"),
    ("git@github.com:apple/swift/issues/7", "this page"),
    ("https://github.com/apple", "an account. For the repositories of apple: octodo user:apple"),
    ("https://github.com/topics/cli", "a topic. For the repositories with this topic: octodo topic:cli"),
    ("https://github.com/orgs/apple/repositories", "For the repositories of apple: octodo org:apple"),
    ("https://github.com/settings/profile", "octodo has no screen for this page. Write OWNER/NAME"),
    ("https://github.com/Trending", "octodo has no screen for this page. Write OWNER/NAME"),
    ("https://github.com/search?q=x&type=code", "octodo has no screen for this page. Write OWNER/NAME"),
    ("https://github.com/search?q=x&type=issues&state=locked", "octodo has no screen for this page."),
    ("https://github.com/search?q=x&s=indexed", "octodo has no screen for this page."),
    ("https://github.com/search?l=Swift", "octodo has no screen for this page."),
    ("https://github.com/notifications/subscriptions", "octodo has no screen for this page."),
    ("https://github.com/search?q=%0A", "octodo has no screen for this page. Write OWNER/NAME"),
    ("https://github.com/search?q=%zz", "octodo has no screen for this page. Write OWNER/NAME"),
    ("https://api.github.com/repos/apple/swift/issues", "For the repository: octodo apple/swift"),
    ("https://raw.githubusercontent.com/apple/swift/main/a.txt", "For the repository: octodo apple/swift"),
    ("https://codeload.github.com/apple/swift/zip/main", "For the repository: octodo apple/swift"),
    ("https://docs.github.com/en/rest", "octodo has no screen for this page. Write OWNER/NAME"),
    ("https://api.github.com/users/foo/repos", "octodo has no screen for this page. Write OWNER/NAME"),
    ("https://api.github.com/orgs/apple/repos", "octodo has no screen for this page. Write OWNER/NAME"),
    (
      "https://avatars.githubusercontent.com/u/12345",
      "octodo has no screen for this page. Write OWNER/NAME"
    ),
    (
      "https://gist.github.com/apple/0123456789abcdef", "octodo has no screen for this page. Write OWNER/NAME"
    ),
    ("see https://github.com/apple/swift", "An address cannot be combined with other words"),
    ("https://github.com", "octodo has no screen for this page. Write OWNER/NAME"),
    ("https://github.com/a%2Fb/c", "octodo has no screen for this page. Write OWNER/NAME"),
    ("https://github.com/../swift", "octodo has no screen for this page. Write OWNER/NAME"),
    ("ftp://github.com/apple/swift", "no address that octodo can read"),
    ("https:///apple/swift", "no address that octodo can read"),
    ("https://github.com/apple/swift\u{1B}[31m", "no address that octodo can read"),
    ("https://github.com/apple/swift\\x", "no address that octodo can read"),
  ])
  func `a page without a screen is refused with an alternative`(address: String, part: String) throws {
    let sentence = try #require(refusal(of: [address]))
    #expect(sentence.contains(part))
  }

  @Test(arguments: [
    (
      "https://ghe.example/octo/kettle/releases", "For the repository: octodo https://ghe.example/octo/kettle"
    ),
    ("https://ghe.example/", "https://ghe.example/OWNER/NAME"),
    ("https://ghe.example/settings", "git@ghe.example:OWNER/NAME.git"),
  ])
  func `what is offered instead of a page is on its own host`(address: String, part: String) throws {
    let sentence = try #require(refusal(of: [address], on: APIBase("https://ghe.example/api/v3")))
    #expect(sentence.contains(part))
    #expect(!sentence.contains("github.com"))
  }

  @Test func `a password in an address is not repeated`() throws {
    let sentence = try #require(refusal(of: ["https://me:canary@gitlab.com/a/b"]))
    #expect(!sentence.contains("canary"))
  }

  @Test(arguments: [
    (["http", "client"], "http client"), (["swift terminal"], "swift terminal"), (["topic:cli"], "topic:cli"),
    (["apple/swift", "crash"], "apple/swift crash"),
    (["user:apple", "language:swift"], "user:apple language:swift"),
    (["add milk"], "add milk"), (["simple", "editor"], "simple editor"),
    (["swift", "-language:go"], "swift -language:go"), (["ripgrep"], "ripgrep"), (["apple"], "apple"),
    (["data"], "data"),
    (["it's"], "it's"), (["c++"], "c++"), (["電気"], "電気"),
  ])
  func `words that are no command are a search`(words: [String], text: String) throws {
    let step = try step(words)
    #expect(step == .search(text))
  }

  @Test(arguments: [
    (["#7"], "To search for it:\n  octodo search repos '#7'"),
    (["serach"], "Did you mean:\n  octodo search\nTo search for the word:\n  octodo search repos serach"),
    (["confg"], "Did you mean:\n  octodo config\n"), (["track"], "Did you mean:\n  octodo tracking\n"),
    (["trackng", "off"], "\n  octodo tracking off"),
    (["serach", "repos", "it's"], "\n  octodo search repos 'it'\\''s'"),
    (["serach", "repo", "x"], "\n  octodo search repo x"),
    (["sync", "milk"], "sync is reserved"), (["show", "milk"], "show is a command and comes first"),
    (["add"], "add is a command and comes first"),
    (["sync", "it's"], "To search for it:\n  octodo search repos sync 'it'\\''s'"),
    (["outbox"], "To search for it:\n  octodo search repos outbox"),
    (["histroy"], "Did you mean:\n  octodo history\n"), (["setings"], "Did you mean:\n  octodo settings\n"),
    (["search"], "search is a command and comes first"), (["."], "octodo has no command"),
    (["a/b/c"], "octodo has no screen for this page"), ([""], "nothing to search for"),
    ([" ", ""], "nothing to search for"),
    (["https://github.com/a/b", "crash"], "An address cannot be combined"),
    ([String(repeating: "x ", count: 2_000)], "more than 2048 characters"),
  ])
  func `any other word is refused with what to write instead`(words: [String], part: String) throws {
    let sentence = try #require(refusal(of: words))
    #expect(sentence.contains(part))
    #expect(sentence.count < 250)
  }

  @Test(arguments: [["serach", "repos"], []], [50, 300])
  func `a suggested command is whole, or has WORDS for a long phrase`(words: [String], length: Int) throws {
    // One word without a slash is searched for.
    let phrase = String(repeating: "a", count: length - 3) + "/(b"
    let sentence = try #require(refusal(of: words + [phrase]))
    #expect(sentence.contains("\n  octodo search repos \(length == 50 ? "'\(phrase)'" : "WORDS")"))
    #expect(sentence.count { $0 == "'" }.isMultiple(of: 2))
  }

  @Test(arguments: [
    ("todos", Route.todoList), ("history", .history), ("settings", .settings), ("Todos", .todoList),
  ])
  func `the name of a tab opens it`(word: String, route: Route) throws {
    let step = try step([word])
    #expect(step == .show(route))
  }

  // MARK: In the program

  @Test func `a repository is viewed first, and the search below it when it is gone back to`() throws {
    let name = try #require(RepoName("ratatui/ratatui"))
    let (open, back) = try events(of: .show(.repoDetail(name, known: nil))) { program in
      try await program.press(Key(.escape))
    }
    #expect(open == [.launch, .pageView(.repoDetail(url: name.htmlURL))])
    #expect(back == [.pageView(.repoSearch)])
  }

  @Test func `words are typed and searched for`() throws {
    let (open, again) = try events(of: .search("swift  terminal")) { program in
      for key in [Key.char("/"), Key(.enter)] { try await program.press(key) }
    }
    #expect(open == [.launch, .pageView(.repoSearch), .search(query: "swift  terminal", page: 1)])
    #expect(again == [.search(query: "swift  terminal", page: 1)])
  }

  private func events(
    of step: StartPoint.FirstStep,
    then body: @escaping @LoopActor @Sendable (WholeProgram) async throws -> Void
  ) throws -> ([TrackingEvent], [TrackingEvent]) {
    let folder = try TemporaryFolder()
    return try onLoop { [path = folder.path] loop in
      let program = try WholeProgram(loop, in: path, going: step)
      try await loop.waitUntilIdle()
      let first = program.tracker.takeEvents()
      try await body(program)
      let second = program.tracker.takeEvents()
      try await program.end()
      return (first, second)
    }
  }
}
