import Domain
import FoundationEssentials
import Testing

@testable import GitHubAPI

struct RepoListRecordTests {
  @Test func `a broken item does not hide the others`() throws {
    let items = [JSON.repo("a/b"), "null", "3", "[]", #"{"id": 1}"#, JSON.repo("c/d", id: 2)]
    let list = try Self.read(JSON.page(items))
    #expect(list.items.map { $0.value?.repo.name.description } == ["a/b", nil, nil, nil, nil, "c/d"])
  }

  @Test func `a byte that is no UTF-8 spoils its own text only`() throws {
    let bytes = Array(JSON.page([JSON.repo("a/b", #", "description": "x~""#), JSON.repo("c/d")]).utf8)
      .map { $0 == UInt8(ascii: "~") ? 0xFF : $0 }
    let list = try JSONDecoder().decode(RepoListRecord.self, from: Data(bytes))
    #expect(list.items.map { $0.value?.repo.name.description } == ["a/b", "c/d"])
    #expect(list.items.first?.value?.repo.description == nil)
  }

  @Test(arguments: [
    (#"{"items": []}"#, 0, false), (#"{"items": [], "total_count": 5, "incomplete_results": true}"#, 5, true),
    (#"{"items": [1, 2], "total_count": -7, "incomplete_results": "no"}"#, 2, false),
    (#"{"items": [1], "total_count": "many"}"#, 1, false),
  ])
  func `the count is never below what is there`(json: String, total: Int, isIncomplete: Bool) throws {
    let list = try Self.read(json)
    #expect(list.total == total)
    #expect(list.isIncomplete == isIncomplete)
  }

  private static func read(_ json: String) throws -> RepoListRecord {
    try JSONDecoder().decode(RepoListRecord.self, from: Data(json.utf8))
  }
}
