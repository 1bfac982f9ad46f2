import Screens
import Stubs
import Testing

struct SceneRequestsTests {
  private static let two = SceneRequests("/repos/o/r", "/repos/o/r/readme")
  private static let list = SceneRequests(list: "/search/repositories", typing: "tea", keys: "Enter")

  @Test func `each request of a state has its response, and the keys come after the typing`() {
    let answers = stubs(of: Self.two.state("some", .json("{}"), .text("tea"), then: "j Enter"))
    #expect(answers.map(\.match.target.text) == ["/repos/o/r", "/repos/o/r/readme"])
    #expect(answers.map(\.replies) == [[.json("{}")], [.text("tea")]])
    #expect(answers.allSatisfy { $0.match.including == nil })
    let keys = keys(of: Self.two.state("some", .json("{}"), .text("tea"), then: "j Enter"))
    #expect(keys == ["j", "Enter"])
    let state = Self.list.state("some", .json("[]"), then: "G")
    #expect(self.keys(of: state) == ["Enter", "G"])
    #expect(state.parts.contains(.typing("tea")))
  }

  @Test func `the states that all screens have differ only in the responses`() {
    let states = Self.two.usual(.json("{}"), .text("tea"))
    #expect(states.map(\.name) == ["loading", "error", "offline", "rate-limited", "refused", "saved"])
    #expect(stubs(of: states[1]).map(\.replies) == [[.serverError], [.serverError]])
    let saved = [SceneReply.json("{}", headers: ["ETag": "\"1\""]), .text("tea", headers: ["ETag": "\"1\""])]
    #expect(stubs(of: states[5]).map(\.replies) == saved.map { [$0, .offline] })
    #expect(keys(of: states[5]) == ["r"])
  }

  @Test func `the first page links to the second one`() throws {
    for state in Self.list.paged(.json("[1]"), next: .json("[2]")) {
      let answers = stubs(of: state)
      try #require(answers.count == 2)
      let link = "<https://api.github.com\(answers[1].match.target.text)>; rel=\"next\""
      #expect(answers[0].replies == [.json("[1]", headers: ["Link": link])])
      #expect(keys(of: state) == ["Enter", "End"])
    }
    let replies = Self.list.paged(.json("[1]"), next: .json("[2]")).map { stubs(of: $0)[1].replies }
    #expect(replies == [[.json("[2]")], [.never], [.serverError]])
  }

  @Test func `a state names the line where it is declared`() {
    let line = #line + 1
    let states = Self.two.usual(.json("{}"), .text("")) + [Self.two.state("a", .never, .never, line: line)]
    #expect(Set(states.map(\.location)) == [SceneLocation(file: #fileID, line: line)])
    #expect(Set(states.flatMap { stubs(of: $0) }.map(\.line.location)) == ["\(#fileID):\(line)"])
  }

  private func stubs(of state: SceneState) -> [SceneStub] {
    state.parts.compactMap { if case .stub(let stub) = $0 { stub } else { nil } }
  }

  private func keys(of state: SceneState) -> [String] {
    state.parts.flatMap { if case .keys(let keys) = $0 { keys.names } else { [String]() } }
  }
}
