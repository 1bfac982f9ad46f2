extension Schema {
  /// The history: one row per repository name and per todo title. `name` is the grouping key; GitHub's names
  /// ignore case. `place` is a counter instead of a time, like `query_history.id`; its index, read backwards,
  /// is the order of the history. `visit_count` avoids counting rows.
  static let v4 = """
    CREATE TABLE visit (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      title TEXT NOT NULL,
      target TEXT NOT NULL,
      visits INTEGER NOT NULL,
      visited_at INTEGER NOT NULL,
      place INTEGER NOT NULL UNIQUE,
      UNIQUE (kind, name)
    ) STRICT;

    CREATE TABLE visit_count (
      count INTEGER NOT NULL
    ) STRICT;
    INSERT INTO visit_count VALUES (0);
    CREATE TRIGGER visit_count_insert AFTER INSERT ON visit BEGIN
      UPDATE visit_count SET count = count + 1;
    END;
    CREATE TRIGGER visit_count_delete AFTER DELETE ON visit BEGIN
      UPDATE visit_count SET count = count - 1;
    END;
    """
}
