public import Domain
public import EventLoop
public import FoundationEssentials
public import Storage

/// GitHub's responses in the local database, so that GitHub can answer 304 instead of sending them again.
/// Requests work without the cache, so nothing here throws, and no caller waits long for it.
@LoopActor
public final class AnswerCache {
  /// How long a request waits for the cache; another program may have the database locked.
  private static let patience = Duration.milliseconds(200)
  private let database: LocalDatabase
  private let onFailure: @LoopActor (AppError) -> Void
  private var hasFailed = false

  /// - Parameter onFailure: called once if the cache cannot be read or written, except if another program has
  ///   the database locked.
  public nonisolated init(
    database: LocalDatabase, onFailure: @escaping @LoopActor (AppError) -> Void
  ) {
    self.database = database
    self.onFailure = onFailure
  }

  /// Nil if there is none, the cache cannot be read, or the read takes too long.
  public func answer(for key: AnswerKey) async -> CachedAnswer? {
    // The read blocks the loop, so no timer could end the wait.
    guard database.usesThreads else { return await read(key) }
    let (answers, answer) = AsyncStream.makeStream(of: CachedAnswer?.self)
    database.loop.spawn { [self] in answer.yield(await read(key)) }
    let limit = database.loop.spawn { [loop = database.loop] in
      do { try await loop.sleep(for: Self.patience) } catch { return }
      answer.yield(nil)
    }
    defer { limit.cancel() }
    for await first in answers { return first }
    // The caller's task was cancelled.
    return nil
  }

  /// Stores the response in the background, without blocking the caller.
  public func keep(_ answer: CachedAnswer, for key: AnswerKey) {
    write { try HTTPCacheTable($0).put(HTTPCacheEntry(answer), for: key.text) }
  }

  /// Stores when a 304 confirmed a response, which also delays its eviction.
  public func confirm(_ key: AnswerKey, at date: Date) {
    write { try HTTPCacheTable($0).confirm(key.text, at: date) }
  }

  private func read(_ key: AnswerKey) async -> CachedAnswer? {
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

  private func write(_ body: @escaping @Sendable (AppDatabase) throws -> Void) {
    database.loop.spawn { [self] in
      do { try await database.use("write the answer cache", body) } catch { report(error) }
    }
  }

  private func report(_ error: any Error) {
    let error = error as? AppError ?? .storage(.other("\(error)"))
    guard !hasFailed, error != StorageError.locked.appError else { return }
    hasFailed = true
    onFailure(error)
  }
}
