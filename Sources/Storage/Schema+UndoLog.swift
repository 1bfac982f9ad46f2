extension Schema {
  /// Turns the entries of the old undo log into change sets. An entry had the row before its change, or the new row of an
  /// addition; an entry for redo had the row after its change, or the row that a deletion removed. What the log does not
  /// have is in the next entry of the same todo, or in the todo itself.
  static let v12UndoLog = """
    CREATE TEMP TABLE old_change AS
    SELECT id, todo_id, change, 0 AS is_undone, is_joined, title, note, link_kind, link_target, link_url, created_at, done_at
    FROM todo_undo
    UNION ALL
    SELECT (SELECT coalesce(max(id), 0) FROM todo_undo) + (SELECT coalesce(max(id), 0) + 1 FROM todo_redo) - id,
      todo_id, change, 1, is_joined, title, note, link_kind, link_target, link_url, created_at, done_at
    FROM todo_redo;
    CREATE TEMP TABLE old_row AS
    SELECT id, todo_id, change, is_undone,
      sum(CASE WHEN is_undone THEN 0 ELSE is_joined = 0 END) OVER (ORDER BY id) AS undo_set,
      sum(CASE WHEN is_undone THEN is_joined = 0 ELSE 0 END) OVER (ORDER BY id DESC) AS redo_set,
      \(snapshot(of: "old_change", id: "todo_id")) AS content
    FROM old_change;
    CREATE TEMP TABLE old_pair AS
    SELECT id, todo_id, change, is_undone,
      CASE WHEN is_undone THEN 1 + (SELECT coalesce(max(undo_set), 0) FROM old_row)
        + (SELECT coalesce(max(redo_set), 0) FROM old_row) - redo_set ELSE undo_set END AS set_id,
      CASE WHEN change = 'added' THEN NULL WHEN is_undone AND change <> 'deleted'
        THEN coalesce(lag(content) OVER same, now) ELSE content END AS before,
      CASE WHEN change = 'deleted' THEN NULL WHEN is_undone OR change = 'added' THEN content
        ELSE coalesce(lead(content) OVER same, now) END AS after
    FROM (SELECT *, (SELECT \(snapshot(of: "todo", id: "todo.id", state: "nullif(state, 0)")) FROM todo WHERE id = todo_id) AS now
      FROM old_row)
    WINDOW same AS (PARTITION BY todo_id, is_undone ORDER BY id);
    INSERT INTO change_row (set_id, seq, side, tbl, key, content) SELECT set_id, id, 0, 'todo', todo_id, before FROM old_pair WHERE before IS NOT NULL;
    INSERT INTO change_row (set_id, seq, side, tbl, key, content) SELECT set_id, id, 1, 'todo', todo_id, after FROM old_pair WHERE after IS NOT NULL;
    INSERT INTO change_set (id, at, kind, label, count, bytes, is_undone)
    SELECT set_id, 0, min(change), '', count(*),
      sum(length(CAST(coalesce(before, '') || coalesce(after, '') AS BLOB))), is_undone
    FROM old_pair GROUP BY set_id;
    DROP TABLE old_change;
    DROP TABLE old_row;
    DROP TABLE old_pair;
    DROP TABLE todo_undo;
    DROP TABLE todo_redo;
    DELETE FROM undo_size WHERE log = 'todo_undo';
    """

  /// The JSON of `TodoSnapshot` for a row that has the old fields only.
  private static func snapshot(of table: String, id: String, state: String = "iif(done_at IS NULL, NULL, 2)")
    -> String
  {
    """
    json_patch('{}', json_object('uid', (SELECT uid FROM todo AS known WHERE known.id = \(id)), 'title', title,
      'note', nullif(note, ''), 'state', \(state), 'link_kind', link_kind, 'link_target', link_target,
      'link_url', link_url, 'created_at', created_at, 'changed_at', coalesce(done_at, created_at), 'done_at', done_at,
      'position', -\(id) << 32))
    """
  }
}
