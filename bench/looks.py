"""Prints what colours and the preview cost: octodo beside itself, as medians and ratios. Usage: looks.py OCTODO"""

import os
import select
import shutil
import statistics
import sys
import tempfile
import time

import github_stand_in
from measure import environment_in, load_thousand, p99
from pseudo_terminal import Program

KEYS = 1200
REST = 0.01  # seconds without output after which the preview is drawn too


def main(octodo):
    folder = tempfile.mkdtemp(prefix="octodo-bench-")
    command = [octodo, "--api-url", github_stand_in.start()]
    try:
        print(f"{'':44}{'with':>10}{'without':>10}{'ratio':>8}{'aim':>8}")
        colours(command, folder)
        preview(command, folder)
    finally:
        shutil.rmtree(folder)


def colours(command, folder):
    """The default theme beside plain, in the smallest usual terminal."""
    programs = [start(command, folder, name, settings) for name, settings in (("auto", ""), ("plain", "theme: plain\n"))]
    times, sizes = scroll(programs)
    row("colours: key to frame, median (ms)", *map(statistics.median, times), "")
    row("colours: key to frame, p99 (ms)", *map(p99, times), "1.1")
    row("colours: bytes a key", *map(statistics.mean, sizes), "1.5")
    end(programs)


def preview(command, folder):
    """The list's own frame, which comes before that of the preview, and then the bytes of both."""
    size = {"rows": 40, "columns": 120}
    programs = [
        start(command, folder, name, settings, **size)
        for name, settings in (("shown", "preview: true\n"), ("hidden", "preview: false\n"))
    ]
    times, sizes = scroll(programs)
    row("preview: the list's own frame, median (ms)", *map(statistics.median, times), "1.05")
    row("preview: bytes a key", *map(statistics.mean, sizes), "")
    end(programs)


def start(command, folder, name, settings, **size):
    home = f"{folder}/{name}"
    os.makedirs(home)
    program = Program(command, environment_in(home, settings), **size)
    load_thousand(program)
    return program


def scroll(programs):
    """The times in ms to a key's own frame, and the bytes until the program rests. The programs take turns, so that noise
    affects them equally."""
    times, sizes = [[] for _ in programs], [[] for _ in programs]
    for key in (b"j" * 15 + b"k" * 15) * (KEYS // 30):
        for index, program in enumerate(programs):
            seconds, size = press(program, bytes([key]))
            times[index].append(seconds * 1000)
            sizes[index].append(size)
    return times, sizes


def press(program, key):
    """The seconds to the first output, which is the list's own frame (one write; the preview's comes later), and the bytes
    until nothing more came for `REST` seconds."""
    start = time.perf_counter()
    os.write(program.terminal, key)
    size, seconds, wait = 0, 0.0, 1.0
    while select.select([program.terminal], [], [], wait)[0]:
        data = os.read(program.terminal, 65536)
        if not data:
            break
        if size == 0:
            seconds = time.perf_counter() - start
        size, wait = size + len(data), REST
    return seconds, size


def row(name, ours, theirs, aim):
    print(f"{name:44}{ours:>10.2f}{theirs:>10.2f}{ours / theirs:>8.2f}{aim:>8}")


def end(programs):
    for program in programs:
        program.end()


if __name__ == "__main__":
    main(sys.argv[1])
