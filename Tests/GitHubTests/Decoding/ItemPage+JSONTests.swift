import Domain
import Testing

@testable import GitHub

struct ItemPageJSONTests {
  @Test func `an invalid item does not affect the others`() throws {
    let items = [JSON.repo("a/b"), "null", "3", "[]", #"{"id": 1}"#, JSON.repo("c/d", id: 2)]
    let list = try Self.read(JSON.page(items))
    #expect(list.items.map(\.name.description) == ["a/b", "c/d"])
    #expect(list.unreadable == 4)
  }

  @Test func `invalid UTF-8 affects only its own text`() throws {
    let bytes = Array(JSON.page([JSON.repo("a/b", #", "description": "x~""#), JSON.repo("c/d")]).utf8)
      .map { $0 == UInt8(ascii: "~") ? 0xFF : $0 }
    let list = try ItemPage(search: JSONValue(bytes)) { Repo($0, from: .gitHub) }
    #expect(list.items.map(\.name.description) == ["a/b", "c/d"])
    #expect(list.items.first?.description == "x\u{FFFD}")
  }

  @Test(arguments: [
    (#"{"items": []}"#, 0, false), (#"{"items": [], "total_count": 5, "incomplete_results": true}"#, 5, true),
    (#"{"items": [1, 2], "total_count": -7, "incomplete_results": "no"}"#, 2, false),
    (#"{"items": [1], "total_count": "many"}"#, 1, false),
  ])
  func `the total is never below the number of items`(json: String, total: Int, isIncomplete: Bool) throws {
    let list = try Self.read(json)
    #expect(list.total == total)
    #expect(list.isIncomplete == isIncomplete)
  }

  @Test(arguments: [(999, 999), (1_000, 1_000), (4_210, 1_000)])
  func `only the first thousand results of a search can be loaded`(total: Int, reachable: Int) throws {
    let list = try Self.read(#"{"items": [], "total_count": \#(total)}"#)
    #expect(list.reachable == reachable)
  }

  private static func read(_ json: String) throws -> ItemPage<Repo> {
    try ItemPage(search: JSONValue(Array(json.utf8))) { Repo($0, from: .gitHub) }
  }
}
