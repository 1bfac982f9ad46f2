"""Copies of the todo file, and what is saved from a damaged one: no kill, no full disk and no second version loses a todo that can be read."""

import os
import random
import sqlite3
import subprocess
import time
from contextlib import closing

from attack import attack
from disks import fill, mount
from kills import VERSION, older_file
from world import require

PAGE = 4096


def titles(path):
    with closing(sqlite3.connect(path)) as database:
        return {title for (title,) in database.execute("SELECT title FROM todo")}


def kill_command(world, dice, longest, *arguments):
    """Starts a command and kills it at a random moment."""
    process = subprocess.Popen([world.octodo, *arguments], env=world.environment, cwd=world.home,
                               stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(dice.uniform(0, longest))
    process.kill()
    process.wait()


def copies(world):
    return sorted((world.database.parent / "backups").glob("octodo-????-??-??.db"))


def seconds(world, *arguments):
    return world.run(*arguments).seconds * 1.2


@attack(quick=True, kills=40)
def kill_while_copying(world, kills):
    """A copy is whole or not there; the earlier one stays."""
    older_file(world.database, VERSION)
    dice, longest = random.Random(31), seconds(world, "backup")
    for _ in range(kills):
        kill_command(world, dice, longest, "backup")
        for copy in copies(world):
            require(len(titles(copy)) == 3000, f"{copy.name} has {len(titles(copy))} of 3,000 todos")
    require(len(world.todos()) == 3000, "the todo file lost todos")
    return f"{kills} kills while a copy was made: each copy was whole"


@attack(quick=True, kills=40)
def kill_while_restoring(world, kills):
    """The todo file has the todos from before or those of the copy, and the file from before is kept first."""
    older_file(world.database, VERSION)
    require(world.run("backup").status == 0, "no copy was made")
    copy, old = copies(world)[0], titles(copies(world)[0])
    with closing(sqlite3.connect(world.database)) as database:
        database.execute("DELETE FROM todo WHERE id % 2")
        database.execute("UPDATE todo SET title = 'new ' || id")
        database.commit()
    present, dice, done = titles(world.database), random.Random(32), 0
    longest = seconds(world, "backup", "restore", str(copy))
    for number in range(kills):
        kill_command(world, dice, longest, "backup", "restore", str(copy))
        now = world.todos()
        require(now in (old, present), f"{len(now)} todos: neither those of the copy nor those from before")
        if now == old:
            kept = list(world.database.parent.glob("octodo.db.before-restore-*"))
            require(any(titles(path) == present for path in kept), "the file from before was not kept")
            done += 1
    return f"{kills} kills while a copy was put back, after {done} of them its todos were there; nothing in between"


def damage(world, dice, pages=1):
    content = bytearray(world.database.read_bytes())
    for _ in range(pages):
        page = dice.randrange(len(content) // PAGE)
        content[page * PAGE:(page + 1) * PAGE] = dice.randbytes(PAGE)
    world.database.write_bytes(content)
    return bytes(content)


def fresh(world):
    for path in world.database.parent.glob("octodo.db*"):
        path.unlink()
    older_file(world.database, VERSION)


@attack("damaged-pages", quick=True, cases=12, pages=1)
@attack("damaged-pages-many", cases=30, pages=5)
def damaged_pages(world, cases, pages):
    """What is not in a damaged page is saved; the damaged file is kept and named on the Todos tab, at the next start too."""
    dice, least = random.Random(33), 3000
    for number in range(cases):
        fresh(world)
        before = damage(world, dice, pages)
        program = world.open()
        program.press("\t")
        program.see(" open, ", "The damaged file is kept as", limit=20)
        program.read(0.3 * world.patience)
        is_said = program.wait("The damaged file is kept as", limit=3)
        kept = list(world.database.parent.glob("octodo.db.damaged-*"))
        program.quit()
        saved = world.todos()
        if kept:
            require(any(path.read_bytes() == before for path in kept), "the damaged file is not kept as it was")
            require(is_said, f"the damaged file is kept, and the Todos tab does not say so: {program.screen.text[-300:]}")
            program = world.open()
            program.press("\t")
            program.see("The damaged file is kept as", limit=20)
            program.quit()
        least = min(least, len(saved))
        require(saved <= {f"old {index}" for index in range(3000)}, "there are todos that were never written")
        require(len(saved) >= 3000 - 300 * pages, f"only {len(saved)} of 3,000 todos were saved from {pages} damaged pages (case {number})")
    return f"{cases} files with {pages} damaged pages: at least {least} of 3,000 todos saved, all damaged files kept"


@attack(kills=25)
def kill_while_salvaging(world, kills):
    """After any number of kills the next start saves what can be read, and the damaged file is there."""
    dice = random.Random(34)
    for number in range(kills):
        fresh(world)
        content = bytearray(world.database.read_bytes())
        content[:PAGE] = dice.randbytes(PAGE)
        world.database.write_bytes(content)
        for _ in range(2):
            program = world.start("--api-url", "http://127.0.0.1:9")
            program.read(dice.uniform(0, 0.06) * world.patience)
            program.end()
        program = world.open()
        program.press("\t")
        program.see("The damaged file is kept as", limit=20)
        program.quit()
        kept = [path for path in world.database.parent.glob("octodo.db.damaged-*")]
        require(any(path.read_bytes() == bytes(content) for path in kept), f"the damaged file is gone (case {number})")
        require(len(world.todos()) >= 2700, f"only {len(world.todos())} of 3,000 todos were saved (case {number})")
    return f"{2 * kills} kills while a damaged file was replaced: the next start saved the todos, the file was kept"


@attack(quick=True)
def two_versions(world):
    """A newer octodo migrates the file: the older one writes nothing, says so, and keeps what is typed."""
    program = world.open_with_todo("tagged")
    program.leave_field()
    with closing(sqlite3.connect(world.database, isolation_level=None)) as database:
        database.executescript(f"""
            BEGIN; ALTER TABLE todo ADD COLUMN tags TEXT; UPDATE todo SET tags = 'home';
            INSERT INTO grdb_migrations VALUES ('v{VERSION + 1}'); PRAGMA user_version = {VERSION + 1}; COMMIT""")
    program.see("start octodo again", limit=5)
    for keys in ("x", "D", "u", "anew\r"):
        program.press(keys, 0.1 * world.patience)
    program.see("start octodo again", limit=5)
    program.press(b"\x1b")
    program.see("Draft kept", limit=5)
    program.quit()
    with closing(sqlite3.connect(world.database)) as database:
        rows = database.execute("SELECT title, tags, state FROM todo").fetchall()
    require(rows == [("tagged", "home", 0)], f"the older program changed the file: {rows}")
    require(list((world.database.parent / "unsaved").glob("*.json")), "what was typed is gone")
    return "refused with a sentence; the new column and the typed text are there"


@attack(quick=True)
def full_disk_while_copying(world):
    """A copy that does not fit is not there, the earlier ones stay, and the todo file is as it was."""
    mount(world.database.parent, "size=4m,mode=700")
    older_file(world.database, VERSION)
    require(world.run("backup").status == 0, "no copy was made although there is room")
    earlier = [(path.name, path.read_bytes()) for path in copies(world)]
    fill(world.database.parent / "filler")
    run = world.run("backup")
    require(run.status == 1 and "disk is full" in run.err, f"status {run.status}: {run.said}")
    require([(path.name, path.read_bytes()) for path in copies(world)] == earlier, "the earlier copy changed")
    left = sorted(path.name for path in (world.database.parent / "backups").iterdir())
    require(left == [name for name, _ in earlier], f"a partial copy is left: {left}")
    run = world.run("backup", "restore")
    require(run.status == 1 and "disk is full" in run.err, f"restore: status {run.status}: {run.said}")
    require(len(world.todos()) == 3000, "todos are gone")
    program = world.open()
    program.press("\t")
    program.see("3,000 open", "old 2999")
    program.quit()
    # A damaged file is called that, whatever prevents saving what can be read of it.
    content = world.database.read_bytes()
    with world.database.open("r+b") as file:
        file.write(bytes(PAGE))
    program = world.open()
    program.press("\t")
    program.see("The todo file is damaged", "the disk is full")
    program.quit()
    with world.database.open("r+b") as file:
        file.write(content)
    (world.database.parent / "filler").unlink()
    return "reported; the earlier copy and the todo file are unchanged, and the todos are shown"


@attack()
def own_files_of_200_megabytes(world):
    """Values that octodo never wrote take no memory."""
    program = world.open_with_todo("small")
    program.quit()
    with closing(sqlite3.connect(world.database)) as database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute("INSERT INTO todo (title, note, created_at) VALUES ('large', printf('%200000000c', 'x'), 1)")
        database.execute("INSERT INTO query_history (text) VALUES (printf('%200000000c', 'x'))")
        database.commit()
    os.makedirs(world.database.parent / "unsaved", exist_ok=True)
    os.truncate(os.open(world.database.parent / "unsaved/new-x.json", os.O_CREAT | os.O_WRONLY), 200_000_000)
    program = world.open()
    program.press("\t")
    program.see("○ small", limit=30)
    program.see("○ large", limit=30)
    memory = program.memory()
    require(memory < 96 * world.patience, f"it takes {memory:.0f} MiB")
    program.stay_alive()
    program.quit()
    return f"{memory:.0f} MiB, with a todo and a query of 200 MB in the file and a draft of 200 MB beside it"
