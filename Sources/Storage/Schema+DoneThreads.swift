extension Schema {
  /// The notifications that were done, by the website and the id of the thread, the one that was kept last with the highest id.
  /// An id is never given again, so that a reader finds what is new by the last one that it has read.
  static let v14 = """
    CREATE TABLE done_thread (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      web TEXT NOT NULL,
      thread TEXT NOT NULL,
      updated_at INTEGER NOT NULL,
      UNIQUE (web, thread)
    ) STRICT;
    \(doneThreadsOfSettings)
    """

  /// Moves them from `setting`, where each had a row before the fourteenth version: the key was `done:WEBSITE ID`, the value the
  /// time of the last change that was seen. What is no time is dropped.
  static let doneThreadsOfSettings = """
    INSERT OR IGNORE INTO done_thread (web, thread, updated_at)
    SELECT substr(key, 6, instr(key, ' ') - 6), substr(key, instr(key, ' ') + 1), CAST(value AS INTEGER) FROM setting
    WHERE key GLOB 'done:[^ ]* ?*' AND value <> '' AND value NOT GLOB '*[^-0-9]*' ORDER BY CAST(value AS INTEGER);
    DELETE FROM setting WHERE key GLOB 'done:*';
    """
}
