public import Domain
public import EventLoop
public import GitHubAPI
import Storage

/// GitHub's answers, kept in this machine's database. Asking works without them, so nothing here throws.
@LoopActor
public final class LocalAnswerCache: AnswerCache {
  private let database: LocalDatabase
  private let onFailure: @LoopActor (AppError) -> Void
  private var hasFailed = false

  /// - Parameter onFailure: told, once, when the cache cannot be read or written.
  public nonisolated init(
    database: LocalDatabase, onFailure: @escaping @LoopActor (AppError) -> Void
  ) {
    self.database = database
    self.onFailure = onFailure
  }

  public func answer(for key: AnswerKey) async -> CachedAnswer? {
    do {
      let entry = try await database.use("read the answer cache") {
        try HTTPCacheTable($0).entry(for: key.text)
      }
      return entry.flatMap(CachedAnswer.init)
    } catch {
      report(error)
      return nil
    }
  }

  public func keep(_ answer: CachedAnswer, for key: AnswerKey) {
    write { try HTTPCacheTable($0).put(HTTPCacheEntry(answer), for: key.text) }
  }

  public func markUsed(_ key: AnswerKey) {
    write { try HTTPCacheTable($0).markUsed(key.text) }
  }

  private func write(_ body: @escaping @Sendable (AppDatabase) throws -> Void) {
    database.loop.spawn { [self] in
      do { try await database.use("write the answer cache", body) } catch { report(error) }
    }
  }

  private func report(_ error: any Error) {
    guard !hasFailed else { return }
    hasFailed = true
    onFailure(error as? AppError ?? .storage(reason: "\(error)"))
  }
}
