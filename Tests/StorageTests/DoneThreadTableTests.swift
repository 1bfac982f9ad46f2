import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

struct DoneThreadTableTests {
  private let folder: TemporaryFolder
  private let done: DoneThreadTable
  private let web = "https://github.com"

  init() throws {
    folder = try TemporaryFolder()
    done = DoneThreadTable(try AppDatabase(in: folder))
  }

  private func date(_ seconds: Int) -> Date { Date(timeIntervalSince1970: 1_767_225_600 + Double(seconds)) }

  @Test func `threads are read as they were kept, also after a restart, and the newest time counts`() throws {
    try done.add(["1": date(0), "2": .distantPast], on: web)
    try done.add(["1": date(5)], on: web)
    let kept = try DoneThreadTable(AppDatabase(in: folder)).all(on: web).dates
    #expect(kept == ["1": date(5), "2": .distantPast])
  }

  @Test func `each website has its own`() throws {
    try done.add(["1": date(1)], on: web)
    try done.add(["1": date(2)], on: "https://github.com.example")
    let (kept, others) = (
      try done.all(on: web).dates, try done.all(on: "https://github.com.example").dates
    )
    #expect(kept == ["1": date(1)])
    #expect(others == ["1": date(2)])
  }

  @Test func `a later reading has only what was kept since, also what was kept again`() throws {
    let nothing = try done.all(on: web)
    #expect(nothing == DoneThreads(dates: [:], mark: nil))
    try done.add(["1": date(1), "2": date(2)], on: web)
    let first = try done.all(on: web)
    #expect(first.dates.count == 2)
    var later = try done.all(on: web, since: first.mark)
    #expect(later == DoneThreads(dates: [:], mark: first.mark))
    // The newest row is replaced; its id is not given again.
    try done.add(["2": date(3)], on: web)
    later = try done.all(on: web, since: first.mark)
    #expect(later.dates == ["2": date(3)])
    // What another website has is passed over once.
    try done.add(["9": date(9)], on: "https://ghe.example")
    let other = try done.all(on: web, since: later.mark)
    #expect(other.dates.isEmpty && other.mark != later.mark)
  }

  @Test func `beyond ten thousand those that changed first go`() throws {
    try done.add(Dictionary(uniqueKeysWithValues: (1...10_002).map { ("\($0)", date($0)) }), on: web)
    let kept = try done.all(on: web).dates
    #expect(kept.count == 10_000)
    #expect(kept["2"] == nil && kept["3"] != nil)
  }

  @Test func `no more are read from a file that has more`() throws {
    try AppDatabase(in: folder).write { db in
      try db.execute(
        sql: """
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10100)
          INSERT INTO done_thread (web, thread, updated_at) SELECT 'https://github.com', i, i FROM n
          """)
    }
    let kept = try done.all(on: web).dates
    #expect(kept.count == 10_000)
    #expect(kept["100"] == nil && kept["101"] != nil)
  }

  @Test func `done threads make no setting, which would be read with the others`() throws {
    try done.add(["1": date(1)], on: web)
    let count = try AppDatabase(in: folder).read { try Int.fetchOne($0, sql: "SELECT count(*) FROM setting") }
    #expect(count == 0)
  }
}
