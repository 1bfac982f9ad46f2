import Domain
import EventLoop
import FoundationEssentials
import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(10)))
struct LocalDatabaseTests {
  @Test func `the file is created at the first use, not before`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      #expect(!FileManager.default.fileExists(atPath: database.path))
      let count = try await database.use("count") { try TodoTable($0).window(.top, limit: 1).counts.total }
      #expect(count == 0)
      #expect(FileManager.default.fileExists(atPath: database.path))
      let notice = try await database.check()
      #expect(notice == nil)
    }
  }

  @Test func `without threads the work is done on the loop`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(
        path: folder.file("octodo.db"), home: folder.path, loop: loop, now: { noon }, usesThreads: false)
      let isOnLoop = try await database.use("look") { _ in loop.isCurrent }
      #expect(isOnLoop)
      let notice = try await database.check()
      #expect(notice == nil)
      let usual = try await LocalDatabase(in: folder, on: loop).use("look") { _ in loop.isCurrent }
      #expect(!usual)
    }
  }

  @Test func `a failed opening is tried again`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file where a folder should be", to: "data")
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      do {
        try await database.use("open") { _ in }
        Issue.record("A file stands where the folder should be.")
      } catch {
        #expect("\(error)".contains("~/data") && !"\(error)".contains(folder.path))
      }
      try FileManager.default.removeItem(atPath: folder.file("data"))
      try await database.use("open") { _ in }
    }
  }

  @Test func `calls that wait for an opening fail with it, and later calls try again`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file where a folder should be", to: "data")
    let opening = DatabaseOpening(
      path: folder.file("data/octodo.db"), home: folder.path, now: { Date() }, blank: nil)
    let queued = opening.failures
    #expect(throws: AppError.self) { _ = try opening.database(after: queued) }
    try FileManager.default.removeItem(atPath: folder.file("data"))
    #expect(throws: AppError.self) { _ = try opening.database(after: queued) }
    _ = try opening.database(after: opening.failures)
  }

  @Test func `the check names a damaged file`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("data"), withIntermediateDirectories: true)
    try folder.write(String(repeating: "no database ", count: 100), to: "data/octodo.db")
    try onLoop { loop in
      guard case .damagedFileKept(let path) = try await LocalDatabase(in: folder, on: loop).check() else {
        Issue.record("The damaged file was not reported.")
        return
      }
      #expect(path.hasPrefix("~/data/octodo.db.damaged-"))
    }
  }

  @Test func `a damaged file that opens is copied once, and named`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let note = String(repeating: "x", count: 4_000)
      try await LocalDatabase(in: folder, on: loop).use("fill") { database in
        for number in 1...10 {
          _ = try TodoTable(database).add(TodoDraft(title: "\(number)", note: note), now: noon)
        }
      }
      var bytes = try folder.bytes("data/octodo.db")
      for index in bytes.count - 9_000..<bytes.count - 4_000 { bytes[index] = 0xEE }
      try folder.write(bytes, to: "data/octodo.db")

      var notices: Set<StorageNotice> = []
      for start in 1...3 {
        let database = LocalDatabase(in: folder, on: loop)
        notices.insert(try #require(try await database.check()))
        try await database.use("change") { try QueryHistoryTable($0).remember("\(start)") }
      }
      let copies = try FileManager.default.contentsOfDirectory(atPath: folder.file("data"))
        .filter { $0.contains("damaged") }
      #expect(copies.count == 1)
      #expect(notices == [.damagedCopyKept(path: "~/data/\(copies.first ?? "")")])
    }
  }
}
