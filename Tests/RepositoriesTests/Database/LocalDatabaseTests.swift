import Domain
import EventLoop
import FoundationEssentials
import Repositories
import Storage
import TestSupport
import Testing

struct LocalDatabaseTests {
  @Test func `the file is made at the first use, not before`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      #expect(!FileManager.default.fileExists(atPath: database.path))
      let count = try await database.use("count") { try TodoTable($0).window(.top, limit: 1).counts.total }
      #expect(count == 0)
      #expect(FileManager.default.fileExists(atPath: database.path))
      #expect(try await database.check() == nil)
    }
  }

  @Test func `an opening that failed is tried again`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file where a folder should be", to: "data")
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      await #expect(throws: AppError.self) { try await database.use("open") { _ in } }
      try FileManager.default.removeItem(atPath: folder.file("data"))
      try await database.use("open") { _ in }
    }
  }

  @Test func `a damaged file is named by the check`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("data"), withIntermediateDirectories: true)
    try folder.write(String(repeating: "no database ", count: 100), to: "data/octodo.db")
    try onLoop { loop in
      let sentence = try await LocalDatabase(in: folder, on: loop).check()
      #expect(sentence?.contains("octodo.db.damaged-") == true)
    }
  }
}
