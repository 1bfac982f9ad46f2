extension Schema {
  /// Finds the open todo with a link to a repository without reading others. GitHub's names ignore case.
  static let v2 = """
    CREATE INDEX todo_open_link ON todo (link_target COLLATE NOCASE)
    WHERE is_done = 0 AND link_target IS NOT NULL;
    """
}
