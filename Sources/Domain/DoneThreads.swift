public import FoundationEssentials

/// The notifications that were done here. GitHub goes on sending them among all notifications, and does not tell them
/// apart. Threads of two websites can have the same id.
public protocol DoneThreadRepository: Sendable {
  /// The threads that were done since an earlier reading; all for nil.
  /// - Throws: `AppError.storage`.
  func doneThreads(on web: String, since last: DoneThreads.Mark?) async throws -> DoneThreads

  /// Keeps threads that GitHub has taken as done.
  /// - Parameter threads: by their ids, with the last change that the user has seen.
  /// - Throws: `AppError.storage`.
  func addDone(_ threads: [String: Date], on web: String) async throws
}

/// Notifications that were done.
public struct DoneThreads: Equatable, Sendable {
  /// By the ids of the threads, the last change that the user had seen then.
  public let dates: [String: Date]
  /// Where the next reading goes on; nil if there was nothing so far.
  public let mark: Mark?

  public init(dates: [String: Date], mark: Mark?) {
    (self.dates, self.mark) = (dates, mark)
  }

  /// The end of what was read.
  public struct Mark: Equatable, Sendable {
    public let id: Int64

    public init(id: Int64) {
      self.id = id
    }
  }
}
