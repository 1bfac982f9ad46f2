"""Todo files of any length, as octodo would have written them over years."""

import pathlib
import random
import re
import sqlite3
import subprocess
import time

DAY = 86_400_000
# Words of titles, with the share of the todos that have them.
COMMON, MIDDLING, RARE = ("plan", 0.55), ("invoice", 0.018), ("zebra", 0.00013)


def create(octodo, environment, file, count):
    """Lets octodo create the file of `environment` and fills it with `count` todos, of which every fifth is done."""
    subprocess.run([octodo, "list"], env=environment, check=True, capture_output=True)
    rows = random.Random(count)
    now = int(time.time() * 1000)
    today = now // DAY
    with sqlite3.connect(file) as database:
        # Each row would run them; their numbers are counted at the end.
        triggers = database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name LIKE 'todo%'").fetchall()
        for name, _ in triggers:
            database.execute(f"DROP TRIGGER {name}")
        database.executemany(
            "INSERT INTO todo (id, title, note, created_at, changed_at, state, done_at, uid, priority, project, due_day, position,"
            " urgency) VALUES (?, ?, '', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (row(rows, number, now, today) for number in range(1, count + 1)))
        names = [f"tag{number}" for number in range(20)] + ["work"]
        database.executemany("INSERT INTO tag (id, name) VALUES (?, ?)", enumerate(names, 1))
        database.executemany("INSERT OR IGNORE INTO todo_tag (tag_id, todo_id) VALUES (?, ?)",
                             sorted((tag, number) for number in range(1, count + 1) for tag in tags(number)))
        for _, sql in triggers:
            database.execute(sql)
        database.execute("UPDATE todo_count SET count = (SELECT count(*) FROM todo WHERE todo.state = todo_count.state)")
        database.execute("UPDATE tag SET open = (SELECT count(*) FROM todo_tag JOIN todo ON todo.id = todo_id"
                         " WHERE tag_id = tag.id AND state = 0)")
        database.execute("INSERT INTO project_count SELECT project, sum(state = 0), count(*) FROM todo"
                         " WHERE project IS NOT NULL GROUP BY project")
        database.execute("INSERT INTO todo_unindexed SELECT id FROM todo")


def row(rows, number, now, today):
    created = now - rows.randint(0, 1_000) * DAY - number
    is_done = number % 5 == 0
    project = rows.choice(("home", "home", "home", "shed", "shop", "club", "garden", None, None, None))
    due = today + rows.randint(-30, 400) if rows.random() < 0.3 else None
    priority = rows.choice((0, 0, 0, 1, 5, 9))
    return (number, title(rows, number), created, created, 2 * is_done, created if is_done else None, f"uid-{number}",
            priority, project, due, -number << 32, urgency(priority, project, due, today, tags(number)))


def tags(number):
    """Every second todo has one of twenty tags, every fourth two, and every third one that is common."""
    return [number // 2 % 20 + 1, number // 40 % 20 + 1][:(number % 2 == 0) + (number % 4 == 0)] + [21] * (number % 3 == 0)


def urgency(priority, project, due, today, tags):
    """As octodo computes it, in hundredths."""
    late = 0 if due is None else 0.2 if today - due < -14 else min(1, (today - due + 14) * 0.8 / 21 + 0.2)
    return round(100 * ({1: 6.0, 5: 3.9, 9: 1.8}.get(priority, 0) + bool(project) + 12 * late + (0, 0.8, 0.9, 1)[len(set(tags))]))


def title(rows, number):
    words = [f"{rows.choice('bcdfghklmnprstvz')}{rows.choice('aeiou')}{int(rows.paretovariate(0.8)) % 5_000}" for _ in range(5)]
    words += [word for word, share in (COMMON, MIDDLING, RARE) if rows.random() < share]
    return f"Todo {number} {' '.join(words)}"


def create_old(file, count):
    """A file of the eleventh schema, with `count` todos."""
    folder = pathlib.Path(__file__).parent / "../Sources/Storage"
    migrations = re.findall(r'static let v\d+ = """(.*?)"""', (folder / "Schema.swift").read_text(), re.DOTALL)
    with sqlite3.connect(file, isolation_level=None) as database:
        database.execute("CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
        for number, sql in enumerate(migrations[:11], 1):
            database.executescript(sql)
            database.execute("INSERT INTO grdb_migrations VALUES (?)", [f"v{number}"])
            database.execute(f"PRAGMA user_version = {number}")
        rows = random.Random(count)
        database.execute("BEGIN")
        database.executemany(
            "INSERT INTO todo (title, note, created_at, done_at, is_done) VALUES (?, '', ?, ?, ?)",
            ((title(rows, number), number, number if number % 5 == 0 else None, number % 5 == 0) for number in range(1, count + 1)))
        database.execute("COMMIT")
