import Testing

@testable import Demo

struct DemoQueryTests {
  private func found(_ query: String) throws -> [DemoRepo] {
    let query = try DemoQuery(query)
    return try DemoData.load().repos.filter(query.matches)
  }

  @Test func `all words must occur in name, description or topics, in any case`() throws {
    let repos = try found("SWIFT Nio")
    #expect(repos.map(\.fullName).contains("apple/swift-nio"))
    for repo in repos {
      let text = ([repo.fullName, repo.description ?? ""] + repo.topics).joined(separator: " ").lowercased()
      #expect(text.contains("swift") && text.contains("nio"), "\(repo.fullName)")
    }
  }

  @Test func `qualifiers narrow the search`() throws {
    let swift = try found("language:swift")
    #expect(swift.count > 10 && swift.allSatisfy { $0.language == "Swift" })
    let apple = try found("user:Apple")
    #expect(apple.count > 5 && apple.allSatisfy { $0.owner == "apple" })
    let actual = try found("org:apple")
    #expect(actual.map(\.id) == apple.map(\.id))
    let archived = try found("archived:true")
    #expect(!archived.isEmpty && archived.allSatisfy(\.archived))
    let forks = try found("fork:only")
    #expect(!forks.isEmpty && forks.allSatisfy(\.fork))
    let cli = try found("topic:cli")
    #expect(!cli.isEmpty && cli.allSatisfy { $0.topics.contains("cli") })
  }

  @Test func `stars accept every kind of range`() throws {
    let all = try DemoData.load().repos.count
    let above = try found("stars:>50000")
    #expect(!above.isEmpty && above.allSatisfy { $0.stargazersCount > 50_000 })
    var actual = try found("stars:<=50000")
    #expect(actual.count == all - above.count)
    actual = try found("stars:10000..50000")
    #expect(actual.allSatisfy { (10_000...50_000).contains($0.stargazersCount) })
    actual = try found("stars:>=0")
    #expect(actual.count == all)
  }

  @Test func `a minus negates a term`() throws {
    let all = try DemoData.load().repos.count
    let inSwift = try found("language:swift")
    let notInSwift = try found("-language:swift")
    #expect(notInSwift.count == all - inSwift.count)
    let named = try found("swift")
    let notNamed = try found("-swift")
    #expect(notNamed.count == all - named.count)
  }

  @Test func `quotes keep words together`() throws {
    let phrase = try found("\"command line\"")
    #expect(!phrase.isEmpty)
    for repo in phrase {
      let text = ([repo.fullName, repo.description ?? ""] + repo.topics).joined(separator: " ").lowercased()
      #expect(text.contains("command line"), "\(repo.fullName)")
    }
  }

  @Test(arguments: ["xyzzyxyzzy", "language:klingon", "stars:>999999999999", "user:nobody-at-all"])
  func `anything that does not exist is not found`(query: String) throws {
    let queryFound = try found(query)
    #expect(queryFound.isEmpty)
  }

  @Test func `an empty query finds everything`() throws {
    let actual = try found("")
    let all = try DemoData.load().repos
    #expect(actual.count == all.count)
  }

  @Test func `repo, license, created and pushed narrow the search too`() throws {
    var actual = try found("repo:Apple/swift")
    #expect(actual.map(\.fullName) == ["apple/swift"])
    let mit = try found("license:mit")
    #expect(mit.count > 10 && mit.allSatisfy { $0.license == "MIT" })
    let new = try found("created:>2020")
    #expect(!new.isEmpty && new.allSatisfy { $0.createdAt >= "2021" })
    actual = try found("created:<=2020")
    let all = try DemoData.load().repos
    #expect(actual.count == all.count - new.count)
    let pushed = try found("pushed:>=2026-10-01")
    #expect(!pushed.isEmpty && pushed.allSatisfy { $0.pushedAt >= "2026-10-01" })
  }

  @Test func `NOT negates the next term`() throws {
    let byWord = try found("NOT swift").map(\.id)
    let byMinus = try found("-swift").map(\.id)
    #expect(byWord == byMinus)
    let othersByWord = try found("nio NOT language:swift").map(\.id)
    let othersByMinus = try found("nio -language:swift").map(\.id)
    #expect(othersByWord == othersByMinus)
  }

  @Test(arguments: ["in:name", "fork:true", "is:public"]) func `a qualifier without effect is not a word`(
    token: String
  ) throws {
    let withToken = try found("swift \(token)").map(\.id)
    let without = try found("swift").map(\.id)
    #expect(withToken == without)
  }

  @Test func `sort is an order and not a word`() throws {
    let demoQuerySort = try DemoQuery("swift sort:stars-asc").sort
    #expect(demoQuerySort == DemoSort(field: "stars", isAscending: true))
    let sorted = try found("swift sort:stars")
    let unsorted = try found("swift")
    #expect(sorted.count == unsorted.count)
  }

  @Test(arguments: [
    ("followers:>5", "the demo does not know the qualifier followers"),
    ("stars:>x", ">x is no value for stars"),
    ("created:soon", "soon is no value for created"), ("sort:age", "age is no value for sort"),
    ("archived:maybe", "maybe is no value for archived"),
  ])
  func `unsupported queries are rejected`(query: String, message: String) throws {
    let error = #expect(throws: DemoQueryError.self) { try DemoQuery(query) }
    #expect(error?.message == message)
  }

  @Test(arguments: [":", "language:", "stars:", "\"", "-", "NOT", "unknown:thing", "http://x"])
  func `unusual queries do not crash`(query: String) throws {
    let count = try found(query).count
    let repos = try DemoData.load().repos.count
    #expect(count <= repos)
    let words = try DemoQuery(query).words
    #expect(words.allSatisfy { query.contains($0) })
  }
}
