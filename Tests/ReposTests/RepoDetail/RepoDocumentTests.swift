import AppTestSupport
import Domain
import FoundationEssentials
import Terminal
import Testing
import Texts

@testable import Repos
@testable import Screens

struct RepoDocumentTests {
  private func lines(
    _ readme: ReadmeState, repo: Repo?, columns: Int
  ) throws -> (all: [String], header: Int) {
    let header = RepoHeader(
      name: try sampleName(), repo: repo, isLoading: true, now: FakeWorld.start, zone: .gmt, texts: Texts(.en)
    )
    let section = readme.section(Texts(.en), of: try sampleName(), on: RepoName.gitHubWeb)
    let content = DocumentContent(header: [header.section], sections: [section])
    let document = DocumentLayout(content, width: min(columns - 2, 100))
    var scroll = DocumentScroll()
    let positions = scroll.fit(document, rows: 10_000)
    return (positions.map { document.row(at: $0).text.description }, positions.count { $0.part < 0 })
  }

  @Test func `the header shows everything that is known`() throws {
    let (all, header) = try lines(.text(ReadmeText("text")), repo: try fullRepo(), columns: 80)
    #expect(
      all == [
        "swiftlang/swift", "The Swift Programming Language",
        "69,123 stars · 10,600 forks · 2,457 watchers · 1 open issue or pull request",
        "C++ · Apache-2.0 · branch main · created 2015-10-23 · pushed 2026-01-31 (2h)",
        "#swift #compiler", "https://swift.org", String(repeating: "-", count: 78), "text",
      ])
    #expect(header == 7)
  }

  @Test func `in forty columns the header breaks between its parts`() throws {
    let (all, header) = try lines(.text(ReadmeText("text")), repo: try fullRepo(), columns: 40)
    #expect(
      Array(all.prefix(header)) == [
        "swiftlang/swift", "The Swift Programming Language", "69,123 stars · 10,600 forks",
        "2,457 watchers", "1 open issue or pull request", "C++ · Apache-2.0 · branch main",
        "created 2015-10-23", "pushed 2026-01-31 (2h)", "#swift #compiler", "https://swift.org",
        String(repeating: "-", count: 38),
      ])
  }

  @Test func `an address in the description is a link before the homepage`() throws {
    var repo = try fullRepo()
    repo.description = ":rocket: see https://a.example/b and #1"
    let header = RepoHeader(
      name: try sampleName(), repo: repo, isLoading: true, now: FakeWorld.start, zone: .gmt, texts: Texts(.en)
    )
    let text = DocumentLayout(DocumentContent(sections: [header.section]), width: 78).text
    #expect(text.links.map(\.address) == ["https://a.example/b", "https://swift.org"])
    #expect(header.section.rows(1, 78).map(\.text.description) == ["🚀 see https://a.example/b and #1"])
    #expect(
      (0..<7).map { header.section.rows($0, 78)[0].link(atColumn: 8) } == [
        nil, 0, nil, nil, nil, 1, nil,
      ])
  }

  @Test(arguments: [
    ("kettle.example", "https://kettle.example"), ("kettle.example:8080/x", "https://kettle.example:8080/x"),
    ("http://kettle.example", "http://kettle.example"), ("mailto:a@b.example", "mailto:a@b.example"),
    ("javascript:alert(1)", nil), ("ftp://kettle.example", nil),
    ("kettle.example/a:b", "https://kettle.example/a:b"),
  ])
  func `a homepage leads where it says, or nowhere`(homepage: String, address: String?) throws {
    let repo = Repo(id: 1, name: try sampleName(), homepage: homepage)
    let header = RepoHeader(
      name: try sampleName(), repo: repo, isLoading: true, now: FakeWorld.start, zone: .gmt, texts: Texts(.en)
    )
    let text = DocumentLayout(DocumentContent(sections: [header.section]), width: 78).text
    #expect(text.links.map(\.address) == (address.map { [$0] } ?? []))
  }

  @Test func `archived, fork and template are marked in words`() throws {
    var repo = try fullRepo()
    (repo.isArchived, repo.isFork, repo.isTemplate) = (true, true, true)
    let all = try lines(.missing, repo: repo, columns: 80).all
    #expect(
      all.first
        == "swiftlang/swift [archived] [fork] [template]"
    )
  }

  @Test func `a preview that knows only the name has no rule`() throws {
    let header = RepoHeader(
      name: try sampleName(), repo: nil, isLoading: true, now: FakeWorld.start, zone: .gmt, texts: Texts(.en))
    #expect(header.details.count == 0)
  }

  @Test func `unknown fields take no line`() throws {
    var bare = Repo(id: 1, name: try sampleName())
    bare.homepage = ""
    let all = try lines(.missing, repo: bare, columns: 80).all
    #expect(
      all == [
        "swiftlang/swift", "watchers ...", "no language · no licence",
        String(repeating: "-", count: 78), "This repository has no README.",
      ])
  }

  @Test(arguments: [(40, 38), (80, 78), (200, 100)])
  func `prose is wrapped to the width, but not wider than is readable`(
    columns: Int, widest: Int
  ) throws {
    let prose = String(repeating: "words of some length ", count: 40) + "end"
    let (all, header) = try lines(.text(ReadmeText(prose)), repo: nil, columns: columns)
    let text = all.dropFirst(header)
    #expect(text.allSatisfy { $0.count <= widest })
    #expect(text.dropLast().allSatisfy { $0.count > widest - 7 })
    #expect(text.joined(separator: " ") == prose)
  }

  @Test(arguments: [40, 80, 200]) func `no line is wider than the available width`(columns: Int) throws {
    let source = """
      # 日本語の見出しはとても長い日本語の見出しはとても長い日本語の見出しはとても長い日本語の見出しはとても長い
      - a list item with many words that goes on and on until it has to be wrapped somewhere, at least twice
      \(String(repeating: "x", count: 500))
      ```
      \(String(repeating: "code ", count: 100))
      ```
      """
    let (all, _) = try lines(.text(ReadmeText(source)), repo: try fullRepo(), columns: columns)
    for line in all { #expect(DisplayText(line).width <= min(columns - 2, 100), "\(line)") }
  }
}
