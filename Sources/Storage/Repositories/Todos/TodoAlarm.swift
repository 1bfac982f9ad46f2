import Domain
import EventLoop
import FoundationEssentials

/// Does what the time brings to todos when it comes: at the start, at midnight, and at the moments of todos. It sleeps in
/// between.
@LoopActor
final class TodoAlarm {
  private let database: LocalDatabase
  /// Called when a time has come; nil before the start.
  private var onRing: (@LoopActor () -> Void)?
  private var sleep: Task<Void, Never>?

  nonisolated init(database: LocalDatabase) {
    self.database = database
  }

  /// Does what the time has brought, now and from now on. Called again, it does so at once, for a clock that was set.
  /// - Parameter onRing: called after a time has come, because words such as overdue mean other todos then.
  /// - Throws: `AppError.storage`.
  func start(_ onRing: @escaping @LoopActor () -> Void) async throws {
    let isFirst = self.onRing == nil
    self.onRing = onRing
    // The first change creates the file, and sets the alarm.
    guard DatabaseFile(path: database.path).exists else { return }
    if try await keepUp() || !isFirst { onRing() }
    guard try await !takeUpWords() else { return }
    while try await !takeUpWords() {}
    // No list needs what was read for them.
    try await database.use("give memory back") { $0.releaseMemory() }
  }

  /// - Returns: whether these were the last.
  private func takeUpWords() async throws -> Bool {
    try await database.use("take up words") { try TodoTable($0).indexWords() }
  }

  /// Does what the time has brought to a file that another program changed.
  func lookAgain() async {
    guard onRing != nil else { return }
    // The list says what is wrong with a file that cannot be written.
    if (try? await keepUp()) == nil { set(to: database.clock.nextMidnight) }
  }

  /// Sets the next time at which todos change.
  func set(to next: Date) {
    guard onRing != nil else { return }
    sleep?.cancel()
    sleep = database.loop.spawn { [self] in
      let span = next.timeIntervalSince(database.now())
      do { try await database.loop.sleepUnawaited(for: .seconds(max(span, 0))) } catch { return }
      await lookAgain()
      onRing?()
    }
  }

  /// - Returns: whether states or urgencies changed.
  private func keepUp() async throws -> Bool {
    let clock = database.clock
    let (isChanged, next) = try await database.use("wake todos") { database in
      let table = TodoTable(database, zone: clock.zone)
      return (try table.keepUp(now: clock.now), try table.nextWake(after: clock.now))
    }
    set(to: next)
    return isChanged
  }
}
