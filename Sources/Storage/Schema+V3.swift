extension Schema {
  /// The undone changes, the latest last, each with the row as the change had left it.
  static let v3 = """
    CREATE TABLE todo_redo (
      id INTEGER PRIMARY KEY,
      change TEXT NOT NULL,
      todo_id INTEGER NOT NULL,
      title TEXT NOT NULL,
      note TEXT NOT NULL,
      link_kind TEXT,
      link_target TEXT,
      created_at INTEGER NOT NULL,
      done_at INTEGER
    ) STRICT;
    """
}
