public import Domain
public import EventLoop
public import FoundationEssentials
import Storage

/// The unsaved texts in a folder of this machine, behind the domain's protocol.
public struct LocalUnsavedTodoRepository: UnsavedTodoRepository {
  private let folder: UnsavedTodoFolder
  private let loop: EventLoop
  private let thread = HelperThread()

  /// - Parameter database: its file has the folder of the texts beside it.
  @LoopActor
  public init(beside database: LocalDatabase) {
    let databaseFolder = URL(filePath: database.path).deletingLastPathComponent().path
    folder = UnsavedTodoFolder(path: "\(databaseFolder)/unsaved")
    loop = database.loop
  }

  public func takeLeft(for todoID: Int64?) async throws -> UnsavedTodo? {
    try await loop.offload("look for unsaved text", to: thread) { [folder] in try folder.takeLeft(for: todoID)
    }
  }

  public func keep(_ todo: UnsavedTodo) async throws {
    try await loop.offload("keep unsaved text", to: thread) { [folder] in try folder.keep(todo) }
  }

  public func discard(_ key: UUID) async throws {
    try await loop.offload("remove unsaved text", to: thread) { [folder] in try folder.discard(key) }
  }

  public func release(_ key: UUID) async {
    await loop.offload("leave unsaved text", to: thread) { [folder] in folder.release(key) }
  }
}
