import Domain
import Testing

@testable import octodo

/// The command line of `octodo search`.
struct SearchTaskTests {
  private func task(_ arguments: String...) throws -> SearchTask {
    let reading = LaunchOptions.read(["search"] + arguments)
    guard case .search(let task) = reading else {
      Issue.record("\(arguments) leads to \(reading).")
      throw NoTask()
    }
    return task
  }

  private struct NoTask: Error {}

  @Test func `words are joined, and everything else has a default`() throws {
    let task = try task("repos", "http", "client", "language:swift")
    #expect(task.request == SearchRequest(text: "http client language:swift", limit: 30))
    #expect(task.kind.name == "repos" && task.fields == nil && !task.options.isDemo)
  }

  @Test func `all options are parsed`() throws {
    let task = try task(
      "repos", "a b", "--limit", "250", "--sort", "stars", "--order", "asc", "--json", "url,name",
      "--api-url",
      "https://ghes.example/api/v3", "--config", "c.yml", "--", "-language:go")
    #expect(
      task.request
        == SearchRequest(text: "a b -language:go", sort: "stars", order: .ascending, limit: 250))
    #expect(task.request.pageSize == 100)
    #expect(task.fields == ["url", "name"])
    #expect(task.options.apiURL == "https://ghes.example/api/v3" && task.options.config == "c.yml")
    let demo = try self.task("repos", "a", "--demo").options.isDemo
    #expect(demo)
  }

  @Test(arguments: [
    ([], "octodo search needs what to search for. Write: octodo search repos WORDS"),
    (["rpos", "x"], "Did you mean repos?"), (["code", "x"], "Write: octodo search repos x"),
    (["#7"], "Write: octodo search repos '#7'"),
    (["code", String(repeating: "(", count: 300)], "Write: octodo search repos WORDS"),
    (["repos", "x", "--limit", "-1"], "--limit takes a number from 1 to 1000, not -1."),
    (["repos", "x", "--sort", "starz"], "not starz. Did you mean stars?"),
    (["repos", "x", "--json", ","], "--json takes one or more of these fields"),
    (["swift"], "octodo search repos swift"), (["repos"], "nothing to search for"),
    (["repos", " "], "nothing to search for"), (["repos", "x", "--limit", "0"], "--limit takes"),
    (["repos", "x", "--limit", "1001"], "--limit takes"),
    (["repos", "x", "--sort", "star"], "--sort takes stars"),
    (["repos", "x", "--sort", "stars", "--order", "up"], "--order takes"),
    (["repos", "x", "--order", "asc"], "--order needs --sort"),
    (["repos", "x", "--json", "nmae"], "Did you mean name?"),
    (["repos", "x", "--json", "name,"], "--json takes one or more of these fields"),
    (["repos", "x", "--demo", "--api-url", "https://x.example"], "--demo sends no requests"),
    (["repos", "x", "--hepl"], "Did you mean --help?"), (["repos", "-language:go"], "come last, after --"),
  ])
  func `an invalid command line ends with 2 and a hint`(arguments: [String], part: String) {
    guard case .exit(let text, let status) = LaunchOptions.read(["search"] + arguments) else {
      Issue.record("\(arguments) was taken.")
      return
    }
    #expect(status == 2)
    #expect(text.contains(part) && text.contains("octodo search"))
  }

  @Test(arguments: ["repo", "repository", "repositories"])
  func `other words for repositories are known`(word: String) throws {
    let task = try task(word, "x", "--json", " url, name ")
    #expect(task.kind.name == "repos")
    #expect(task.fields == ["url", "name"])
  }

  @Test(arguments: [["--json"], ["x", "--json"], ["x", "--json", "--limit", "3"]])
  func `without fields the fields are listed`(arguments: [String]) {
    guard case .exit(let text, let status) = LaunchOptions.read(["search", "repos"] + arguments) else {
      Issue.record("\(arguments) was taken.")
      return
    }
    #expect(status == 2)
    let fields = text.matches(of: /\n  ([A-Za-z]+)/).map { String($0.1) }
    #expect(fields == SearchKind.repos.fields)
    #expect(fields.contains("fullName") && fields == fields.sorted())
  }
}
