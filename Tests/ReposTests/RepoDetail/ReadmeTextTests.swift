import AppTestSupport
import Domain
import Terminal
import Testing
import Texts

@testable import Repos
@testable import Screens

struct ReadmeTextTests {
  private func lines(_ source: String, width: Int) throws -> [String] {
    let section = ReadmeText(source).section(Texts(.en), of: try sampleName(), on: RepoName.gitHubWeb)
    return (0..<section.count).flatMap { section.rows($0, width) }.map(\.text.description)
  }

  @Test func `a README is read as Markdown`() throws {
    let lines = try lines("Title\n===\n\n*one* two", width: 40)
    #expect(lines == ["# Title", "", "one two"])
  }

  @Test func `a README longer than GitHub's limit is cut, and its end says so`() throws {
    let long = String(repeating: "a line of a very long README\n", count: 20_000)
    let all = try lines(long, width: 100)
    #expect(all.last?.hasPrefix("--- README truncated.") == true)
    #expect(all.joined(separator: "\n").utf8.count < 513_000)
  }

  @Test func `a README is cut between scalars`() throws {
    let all = try lines("x" + String(repeating: "日", count: 200_000), width: 100)
    #expect(!all.joined().unicodeScalars.contains("\u{FFFD}"))
  }
}
