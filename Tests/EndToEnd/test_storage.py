"""What a bad day does to the todo file: old files and kills in the middle of their migration, signals while todos are
being saved, pipes and empty files instead of octodo's own, and a file system without locks. No todo is lost, and a
sentence says what is wrong. Usage: test_storage.py OCTODO [--quick]"""

import contextlib
import http.server
import json
import os
import pathlib
import random
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import termios
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "bench"))
from pseudo_terminal import Program  # noqa: E402

# Sequences that move the cursor and set attributes.
ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[a-zA-Z]|[()][A-Z0-9]|[=>78])")
# The schema version of the program, and the SQL of the versions up to the eleventh. Those after it have other tables;
# MigrationTests and the attack on migrations begin with their files too.
SCHEMA = (ROOT / "Sources/Storage/Schema.swift").read_text(encoding="utf-8")
MIGRATIONS = re.findall(r'static let v\d+ = """\n(.*?)"""', SCHEMA, re.DOTALL)
VERSION = int(re.search(r"v(\d+)\]\)", SCHEMA)[1])
assert VERSION > len(MIGRATIONS) > 1, "Sources/Storage/Schema.swift has another form"
# Tables that the twelfth version replaced.
REPLACED = ("todo_count", "todo_undo", "todo_redo", "undo_size")
TODOS = 200
# The first one of the list: all are as urgent, and the oldest of such todos is above.
FIRST = "todo 1 検索"
# Calls that change files, and the calls around them.
CALLS = ["openat", "pwrite64", "write", "fdatasync", "fsync", "unlink", "ftruncate", "link", "rename", "fcntl"]
SIGNALS = 1000


class Home:
    def __init__(self, octodo, folder):
        self.octodo, self.folder, self.data = octodo, folder, f"{folder}/octodo"
        os.makedirs(self.data)
        self.file = f"{self.data}/octodo.db"
        self.configure()
        self.environment = {name: folder for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
        self.environment.update(PATH=os.environ["PATH"], TERM="xterm-256color", LANG="C.UTF-8", OCTODO_DEMO_TODOS="none")

    def configure(self, more="tracking: off\n"):
        # No request leaves the machine, because nothing listens at the API's address.
        with open(f"{self.data}/config.yml", "w") as file:
            # With an explicit theme, octodo does not query the terminal, which would not answer.
            file.write("api_url: http://127.0.0.1:9/\ntheme: plain\n" + more)

    def start(self, prefix=()):
        return Program([*prefix, self.octodo], self.environment)

    def see(self, sentence, keys=b"\t", limit=10, prefix=()):
        """Starts octodo, presses the keys after the first frame, and waits for the sentence; then ends it. Returns the
        seconds until the first frame."""
        program = self.start(prefix)
        first, data = program.frame(program.start, until=b"octodo", limit=limit)
        shown = text(data)
        require("octodo" in shown, f"Nothing was drawn in {limit} s.")
        if keys:
            os.write(program.terminal, keys)
        end = time.monotonic() + limit
        while sentence not in " ".join(shown.split()):
            require(time.monotonic() < end, f"octodo does not say: {sentence}\n{shown[-1500:]}")
            shown += text(program.frame(time.perf_counter(), limit=0.3)[1])
        leave(program)
        return first

    def todos(self):
        # On a copy, because reading would roll a journal back.
        with tempfile.TemporaryDirectory() as copy:
            for name in ("octodo.db", "octodo.db-journal"):
                if os.path.exists(f"{self.data}/{name}"):
                    shutil.copy(f"{self.data}/{name}", copy)
            return rows(f"{copy}/octodo.db")


def text(data):
    return ESCAPES.sub(" ", data.decode(errors="replace"))


def leave(program, number=signal.SIGTERM):
    """Returns the status, the last bytes, and the terminal's modes at the end."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(program.pid, number)
    _, data = program.frame(time.perf_counter(), limit=30, quiet=5)
    _, status = os.waitpid(program.pid, 0)
    modes = termios.tcgetattr(program.terminal)
    os.close(program.terminal)
    return os.waitstatus_to_exitcode(status), data, modes


def require(holds, sentence):
    if not holds:
        raise SystemExit(sentence)


def make_old(path, version):
    """A file written by an octodo of that schema, with rows in each of its tables."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
        for number in range(1, version + 1):
            database.executescript(MIGRATIONS[number - 1])
            database.execute("INSERT INTO grdb_migrations VALUES (?)", (f"v{number}",))
        for number in range(1, TODOS + 1):
            linked, done = number % 2 == 0, number % 3 == 0
            database.execute(
                "INSERT INTO todo (title, note, link_kind, link_target, created_at, done_at, is_done) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                (f"todo {number} 検索", "note " * number, "repo" if linked else None,
                 f"o/r{number}" if linked else None, number * 1000, number * 2000 if done else None, done))
        for table in ["todo_undo"] + (["todo_redo"] if version >= 3 else []):
            database.execute(f"INSERT INTO {table} (change, todo_id, title, note, created_at) VALUES ('edited', 1, 'a', 'b', 5)")
        database.execute("INSERT INTO http_cache VALUES (x'01', 1, 2, 200, NULL, 'a: b', 3, x'010203')")
        database.execute("INSERT INTO query_history (text) VALUES ('query')")
        database.execute(f"PRAGMA user_version = {version}")
        database.commit()


def rows(path):
    with contextlib.closing(sqlite3.connect(path)) as database:
        check = database.execute("PRAGMA quick_check").fetchall()
        require(check == [("ok",)], f"{path}: {check}")
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: database.execute(f"SELECT * FROM {name} ORDER BY 1").fetchall() for name in names
                if name not in ("grdb_migrations", "sqlite_sequence")}


def migrations(octodo, folder, quick):
    """An older file is killed at each system call of its migration. What remains has every row, and the next start
    completes the migration."""
    kills, starts = 0, 0
    for version in range(1, len(MIGRATIONS) + 1):
        home = Home(octodo, f"{folder}/v{version}")
        old = f"{folder}/v{version}.db"
        make_old(old, version)
        before = rows(old)
        for call in CALLS:
            step = 80 if quick else 1
            for number in range(1 + random.randrange(step), 10_000, step):
                # Also what the start before has left of it, such as the folder of its copies.
                shutil.rmtree(home.data)
                os.mkdir(home.data)
                home.configure()
                shutil.copy(old, home.file)
                starts += 1
                is_killed = migrate(home, call, number)
                kills += is_killed
                keeps(home, before, f"v{version}, killed at {call} {number}")
                home.see(FIRST)
                now = keeps(home, before, f"v{version}, started again after {call} {number}")
                require("visit" in now and version_of(home.file) == VERSION, f"v{version}, {call} {number}: not migrated")
                names = os.listdir(home.data)
                require(not any("damaged" in name or name.endswith(".new") for name in names), f"{names}")
                # If it was killed between two migrations, the backup of the first start is of v1, and a second one is
                # of the result.
                for name in names:
                    if "before" in name:
                        keeps_rows(rows(f"{home.data}/{name}"), before, f"{name} after {call} {number}")
                if not is_killed:
                    break
    return f"{kills} kills in {starts} migrations of {len(MIGRATIONS)} schemas, each row of {TODOS} todos kept"


def migrate(home, call, number):
    """Returns whether the program was killed at that call."""
    copy = f"{home.file}.before-v{VERSION}"
    strace = ["strace", "-f", "-qq", "-o", "/dev/null", "-P", home.file, "-P", f"{home.file}-journal",
              "-P", copy, "-P", f"{copy}.new", "-P", f"{copy}.new-journal", "-P", home.data,
              "-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={number}"]
    program = home.start(strace)
    shown = ""
    end = time.monotonic() + 20
    is_asked = False
    while FIRST not in shown:
        require(time.monotonic() < end, f"{call} {number}: neither killed nor started:\n{shown[-1000:]}")
        _, data = program.frame(time.perf_counter(), limit=0.05)
        shown += text(data)
        if os.waitpid(program.pid, os.WNOHANG)[0]:
            os.close(program.terminal)
            return True
        if not is_asked and "octodo" in shown:
            is_asked = True
            os.write(program.terminal, b"\t")
    # strace ends with the status of its program.
    subprocess.run(["pkill", "-TERM", "-P", str(program.pid)], check=False)
    program.frame(time.perf_counter(), limit=10, quiet=5)
    os.waitpid(program.pid, 0)
    os.close(program.terminal)
    return False


def version_of(path):
    with contextlib.closing(sqlite3.connect(path)) as database:
        return database.execute("PRAGMA user_version").fetchone()[0]


def keeps(home, before, when):
    now = home.todos()
    keeps_rows(now, before, when)
    return now


def keeps_rows(now, before, when):
    for table, kept in before.items():
        if table in REPLACED and "change_set" in now:
            continue
        # A migration adds columns only at the end.
        old = [row[:len(kept[0])] for row in now.get(table, [])] if kept else now.get(table)
        if table == "todo":
            # The column said whether a todo is done, and now its state.
            old, kept = ([row[:7] + (row[7] > 0,) + row[8:] for row in rows] for rows in (old, kept))
        require(old == kept, f"{when}: the rows of {table} are others.")


def signals(octodo, folder, quick):
    """A thousand signals while todos are being saved, then one that ends octodo."""
    observed = []
    for last in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGUSR1, signal.SIGUSR2,
                 signal.SIGALRM, signal.SIGXCPU, signal.SIGSYS, signal.SIGSEGV):
        home = Home(octodo, f"{folder}/{last.name}")
        program = home.start()
        # octodo cannot have set any modes yet, because its libraries are still being loaded.
        modes = termios.tcgetattr(program.terminal)
        program.frame(program.start, until=b"octodo")
        require(termios.tcgetattr(program.terminal) != modes, "The program sets no modes.")
        program.press(b"\t", until=b"Nothing to do yet")
        sent, saved = 0, 0
        while sent < (SIGNALS // 10 if quick else SIGNALS):
            os.write(program.terminal, b"a\x05")
            for _ in range(random.randrange(12)):
                os.kill(program.pid, random.choice([signal.SIGWINCH, signal.SIGCONT, signal.SIGCHLD, signal.SIGURG]))
                sent += 1
            os.write(program.terminal, f"saved {saved}\r".encode())
            for _ in range(random.randrange(12)):
                os.kill(program.pid, random.choice([signal.SIGWINCH, signal.SIGCONT, signal.SIGPIPE, signal.SIGTTOU]))
                sent += 1
                if random.random() < 0.05:
                    resize(program)
            _, data = program.frame(time.perf_counter(), until=f"added: saved {saved}".encode(), limit=10)
            shown = " ".join(text(data).split())
            require(os.waitpid(program.pid, os.WNOHANG)[0] == 0, f"It ended after {sent} signals:\n{shown[-500:]}")
            saved += 1
        status, data, modes_left = leave(program, last)
        require(modes_left == modes, f"{last.name} leaves the terminal in other modes.")
        require(b"\x1b[?1049l" in data, f"{last.name} leaves the terminal on the second screen.")
        require(status == -last, f"It ends with {status} after {last.name}.")
        titles = {title for _, title, *_ in home.todos()["todo"]}
        missing = {f"saved {number}" for number in range(saved)} - titles
        require(not missing, f"{len(missing)} of {saved} todos are lost: {sorted(missing)[:5]}")
        require(sent >= SIGNALS or quick, f"Only {sent} signals were sent.")
        observed.append(f"{last.name}: {sent} signals, {saved} saved")
    return "; ".join(observed)


def resize(program):
    import fcntl
    import struct
    fcntl.ioctl(program.terminal, termios.TIOCSWINSZ,
                struct.pack("HHHH", random.randint(10, 50), random.randint(60, 130), 0, 0))


def no_plain_files(octodo, folder, quick):
    """A pipe, a socket, a device or a folder where octodo expects a file: it starts immediately, and reports it if the
    user can do something about it."""
    kinds = {"a named pipe": os.mkfifo, "a socket": make_socket, "a device": lambda path: os.symlink("/dev/zero", path)}
    pipe, slowest = "it is a named pipe, not a plain file", 0.0
    for kind, make in kinds.items():
        for path in ("octodo.db", "octodo.db-journal", "octodo.db-wal"):
            home = Home(octodo, f"{folder}/{kind}-{path}")
            if path != "octodo.db":
                make_old(home.file, 4)
            make(f"{home.data}/{path}")
            home.environment["COLUMNS"] = "80"
            slowest = max(slowest, home.see(f"it is {kind}, not a plain"))
        home = Home(octodo, f"{folder}/{kind}-config")
        os.unlink(f"{home.data}/config.yml")
        make(f"{home.data}/config.yml")
        slowest = max(slowest, home.see(f"it is {kind}", keys=b""))
    for path in ("gh/hosts.yml", "octodo/events.jsonl", "octodo/user-id", "octodo/outbox/queue.db",
                  "octodo/outbox/spool/1.events", "octodo/outbox/spool/1.events.new", "octodo/outbox/sender",
                  "octodo/unsaved/new-1.json", "octodo/unsaved/1-1.json"):
        home = Home(octodo, f"{folder}/{path.replace('/', '-')}")
        home.configure("tracking: collector\ncollector:\n  url: \"http://127.0.0.1:9/\"\n" if "outbox" in path
                       else "tracking: local\n")
        os.makedirs(os.path.dirname(f"{home.folder}/{path}"), exist_ok=True)
        os.mkfifo(f"{home.folder}/{path}")
        slowest = max(slowest, home.see("Title", keys=b"\ta\x05"))
        for action in ("status", "show", "export"):
            subprocess.run([octodo, "tracking", action], env=home.environment, capture_output=True, timeout=10)
    return f"the slowest first frame came after {slowest:.2f} s; {pipe!r} and the like are reported"


def make_socket(path):
    # In a long folder path the full name would not fit into a socket's address.
    here = os.getcwd()
    os.chdir(os.path.dirname(path))
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(os.path.basename(path))
    os.chdir(here)


def damage(octodo, folder, quick):
    """What a full disk or a power cut leaves of the file is reported and kept; a new folder is not reported."""
    whole = f"{folder}/whole.db"
    make_old(whole, 4)
    with open(whole, "rb") as file:
        content = file.read()
    cuts = {"nothing": b"", "NULs": bytes(len(content)), "a header": content[:100], "half a page": content[:2048],
            "a page": content[:4096], "pages": content[:-8192], "pages and a half": content[:-6144]}
    for name, bytes_left in cuts.items():
        home = Home(octodo, f"{folder}/{name}")
        with open(home.file, "wb") as file:
            file.write(bytes_left)
        home.see("The todo file was damaged and is kept as", keys=b"")
        (kept,) = [entry for entry in os.listdir(home.data) if "damaged" in entry]
        with open(f"{home.data}/{kept}", "rb") as file:
            require(file.read() == bytes_left, f"{name}: {kept} is not what was there.")
    home = Home(octodo, f"{folder}/new")
    program = home.start()
    _, data = program.frame(program.start, quiet=0.5)
    leave(program)
    require("damaged" not in text(data), f"A new folder says: {text(data)}")
    require(not any("damaged" in name for name in os.listdir(home.data)), f"{os.listdir(home.data)}")
    return f"{len(cuts)} kinds reported and kept; a new folder is not reported"


def two_keep_one(octodo, folder, quick):
    """Two octodos keep the same repository at the same moment, repeatedly: there is one todo for it. And each list,
    opened with the next key, shows it."""
    with serving(SearchHandler) as url:
        home = Home(octodo, f"{folder}/home")
        with open(f"{home.data}/config.yml", "w") as file:
            file.write(f"api_url: {url}\ntracking: off\n")
        programs = [home.start(), home.start()]
        for program in programs:
            program.frame(program.start, until=b"octodo")
            program.press(b"kettle\r", until=f"octo/kettle{REPOS - 1}".encode())
        for number in range(REPOS):
            for program in random.sample(programs, 2):
                os.write(program.terminal, b"t")
            for program in programs:
                _, data = program.press(b"\t", until=f"octo/kettle{number}".encode(), limit=5)
                require(f"octo/kettle{number}" in text(data), f"The list does not show kettle{number}:\n{text(data)[-800:]}")
                program.press(b"1j", quiet=0.1)
        for program in programs:
            leave(program)
    titles = [title for _, title, *_ in home.todos()["todo"]]
    require(sorted(titles) == sorted(set(titles)) and len(titles) == REPOS, f"{sorted(titles)}")
    return f"{REPOS} repositories, {len(titles)} todos"


REPOS = 12


class SearchHandler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        items = [{"id": number, "name": f"kettle{number}", "full_name": f"octo/kettle{number}", "owner": {"login": "octo"},
                  "html_url": f"https://github.com/octo/kettle{number}", "description": None, "fork": False,
                  "stargazers_count": 5, "forks_count": 1, "open_issues_count": 0, "language": None, "archived": False,
                  "private": False, "default_branch": "main", "updated_at": "2026-01-01T00:00:00Z",
                  "pushed_at": "2026-01-01T00:00:00Z", "created_at": "2026-01-01T00:00:00Z"} for number in range(REPOS)]
        body = json.dumps({"total_count": REPOS, "incomplete_results": False, "items": items}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def serving(handler):
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def no_locks(octodo, folder, quick):
    """A network drive on which locking fails."""
    source, library = f"{folder}/locks.c", f"{folder}/locks.so"
    with open(source, "w") as file:
        file.write(NO_LOCKS)
    subprocess.run([shutil.which("clang") or "cc", "-shared", "-fPIC", "-o", library, source], check=True)
    home = Home(octodo, f"{folder}/home")
    make_old(home.file, 4)
    home.environment["LD_PRELOAD"] = library
    home.environment["ASAN_OPTIONS"] = "detect_leaks=0"
    home.see("its file system does not support locks (No locks")
    require(rows(home.file)["todo"], "The todos are gone.")
    return "the sentence names the file system, and the file is as it was"


NO_LOCKS = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>

static int locked(const char *name, int descriptor, int command, void *argument) {
  if (command == F_SETLK || command == F_SETLKW || command == F_GETLK || command == F_OFD_SETLK) {
    errno = ENOLCK;
    return -1;
  }
  int (*next)(int, int, ...) = (int (*)(int, int, ...))dlsym(RTLD_NEXT, name);
  return next(descriptor, command, argument);
}

int fcntl(int descriptor, int command, ...) {
  va_list list;
  va_start(list, command);
  void *argument = va_arg(list, void *);
  va_end(list);
  return locked("fcntl", descriptor, command, argument);
}

int fcntl64(int descriptor, int command, ...) {
  va_list list;
  va_start(list, command);
  void *argument = va_arg(list, void *);
  va_end(list);
  return locked("fcntl64", descriptor, command, argument);
}

int flock(int descriptor, int operation) {
  errno = ENOLCK;
  return -1;
}
"""


def main(octodo, *options):
    random.seed(7)
    tests = (no_plain_files, damage, two_keep_one, no_locks, signals, migrations)
    chosen = [test for test in tests if test.__name__ in options] or tests
    for test in chosen:
        folder = tempfile.mkdtemp(prefix="octodo-e2e-")
        try:
            start = time.monotonic()
            observed = test(octodo, folder, "--quick" in options)
            print(f"{test.__name__.replace('_', ' ')}: {observed} ({time.monotonic() - start:.1f} s)", flush=True)
        finally:
            shutil.rmtree(folder)


main(*sys.argv[1:])
