extension Schema {
  /// `todo_order`, read backwards, is the order of the list and contains everything needed to find and count a
  /// position, because SQLite appends the id to each entry. `is_done` and `body_bytes` are checked, not generated,
  /// because SQLite 3.40 does not read generated columns from an index alone. `todo_count` avoids counting rows;
  /// triggers keep it correct for every writer. `todo_undo` has the row before each change, the newest change last.
  ///
  /// Times are milliseconds since 1970. `http_cache.used` and `query_history.id` are counters instead of times, so
  /// that a clock that is set back does not disturb the order.
  static let v1 = """
    CREATE TABLE todo (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL CHECK (title <> ''),
      note TEXT NOT NULL,
      link_kind TEXT,
      link_target TEXT,
      created_at INTEGER NOT NULL,
      done_at INTEGER,
      is_done INTEGER NOT NULL DEFAULT 0 CHECK (is_done = (done_at IS NOT NULL)),
      CHECK ((link_kind IS NULL) = (link_target IS NULL))
    ) STRICT;
    CREATE INDEX todo_order ON todo (is_done, created_at);

    CREATE TABLE todo_count (
      is_done INTEGER PRIMARY KEY,
      count INTEGER NOT NULL
    ) STRICT;
    INSERT INTO todo_count VALUES (0, 0), (1, 0);
    CREATE TRIGGER todo_count_insert AFTER INSERT ON todo BEGIN
      UPDATE todo_count SET count = count + 1 WHERE is_done = NEW.is_done;
    END;
    CREATE TRIGGER todo_count_delete AFTER DELETE ON todo BEGIN
      UPDATE todo_count SET count = count - 1 WHERE is_done = OLD.is_done;
    END;
    CREATE TRIGGER todo_count_update AFTER UPDATE OF is_done ON todo BEGIN
      UPDATE todo_count SET count = count - 1 WHERE is_done = OLD.is_done;
      UPDATE todo_count SET count = count + 1 WHERE is_done = NEW.is_done;
    END;

    CREATE TABLE todo_undo (
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

    CREATE TABLE http_cache (
      key BLOB PRIMARY KEY NOT NULL,
      used INTEGER NOT NULL,
      stored_at INTEGER NOT NULL,
      status INTEGER NOT NULL,
      etag TEXT,
      headers TEXT NOT NULL,
      body_bytes INTEGER NOT NULL CHECK (body_bytes = length(body)),
      body BLOB NOT NULL
    ) STRICT;
    CREATE INDEX http_cache_used ON http_cache (used, body_bytes);

    CREATE TABLE query_history (
      id INTEGER PRIMARY KEY,
      text TEXT NOT NULL UNIQUE
    ) STRICT;
    """
}
