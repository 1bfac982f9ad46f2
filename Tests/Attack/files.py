"""Hostile objects where octodo's files should be. octodo starts, says what is wrong, and changes none of them."""

import os
import random
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing

from attack import attack
from world import require


def fifo(path): os.mkfifo(path)
def folder(path): path.mkdir()
def dangling(path): path.symlink_to("/no/such/file")
def circle(path): path.symlink_to(path)
def endless(path): path.symlink_to("/dev/zero")
def full(path): path.symlink_to("/dev/full")
def terminal(path): path.symlink_to("/dev/tty")
def empty(path): path.write_bytes(b"")
def zeros(path): path.write_bytes(bytes(20_000))
def noise(path): path.write_bytes(random.Random(11).randbytes(50_000))
def huge(path):
    with open(path, "wb") as file:
        file.truncate(20 << 30)


KINDS = {"fifo": fifo, "folder": folder, "dangling-link": dangling, "link-to-itself": circle, "dev-zero": endless, "dev-full": full,
         "dev-tty": terminal, "zeros": zeros, "noise": noise, "sparse-20-gib": huge}


def identity(path):
    """What must not change."""
    status = os.lstat(path)
    content = path.read_bytes() if stat.S_ISREG(status.st_mode) and status.st_size < 1 << 24 else b""
    return stat.S_IFMT(status.st_mode), status.st_size, content


def start_beside(world, words, keys="\t", limit=6):
    """octodo draws in time, stays small, shows one of the words, accepts a todo if it can, and ends."""
    program = world.start("--api-url", "http://127.0.0.1:9")
    require(program.wait("octodo", limit=limit), f"nothing is drawn after {limit} s")
    # A key press clears earlier messages.
    is_reported = not words or program.wait(*words, limit=1)
    said = program.screen.text
    program.press(keys)
    if not is_reported:
        is_reported = program.wait(*words, limit=limit)
        said = program.screen.text
    program.read(0.1 * world.patience)
    require(not program.poll() or program.status in (1, 2, 4), f"it ended with {program.status}: {program.last_words()}")
    require(is_reported, f"it does not say what is wrong: {program.screen.text[-300:]}")
    if not program.poll():
        memory = program.memory()
        require(memory < 64 * world.patience, f"it takes {memory:.0f} MiB")
        program.stay_alive()
        program.quit()
    program.end()
    return said


TODO_WORDS = ["could not be read", "damaged", "cannot be opened", "no plain file", "belongs to another", "newer octodo", "not a file", "was kept",
              "read-only", "is a ", "regular file", "disk"]
CONFIG_WORDS = ["config.yml"]


def register():
    for name, make in KINDS.items():
        quick = name in ("fifo", "dev-zero", "folder")

        def todo_file(world, make=make, name=name):
            make(world.database)
            before = identity(world.database)
            start_beside(world, [] if name in ("dangling-link",) else TODO_WORDS)
            kept = [path for path in world.database.parent.iterdir() if path.name.startswith("octodo.db") and identity(path) == before]
            require(kept, "the object is gone or changed")
            return f"reported; the object is kept as {kept[0].name}"

        def configuration(world, make=make, name=name):
            make(world.config)
            before = identity(world.config)
            start_beside(world, CONFIG_WORDS if name not in ("dangling-link",) else [], keys="")
            require(identity(world.config) == before, "the file was changed")
            return "reported, with the defaults in force"

        def gh_hosts(world, make=make, name=name):
            make(world.hosts)
            start_beside(world, ["hosts.yml"] if name not in ("dangling-link",) else [], keys="")
            return "reported, and it continues without a token"

        def events(world, make=make, name=name):
            make(world.events)
            before = identity(world.events)
            start_beside(world, [])
            if name not in ("noise", "zeros", "sparse-20-gib", "dangling-link"):
                require(identity(world.events) == before, "the object is gone or changed")
            for action in ("status", "show", "export"):
                run = world.run("tracking", action, limit=8)
                require(name in ("sparse-20-gib",) or not run.is_late, f"octodo tracking {action} does not end")
                require(run.memory < 96 * world.patience, f"octodo tracking {action} takes {run.memory:.0f} MiB")
                require(0 <= run.status < 100 or run.is_late, f"octodo tracking {action} ended with {run.status}")
            return "it keeps running, and octodo tracking ends"

        attack(f"todo-file-{name}", quick=quick)(todo_file)
        attack(f"configuration-{name}", quick=quick)(configuration)
        attack(f"gh-hosts-{name}", quick=name == "fifo")(gh_hosts)
        attack(f"events-{name}", quick=name == "fifo")(events)


register()


def used(world):
    """A folder in which octodo has saved a todo."""
    program = world.open_with_todo("kept")
    program.quit()


@attack(quick=True)
def todo_file_emptied(world):
    """0 bytes in a folder that was in use mean damage, and must not silently become a new list."""
    used(world)
    empty(world.database)
    said = start_beside(world, ["damaged", "empty", "0 bytes"])
    return f"reported: {said[said.find('!'):][:110]}"


@attack()
def todo_file_cut_and_scratched(world):
    """Truncated at many offsets, or with a range overwritten: reported or intact, never a crash, and always kept."""
    used(world)
    whole, dice, reported = world.database.read_bytes(), random.Random(12), 0
    cases = [whole[:size] for size in (1, 15, 16, 99, 100, 101, 1000, 4095, 4096, 4097, len(whole) // 2, len(whole) - 1)]
    for _ in range(16):
        position = dice.randrange(len(whole) - 600)
        cases.append(whole[:position] + dice.randbytes(600) + whole[position + 600:])
    for content in cases:
        for path in world.database.parent.glob("octodo.db*"):
            path.unlink()
        world.database.write_bytes(content)
        program = world.open()
        is_reported = program.wait(*TODO_WORDS, limit=0.5)
        program.press("\t")
        program.wait(" open, ", *TODO_WORDS, limit=5)
        program.read(0.1 * world.patience)
        require(not program.poll(), f"it ended with {program.status}")
        is_reported = is_reported or program.shows(*TODO_WORDS)
        is_fine = is_reported or "○ kept" in program.screen.text
        if not is_fine:
            # Distinguishes a lost key from a program that hangs.
            program.stay_alive()
        require(is_fine, f"the todo is gone without a message ({len(content)} bytes): {program.screen.text}")
        reported += is_reported
        program.quit()
        require(any(path.read_bytes() == content for path in world.database.parent.glob("octodo.db*")) or not is_reported
                or "○ kept" in program.screen.text, "the damaged file is gone")
    return f"{len(cases)} damaged files: {reported} reported, in the others the todo was still readable; all were kept"


@attack(quick=True)
def todo_file_of_a_newer_schema(world):
    used(world)
    with closing(sqlite3.connect(world.database)) as database:
        database.execute("PRAGMA user_version = 99")
    before = world.database.read_bytes()
    start_beside(world, ["newer octodo"])
    require(world.database.read_bytes() == before, "the file was changed")
    return "reported, and the file is unchanged"


@attack()
def todo_file_of_another_program(world):
    with closing(sqlite3.connect(world.database)) as database:
        database.execute("CREATE TABLE bookmarks (title TEXT)")
        database.commit()
    before = world.database.read_bytes()
    start_beside(world, ["another program"])
    require(world.database.read_bytes() == before, "the file was changed")
    return "reported, and the file is unchanged"


def locked(database):
    """A process that has the file locked until its input ends."""
    holder = subprocess.Popen([sys.executable, "-c", "import sqlite3,sys; d=sqlite3.connect(sys.argv[1], isolation_level=None);"
                               "d.execute('BEGIN EXCLUSIVE'); print('held', flush=True); sys.stdin.read()", str(database)],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    holder.stdout.readline()
    return holder


@attack(quick=True)
def todo_file_locked(world):
    """Another program has it locked: octodo keeps accepting keys, says so, and saves once the file is free."""
    used(world)
    holder = locked(world.database)
    program = world.open()
    program.press("\t")
    # The help would be behind the message that follows the wait.
    program.see("another program", limit=15)
    program.stay_alive()
    holder.stdin.close()
    holder.wait()
    program.press("r")
    program.see("○ kept", limit=15)
    program.quit()
    return "reported while it was locked, read once it was free"


@attack()
def todo_file_with_triggers(world):
    """A todo file whose schema does more than octodo's: octodo runs no harmful code from it."""
    used(world)
    with closing(sqlite3.connect(world.database)) as database:
        database.executescript("""
            CREATE TRIGGER evil AFTER INSERT ON todo BEGIN DELETE FROM todo WHERE id <> NEW.id; END;
            CREATE VIEW everything AS SELECT load_extension('/tmp/evil.so');
            CREATE TABLE big (x TEXT DEFAULT (zeroblob(1000000000)));""")
    program = world.open()
    program.go_to_todos()
    program.add_todo("second")
    program.wait("○ second", *TODO_WORDS)
    program.leave_field()
    program.stay_alive()
    program.quit()
    return "it keeps running; a file made by a stranger can lose its own todos, and nothing else"


CONFIGURATIONS = {
    "alias-bomb": lambda: "a0: &a0 [x, x, x, x, x, x, x, x, x]\n" + "".join(
        f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 12)) + "theme: *a11\n",
    "merge-bomb": lambda: "a0: &a0 {x: y}\n" + "".join(f"a{n}: &a{n} {{<<: [{', '.join([f'*a{n - 1}'] * 9)}], k{n}: v}}\n" for n in range(1, 12)),
    "deep": lambda: "[" * 200_000,
    "deep-blocks": lambda: "".join(" " * n + "a:\n" for n in range(3000)),
    "long-key": lambda: "k" * 5_000_000 + ": 1\n",
    "long-value": lambda: "theme: " + "v" * 5_000_000 + "\n",
    "many-keys": lambda: "".join(f"key{n}: 1\n" for n in range(200_000)),
    "100-mib": lambda: "# comment\n" * 10_000_000,
    "tags": lambda: "theme: !!python/object/apply:os.system [id]\napi_url: !<tag:yaml.org,2002:binary> AAAA\n",
    "documents": lambda: "theme: dark\n---\n" * 100_000,
    "directive": lambda: "%YAML 9.9\n%TAG ! tag:x,2000:\n---\ntheme: dark\n",
    "number": lambda: "page_size: 1" + "0" * 100_000 + "\n",
}


def register_configurations():
    for name, make in CONFIGURATIONS.items():
        def configuration(world, make=make):
            world.config.write_text(make())
            begun = time.monotonic()
            start_beside(world, [], keys="")
            return f"drawn and left in {time.monotonic() - begun:.1f} s"

        def hosts(world, make=make):
            world.hosts.write_text(make())
            begun = time.monotonic()
            start_beside(world, [], keys="")
            return f"drawn and left in {time.monotonic() - begun:.1f} s"

        attack(f"configuration-{name}", quick=name == "alias-bomb")(configuration)
        attack(f"gh-hosts-{name}", quick=name == "alias-bomb")(hosts)


register_configurations()


@attack()
def two_octodos(world):
    """Both add, change and delete; each sees the other's changes, and nothing is lost."""
    pair = [world.open(), world.open()]
    for program in pair:
        program.go_to_todos()
    for number in range(15):
        for index, program in enumerate(pair):
            program.add_todo(f"of {index} number {number}")
        for index, program in enumerate(pair):
            program.see(f"○ of {index} number {number}", limit=15)
            program.leave_field()
    for program in pair:
        program.press("jk")
        program.see("30 open", limit=10)
    # A key that types nothing ends the moment in which a letter after a field is taken for text.
    pair[0].press("\x1b[HD")
    pair[0].see("Deleted: ")
    pair[1].see("29 open", limit=10)
    for program in pair:
        program.quit()
    require(len(world.todos()) == 29, f"{len(world.todos())} of 29 todos are saved")
    return "30 todos by two at once, each saw the other's"


@attack()
def files_for_the_owner_only(world):
    """Whatever the umask is."""
    program = world.open(before=lambda: os.umask(0))
    program.go_to_todos()
    program.add_todo("private")
    program.see("○ private")
    program.press("ahalf", 0.5 * world.patience)
    program.end()
    for path in (world.home / ".local").rglob("*octodo*/**/*"):
        mode = stat.S_IMODE(path.lstat().st_mode)
        require(mode & 0o077 == 0, f"{path.name} has the mode {mode:o}")
    return "all that octodo wrote is for the owner only"
