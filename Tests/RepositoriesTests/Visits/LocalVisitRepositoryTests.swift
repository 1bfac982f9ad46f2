import Domain
import EventLoop
import Repositories
import TestSupport
import Testing

struct LocalVisitRepositoryTests {
  @Test func `what was recorded is read, deleted and cleared`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let visits: any VisitRepository = LocalVisitRepository(database: LocalDatabase(in: folder, on: loop))
      #expect(try await visits.window(.index(0, near: .empty), limit: 10) == .empty)
      for title in ["a", "b", "a"] { try await visits.record(Visit(.todo(id: 1), title: title)) }
      let window = try await visits.window(.index(0, near: .empty), limit: 10)
      #expect(window.groups.map(\.visit.title) == ["a", "b"])
      #expect(window.groups.map(\.count) == [2, 1])
      #expect(try await visits.all() == window.groups)
      try await visits.delete(id: try #require(window.groups.first).id)
      #expect(try await visits.all().map(\.visit.title) == ["b"])
      try await visits.deleteAll()
      #expect(try await visits.all().isEmpty)
    }
  }
}
