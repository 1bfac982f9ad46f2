import Domain
import Glibc

/// The first bytes of an SQLite file. Source: sqlite.org/fileformat.html, "The Database Header".
struct DatabaseHeader: Equatable {
  static let size = 100
  /// In bytes. Source: sqlite.org/pragma.html#pragma_page_size.
  static let pageSize = 4_096
  private static let magic = Array("SQLite format 3\0".utf8)

  let bytes: [UInt8]

  /// Bytes 21 to 23 are constant in SQLite files; checking them avoids reading a version out of garbage.
  var isSQLite: Bool {
    bytes.count == Self.size && bytes.starts(with: Self.magic) && bytes[21...23] == [64, 32, 32]
  }

  /// The schema version that the writing program set.
  var userVersion: Int { isSQLite ? bytes[60..<64].reduce(0) { $0 << 8 | Int($1) } : 0 }

  /// Nil if there is no file. Call it before SQLite opens the file, because of `withDescriptor`.
  static func read(of file: DatabaseFile) throws(StorageError) -> DatabaseHeader? {
    guard file.exists else { return nil }
    return try file.withDescriptor(O_RDONLY) { descriptor throws(StorageError) in
      var bytes = [UInt8](repeating: 0, count: size)
      let count = pread(descriptor, &bytes, size, 0)
      guard count >= 0 else { throw StorageError(errno: errno, path: file.path) }
      return DatabaseHeader(bytes: Array(bytes.prefix(count)))
    }
  }

  /// A header as octodo's files have it, for one that was damaged. SQLite counts the pages itself, and does not know which
  /// are free. Source: sqlite.org/fileformat.html, section 1.3.
  static func ofTables() -> [UInt8] {
    var header = Array(emptyDatabase().prefix(size))
    header[31] = 0
    // The format of the tables, and UTF-8.
    (header[47], header[59]) = (4, 1)
    return header
  }

  /// The only page of a database without tables, as SQLite creates it (`newDatabase` in its btree.c): a
  /// header, and the root of an empty schema table.
  static func emptyDatabase() -> [UInt8] {
    var page = [UInt8](repeating: 0, count: pageSize)
    page.replaceSubrange(0..<magic.count, with: magic)
    let bigEndian = [UInt8(pageSize >> 8), UInt8(pageSize & 0xFF)]
    page.replaceSubrange(16...17, with: bigEndian)
    // Format versions for a rollback journal, no reserved space, and the fixed payload fractions.
    page.replaceSubrange(18...23, with: [1, 1, 0, 64, 32, 32])
    // The file is one page long.
    page[31] = 1
    // A leaf of a table; its cells begin at the end of the page.
    page[100] = 0x0D
    page.replaceSubrange(105...106, with: bigEndian)
    return page
  }
}
