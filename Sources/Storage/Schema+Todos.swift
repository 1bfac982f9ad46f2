extension Schema {
  /// The todos with all their fields, which SQLite cannot add to the old table because of its checks. The first nine columns
  /// are in the old order, so that the rows of a damaged file are recognised.
  ///
  /// A date is a day, or a moment with the zone that it was meant in; then `_day` is its day in the zone of the user. Each index
  /// begins with the state, so that a list is one range of it. `todo_count`, `project_count` and `tag.open` avoid counting
  /// rows; triggers keep them correct for every writer. `open_children`, `open_blockers`, `blocks` and `urgency` follow from
  /// other rows and from the day; `TodoTable` keeps them.
  ///
  /// `todo_text` has the words of the texts as `todo_fts` knows them, and `todo_unindexed` the todos whose words it does not
  /// know yet. A change set is what one command did; its rows have the whole todos before and after it.
  static let v12 = """
    CREATE TABLE todo_with_fields (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL CHECK (title <> ''),
      note TEXT NOT NULL DEFAULT '',
      link_kind TEXT,
      link_target TEXT,
      created_at INTEGER NOT NULL,
      done_at INTEGER,
      state INTEGER NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 3 AND (state >= 2) = (done_at IS NOT NULL)),
      link_url TEXT,
      uid TEXT NOT NULL DEFAULT '',
      priority INTEGER NOT NULL DEFAULT 0 CHECK (priority BETWEEN 0 AND 9),
      project TEXT,
      due_day INTEGER, due_at INTEGER, due_zone TEXT,
      wait_day INTEGER, wait_at INTEGER, wait_zone TEXT,
      scheduled_day INTEGER, scheduled_at INTEGER, scheduled_zone TEXT,
      until_day INTEGER, until_at INTEGER, until_zone TEXT,
      rrule TEXT,
      repeat_from INTEGER NOT NULL DEFAULT 0,
      parent INTEGER,
      started_at INTEGER,
      changed_at INTEGER NOT NULL DEFAULT 0,
      extra TEXT,
      series_start INTEGER,
      series INTEGER,
      position INTEGER NOT NULL DEFAULT 0,
      urgency INTEGER NOT NULL DEFAULT 0,
      open_children INTEGER NOT NULL DEFAULT 0,
      open_blockers INTEGER NOT NULL DEFAULT 0,
      blocks INTEGER NOT NULL DEFAULT 0,
      CHECK ((link_kind IS NULL) = (link_target IS NULL))
    ) STRICT;
    INSERT INTO todo_with_fields (
      id, title, note, link_kind, link_target, created_at, done_at, state, link_url, uid, changed_at, position, urgency)
    SELECT id, title, note, link_kind, link_target, created_at, done_at, iif(is_done, 2, 0), link_url,
      base || printf('%012x', id), coalesce(done_at, created_at), -id << 32, iif(note = '', 0, 80)
    FROM todo, (SELECT lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2)
      || '-8' || substr(hex(randomblob(2)), 2)) || '-' AS base)
    ORDER BY id;
    INSERT INTO sqlite_sequence SELECT 'todo_with_fields', seq FROM sqlite_sequence
    WHERE name = 'todo' AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'todo_with_fields');
    UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'todo')
    WHERE name = 'todo_with_fields';
    DROP TABLE todo;
    ALTER TABLE todo_with_fields RENAME TO todo;

    CREATE INDEX todo_urgency ON todo (state, urgency DESC, id);
    CREATE INDEX todo_due ON todo (state, due_day, ifnull(due_at, 9223372036854775807), id)
      WHERE due_day IS NOT NULL;
    CREATE INDEX todo_priority ON todo (state, priority, id) WHERE priority > 0;
    CREATE INDEX todo_created ON todo (state, created_at);
    CREATE INDEX todo_changed ON todo (state, changed_at);
    CREATE INDEX todo_position ON todo (state, position, id);
    CREATE INDEX todo_done ON todo (done_at) WHERE done_at IS NOT NULL;
    CREATE INDEX todo_project ON todo (project) WHERE project IS NOT NULL;
    CREATE INDEX todo_parent ON todo (parent, position) WHERE parent IS NOT NULL;
    CREATE INDEX todo_series ON todo (series) WHERE series IS NOT NULL;
    CREATE INDEX todo_waiting ON todo (wait_day) WHERE state = 1;
    CREATE INDEX todo_until ON todo (until_day) WHERE until_day IS NOT NULL AND state < 2;
    CREATE INDEX todo_scheduled ON todo (scheduled_day) WHERE scheduled_day IS NOT NULL;
    CREATE INDEX todo_started ON todo (started_at) WHERE started_at IS NOT NULL;
    CREATE INDEX todo_link ON todo (link_target COLLATE NOCASE) WHERE link_target IS NOT NULL;
    CREATE UNIQUE INDEX todo_uid ON todo (uid) WHERE uid <> '';

    CREATE TABLE tag (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE COLLATE NOCASE,
      open INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE todo_tag (
      tag_id INTEGER NOT NULL,
      todo_id INTEGER NOT NULL,
      PRIMARY KEY (tag_id, todo_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX todo_tag_todo ON todo_tag (todo_id);
    CREATE TABLE todo_dep (
      todo_id INTEGER NOT NULL,
      needs_id INTEGER NOT NULL,
      PRIMARY KEY (todo_id, needs_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX todo_dep_needs ON todo_dep (needs_id);
    CREATE TABLE annotation (
      id INTEGER PRIMARY KEY,
      todo_id INTEGER NOT NULL,
      at INTEGER NOT NULL,
      text TEXT NOT NULL
    ) STRICT;
    CREATE INDEX annotation_todo ON annotation (todo_id, at);

    CREATE TABLE todo_text (
      id INTEGER PRIMARY KEY,
      title TEXT NOT NULL,
      note TEXT NOT NULL
    ) STRICT;
    CREATE VIRTUAL TABLE todo_fts USING fts5 (
      title, note, content = 'todo_text', content_rowid = 'id', prefix = '2 3',
      tokenize = 'unicode61 remove_diacritics 2');
    CREATE TABLE todo_unindexed (
      id INTEGER PRIMARY KEY
    ) STRICT;
    INSERT INTO todo_unindexed SELECT id FROM todo;

    CREATE TABLE saved_view (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      filter TEXT NOT NULL,
      sort TEXT NOT NULL,
      columns TEXT NOT NULL,
      position INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE setting (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    DROP TABLE todo_count;
    CREATE TABLE todo_count (
      state INTEGER PRIMARY KEY,
      count INTEGER NOT NULL
    ) STRICT;
    INSERT INTO todo_count SELECT 0, count(*) FROM todo WHERE state = 0 UNION ALL SELECT 1, 0
      UNION ALL SELECT 2, count(*) FROM todo WHERE state = 2 UNION ALL SELECT 3, 0;
    CREATE TABLE project_count (
      project TEXT PRIMARY KEY,
      open INTEGER NOT NULL,
      count INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TRIGGER todo_count_insert AFTER INSERT ON todo BEGIN
      UPDATE todo_count SET count = count + 1 WHERE state = NEW.state;
      INSERT INTO project_count SELECT NEW.project, NEW.state = 0, 1 WHERE NEW.project IS NOT NULL
        ON CONFLICT DO UPDATE SET open = open + excluded.open, count = count + 1;
      INSERT OR IGNORE INTO todo_unindexed VALUES (NEW.id);
    END;
    CREATE TRIGGER todo_parts_delete BEFORE DELETE ON todo BEGIN
      DELETE FROM todo_tag WHERE todo_id = OLD.id;
      DELETE FROM todo_dep WHERE todo_id = OLD.id;
      DELETE FROM todo_dep WHERE needs_id = OLD.id;
      DELETE FROM annotation WHERE todo_id = OLD.id;
    END;
    CREATE TRIGGER todo_count_delete AFTER DELETE ON todo BEGIN
      UPDATE todo_count SET count = count - 1 WHERE state = OLD.state;
      UPDATE project_count SET open = open - (OLD.state = 0), count = count - 1 WHERE project = OLD.project;
      DELETE FROM project_count WHERE project = OLD.project AND count <= 0;
      INSERT OR IGNORE INTO todo_unindexed VALUES (OLD.id);
    END;
    CREATE TRIGGER todo_count_update AFTER UPDATE OF state ON todo WHEN NEW.state <> OLD.state BEGIN
      UPDATE todo_count SET count = count - 1 WHERE state = OLD.state;
      UPDATE todo_count SET count = count + 1 WHERE state = NEW.state;
      UPDATE project_count SET open = open + (NEW.state = 0) - (OLD.state = 0) WHERE project = OLD.project;
      UPDATE tag SET open = open + (NEW.state = 0) - (OLD.state = 0)
        WHERE id IN (SELECT tag_id FROM todo_tag WHERE todo_id = NEW.id);
    END;
    CREATE TRIGGER todo_project_update AFTER UPDATE OF project ON todo WHEN NEW.project IS NOT OLD.project BEGIN
      UPDATE project_count SET open = open - (NEW.state = 0), count = count - 1 WHERE project = OLD.project;
      DELETE FROM project_count WHERE project = OLD.project AND count <= 0;
      INSERT INTO project_count SELECT NEW.project, NEW.state = 0, 1 WHERE NEW.project IS NOT NULL
        ON CONFLICT DO UPDATE SET open = open + excluded.open, count = count + 1;
    END;
    CREATE TRIGGER todo_text_update AFTER UPDATE OF title, note ON todo BEGIN
      INSERT OR IGNORE INTO todo_unindexed VALUES (NEW.id);
    END;
    CREATE TRIGGER tag_count_insert AFTER INSERT ON todo_tag BEGIN
      UPDATE tag SET open = open + (SELECT count(*) FROM todo WHERE id = NEW.todo_id AND state = 0)
        WHERE id = NEW.tag_id;
    END;
    CREATE TRIGGER tag_count_delete AFTER DELETE ON todo_tag BEGIN
      UPDATE tag SET open = open - (SELECT count(*) FROM todo WHERE id = OLD.todo_id AND state = 0)
        WHERE id = OLD.tag_id;
      DELETE FROM tag WHERE id = OLD.tag_id AND NOT EXISTS (SELECT 1 FROM todo_tag WHERE tag_id = OLD.tag_id);
    END;

    CREATE TABLE change_set (
      id INTEGER PRIMARY KEY,
      at INTEGER NOT NULL,
      kind TEXT NOT NULL,
      label TEXT NOT NULL,
      count INTEGER NOT NULL DEFAULT 0,
      bytes INTEGER NOT NULL DEFAULT 0,
      is_undone INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE change_row (
      id INTEGER PRIMARY KEY,
      set_id INTEGER NOT NULL,
      seq INTEGER NOT NULL,
      side INTEGER NOT NULL,
      tbl TEXT NOT NULL,
      key INTEGER NOT NULL,
      content TEXT NOT NULL,
      UNIQUE (set_id, seq, side)
    ) STRICT;
    \(v12UndoLog)
    """
}
