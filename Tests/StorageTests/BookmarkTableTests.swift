import Domain
import FoundationEssentials
import TestSupport
import Testing

@testable import Storage

struct BookmarkTableTests {
  private let folder: TemporaryFolder
  private let bookmarks: BookmarkTable
  private let web = "https://github.com"

  init() throws {
    folder = try TemporaryFolder()
    bookmarks = BookmarkTable(try AppDatabase(in: folder))
  }

  private func bookmark(_ id: String, title: String = "Tea") -> Bookmark {
    Bookmark(
      id: id, reason: "mention", type: "Issue", title: title, repo: RepoName("octo/kettle"),
      number: 7, url: "https://github.com/octo/kettle/issues/7",
      updatedAt: Date(timeIntervalSince1970: 1_767_225_600))
  }

  @Test func `bookmarks are read as they were kept, the newest first, also after a restart`() throws {
    let plain = Bookmark(
      id: "2", reason: "", type: "", title: "", repo: nil, number: nil, url: "\(web)/notifications",
      updatedAt: nil)
    try bookmarks.add([bookmark("1"), plain], on: web)
    let kept = try BookmarkTable(AppDatabase(in: folder)).all(on: web)
    let all = [plain, bookmark("1")]
    #expect(kept == all)
  }

  @Test func `each website has its own, and one that is kept again is the newest`() throws {
    try bookmarks.add([bookmark("1"), bookmark("2")], on: web)
    try bookmarks.add([bookmark("1", title: "Other")], on: "https://ghe.example")
    try bookmarks.add([bookmark("1", title: "Green tea")], on: web)
    let titles = try bookmarks.all(on: web).map(\.title)
    #expect(titles == ["Green tea", "Tea"])
    try bookmarks.remove(ids: ["1", "3"], on: web)
    let left = try bookmarks.all(on: web).map(\.id)
    #expect(left == ["2"])
    let others = try bookmarks.all(on: "https://ghe.example").map(\.title)
    #expect(others == ["Other"])
  }

  @Test func `beyond a thousand the oldest go`() throws {
    try bookmarks.add((1...1_002).map { bookmark("\($0)") }, on: web)
    let ids = try bookmarks.all(on: web).map(\.id)
    #expect(ids.count == 1_000)
    #expect(ids.first == "1002")
    #expect(ids.last == "3")
  }
}
