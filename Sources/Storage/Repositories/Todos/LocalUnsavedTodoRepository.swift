public import Domain
public import EventLoop
public import FoundationEssentials

/// The unsaved texts in a local folder.
public struct LocalUnsavedTodoRepository: UnsavedTodoRepository {
  private let folder: UnsavedTodoFolder
  private let database: LocalDatabase
  private let loop: EventLoop
  private let thread = HelperThread()

  /// - Parameter database: the folder is beside its file.
  @LoopActor
  public init(beside database: LocalDatabase) {
    folder = UnsavedTodoFolder(besideDatabaseAt: database.path)
    self.database = database
    loop = database.loop
  }

  public func takeLeft(for todoID: Int64?) async throws -> UnsavedTodo? {
    if let left = try await take(for: todoID) { return left }
    return todoID == nil ? try await takeOrphan() : nil
  }

  private func take(for todoID: Int64?) async throws -> UnsavedTodo? {
    try await onDisk("look for unsaved text") { try $0.takeLeft(for: todoID) }
  }

  public func leftCount(for todoID: Int64?) async throws -> Int {
    let gone: [Int64?] = todoID == nil ? try await deletedTodos() : []
    return try await onDisk("count unsaved texts") { try $0.leftCount(for: Set([todoID] + gone)) }
  }

  /// The deleted todos with unsaved text, which would otherwise never be offered. It becomes text for a new todo.
  private func deletedTodos() async throws -> [Int64] {
    let ids = try await editedTodos()
    guard !ids.isEmpty else { return [] }
    return try await database.use("look for todos") { database in
      let there = try TodoTable(database).existing(among: ids)
      return ids.filter { !there.contains($0) }
    }
  }

  /// Takes the newest text for a deleted todo.
  private func takeOrphan() async throws -> UnsavedTodo? {
    for id in try await deletedTodos() {
      guard var left = try await take(for: id) else { continue }
      left.todoID = nil
      left.original = TodoText(title: "", link: left.original.link)
      return left
    }
    return nil
  }

  public func editedTodos() async throws -> [Int64] {
    try await onDisk("look for unsaved text") { try $0.todoIDs() }
  }

  public func keep(_ todo: UnsavedTodo) async throws {
    try await onDisk("keep unsaved text") { try $0.keep(todo) }
  }

  public func discard(_ key: UUID) async throws {
    try await onDisk("remove unsaved text") { try $0.discard(key) }
  }

  public func release(_ key: UUID) async {
    await loop.offload("leave unsaved text", to: thread) { [folder] in folder.release(key) }
  }

  private func onDisk<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable (UnsavedTodoFolder) throws -> Value
  ) async throws -> Value {
    try await loop.offload(name, to: thread) { [folder, home = database.home] in
      do { return try body(folder) } catch let error as AppError { throw error.writingHome(home) }
    }
  }
}
