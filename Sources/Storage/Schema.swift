import Domain
import GRDB

/// The schema of the file and the migrations from any earlier version. A released migration never changes; a
/// new one follows it.
struct Schema: Sendable {
  /// What the file holds.
  enum Content: Sendable {
    case todos, events
  }

  /// The SQL of each version, the first at index 0.
  let migrations: [String]
  var content = Content.todos

  static let current = Schema(migrations: [v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15])

  /// The file's `user_version` after all migrations.
  var version: Int { migrations.count }

  var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for (index, sql) in migrations.enumerated() {
      migrator.registerMigration(Self.name(of: index + 1)) { db in
        try db.execute(sql: sql)
        // In the header, where an older octodo finds it without opening the database.
        try db.execute(sql: "PRAGMA user_version = \(index + 1)")
      }
    }
    return migrator
  }

  private static func name(of version: Int) -> String { "v\(version)" }

  /// Makes the tables of a new file as the migrator would, but at once, because each of its transactions waits for the disk.
  func create(_ db: Database) throws {
    try db.inTransaction(.immediate) {
      try db.execute(sql: "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
      for (index, sql) in migrations.enumerated() {
        try db.execute(sql: sql)
        try db.execute(
          sql: "INSERT INTO grdb_migrations (identifier) VALUES (?)", arguments: [Self.name(of: index + 1)])
      }
      try db.execute(sql: "PRAGMA user_version = \(version)")
      return .commit
    }
  }

  /// The schema version of the file, 0 for a new one.
  /// - Throws: `StorageError.newerSchema`, `StorageError.notOctodo`, `DatabaseError`.
  func appliedVersion(_ db: Database) throws -> Int {
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard try version <= self.version && !migrator.hasBeenSuperseded(db) else {
      throw StorageError.newerSchema
    }
    if version == 0 {
      let foreign = "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'"
      guard try Int.fetchOne(db, sql: foreign) == 0 else { throw StorageError.notOctodo }
    }
    return version
  }
}

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

extension Schema {
  /// Finds the open todo with a link to a repository without reading others. GitHub's names ignore case.
  static let v2 = """
    CREATE INDEX todo_open_link ON todo (link_target COLLATE NOCASE)
    WHERE is_done = 0 AND link_target IS NOT NULL;
    """
}

extension Schema {
  /// The undone changes, the latest last, each with the row as the change had left it.
  static let v3 = """
    CREATE TABLE todo_redo (
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
    """
}

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

extension Schema {
  /// Marks an entry of the same transaction as the one before it: they are undone, or redone, together.
  static let v6 = """
    ALTER TABLE todo_undo ADD COLUMN is_joined INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE todo_redo ADD COLUMN is_joined INTEGER NOT NULL DEFAULT 0;
    """
}

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

extension Schema {
  /// `todo_undo_change` finds the beginnings of changes without reading their rows. `undo_size` has the size of each log
  /// in bytes, which avoids adding it up; triggers keep it correct for every writer. `damaged_file` has what was saved
  /// from the damaged files that were kept aside.
  static let v8 = """
    CREATE INDEX todo_undo_change ON todo_undo (id) WHERE is_joined = 0;

    CREATE TABLE undo_size (
      log TEXT PRIMARY KEY,
      bytes INTEGER NOT NULL
    ) STRICT;
    INSERT INTO undo_size SELECT 'todo_undo', coalesce(sum(
      coalesce(length(CAST(title AS BLOB)), 0) + coalesce(length(CAST(note AS BLOB)), 0)
      + coalesce(length(CAST(link_target AS BLOB)), 0) + coalesce(length(CAST(link_url AS BLOB)), 0)
    ), 0) FROM todo_undo;
    CREATE TRIGGER todo_undo_size_insert AFTER INSERT ON todo_undo BEGIN
      UPDATE undo_size SET bytes = bytes
        + coalesce(length(CAST(NEW.title AS BLOB)), 0)
        + coalesce(length(CAST(NEW.note AS BLOB)), 0)
        + coalesce(length(CAST(NEW.link_target AS BLOB)), 0)
        + coalesce(length(CAST(NEW.link_url AS BLOB)), 0)
      WHERE log = 'todo_undo';
    END;
    CREATE TRIGGER todo_undo_size_delete AFTER DELETE ON todo_undo BEGIN
      UPDATE undo_size SET bytes = bytes
        - coalesce(length(CAST(OLD.title AS BLOB)), 0)
        - coalesce(length(CAST(OLD.note AS BLOB)), 0)
        - coalesce(length(CAST(OLD.link_target AS BLOB)), 0)
        - coalesce(length(CAST(OLD.link_url AS BLOB)), 0)
      WHERE log = 'todo_undo';
    END;
    INSERT INTO undo_size SELECT 'visit_undo', coalesce(sum(
      coalesce(length(CAST(name AS BLOB)), 0) + coalesce(length(CAST(title AS BLOB)), 0)
      + coalesce(length(CAST(target AS BLOB)), 0)
    ), 0) FROM visit_undo;
    CREATE TRIGGER visit_undo_size_insert AFTER INSERT ON visit_undo BEGIN
      UPDATE undo_size SET bytes = bytes
        + coalesce(length(CAST(NEW.name AS BLOB)), 0)
        + coalesce(length(CAST(NEW.title AS BLOB)), 0)
        + coalesce(length(CAST(NEW.target AS BLOB)), 0)
      WHERE log = 'visit_undo';
    END;
    CREATE TRIGGER visit_undo_size_delete AFTER DELETE ON visit_undo BEGIN
      UPDATE undo_size SET bytes = bytes
        - coalesce(length(CAST(OLD.name AS BLOB)), 0)
        - coalesce(length(CAST(OLD.title AS BLOB)), 0)
        - coalesce(length(CAST(OLD.target AS BLOB)), 0)
      WHERE log = 'visit_undo';
    END;

    CREATE TABLE damaged_file (
      name TEXT PRIMARY KEY,
      saved INTEGER,
      expected INTEGER,
      is_dismissed INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    """
}

extension Schema {
  /// The day of the newest copy when the file was found to be damaged, because later copies have only what was saved.
  static let v9 = """
    ALTER TABLE damaged_file ADD COLUMN copy_day TEXT;
    """
}

extension Schema {
  /// The page of what was visited, where its kind and target do not say what it is: a pull request, whose kind is that of
  /// an issue.
  static let v10 = """
    ALTER TABLE visit ADD COLUMN page TEXT;
    ALTER TABLE visit_undo ADD COLUMN page TEXT;
    """
}

extension Schema {
  /// The bookmarks of notifications, by the website and the id of the thread, with what a row of the inbox shows.
  static let v11 = """
    CREATE TABLE bookmark (
      id INTEGER PRIMARY KEY,
      web TEXT NOT NULL,
      thread TEXT NOT NULL,
      reason TEXT NOT NULL,
      type TEXT NOT NULL,
      title TEXT NOT NULL,
      repo TEXT,
      number INTEGER,
      url TEXT NOT NULL,
      updated_at INTEGER,
      UNIQUE (web, thread)
    ) STRICT;
    """
}
