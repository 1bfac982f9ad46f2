extension Schema {
  /// The queue of events for a collector, in a separate file, so that its problems do not affect the todos.
  /// `sequence` is never reused, so that a receiver notices a gap. `taken_spool` has the names of spool files
  /// whose events are in the queue, until the files are deleted. `event_total` avoids counting rows.
  static let eventQueue = Schema(migrations: [eventQueueV1], content: .events)

  private static let eventQueueV1 = """
    CREATE TABLE event (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      line TEXT NOT NULL,
      queued_at INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE event_total (
      count INTEGER NOT NULL,
      bytes INTEGER NOT NULL
    ) STRICT;
    INSERT INTO event_total VALUES (0, 0);
    CREATE TRIGGER event_total_insert AFTER INSERT ON event BEGIN
      UPDATE event_total SET count = count + 1, bytes = bytes + length(CAST(new.line AS BLOB));
    END;
    CREATE TRIGGER event_total_delete AFTER DELETE ON event BEGIN
      UPDATE event_total SET count = count - 1, bytes = bytes - length(CAST(old.line AS BLOB));
    END;

    CREATE TABLE taken_spool (
      name TEXT PRIMARY KEY
    ) STRICT;
    """
}
