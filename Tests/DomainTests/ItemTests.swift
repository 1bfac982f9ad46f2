import Domain
import Testing

struct TodoLinkTests {
  private let kettle: RepoName

  init() throws {
    kettle = try #require(RepoName("octo/kettle"))
  }

  @Test(arguments: [
    nil, "http://github.com/octo/kettle/issues/7", "javascript:alert(1)", "", "/octo/kettle/issues/7",
  ])
  func `a reference without an https address has its page on github_com`(url: String?) throws {
    let issue = try #require(IssueReference("octo/kettle#7", url: url))
    #expect(issue == IssueReference(7, of: kettle, url: "https://github.com/octo/kettle/issues/7"))
    #expect("\(issue)" == "octo/kettle#7")
  }

  @Test(arguments: [
    "", "octo/kettle", "octo/kettle#", "octo/kettle#0", "octo/kettle#-1", "octo/kettle#x", "octo#7", "#7",
    "../x#7", "octo/kettle#99999999999999999999",
  ])
  func `other texts are not references`(text: String) {
    #expect(IssueReference(text, url: nil) == nil)
  }

  @Test func `an issue opens in octodo on the API's host only`() {
    let link = TodoLink.issue(
      IssueReference(7, of: kettle, url: "https://GHE.example:8443/octo/kettle/issues/7"))
    let route = Route.issueDetail(kettle, number: 7, known: nil)
    #expect(link.route(on: "https://ghe.example:8443") == route)
    #expect(link.route(on: "https://ghe.example") == nil)
    #expect(link.route(on: "https://github.com") == nil)
    #expect(TodoLink.repo(kettle).route(on: "https://github.com") == .repoDetail(kettle, known: nil))
  }

  @Test func `the page of a repository is on the API's website`() {
    #expect(TodoLink.repo(kettle).url(on: "https://ghe.example") == "https://ghe.example/octo/kettle")
  }

  @Test func `the same issue has the same host, name and number`() throws {
    func link(_ number: Int, _ name: String, _ url: String) throws -> TodoLink {
      .issue(IssueReference(number, of: try #require(RepoName(name)), url: url))
    }
    let issue = try link(7, "octo/kettle", "https://github.com/octo/kettle/issues/7")
    let same = [
      try link(7, "Octo/Kettle", "https://github.com/Octo/Kettle/issues/7"),
      try link(7, "octo/kettle", "https://github.com/octo/kettle/pull/7"),
    ]
    let others = [
      try link(7, "octo/kettle", "https://ghe.example/octo/kettle/issues/7"),
      try link(8, "octo/kettle", "https://github.com/octo/kettle/issues/8"),
      try link(7, "octo/cup", "https://github.com/octo/cup/issues/7"), .repo(kettle),
    ]
    #expect(same.allSatisfy { issue.leadsToSame(as: $0) })
    #expect(!others.contains { issue.leadsToSame(as: $0) })
  }

  @Test func `the title of an issue's todo begins with its reference`() {
    let issue = IssueReference(7, of: kettle, url: kettle.issueURL(7))
    #expect(LinkedTitle.issue(issue, title: "It hisses").title == "octo/kettle#7 It hisses")
    #expect(LinkedTitle.issue(issue, title: nil).title == "octo/kettle#7")
    #expect(LinkedTitle.repo(kettle).title == "octo/kettle")
  }
}
