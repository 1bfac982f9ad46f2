"""Runs a program to its end and measures its output, time and memory."""

import os
import subprocess
import sys
import tempfile
import time

# The peak memory includes the process before exec(2), so a small process must start the program.
RUNNER = """
import os, sys
process = os.fork()
if process == 0:
    os.execv(sys.argv[1], sys.argv[1:])
_, status, usage = os.wait4(process, 0)
os.write(2, f"{os.waitstatus_to_exitcode(status)} {usage.ru_maxrss}".encode())
"""


class Finished:
    def __init__(self, command, environment=None):
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as figures:
            since = time.perf_counter()
            # The program's standard error comes before the figures.
            subprocess.run([sys.executable, "-ISc", RUNNER, os.path.abspath(command[0]), *command[1:]],
                           env=environment, stdout=output, stderr=figures, check=True)
            self.seconds = time.perf_counter() - since
            figures.seek(0)
            words = figures.read().decode()
            output.seek(0)
            self.lines = sum(1 for _ in output)
            output.seek(0)
            self.start = output.read(4096).decode()  # of its output
        try:
            status, memory = (int(word) for word in words.split())
        except ValueError:
            sys.exit(f"{' '.join(command)} says: {words}")
        if status != 0:
            sys.exit(f"{' '.join(command)} ended with status {status}.")
        self.memory = memory / 1024  # MiB
