import Domain
import FoundationEssentials
import Testing

@testable import Sandbox

struct RouteTextTests {
  @Test func `a route is shown with its parameters`() throws {
    let name = try #require(RepoName("octo/kettle"))
    #expect(RouteText(.todoList).name == "todoList" && RouteText(.todoList).parameters == [])
    let bare = RouteText(.repoDetail(name, known: nil))
    #expect(bare.name == "repoDetail" && bare.parameters == ["octo/kettle", "known: nil"])
    let known = RouteText(.repoDetail(name, known: Repo(id: 7, name: name)))
    #expect(known.parameters.last?.hasPrefix("known: Repo(id: 7, name: octo/kettle") == true)
    let editor = RouteText(.todoEditor(.new(title: "a", link: nil)))
    #expect(editor.name == "todoEditor" && editor.parameters.first?.contains("new(title: \"a\"") == true)
  }

  @Test func `a route has the page of its own screen`() throws {
    let name = try #require(RepoName("octo/kettle"))
    let todo = Todo(id: 1, title: "a", createdAt: .distantPast)
    #expect(Route.repoSearch.page == .repoSearch)
    #expect(Route.repoDetail(name, known: nil).page == .repoDetail(url: "https://github.com/octo/kettle"))
    #expect(Route.todoList.page == .todoList)
    #expect(Route.todoEditor(.existing(todo)).page == .todoEditor)
  }
}
