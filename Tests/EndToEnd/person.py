"""A user of octodo on a pseudo-terminal, who counts the events by what the screen shows."""

import os
import random
import re
import signal
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bench"))
from pseudo_terminal import Program  # noqa: E402

TAB = b"\t"
# Esc would close it too, but could be combined with the next key.
HELP, HELP_SHOWN, HELP_CLOSED = b"\x1bOP", b"Everywhere", b"?"

# Sequences that move the cursor and set attributes.
ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[a-zA-Z]|[()][A-Z0-9]|[=>78])")


class Person:
    """The user's home folder, with settings that send events to a collector."""

    def __init__(self, octodo, folder, url, headers="", seconds=1):
        self.octodo = octodo
        self.folder = folder
        self.fired = 0
        os.makedirs(f"{folder}/octodo", exist_ok=True)
        self.environment = {name: folder for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
        self.environment.update(PATH=os.environ["PATH"], TERM="xterm-256color", LANG="C.UTF-8", OCTODO_DEMO_TODOS="none")
        self.configure(url, headers, seconds)

    def configure(self, url, headers="", seconds=1):
        # No request leaves the machine, because nothing listens at the API's address. With an explicit theme, octodo
        # does not query the terminal, which would not answer.
        with open(f"{self.folder}/octodo/config.yml", "w") as file:
            file.write(f"api_url: http://127.0.0.1:9/\ntheme: plain\ntracking: collector\ncollector:\n  url: \"{url}\"\n"
                       f"  batch_events: 100\n  batch_seconds: {seconds}\n{headers}")

    def start(self):
        program = Program([self.octodo], self.environment)
        program.frame(program.start, until=b"octodo", limit=60)
        self.settle(program)
        self.fired += 2  # launch, and the first page view
        return program

    def see(self, sentence, program=None, key=b""):
        """Waits until a sentence is on the screen, and meanwhile presses a key that is a page view; without a program,
        starts a separate run, which continues after that and then quits."""
        began = program or Program([self.octodo], self.environment)
        end, shown = time.monotonic() + 20, ""
        while sentence not in shown:
            if time.monotonic() > end:
                raise SystemExit(f"octodo does not say: {sentence}\n{shown}")
            self.fired += len(key)
            _, data = began.press(key, limit=0.6)
            # A sentence may continue in the next row.
            shown = " ".join((shown + ESCAPES.sub(" ", data.decode(errors="replace"))).split())
        if program is None:
            self.fired += 2
            self.use(began, 20)
            self.quit(began)

    def use(self, program, changes):
        """Goes from tab to tab; each is a page view. Returns once all of them are on the screen."""
        while changes > 0:
            burst = min(changes, random.randint(1, 40))
            os.write(program.terminal, TAB * burst)
            self.settle(program)
            self.fired += burst
            changes -= burst

    def settle(self, program):
        """Keys are handled in order, so all earlier ones are handled."""
        since = time.perf_counter()
        _, data = program.press(HELP, until=HELP_SHOWN, limit=60)
        if HELP_SHOWN not in data:
            raise SystemExit(f"octodo does not show its help after {time.perf_counter() - since:.0f} s:\n{data[-500:]}")
        program.press(HELP_CLOSED, quiet=0.01)

    def kill(self, program):
        os.kill(program.pid, signal.SIGKILL)
        self.leave(program)

    def quit(self, program):
        self.fired += 1  # background
        os.kill(program.pid, signal.SIGTERM)
        self.leave(program)

    def leave(self, program):
        # Its remaining output must not keep it from ending.
        program.frame(time.perf_counter(), limit=30, quiet=5)
        os.waitpid(program.pid, 0)
        os.close(program.terminal)

    def drain(self, is_empty):
        """Starts octodo until everything was sent."""
        end = time.monotonic() + 120
        while time.monotonic() < end:
            program = self.start()
            for _ in range(60):
                if is_empty(self.fired):
                    break
                program.frame(time.perf_counter(), limit=0.1)
            self.quit(program)
            if is_empty(self.fired):
                return
        raise SystemExit(f"Of {self.fired} events not all were sent in two minutes.")
