import Domain
import GRDB
import GRDBSQLite

/// The key by which titles are ordered: without case and accents, as a search compares them.
enum TitleKey {
  private static let function = "octodo_title_key"
  /// Of the title of a row of `todo`.
  static let sql = "\(function)(title)"

  /// Adds the SQL function to a connection. GRDB's functions copy each text, and a sort calls it for every todo.
  static func addFunction(to db: Database) throws {
    let result = sqlite3_create_function_v2(
      db.sqliteConnection, function, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, _, values in
        guard let context, let text = sqlite3_value_text(values?[0]) else { return }
        let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(values?[0])))
        TitleKey.withKey(bytes) { key in
          // A nil destructor would mean that the memory stays.
          sqlite3_result_text(
            context, UnsafeRawPointer(key.baseAddress)?.assumingMemoryBound(to: CChar.self), Int32(key.count),
            unsafeBitCast(-1, to: sqlite3_destructor_type.self))
        }
      }, nil, nil, nil)
    guard result == SQLITE_OK else { throw StorageError.other("SQLite takes no functions") }
  }

  /// - Parameter title: in UTF-8.
  private static func withKey(
    _ title: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard title.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      var key = SearchWords.folded(String(decoding: title, as: UTF8.self))
      return key.withUTF8(body)
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: title.count) { key in
      for (index, byte) in title.enumerated() {
        key.initializeElement(at: index, to: (0x41...0x5A).contains(byte) ? byte + 32 : byte)
      }
      body(UnsafeBufferPointer(key))
    }
  }
}
