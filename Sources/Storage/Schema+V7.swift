extension Schema {
  /// The page of an issue that a todo links to; its host distinguishes the issue from one of the same name on another
  /// host. An older octodo does not open this schema: it does not know links to issues and would remove them with an
  /// edit.
  static let v7 = """
    ALTER TABLE todo ADD COLUMN link_url TEXT;
    ALTER TABLE todo_undo ADD COLUMN link_url TEXT;
    ALTER TABLE todo_redo ADD COLUMN link_url TEXT;
    """
}
