import Testing

@testable import RepoDetail

struct CodeFenceTests {
  @Test(arguments: ["```", "~~~", "  ```", "\t```", "````", "```swift", "~~~ a `b`"])
  func `a block opens`(line: String) {
    #expect(CodeFence(Array(line.utf8)[...]) != nil)
  }

  @Test(arguments: ["", "``", "text ```", "```make```", "~~"])
  func `no block opens`(line: String) {
    #expect(CodeFence(Array(line.utf8)[...]) == nil)
  }

  @Test(arguments: [
    ("```", true), ("````  ", true), ("  ```", true), ("``", false), ("~~~", false), ("``` x", false),
  ])
  func `a block ends with a fence of its own kind and length`(line: String, ends: Bool) throws {
    #expect(try #require(CodeFence(Array("```swift".utf8)[...])).isClosed(by: Array(line.utf8)[...]) == ends)
  }
}
