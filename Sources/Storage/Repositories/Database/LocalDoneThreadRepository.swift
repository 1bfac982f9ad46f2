public import Domain
import EventLoop
public import FoundationEssentials

/// The notifications that were done, in the local database.
public struct LocalDoneThreadRepository: DoneThreadRepository {
  private let database: LocalDatabase

  public init(database: LocalDatabase) {
    self.database = database
  }

  public func doneThreads(on web: String, since last: DoneThreads.Mark?) async throws -> DoneThreads {
    try await database.use("read what is done") { try DoneThreadTable($0).all(on: web, since: last) }
  }

  public func addDone(_ threads: [String: Date], on web: String) async throws {
    try await database.change("keep what is done") { try DoneThreadTable($0).add(threads, on: web) }
  }
}
