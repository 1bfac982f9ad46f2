import Domain
import Testing

struct RepoNameTests {
  @Test(arguments: ["apple/swift", "groue/GRDB.swift", "a_b/c", "a/b_c", "x/.github", "o/-n"])
  func `names that GitHub allows are accepted`(name: String) throws {
    let description = try #require(RepoName(name)).description
    #expect(description == name)
  }

  @Test(arguments: [
    "", "swift", "/swift", "apple/", "apple/swift/x", "apple/sw ift", "apple/..", "./swift",
    "apple/swift?x=1",
    "apple/swift#x", "apple/sw%2fift", "apple/sw\nift", "apple/スイフト",
    "apple/" + String(repeating: "x", count: 101),
  ])
  func `names that could reach another path are refused`(name: String) {
    #expect(RepoName(name) == nil)
  }

  @Test func `owner and name are the parts beside the slash`() throws {
    let name = try #require(RepoName("groue/GRDB.swift"))
    #expect(name.owner == "groue" && name.name == "GRDB.swift")
  }

  @Test func `the page of a repository is on github.com`() throws {
    let htmlURL = try #require(RepoName("apple/swift")).htmlURL
    #expect(htmlURL == "https://github.com/apple/swift")
  }
}
