import Domain
import Synchronization

/// What a new file looks like once it has its tables. The first file that is made with it goes through the
/// migrations, and later files begin as a copy of it: making the tables is much of what a short test costs. For one
/// process, and so for one schema.
public final class BlankDatabase: Sendable {
  private let content = Mutex<[UInt8]?>(nil)

  public init() {}

  /// Nil before the first file.
  var bytes: [UInt8]? { content.withLock(\.self) }

  /// Takes a file as the model of those that follow. It must have been migrated and not been written to
  /// since, and no transaction may be at work on it (`DatabaseFile.withDescriptor`).
  func learn(from file: DatabaseFile) throws(StorageError) {
    let bytes = try file.bytes()
    content.withLock { $0 = bytes }
  }
}
