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

  @Test func `opening an existing todo is a visit to it`() {
    #expect(Route.todoEditor(.existing(todo)).visit == Visit(.todo(id: 7), title: "milk"))
  }

  @Test(arguments: [Route.repoSearch, .todoList, .history, .todoEditor(.new(title: "milk", link: nil))])
  func `opening anything else is not a visit`(route: Route) {
    #expect(route.visit == nil)
  }
}
