import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

@testable import Repos

/// Which columns a list of repositories has in which terminal, and how wide they are.
struct RepoSearchColumnsTests {
  @Test(arguments: [100, 110, 120])
  func `beside the preview no name is cut, and the description is left to the preview`(columns: Int) throws {
    let size = Size(columns: columns, rows: 30)
    try onSearch(size: size, prepare: { $0.preferences.preview = true }) { screen in
      var page = ItemPage<Repo>.samples(1...2, of: 2)
      let name = "pointfreeco/swift-composable-architecture"
      page.items[0].name = try #require(RepoName(name))
      screen.answers.reply(page)
      try await screen.search("flux")
      #expect(screen.app.frame.panes["preview"] != nil)
      let rows = screen.app.frame.rows(of: "results")
      #expect(rows.contains { $0.contains(name) })
      #expect(!rows.contains { $0.contains("Description") || $0.contains("The sample") })
    }
  }

  @Test(arguments: [100, 120, 150])
  func `beside the preview no name of a later page is cut, and a language uses the blanks`(
    columns: Int
  ) throws {
    let size = Size(columns: columns, rows: 30)
    try onSearch(size: size, prepare: { $0.preferences.preview = true }) { screen in
      screen.answers.reply(
        .samples(1...2, of: 4, next: "https://api.github.com/search/repositories?page=2"))
      var second = ItemPage<Repo>.samples(3...4, of: 4)
      let name = "swift-server/swift-aws-lambda-runtimes"
      second.items[0].name = try #require(RepoName(name))
      second.items[1].language = "Jupyter Notebook"
      screen.answers.reply(second)
      try await screen.search("flux")
      try await screen.app.press("G")
      let rows = screen.app.frame.rows(of: "results")
      #expect(rows.contains { $0.contains(name) })
      #expect(rows.contains { $0.contains("Jupyter Notebook") } == (columns == 150))
      #expect(rows.contains { $0.contains("Language") } == (columns > 100))
    }
  }

  @Test func `beside the preview a large screen shows the description too, and short names language and age`()
    throws
  {
    for (columns, hasDescription) in [(120, false), (200, true)] {
      let size = Size(columns: columns, rows: 30)
      try onSearch(size: size, prepare: { $0.preferences.preview = true }) { screen in
        screen.answers.reply(.samples(1...2, of: 2))
        try await screen.search("flux")
        let titles = try #require(screen.app.frame.rows(of: "results").first { $0.contains("stars") })
        #expect(titles.contains("Language") && titles.contains("age"))
        #expect(titles.contains("Description") == hasDescription)
      }
    }
  }

  @Test func `a result has name, stars, language, last push and description`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...2, of: 2))
      try await screen.search("flux")
      let rows = screen.app.frame.rows(of: "results")
      #expect(
        rows[0]
          == "  stars Repository (best match) Description                                      Language     pushed"
      )
      #expect(
        rows[1]
          == ">   10k sample/repo-1           The sample number 1                              Swift            3d"
      )
      #expect(
        rows[2]
          == "    10k sample/repo-2           The sample number 2                              Swift            3d"
      )
      #expect(screen.app.frame.selected["results"]?.description == "sample/repo-1")
    }
  }

  @Test(arguments: [(90, false), (100, true), (104, true)])
  func `a language has a column where the description keeps 32 columns`(
    columns: Int, hasLanguage: Bool
  ) throws {
    try onSearch(size: Size(columns: columns, rows: 12), prepare: { $0.preferences.preview = false }) {
      screen in
      var page = ItemPage<Repo>.samples(1...2, of: 2)
      page.items[0].name = try #require(RepoName("sample/" + String(repeating: "n", count: 31)))
      page.items[0].description = String(repeating: "d", count: 80)
      screen.answers.reply(page)
      try await screen.search("flux")
      let rows = screen.app.frame.rows(of: "results")
      #expect(rows[0].contains("Language") == hasLanguage)
      #expect(rows[1].contains(String(repeating: "d", count: 31)))
    }
  }

  @Test(arguments: [80, 120]) func `a long name narrows all descriptions, which stay aligned`(
    columns: Int
  ) throws {
    try onSearch(size: Size(columns: columns, rows: 12)) { screen in
      var page = ItemPage.samples(1...2, of: 2)
      let name = "swift-server-workgroup/async-http-client-and-more"
      page.items[0].name = try #require(RepoName(name))
      screen.answers.reply(page)
      try await screen.search("flux")
      let rows = screen.app.frame.rows(of: "results")
      let starts = rows[1...2].compactMap { row in
        row.firstRange(of: "The sample").map { row.distance(from: row.startIndex, to: $0.lowerBound) }
      }
      #expect(starts.count == 2 && Set(starts).count == 1)
      #expect(rows[1].contains(columns == 120 ? name : "swift-server-workgroup/async-"))
    }
  }

  @Test(arguments: [80, 160]) func `a longer name on a later page moves no column of other rows`(
    columns: Int
  ) throws {
    try onSearch(size: Size(columns: columns, rows: 60)) { screen in
      screen.world.preferences.preview = false
      screen.answers.reply(
        .samples(1...30, of: 32, next: "https://api.github.com/search/repositories?page=2"))
      var second = ItemPage.samples(31...32, of: 32)
      let name = "organisation/" + String(repeating: "long-", count: 9) + "end"
      second.items[0].name = try #require(RepoName(name))
      screen.answers.reply(second, after: .seconds(1))
      try await screen.search("flux")
      try await screen.app.press("G")
      let before = screen.app.frame.rows(of: "results")
      try await screen.world.advance(by: .seconds(1))
      let after = screen.app.frame.rows(of: "results")
      #expect(after[0..<30] == before[0..<30])
      #expect(after[31].contains(columns == 160 ? "\(name) The sample" : "\(name.prefix(40))"))
    }
  }
}
