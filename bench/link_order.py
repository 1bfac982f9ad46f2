"""Finds the code that usual sessions run and prints one symbol for each section of it, so that the linker can place these
sections together (Docs/decisions/0014). Usage: link_order.py OCTODO MAP, where MAP is the linker's map of OCTODO."""

import bisect
import collections
import os
import re
import shutil
import sys
import tempfile

import github_stand_in
import measure
from pseudo_terminal import Program

# The keys of each session; under valgrind a key takes a while.
SESSIONS = {
    "start": [],
    "search": [b"x", b"\r", b"j", b"j", b"k", b"G", b"g"],
    "read": [b"x", b"\r", b"\r", b"j", b"\x1b", b"?", b"\x1b", b"/"],
    "todos": [b"\t", b"a", b"milk", b"\r", b"j", b"k", b"G", b"g", b"x", b"e", b"!", b"\r", b"u"],
}
QUIET = 2.0  # seconds without output after which a key counts as handled


def main(octodo, map_file):
    pieces = Pieces(map_file)
    folder = tempfile.mkdtemp(prefix="octodo-order-")
    try:
        arguments = ["--api-url", github_stand_in.start()]
        uses = collections.defaultdict(list)
        for session, keys in SESSIONS.items():
            profile = f"{folder}/{session}.profile"
            record([octodo, *arguments], keys, profile, measure.environment_in(folder))
            for piece in {pieces.holding(address) for address in addresses(profile, octodo)} - {None}:
                uses[piece].append(session)
    finally:
        shutil.rmtree(folder)
    # Grouped by the sessions that run it; code that all of them run comes first.
    print(*sorted(uses, key=lambda piece: (-len(uses[piece]), uses[piece], piece)), sep="\n")


def record(command, keys, profile, environment):
    valgrind = ["valgrind", "--tool=callgrind", "--dump-instr=yes", f"--callgrind-out-file={profile}"]
    program = Program([*valgrind, *command], environment)
    program.frame(program.start, until=b"keys", limit=60)
    for key in keys:
        program.press(key, quiet=QUIET)
    # Waits for the exit, because the profile is written last.
    program.press(b"\x03", limit=120, until=b"\0")
    program.end()


def addresses(profile, octodo):
    """The file addresses of all instructions of octodo that ran. Source of the format: valgrind.org, "Callgrind Format
    Specification"."""
    names, found, is_ours, address = {}, set(), False, 0
    with open(profile) as lines:
        for line in lines:
            object_line = re.match(r"(c?)ob=\((\d+)\)(?: (.*))?", line)
            if object_line:
                is_called, number, name = object_line.groups()
                names[number] = name or names[number]
                if not is_called:
                    is_ours = os.path.realpath(names[number].strip()) == os.path.realpath(octodo)
            elif line[0] in "+-*0":
                step = line.split()[0]
                if step != "*":
                    address = int(step, 16) if step[0] == "0" else address + int(step, 0)
                if is_ours:
                    found.add(address)
    return found


class Pieces:
    """The code sections that the linker can move, each named by a symbol in it."""

    def __init__(self, map_file):
        self.starts, self.ends, self.symbols = [], [], []
        is_code = False
        with open(map_file, errors="replace") as lines:
            for line in lines:
                columns = re.match(r"\s*([0-9a-f]+)\s+[0-9a-f]+\s+([0-9a-f]+)\s+\d+ (\s*)(.*)", line)
                if not columns:
                    continue
                start, size, level, name = int(columns[1], 16), int(columns[2], 16), len(columns[3]), columns[4]
                if level == 0:
                    is_code = name == ".text"
                elif is_code and level == 8:
                    self.starts.append(start)
                    self.ends.append(start + size)
                    self.symbols.append(None)
                elif is_code and self.symbols[-1] is None and " " not in name:
                    self.symbols[-1] = name

    def holding(self, address):
        """None if the section has no symbol, or if the linker cannot move it."""
        index = bisect.bisect_right(self.starts, address) - 1
        return self.symbols[index] if index >= 0 and address < self.ends[index] else None


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
