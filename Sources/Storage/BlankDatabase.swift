import Domain
import Synchronization

/// The content of a new file with its tables. The first file that uses it runs the migrations; later files
/// start as a copy of it, because creating the tables is a large part of a short test. For one process, and
/// so for one schema.
public final class BlankDatabase: Sendable {
  private let content = Mutex<[UInt8]?>(nil)

  public init() {}

  /// Nil before the first file.
  var bytes: [UInt8]? { content.withLock(\.self) }

  /// Copies the content of a file for later files. The file must be migrated and not written to since, and no
  /// transaction may be open on it (`DatabaseFile.withDescriptor`).
  func learn(from file: DatabaseFile) throws(StorageError) {
    let bytes = try file.bytes()
    content.withLock { $0 = bytes }
  }
}
