extension Schema {
  /// Marks an entry of the same transaction as the one before it: they are undone, or redone, together.
  static let v6 = """
    ALTER TABLE todo_undo ADD COLUMN is_joined INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE todo_redo ADD COLUMN is_joined INTEGER NOT NULL DEFAULT 0;
    """
}
