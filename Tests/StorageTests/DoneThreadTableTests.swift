import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct DoneThreadTableTests {
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
    let kept = try DoneThreadTable(AppDatabase(in: folder)).all(on: web)
    #expect(kept == ["1": date(5), "2": .distantPast])
  }

  @Test func `each website has its own, and other settings are none of them`() throws {
    try done.add(["1": date(1)], on: web)
    try done.add(["1": date(2)], on: "https://github.com.example")
    try SavedViewTable(AppDatabase(in: folder)).choose(TodoSort(.due), ofView: "all")
    let (kept, others) = (try done.all(on: web), try done.all(on: "https://github.com.example"))
    #expect(kept == ["1": date(1)])
    #expect(others == ["1": date(2)])
  }

  @Test func `beyond ten thousand those that changed first go`() throws {
    try done.add(Dictionary(uniqueKeysWithValues: (1...10_002).map { ("\($0)", date($0)) }), on: web)
    let kept = try done.all(on: web)
    #expect(kept.count == 10_000)
    #expect(kept["2"] == nil && kept["3"] != nil)
  }

  @Test func `no more are read from a file that has more, and what is no time is passed over`() throws {
    try AppDatabase(in: folder).write { db in
      try db.execute(
        sql: """
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10100)
          INSERT INTO setting SELECT 'done:https://github.com ' || i, i FROM n;
          INSERT INTO setting VALUES ('done:https://github.com x', 'yesterday'), ('done:https://github.com y', '')
          """)
    }
    let kept = try done.all(on: web)
    #expect(kept.count == 10_000)
    #expect(kept["x"] == nil && kept["y"] == nil && kept["100"] == nil && kept["101"] != nil)
  }
}
