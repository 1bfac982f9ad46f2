"""Runs a program on a pseudo-terminal and measures the time and bytes until it has drawn."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

QUIET = 0.02  # seconds without output after which a frame is complete


class Program:
    """One run, in a terminal of 80 by 24 cells unless the caller says how many rows and columns it has."""

    def __init__(self, command, environment, rows=24, columns=80):
        size = struct.pack("HHHH", rows, columns, 0, 0)
        self.start = time.perf_counter()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, size)
            os.execvpe(command[0], command, environment)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, size)

    def frame(self, since, limit=10.0, quiet=QUIET, until=None):
        """Reads until the output pauses, or until it contains `until`; returns the seconds from `since` to the last byte,
        and the bytes."""
        data, last = b"", since
        while time.perf_counter() - since < limit:
            wait = quiet if data and (until is None or until in data) else 0.5
            ready, _, _ = select.select([self.terminal], [], [], wait)
            if not ready:
                if data and (until is None or until in data):
                    break
                continue
            try:
                chunk = os.read(self.terminal, 65536)
            except OSError:
                break
            if not chunk:
                break
            data += chunk
            last = time.perf_counter()
            if until is not None and until in data:
                break
        return last - since, data

    def press(self, keys, **options):
        since = time.perf_counter()
        os.write(self.terminal, keys)
        return self.frame(since, **options)

    def private_memory(self):
        """In MiB. Pages of the program file do not count, because the kernel can drop them and processes share them."""
        with open(f"/proc/{self.pid}/status") as status:
            for line in status:
                if line.startswith("RssAnon:"):
                    return int(line.split()[1]) / 1024
        return 0.0

    def wake_ups(self, seconds):
        """How often it ran while it was idle."""
        before = self._switches()
        time.sleep(seconds)
        return self._switches() - before

    def _switches(self):
        total = 0
        for thread in os.listdir(f"/proc/{self.pid}/task"):
            with open(f"/proc/{self.pid}/task/{thread}/status") as status:
                total += sum(int(line.split()[1]) for line in status if "voluntary_ctxt" in line)
        return total

    def end(self):
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.close(self.terminal)
        os.waitpid(self.pid, 0)
