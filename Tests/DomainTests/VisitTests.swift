import Domain
import FoundationEssentials
import Testing

struct VisitTests {
  private let todo = Todo(id: 7, title: "milk", createdAt: Date(timeIntervalSince1970: 0))

  @Test func `opening a repository is a visit to it`() throws {
    let name = try #require(RepoName("apple/swift"))
    #expect(
      Route.repoDetail(name, known: nil).visit == Visit(.repo(name), title: "apple/swift"))
  }

  @Test func `editing a todo is no visit to it`() {
    #expect(Route.todoEditor(.existing(todo)).visit == nil)
  }

  @Test func `opening an issue is a visit to it, with its title once it is known`() throws {
    let repo = try #require(RepoName("apple/swift"))
    let known = GitHubIssue(id: 1, number: 7, title: "It leaks", htmlURL: repo.issueURL(7))
    let subject = Item.issue(7, of: repo)
    #expect(
      Route.issueDetail(repo, number: 7, known: known).visit
        == Visit(subject, title: "apple/swift#7 It leaks"))
    let visit = Route.issueDetail(repo, number: 7, known: nil).visit
    #expect(visit == Visit(subject, title: "apple/swift#7"))
    #expect(visit?.item.route(on: RepoName.gitHubWeb) == .issueDetail(repo, number: 7, known: nil))
  }

  @Test(arguments: [Route.repoSearch, .todoList, .history, .todoEditor(.new(title: "milk", link: nil))])
  func `opening anything else is not a visit`(route: Route) {
    #expect(route.visit == nil)
  }
}
