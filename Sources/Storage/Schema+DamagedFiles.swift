extension Schema {
  /// Whether only todos could be saved from a damaged file, and not all of what belongs to them.
  static let v15 = """
    ALTER TABLE damaged_file ADD COLUMN lacks_parts INTEGER NOT NULL DEFAULT 0;
    """
}
