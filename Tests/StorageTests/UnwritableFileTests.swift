import Dates
import Domain
import FoundationEssentials
import GRDB
import Glibc
import TestSupport
import Testing

@testable import Storage

/// A file with a todo that cannot be written, or that another program is writing: it can be read.
struct UnwritableFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try TodoTable(AppDatabase(in: folder)).add(TodoDraft(title: "keep me"), now: noon)
  }

  @Test(arguments: [(0o444, 0o755), (0o666, 0o555), (0o444, 0o555)] as [(mode_t, mode_t)])
  func `a read-only file or folder shows its todos and refuses changes`(file: mode_t, folderMode: mode_t)
    throws
  {
    #expect(chmod(folder.file("octodo.db"), file) == 0)
    #expect(chmod(folder.path, folderMode) == 0)
    defer { chmod(folder.path, 0o755) }
    try UnprivilegedUser.run {
      let database = try AppDatabase(in: folder)
      let table = TodoTable(database)
      #expect(database.notice == .readOnly)
      let tableTodos = try table.window(.top, limit: 10).todos
      #expect(tableTodos.map(\.title) == ["keep me"])
      #expect(throws: StorageError.readOnly.appError) { try table.add(TodoDraft(title: "new"), now: noon) }
      let total = try table.window(.top, limit: 10).counts.total
      #expect(total == 1)
      let titles = try table.upToDate(now: noon).list(TodoQuery(), limit: 10, now: noon).todos.map(\.title)
      #expect(titles == ["keep me"])
    }
  }

  @Test func `todos of a file that cannot be written are read as the time has left them`() throws {
    let tomorrow = noon.addingTimeInterval(86_400)
    let waiting = try TodoTable(AppDatabase(in: folder)).add("later") {
      $0.set(.wait, .date(.moment(Moment(noon.addingTimeInterval(3_600), in: .gmt))))
      $0.set(.state, .state(.waiting))
    }
    #expect(chmod(folder.file("octodo.db"), 0o444) == 0)
    try UnprivilegedUser.run {
      let table = TodoTable(try AppDatabase(in: folder))
      let states = try [noon, tomorrow].map { try table.upToDate(now: $0).stored(waiting).state }
      #expect(states == [.waiting, .open])
      let stored = try table.stored(waiting).state
      #expect(stored == .waiting)
    }
  }

  @Test func `the todos of a file that was moved away are not read, because they are no longer the user's`()
    throws
  {
    let table = TodoTable(try AppDatabase(in: folder))
    #expect(rename(folder.file("octodo.db"), folder.file("away.db")) == 0)
    #expect(throws: StorageError.moved.appError) { try table.upToDate(now: noon) }
  }

  @Test func `todos are read while another program writes`() throws {
    let database = try AppDatabase(in: folder)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: folder.file("octodo.db"), configuration: configuration)
    try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
    let window = try TodoTable(database).upToDate(now: noon).list(TodoQuery(), limit: 10, now: noon)
    #expect(window.todos.map(\.title) == ["keep me"])
    try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
  }
}
