extension Schema {
  /// Finds the open todo that leads to a repository without reading any other. GitHub tells no upper from
  /// lower case in names.
  static let v2 = """
    CREATE INDEX todo_open_link ON todo (link_target COLLATE NOCASE)
    WHERE is_done = 0 AND link_target IS NOT NULL;
    """
}
