import Domain
import EventLoop
import Storage
import TestSupport
import Testing

struct LocalVisitRepositoryTests {
  @Test func `recorded visits are read, deleted and cleared`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let visits: any VisitRepository = LocalVisitRepository(database: LocalDatabase(in: folder, on: loop))
      let visitsWindow = try await visits.window(.index(0, near: .empty), limit: 10)
      #expect(visitsWindow == .empty)
      for title in ["a", "b", "a"] { try await visits.record(Visit(.todo(id: 1), title: title)) }
      let window = try await visits.window(.index(0, near: .empty), limit: 10)
      #expect(window.items.map(\.visit.title) == ["a", "b"])
      #expect(window.items.map(\.count) == [2, 1])
      var all = try await visits.all()
      #expect(all == window.items)
      try await visits.delete(ids: [try #require(window.items.first).id])
      all = try await visits.all()
      #expect(all.map(\.visit.title) == ["b"])
      try await visits.deleteAll(matching: nil)
      all = try await visits.all()
      #expect(all.isEmpty)
    }
  }
}
