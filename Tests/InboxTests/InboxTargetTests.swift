import Domain
import GitHub
import Testing

@testable import Inbox

struct InboxTargetTests {
  private static let web = "https://github.com"

  private static func thread(_ type: String, number: Int?, page: String) throws -> NotificationThread {
    let repo: RepoName = try #require(RepoName("o/r"))
    return NotificationThread(
      id: "1", reason: "mention", title: "T", type: type, repo: repo, number: number,
      htmlURL: "\(web)/o/r/\(page)")
  }

  @Test func `issues and pull requests open in octodo, everything else in the browser`() throws {
    let repo = try #require(RepoName("o/r"))
    let issue = try Self.thread("Issue", number: 7, page: "issues/7")
    #expect(issue.route(on: Self.web) == .issueDetail(repo, number: 7, known: nil))
    let pull = try Self.thread("PullRequest", number: 8, page: "pull/8")
    #expect(pull.route(on: Self.web) == .pullDetail(repo, number: 8, tab: .conversation, known: nil))
    for page in ["actions", "invitations", "releases"] {
      let thread = try Self.thread("CheckSuite", number: nil, page: page)
      #expect(thread.route(on: Self.web) == nil)
    }
  }

  @Test func `a todo links to the thing, or to its repository`() throws {
    let repo = try #require(RepoName("o/r"))
    let issue = try Self.thread("Issue", number: 7, page: "issues/7")
    #expect(issue.linkedTitle?.title == "o/r#7 T")
    let checks = try Self.thread("CheckSuite", number: nil, page: "actions")
    #expect(checks.linkedTitle == LinkedTitle(.repo(repo), title: "T"))
    let nowhere = NotificationThread(
      id: "1", reason: "", title: "T", type: "", htmlURL: "\(Self.web)/notifications")
    #expect(nowhere.linkedTitle == nil)
  }
}
