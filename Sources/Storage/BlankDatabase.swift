import Domain
import Synchronization

/// What a new file looks like once it has its tables. The first file that is made with it goes through the
/// migrations, and those that follow begin as what came out of them: making the tables is much of what a
/// short test costs. For one process, and so for one schema.
public final class BlankDatabase: Sendable {
  private struct State {
    var content: [UInt8]?
    /// The connection that nobody has now.
    var idle: SpareConnection?
    /// Those that may come back.
    var lent: Set<ObjectIdentifier> = []
    var made = 0
  }

  private let folder: String?
  private let state = Mutex(State())

  /// - Parameter folder: where the files have one connection, one after the other: a folder that outlives
  ///   them, on the same file system. Nil: each has its own, and is as durable as any.
  public init(sharingConnectionIn folder: String? = nil) {
    self.folder = folder
  }

  /// Bytes of a page; nil leaves them to SQLite. Whoever changes a row has its whole page read, kept for taking it back
  /// and written, and short-lived files have a row or two in each.
  var pageSize: Int? { folder == nil ? nil : 1_024 }

  /// Nil before the first file.
  var bytes: [UInt8]? { state.withLock { $0.content } }

  /// Takes a file as the model of those that follow. It must have been migrated and not been written to
  /// since, and no transaction may be at work on it (`DatabaseFile.withDescriptor`).
  func learn(from file: DatabaseFile) throws(StorageError) {
    let bytes = try file.bytes()
    state.withLock { $0.content = bytes }
  }

  /// Makes a file of that name, with an open connection to it that has to come back; nil where there is such
  /// a file, or none can be lent.
  func lend(as file: DatabaseFile) throws(StorageError) -> SpareConnection? {
    guard let folder, let content = bytes else { return nil }
    // Who opens a file again gets a connection of its own to it, and that may live on with the next borrower.
    if file.exists { return forgetConnections() }
    try file.createFolder()
    let idle = state.withLock { $0.idle.take() }
    let connection = if let idle, idle.freshen() { idle } else { try connection(in: folder, content) }
    guard try connection.lend(as: file) else { return nil }
    state.withLock { _ = $0.lent.insert(ObjectIdentifier(connection)) }
    return connection
  }

  /// Takes back what was lent. It must not be used any more.
  func takeBack(_ connection: SpareConnection) {
    state.withLock { state in
      if state.lent.remove(ObjectIdentifier(connection)) != nil { state.idle = connection }
    }
  }

  private func forgetConnections() -> SpareConnection? {
    state.withLock { state in
      state.idle = nil
      state.lent = []
    }
    return nil
  }

  private func connection(in folder: String, _ content: [UInt8]) throws(StorageError) -> SpareConnection {
    let number = state.withLock { state in
      state.made += 1
      return state.made
    }
    return try SpareConnection(file: DatabaseFile(path: "\(folder)/spare-\(number).db"), content: content)
  }
}
