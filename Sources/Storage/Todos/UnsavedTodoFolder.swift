public import Domain
public import FoundationEssentials
import Glibc
import Synchronization

/// The unsaved texts, one file each, beside the database. No database, because a draft is written every
/// second and needs no transactions. The writer of a file holds a lock on it, so a file without a lock was
/// left by a program that no longer runs.
///
/// Its calls block; callers run them on a helper thread.
public final class UnsavedTodoFolder: Sendable {
  private struct Held {
    let file: DatabaseFile
    let lock: FileLock
  }

  private let path: String
  private let held = Mutex<[UUID: Held]>([:])

  /// - Parameter path: the folder; created when there is something to keep.
  init(path: String) {
    self.path = path
  }

  /// The folder of unsaved texts for a database.
  public convenience init(besideDatabaseAt path: String) {
    self.init(path: "\(DatabaseFile(path: path).folder)/unsaved")
  }

  /// Takes over the newest text without a lock.
  /// - Parameter todoID: the todo that was edited, nil for a new one.
  /// - Throws: `AppError.storage`.
  public func takeLeft(for todoID: Int64?) throws(AppError) -> UnsavedTodo? {
    do throws(StorageError) {
      for file in try files(where: { $0.hasPrefix(Self.prefix(todoID)) }) {
        // An unreadable file stays, because a newer octodo may have written it.
        guard let lock = try FileLock(file, O_RDWR),
          let todo = UnsavedTodoRecord.read(from: lock.descriptor, todoID: todoID)
        else { continue }
        hold(file, lock, for: todo.key)
        return todo
      }
      return nil
    } catch {
      throw error.appError
    }
  }

  /// The number of texts without a lock, found in one listing of the folder.
  /// - Parameter todoIDs: the todos that were edited, nil for new ones.
  /// - Throws: `AppError.storage`.
  public func leftCount(for todoIDs: Set<Int64?>) throws(AppError) -> Int {
    do throws(StorageError) {
      var count = 0
      let prefixes = Set(todoIDs.map(Self.prefix))
      let isWanted = { (name: String) in prefixes.contains("\(name.prefix { $0 != "-" })-") }
      for file in try files(where: isWanted) {
        guard let lock = try FileLock(file, O_RDWR),
          UnsavedTodoRecord.read(from: lock.descriptor, todoID: Self.todoID(of: file.name)) != nil
        else { continue }
        count += 1
      }
      return count
    } catch {
      throw error.appError
    }
  }

  /// The ids of todos with kept text, locked or not, the one with the newest text first.
  /// - Throws: `AppError.storage`.
  public func todoIDs() throws(AppError) -> [Int64] {
    do throws(StorageError) {
      let ids = try files { _ in true }.compactMap { Self.todoID(of: $0.name) }
      var known: Set<Int64> = []
      return ids.filter { known.insert($0).inserted }
    } catch {
      throw error.appError
    }
  }

  /// Keeps the text, replacing what was kept under its key, as a whole or not at all.
  /// - Throws: `AppError.storage`.
  public func keep(_ todo: UnsavedTodo) throws(AppError) {
    do throws(StorageError) {
      let file = file(named: Self.prefix(todo.todoID) + todo.key.uuidString + Self.suffix)
      try file.createFolder()
      let next = DatabaseFile(path: file.path + ".new")
      // Locked before it gets its name, so that no other process finds it unlocked.
      guard let lock = try FileLock(next, O_WRONLY | O_CREAT | O_TRUNC) else { throw StorageError.locked }
      do throws(StorageError) {
        try UnsavedTodoRecord(todo).write(to: lock.descriptor, path: next.path)
        guard rename(next.path, file.path) == 0 else { throw StorageError(errno: errno, path: file.path) }
      } catch {
        next.discard()
        throw error
      }
      hold(file, lock, for: todo.key)
    } catch {
      throw error.appError
    }
  }

  /// Deletes what is kept under the key.
  /// - Throws: `AppError.storage`.
  public func discard(_ key: UUID) throws(AppError) {
    guard let held = held.withLock({ $0.removeValue(forKey: key) }) else { return }
    // Locked until it is deleted.
    try withExtendedLifetime(held) { (held) throws(AppError) in
      guard unlink(held.file.path) == 0 || errno == ENOENT else {
        throw StorageError(errno: errno, path: held.file.path).appError
      }
    }
  }

  /// Leaves what is kept under the key for the next `takeLeft`.
  public func release(_ key: UUID) {
    _ = held.withLock { $0.removeValue(forKey: key) }
  }

  private func hold(_ file: DatabaseFile, _ lock: FileLock, for key: UUID) {
    let before = held.withLock { $0.updateValue(Held(file: file, lock: lock), forKey: key) }
    // The edited todo may have been deleted meanwhile; then the text is kept as a new one.
    if let before, before.file.path != file.path { before.file.discard() }
  }

  /// Newest first.
  private func files(where isWanted: (String) -> Bool) throws(StorageError) -> [DatabaseFile] {
    guard file(named: "").exists else { return [] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .cannotOpen(path: path, reason: "its files cannot be listed")
    }
    return names.filter { $0.hasSuffix(Self.suffix) && isWanted($0) }
      .map(file(named:)).map { (file: $0, age: $0.changedAt) }.sorted { $0.age > $1.age }.map(\.file)
  }

  private func file(named name: String) -> DatabaseFile { DatabaseFile(path: "\(path)/\(name)") }

  private static let suffix = ".json"
  private static func prefix(_ todoID: Int64?) -> String { todoID.map { "\($0)-" } ?? "new-" }

  /// Nil for the text of a new todo.
  private static func todoID(of name: String) -> Int64? { Int64(name.prefix { $0 != "-" }) }
}

extension DatabaseFile {
  /// When the content was last written, in nanoseconds since 1970; 0 if unknown.
  fileprivate var changedAt: Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }
}
