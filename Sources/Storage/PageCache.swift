import GRDB

/// How much of the file SQLite keeps in memory. It takes the memory page by page.
enum PageCache {
  /// In KiB. The rows of a word that 2 % of 1,000,000 todos have lie all over the file; with half of it, each page of them is read
  /// again, which takes twice as long.
  private static let usual = 16_384
  /// A change of many rows that does not fit waits for the disk in its middle, which takes a quarter of its time.
  private static let large = 65_536
  private static let manyRows = 1_000

  static func set(_ db: Database) throws { try resize(db, to: usual) }

  /// Runs a change with the memory that it needs.
  /// - Parameter count: the number of rows that it changes.
  static func forChange<Value>(of count: Int, _ db: Database, _ body: () throws -> Value) throws -> Value {
    guard count > manyRows else { return try body() }
    try resize(db, to: large)
    // The ids of all rows are an argument of some statements.
    RowLimit.set(db, atLeast: count * 24)
    // After a failure the next large change sets both again.
    let value = try body()
    try resize(db, to: usual)
    RowLimit.set(db)
    return value
  }

  private static func resize(_ db: Database, to kibibytes: Int) throws {
    try db.execute(sql: "PRAGMA cache_size = -\(kibibytes)")
  }
}
