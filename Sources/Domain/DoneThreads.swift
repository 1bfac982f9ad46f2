public import FoundationEssentials

/// The notifications that were done here. GitHub goes on sending them among all notifications, and does not tell them
/// apart. Threads of two websites can have the same id.
public protocol DoneThreadRepository: Sendable {
  /// The threads that were done, each with the last change that the user had seen then.
  /// - Throws: `AppError.storage`.
  func doneThreads(on web: String) async throws -> [String: Date]

  /// Keeps threads that GitHub has taken as done.
  /// - Parameter threads: by their ids, with the last change that the user has seen.
  /// - Throws: `AppError.storage`.
  func addDone(_ threads: [String: Date], on web: String) async throws
}
