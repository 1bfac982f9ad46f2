import FoundationEssentials
import Testing

@testable import Demo

struct DemoDataTests {
  @Test func `all embedded data is loaded: at least 200 repositories and 20 READMEs`() throws {
    let data = try DemoData.load()
    #expect(data.repos.count >= 200)
    #expect(data.readmes.count >= 20)
  }

  @Test func `no repository occurs twice`() throws {
    let repos = try DemoData.load().repos
    #expect(Set(repos.map(\.id)).count == repos.count)
    #expect(Set(repos.map { $0.fullName.lowercased() }).count == repos.count)
  }

  @Test func `each README belongs to a repository and is not empty`() throws {
    let data = try DemoData.load()
    let names = Set(data.repos.map(\.fullName))
    for (name, text) in data.readmes {
      #expect(names.contains(name), "\(name)")
      #expect(text.count > 100, "\(name)")
    }
  }

  /// The examples of the search screen, and what people type first.
  @Test(arguments: [
    "swift terminal", "http client language:swift", "stars:>10000 topic:cli", "user:apple", "tui", "fzf",
    "vim", "kettle",
    "octodo", "terminal", "http client", "git", "shell", "cli",
  ])
  func `the first result of a usual query has a README`(query: String) throws {
    let data = try DemoData.load()
    let page = try DemoSearch(data: data).page(1, perPage: 1, query: query, sort: nil, ascending: false)
    #expect(!page.items.isEmpty)
    let without = page.items.map(\.repo.fullName).filter { data.readmes[$0] == nil }
    #expect(without == [])
  }

  @Test func `names are valid in a path, and dates are in order`() throws {
    for repo in try DemoData.load().repos {
      #expect(repo.fullName.split(separator: "/").count == 2, "\(repo.fullName)")
      #expect(!repo.fullName.contains { " %?#".contains($0) || !$0.isASCII }, "\(repo.fullName)")
      let created = try Date(repo.createdAt, strategy: .iso8601)
      let pushed = try Date(repo.pushedAt, strategy: .iso8601)
      #expect(created <= pushed, "\(repo.fullName)")
      #expect(repo.stargazersCount >= 0 && repo.forksCount >= 0 && repo.subscribersCount >= 0)
    }
  }

  @Test func `some descriptions have CJK, emoji and right-to-left text`() throws {
    let scalars = Set(try DemoData.load().repos.flatMap { ($0.description ?? "").unicodeScalars })
    #expect(scalars.contains { (0x4E00...0x9FFF).contains($0.value) })
    #expect(scalars.contains { (0x3040...0x30FF).contains($0.value) })
    #expect(scalars.contains { (0xAC00...0xD7AF).contains($0.value) })
    #expect(scalars.contains { $0.properties.isEmojiPresentation })
    #expect(scalars.contains { (0x0590...0x06FF).contains($0.value) })
  }

  @Test func `archived repositories, forks and templates are among them`() throws {
    let repos = try DemoData.load().repos
    #expect(repos.contains { $0.archived })
    #expect(repos.contains { $0.fork })
    #expect(repos.contains { $0.isTemplate })
  }
}
