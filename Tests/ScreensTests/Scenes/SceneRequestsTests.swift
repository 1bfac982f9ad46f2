import Screens
import Testing

struct SceneRequestsTests {
  private static let two = SceneRequests("/repos/o/r", "/repos/o/r/readme")
  private static let list = SceneRequests(list: "/search/repositories", typing: "tea", keys: "Enter")

  @Test func `each request of a state has its response, and the keys come after the typing`() {
    let answers = stubs(of: Self.two.state("some", .json("{}"), .text("tea"), then: "j Enter"))
    #expect(answers.map(\.target) == ["/repos/o/r", "/repos/o/r/readme"])
    #expect(answers.map(\.reply) == [.json("{}"), .text("tea")])
    #expect(answers.allSatisfy { $0.including == nil })
    let keys = keys(of: Self.two.state("some", .json("{}"), .text("tea"), then: "j Enter"))
    #expect(keys == ["j", "Enter"])
    let state = Self.list.state("some", .json("[]"), then: "G")
    #expect(self.keys(of: state) == ["Enter", "G"])
    #expect(state.parts.contains(.typing("tea")))
  }

  @Test func `the states that all screens have differ only in the responses`() {
    let states = Self.two.usual(.json("{}"), .text("tea"))
    #expect(states.map(\.name) == ["loading", "error", "offline", "rate-limited", "refused", "saved"])
    #expect(stubs(of: states[1]).map(\.reply) == [.fault(.server), .fault(.server)])
    #expect(stubs(of: states[5]).map(\.reply) == [.json("{}").thenOffline, .text("tea").thenOffline])
    #expect(keys(of: states[5]) == ["r"])
  }

  @Test func `the first page links to the second one`() throws {
    for state in Self.list.paged(.json("[1]"), next: .json("[2]")) {
      let answers = stubs(of: state)
      try #require(answers.count == 2)
      let link = try #require(answers[0].reply.headers.first { $0.name == "Link" }?.value)
      #expect(link == "<https://api.github.com\(answers[1].target)>; rel=\"next\"")
      #expect(keys(of: state) == ["Enter", "End"])
    }
    let replies = Self.list.paged(.json("[1]"), next: .json("[2]")).map { stubs(of: $0)[1].reply }
    #expect(replies == [.json("[2]"), .never, .fault(.server)])
  }

  @Test func `a state names the place where it is declared`() {
    let line = #line + 1
    let states = Self.two.usual(.json("{}"), .text("")) + [Self.two.state("a", .never, .never, line: line)]
    #expect(Set(states.map(\.place)) == [ScenePlace(file: #fileID, line: line)])
    #expect(Set(states.flatMap { stubs(of: $0) }.map(\.place)) == [ScenePlace(file: #fileID, line: line)])
  }

  private func stubs(of state: SceneState) -> [SceneStub] {
    state.parts.compactMap { if case .stub(let stub) = $0 { stub } else { nil } }
  }

  private func keys(of state: SceneState) -> [String] {
    state.parts.flatMap { if case .keys(let keys) = $0 { keys.names } else { [String]() } }
  }
}
