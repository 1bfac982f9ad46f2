import FoundationEssentials
import Synchronization
import TestSupport

@testable import Storage

/// A todo file that is filled once. Each test gets a copy of it, because filling takes longer than most tests.
final class PreparedDatabase: Sendable {
  private let content = Mutex<Data?>(nil)
  private let fill: @Sendable (TodoTable) throws -> Void

  init(_ fill: @escaping @Sendable (TodoTable) throws -> Void) { self.fill = fill }

  /// A table in a folder with the todos.
  func table(in folder: TemporaryFolder) throws -> TodoTable {
    try content.withLock { content in
      if let content {
        try content.write(to: URL(filePath: folder.file("octodo.db")))
        return try TodoTable(in: folder)
      }
      let table = try TodoTable(in: folder)
      try fill(table)
      content = try Data(contentsOf: URL(filePath: folder.file("octodo.db")))
      return table
    }
  }
}
