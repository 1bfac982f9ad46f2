"""An attack's own home folder, and octodo in it: in a terminal or as a command."""

import ctypes
import fcntl
import os
import select
import signal
import sqlite3
import struct
import subprocess
import tempfile
import termios
import time
from contextlib import closing
from pathlib import Path

from screen import Screen

TOKEN = "gho_" + "AttackTokenThatNobodyHas0123456789ab"
END_WITH_PARENT = 1  # PR_SET_PDEATHSIG of prctl(2)
F1, CLEAR = b"\x1bOP", b"\x15"
LIBC = ctypes.CDLL(None, use_errno=True)


class Broke(Exception):
    """The attack succeeded; the text says what was observed."""


class Skipped(Exception):
    """The attack cannot be run on this machine."""


def require(holds, sentence):
    if not holds:
        raise Broke(sentence)


class World:
    def __init__(self, octodo, folder):
        self.octodo = octodo
        self.folder = Path(folder)
        self.home = self.folder / "home"
        self.programs = []
        for path in (self.config.parent, self.database.parent, self.events.parent, self.hosts.parent, self.temporary):
            path.mkdir(parents=True, mode=0o700)
        self.environment = {"HOME": str(self.home), "TERM": "xterm-256color", "LANG": "C.UTF-8",
                            "TMPDIR": str(self.temporary), "PATH": os.environ["PATH"], "OCTODO_DEMO_TODOS": "none",
                            # Random keys can ask for an editor, and the one of the machine may wait for keys that never come.
                            "EDITOR": "true"}
        # How many times as long as the release program other builds may take.
        self.patience = 1 if "/release/" in os.path.realpath(octodo) else 4

    @property
    def config(self): return self.home / ".config/octodo/config.yml"
    @property
    def hosts(self): return self.home / ".config/gh/hosts.yml"
    @property
    def database(self): return self.home / ".local/share/octodo/octodo.db"
    @property
    def events(self): return self.home / ".local/state/octodo/events.jsonl"
    @property
    def temporary(self): return self.folder / "tmp"

    def start(self, *arguments, **options):
        """octodo in a terminal, after its first frame."""
        program = Octodo(self, [*options.pop("wrapper", []), options.pop("program", self.octodo), *arguments], **options)
        self.programs.append(program)
        return program

    def open(self, *arguments, **options):
        program = self.start(*(arguments or ("--api-url", "http://127.0.0.1:9")), **options)
        program.see("octodo", limit=20)
        return program

    def open_with_todo(self, title):
        """octodo at its list of todos, after one was added."""
        program = self.open()
        program.go_to_todos()
        program.add_todo(title)
        program.see(f"○ {title}")
        return program

    def give_token(self, server):
        self.hosts.write_text(f'"127.0.0.1:{server.port}":\n    oauth_token: {TOKEN}\n    user: attack\n')

    def run(self, *arguments, limit=60, input=None, output=None, environment=None, wrapper=(), folder=None, **options):
        """octodo as a command, until it ends."""
        return Finished([*wrapper, self.octodo, *arguments], limit * self.patience, input, output,
                        {**self.environment, **(environment or {})}, folder or self.home, options)

    def todos(self, path=None):
        """The titles in the file, after SQLite has found no errors in it."""
        with closing(sqlite3.connect(path or self.database, timeout=10)) as database:
            (check,) = database.execute("PRAGMA integrity_check").fetchone()
            require(check == "ok", f"the todo file is damaged: {check}")
            return {title for (title,) in database.execute("SELECT title FROM todo")}

    def end(self):
        for program in self.programs:
            program.end()


class Finished:
    def __init__(self, command, limit, input, output, environment, folder, options):
        with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            given.write(input or b"")
            given.seek(0)
            since = time.monotonic()
            streams = {"stdin": given, "stdout": output or out, "stderr": err, **options}
            process = subprocess.Popen(command, env=environment, cwd=folder, preexec_fn=end_with_parent, **streams)
            self.is_late, usage = False, None
            while True:
                pid, status, usage = os.wait4(process.pid, os.WNOHANG)
                if pid:
                    break
                if time.monotonic() - since > limit:
                    self.is_late = True
                    process.kill()
                    _, status, usage = os.wait4(process.pid, 0)
                    break
                time.sleep(0.005)
            process.returncode = self.status = os.waitstatus_to_exitcode(status)
            self.seconds, self.memory = time.monotonic() - since, usage.ru_maxrss / 1024
            self.processor_seconds = usage.ru_utime + usage.ru_stime
            out.seek(0), err.seek(0)
            self.raw, self.raw_errors = out.read(2_000_000), err.read(2_000_000)
        self.out, self.err = self.raw.decode(errors="replace"), self.raw_errors.decode(errors="replace")
        self.said = self.out + self.err


class Octodo:
    """One run in a pseudo-terminal."""

    def __init__(self, world, command, size=(80, 24), environment=None, before=None, terminal=None, folder=None):
        self.world, self.status = world, None
        self.raw = b""
        self.screen = Screen(*size)
        self.master, self.slave = terminal or os.openpty()
        self.is_own, self.path = terminal is None, os.ttyname(self.slave)
        self.set_size(*size)
        self.first_modes = termios.tcgetattr(self.master)
        variables = {**world.environment, **(environment or {})}
        self.started = time.monotonic()
        self.pid = os.fork()
        if self.pid == 0:
            try:
                end_with_parent()
                os.chdir(folder or world.home)
                os.setsid()
                fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
                for number in range(3):
                    os.dup2(self.slave, number)
                os.closerange(3, 256)
                for number in (signal.SIGPIPE, signal.SIGXFSZ):
                    signal.signal(number, signal.SIG_DFL)
                if before:
                    before()
                os.execvpe(command[0], command, variables)
            finally:
                os._exit(127)
        # Without this, the terminal would not show that the program has ended.
        if self.is_own:
            os.close(self.slave)

    def reopen(self):
        """The terminal for another program, after this one."""
        return os.open(self.path, os.O_RDWR | os.O_NOCTTY)

    def set_size(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, columns, rows):
        self.read(0)
        self.screen.resize(columns, rows)
        self.set_size(columns, rows)

    def read(self, seconds):
        """Reads output during this time; returns whether there was any, and returns early if no more can arrive."""
        end, got = time.monotonic() + seconds, False
        while True:
            ready, _, _ = select.select([self.master], [], [], max(0, min(0.05, end - time.monotonic())))
            if ready:
                try:
                    data = os.read(self.master, 65536)
                except OSError:
                    # The terminal is closed a moment before the process can be waited for.
                    last = time.monotonic() + 1
                    while not self.poll() and time.monotonic() < last:
                        time.sleep(0.005)
                    return got
                got = True
                self.raw = (self.raw + data)[-4_000_000:]
                self.screen.feed(data)
            elif self.poll() or time.monotonic() >= end:
                return got

    def press(self, keys, seconds=0):
        keys = keys.encode() if isinstance(keys, str) else keys
        while keys:
            _, ready, _ = select.select([], [self.master], [], 0.2)
            if ready:
                try:
                    keys = keys[os.write(self.master, keys[:1024]):]
                except OSError:
                    return
            self.read(0)
            if self.poll():
                return
        if seconds:
            self.read(seconds)

    def shows(self, *texts):
        return any(text in self.screen.text for text in texts)

    def wait(self, *texts, limit=10, gone=False):
        """Waits until one of the texts is on the screen, or none of them any more; returns false on a timeout."""
        end = time.monotonic() + limit * self.world.patience
        while self.shows(*texts) == gone:
            if time.monotonic() > end or self.poll():
                self.read(0.05)
                return self.shows(*texts) != gone
            self.read(0.02)
        return True

    def see(self, *texts, limit=10):
        if not self.wait(*texts, limit=limit):
            ended = f"; it ended with {self.status}" if self.poll() else ""
            raise Broke(f"never seen: {' or '.join(texts)}{ended}; the screen shows: {self.screen.text[-300:]}")

    def poll(self):
        """True once it has ended; `status` says how."""
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status is not None

    def wait_end(self, limit=10):
        """Returns the status; fails if it does not end."""
        end = time.monotonic() + limit * self.world.patience
        while not self.poll():
            require(time.monotonic() < end, f"it does not end in {limit} s; the screen shows: {self.screen.text[-200:]}")
            self.read(0.02)
        self.read(0)
        return self.status

    def stay_alive(self):
        """It still responds to a key: the help opens and closes. Its last row can be behind a message."""
        require(not self.poll(), f"it ended with {self.status}; its last words: {self.last_words()}")
        self.press(F1)
        require(self.wait("─ Keys ─", limit=10), f"no key works any more; the screen shows: {self.screen.text[-200:]}")
        self.press("?")
        require(self.wait("─ Keys ─", limit=10, gone=True), "the help does not close")

    def last_words(self):
        return " ".join(self.screen.text[-200:].split())

    def quit(self):
        self.press(b"\x03")
        status = self.wait_end()
        self.check_restored()
        return status

    def check_restored(self):
        """The terminal is restored to its previous state."""
        self.read(0.05)
        require(termios.tcgetattr(self.master)[:4] == self.first_modes[:4], "the terminal stays in another mode")
        left = self.screen.modes & {1000, 1002, 1003, 1006, 1004, 2004, 1049}
        require(not left, f"these modes stay on: {sorted(left)}")

    def check_clean(self):
        """Nothing reached the terminal that must not reach one."""
        require(not self.screen.strange, f"this reached the terminal: {self.screen.strange[:4]!r}")

    def memory(self, what="VmHWM"):
        """MiB, the maximum so far; VmRSS is the current value."""
        with open(f"/proc/{self.pid}/status") as status:
            return next((int(line.split()[1]) / 1024 for line in status if line.startswith(what + ":")), 0.0)

    def kill(self, number=signal.SIGKILL):
        try:
            os.kill(self.pid, number)
        except ProcessLookupError:
            pass

    def end(self):
        if not self.poll():
            self.kill()
            os.waitpid(self.pid, 0)
            self.status = -9
        if self.is_own and self.master is not None:
            os.close(self.master)
            self.is_own = False

    # The actions of a user.

    def go_to_todos(self):
        self.press("\t")
        self.see(" open, ", limit=20)

    def add_todo(self, title):
        """Types a todo and saves it; does not wait."""
        self.press(f"a{title}\r\x1b")

    def leave_field(self):
        """Waits until the field is closed, and letters after it are no longer taken for text."""
        self.read(0.4 * self.world.patience)

    def search(self, query):
        """From the query field, where octodo starts."""
        self.press(query + "\r")

    def search_again(self, query):
        """From the list of results."""
        self.press("/")
        self.press(CLEAR)
        self.press(query + "\r")


def end_with_parent():
    LIBC.prctl(END_WITH_PARENT, signal.SIGKILL)
