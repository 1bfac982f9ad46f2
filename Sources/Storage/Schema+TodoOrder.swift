extension Schema {
  /// Indices that have the todos of a project, of a tag and of a range of due dates with their urgency, so that the first page
  /// of such a list does not depend on the number of todos.
  ///
  /// `todo_state` and `todo_urgency` repeat the columns of the todo, because an index has the columns of one table only;
  /// triggers keep them correct for every writer. Todos with other than ASCII characters are indexed again, because signs that
  /// cannot be seen no longer separate words, and letters with their marks apart are those with their marks.
  static let v13 = """
    DROP INDEX todo_project;
    CREATE INDEX todo_project ON todo (project, state, urgency DESC, id) WHERE project IS NOT NULL;
    DROP INDEX todo_due;
    DROP INDEX todo_changed;
    CREATE INDEX todo_changed ON todo (state, changed_at DESC, id);
    CREATE INDEX todo_due ON todo (state, due_day, ifnull(due_at, 9223372036854775807), id, urgency)
      WHERE due_day IS NOT NULL;

    ALTER TABLE todo_tag ADD COLUMN todo_state INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE todo_tag ADD COLUMN todo_urgency INTEGER NOT NULL DEFAULT 0;
    UPDATE todo_tag SET (todo_state, todo_urgency) = (todo.state, todo.urgency) FROM todo WHERE todo.id = todo_id;
    CREATE INDEX todo_tag_urgency ON todo_tag (tag_id, todo_state, todo_urgency DESC, todo_id);
    CREATE TRIGGER todo_tag_order_insert AFTER INSERT ON todo_tag BEGIN
      UPDATE todo_tag SET (todo_state, todo_urgency) = (todo.state, todo.urgency) FROM todo
        WHERE todo.id = NEW.todo_id AND tag_id = NEW.tag_id AND todo_id = NEW.todo_id;
    END;
    CREATE TRIGGER todo_tag_order_update AFTER UPDATE OF state, urgency ON todo
      WHEN NEW.state <> OLD.state OR NEW.urgency <> OLD.urgency BEGIN
      UPDATE todo_tag SET todo_state = NEW.state, todo_urgency = NEW.urgency WHERE todo_id = NEW.id;
    END;
    INSERT OR IGNORE INTO todo_unindexed
      SELECT id FROM todo WHERE title GLOB '*[^' || char(1) || '-~]*' OR note GLOB '*[^' || char(1) || '-~]*';
    """
}
