import Domain
import Glibc

/// The first bytes of an SQLite file. Source: sqlite.org/fileformat.html, "The Database Header".
struct DatabaseHeader: Equatable {
  static let size = 100
  private static let magic = Array("SQLite format 3\0".utf8)

  let bytes: [UInt8]

  /// Bytes 21 to 23 are the same in every SQLite file; with them a version is not read out of garbage.
  var isSQLite: Bool {
    bytes.count == Self.size && bytes.starts(with: Self.magic) && bytes[21...23] == [64, 32, 32]
  }

  /// The schema version that the writing program set.
  var userVersion: Int { isSQLite ? bytes[60..<64].reduce(0) { $0 << 8 | Int($1) } : 0 }

  /// Nil where there is no file, or an empty one. For the moment before SQLite opens the file, because of
  /// `withDescriptor`; a process opens a file once.
  static func read(of file: DatabaseFile) throws(StorageError) -> DatabaseHeader? {
    guard file.exists else { return nil }
    return try file.withDescriptor(O_RDONLY) { descriptor throws(StorageError) in
      var bytes = [UInt8](repeating: 0, count: size)
      let count = pread(descriptor, &bytes, size, 0)
      guard count >= 0 else { throw StorageError(errno: errno, path: file.path) }
      return count == 0 ? nil : DatabaseHeader(bytes: Array(bytes.prefix(count)))
    }
  }
}
