import Domain
import EventLoop
import Synchronization

/// Notifies its listeners when another process wrote to the database. It sleeps until the database's folder changes;
/// then SQLite's data version distinguishes writes of other processes from this one's.
@LoopActor
final class ExternalChangeWatch {
  private let database: LocalDatabase
  private let writes: ExternalWrites
  private let alarm: TodoAlarm
  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var nextListener = 0
  private var folder: FolderWatch?
  private var isChecking = false
  private var mustCheckAgain = false

  nonisolated init(database: LocalDatabase, writes: ExternalWrites, alarm: TodoAlarm) {
    (self.database, self.writes, self.alarm) = (database, writes, alarm)
  }

  func add(_ listener: AsyncStream<Void>.Continuation) {
    let id = nextListener
    nextListener += 1
    listeners[id] = listener
    listener.onTermination = { [self, loop = database.loop] _ in
      loop.spawn { self.remove(id) }
    }
    beginIfWanted()
  }

  /// Starts watching if there is a listener and a folder, unless it already does. If the system's limit of
  /// watches is reached, the next call tries again.
  func beginIfWanted() {
    guard folder == nil, !listeners.isEmpty, let folder = FolderWatch(fileAt: database.path) else { return }
    self.folder = folder
    database.loop.watch(folder.descriptor, for: .readable) { _ in
      if folder.takeChanges() { self.check() }
    }
    // Finds writes from before the watch was added.
    check()
  }

  private func remove(_ id: Int) {
    listeners[id] = nil
    guard listeners.isEmpty, let folder else { return }
    database.loop.unwatch(folder.descriptor)
    self.folder = nil
  }

  private func check() {
    mustCheckAgain = true
    guard !isChecking else { return }
    isChecking = true
    database.loop.spawn { [self] in
      while mustCheckAgain {
        mustCheckAgain = false
        guard await haveExternalWritesHappened() else { continue }
        await alarm.lookAgain()
        tick()
      }
      isChecking = false
    }
  }

  private func haveExternalWritesHappened() async -> Bool {
    do {
      return try await database.use("look for changes") { [writes] in try writes.haveHappened(in: $0) }
    } catch {
      // The listeners will load the todos, get the same error and show it.
      return true
    }
  }

  /// Tells the listeners to read again.
  func tick() {
    for (_, listener) in listeners.sorted(by: { $0.key < $1.key }) { listener.yield() }
  }
}

/// Detects writes of other connections with SQLite's data version. For the database's thread.
final class ExternalWrites: Sendable {
  private let lastMark = Mutex<Int?>(nil)

  /// Starts to detect writes, unless it already does.
  func beginCounting(in database: AppDatabase) throws(AppError) {
    guard lastMark.withLock({ $0 == nil }) else { return }
    _ = try haveHappened(in: database)
  }

  /// Whether there was a write since the last call, or since `beginCounting`.
  func haveHappened(in database: AppDatabase) throws(AppError) -> Bool {
    let mark = try database.changeMark()
    return lastMark.withLock { last in
      defer { last = mark }
      return last != nil && last != mark
    }
  }
}
