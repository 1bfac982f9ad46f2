extension Schema {
  /// The rows that were deleted from the history. The rows of one deletion have the same `change`, the newest
  /// the highest. A `place` is in `visit` or here, never in both, so a row goes back to where it was.
  static let v5 = """
    CREATE TABLE visit_undo (
      place INTEGER PRIMARY KEY,
      change INTEGER NOT NULL,
      visit_id INTEGER NOT NULL,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      title TEXT NOT NULL,
      target TEXT NOT NULL,
      visits INTEGER NOT NULL,
      visited_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX visit_undo_change ON visit_undo (change);
    """
}
