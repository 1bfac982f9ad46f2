"""kill -9 at any moment: everything that was shown as saved is in the file, and the file is intact."""

import random
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from attack import attack
from world import World, require

STORAGE = Path(__file__).parent / "../../Sources/Storage"
SCHEMA = (STORAGE / "Schema.swift").read_text(encoding="utf-8")
TODOS = "".join((STORAGE / name).read_text(encoding="utf-8") for name in ("Schema+Todos.swift", "Schema+TodoOrder.swift", "Schema+DoneThreads.swift", "Schema+DamagedFiles.swift"))
# Nothing was undone, and no notification was done, in the files that are made here.
NO_LOG = "DROP TABLE todo_undo; DROP TABLE todo_redo; DELETE FROM undo_size WHERE log = 'todo_undo';"
# The SQL of each version, the first one first.
MIGRATIONS = [sql.replace(r"\(v12UndoLog)", NO_LOG).replace(r"\(doneThreadsOfSettings)", "") for sql in
              re.findall(r'static let v\d+ = """(.*?)"""', SCHEMA + TODOS, re.DOTALL)]
# The schema version of the program.
VERSION = int(re.search(r"v(\d+)\]\)", SCHEMA)[1])
assert len(MIGRATIONS) == VERSION > 1, "Sources/Storage/Schema.swift has another form"


def is_listed(program, title):
    """The row of the list, not the editor's field."""
    return any(re.match(rf"\s*▌?\s*[○✓] {title}( |$)", line) for line in program.screen.lines)


def seconds_to_save(world):
    """How long it takes until a todo is shown as saved, on this machine at this moment."""
    program = world.open()
    program.go_to_todos()
    since = time.monotonic()
    for number in range(5):
        program.add_todo(f"calm {number}")
        program.see(f"○ calm {number}")
    taken = (time.monotonic() - since) / 5
    program.end()
    return taken


def add_until_killed(world, program, prefix, dice, pace, most=6):
    """Adds todos until a kill at a random moment; returns those that were shown as saved."""
    saved, moment = [], time.monotonic() + dice.uniform(0, 5 * pace)
    for number in range(most):
        title = f"{prefix}-{number}"
        program.press(f"a{title}\r")
        while not is_listed(program, title):
            if time.monotonic() > moment or program.poll():
                break
            program.read(0.001)
        if is_listed(program, title):
            saved.append(title)
        if time.monotonic() > moment:
            break
    program.kill()
    program.read(0.2)
    # Output that was on its way to the screen counts as shown.
    saved += [title for number in range(most) if (title := f"{prefix}-{number}") not in saved and is_listed(program, title)]
    return saved


@attack("kill-while-adding-1", quick=True, seed=1, kills=25)
@attack("kill-while-adding-2", seed=2, kills=200)
@attack("kill-while-adding-3", seed=3, kills=200)
def kill_while_adding(world, seed, kills):
    dice, shown, pace = random.Random(seed), set(), seconds_to_save(world)
    for number in range(kills):
        program = world.open()
        program.go_to_todos()
        shown |= set(add_until_killed(world, program, f"todo-{number}", dice, pace))
        program.end()
        if number % 10 == 9 or number == kills - 1:
            missing = shown - world.todos()
            require(not missing, f"{len(missing)} of {len(shown)} todos that were shown as saved are gone: {sorted(missing)[:5]}")
    require(len(shown) >= kills / 5, f"only {len(shown)} todos were saved before {kills} kills: the attack is too hasty")
    return f"{kills} kills, {len(shown)} todos shown as saved, none lost"


@attack(kills=60)
def kill_while_changing(world, kills):
    """Done, deleted and undone."""
    dice, changes, pace = random.Random(4), 0, seconds_to_save(world)
    for number in range(kills):
        program = world.open()
        program.go_to_todos()
        title = f"changing-{number}"
        program.add_todo(title)
        program.see(f"○ {title}")
        program.leave_field()
        shown = "open"
        moment = time.monotonic() + dice.uniform(0, 4 * pace)
        for key, words, after in [("x", "Done: ", "done"), ("u", "Open again: ", "open"), ("D", "Deleted: ", "gone"),
                                  ("u", "Restored: ", "open"), ("D", "Deleted: ", "gone")]:
            program.press(key)
            while not program.shows(words) and time.monotonic() < moment:
                program.read(0.001)
            if not program.shows(words):
                break
            shown, changes = after, changes + 1
        program.kill()
        program.read(0.1)
        program.end()
        state = {"open": [(0,)], "done": [(1,)], "gone": []}[shown]
        # The change after the last one shown may also have been saved.
        after = {"open": [(0,), (1,)], "done": [(1,), (0,)], "gone": [(0,)]}[shown]
        world.todos()
        with closing(sqlite3.connect(world.database)) as database:
            found = database.execute("SELECT state = 2 FROM todo WHERE title = ?", [title]).fetchall()
        require(found == state or found in [[one] for one in after] or shown == "open" and found == [],
                f"a todo that was shown as {shown} is {found} after the kill")
    require(changes >= kills / 5, f"only {changes} changes in {kills} kills: the attack is too hasty")
    return f"{kills} kills, {changes} changes shown, none lost"


@attack(quick=True, kills=40)
def kill_while_starting(world, kills):
    """The file and its tables are being created when the kill comes; the next start works like a first start."""
    dice = random.Random(5)
    for number in range(kills):
        fresh = World(world.octodo, world.folder / f"start-{number}")
        fresh.environment.update({name: value for name, value in world.environment.items() if name not in ("HOME", "TMPDIR")})
        program = fresh.start("--api-url", "http://127.0.0.1:9")
        program.read(dice.uniform(0, 0.04) * world.patience)
        program.end()
        if number % 4 == 0:
            program = fresh.open()
            program.go_to_todos()
            require(not program.shows("damaged"), "after a kill at the start the new file counts as damaged")
            program.add_todo("after the kill")
            program.see("○ after the kill")
            program.end()
            fresh.todos()
    return f"{kills} kills while the file was made; each next start was as the first"


@attack(kills=30)
def kill_two_octodos(world, kills):
    dice, shown, pace = random.Random(6), set(), seconds_to_save(world)
    for number in range(kills):
        pair = [world.open(), world.open()]
        for program in pair:
            program.go_to_todos()
        for index, program in enumerate(pair):
            shown |= set(add_until_killed(world, program, f"pair-{number}-{index}", dice, pace, most=3))
        for program in pair:
            program.end()
    missing = shown - world.todos()
    require(not missing, f"{len(missing)} todos that were shown as saved are gone: {sorted(missing)[:5]}")
    return f"{2 * kills} kills of two at a time, {len(shown)} todos shown as saved, none lost"


def older_file(path, version):
    """A todo file written by an octodo with an older schema."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
        for number in range(1, version + 1):
            database.executescript(MIGRATIONS[number - 1])
            database.execute("INSERT INTO grdb_migrations VALUES (?)", [f"v{number}"])
            database.execute(f"PRAGMA user_version = {number}")
        database.execute("BEGIN")
        database.executemany("INSERT INTO todo (title, note, created_at) VALUES (?, '', ?)",
                             [(f"old {number}", number) for number in range(3000)])
        database.execute("COMMIT")


@attack(kills=40)
def kill_while_migrating(world, kills):
    dice = random.Random(7)
    for number in range(kills):
        for path in world.database.parent.glob("octodo.db*"):
            path.unlink()
        older_file(world.database, 1 + number % (VERSION - 1))
        program = world.start("--api-url", "http://127.0.0.1:9")
        program.read(dice.uniform(0, 0.05) * world.patience)
        program.end()
        program = world.open()
        program.go_to_todos()
        program.see("3,000 open")
        program.end()
        require(len(world.todos()) == 3000, "todos are gone after a kill during a migration")
    return f"{kills} kills while schemas 1 to {VERSION - 1} became the present one; 3,000 todos were there each time"


@attack("kill-while-recording", quick=True)
def kill_while_recording(world):
    """A recording plays after a kill at any moment, and has what was typed before the program was idle."""
    dice, played = random.Random(11), 0
    for number in range(4):
        script, program = recording(world, f"at-once-{number}")
        program.add_todo("cut short")
        program.read(dice.uniform(0, 0.2) * world.patience)
        program.kill()
        program.wait_end()
        # A kill before the first idle moment leaves no script.
        if script.exists():
            play(world, script)
            played += 1
    script, program = recording(world, "idle")
    program.add_todo("kept by the recording")
    # The script is written when the program has become idle, a moment after the screen shows the todo.
    limit = time.monotonic() + 5 * world.patience
    while "kept by the recording" not in text_of(script):
        require(time.monotonic() < limit, "the recording lost what was typed before the kill")
        program.read(0.02)
    program.kill()
    program.wait_end()
    require("kept by the recording" in text_of(script), "the kill took lines out of the recording")
    play(world, script)
    require(played > 0, "no recording that was killed at once left a script")
    return f"{played} of 4 recordings that were killed at once left a script, and played; the idle one had the last todo"


def recording(world, name):
    """A program that is recorded, at the list of todos."""
    script = world.home / "recordings" / f"{name}.steps"
    script.parent.mkdir(exist_ok=True)
    program = world.start("--demo", "--record-script", str(script))
    require(program.wait("octodo", limit=5), "nothing is drawn after 5 s")
    program.go_to_todos()
    return script, program


def text_of(script):
    """Empty until the script is written for the first time."""
    return script.read_text() if script.exists() else ""


def play(world, script):
    run = world.run("--script", str(script))
    require(run.status == 0, f"the recording of a killed program does not play: {run.out}")


@attack(quick=True)
def kill_leaves_terminal(world):
    """The next start in that terminal leaves it usable for a shell (and the README mentions `reset`)."""
    first = world.open()
    first.kill()
    first.wait_end()
    left = sorted(first.screen.modes & {1000, 1006, 1004, 2004, 1049})
    second = world.open(terminal=(first.master, first.reopen()))
    second.first_modes = first.first_modes
    second.screen.modes |= first.screen.modes
    second.quit()
    second.check_restored()
    readme = (Path(__file__).parent / "../../README.md").read_text()
    require("`reset`" in readme, "README does not say how to fix a terminal after kill -9")
    return f"after kill -9 the modes {left} were on; the next octodo left the terminal as it was before both"
