"""Prints the time from a one-line edit of a view to its screen, in a preview and in the whole program.
Usage: preview.py

Each run writes another word into the editor's heading. A running Scripts/preview builds and shows it by itself; the whole
program is built, started, and led to the same screen by keys. The two alternate, so that noise affects them equally.
The view is always restored at the end.
"""

import os
import pathlib
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

from pseudo_terminal import Program

ROOT = pathlib.Path(__file__).resolve().parent.parent
FEATURE, SCENE, STATE = "Todos", "todo-editor", "empty"
VIEW = ROOT / "Sources/Features/Todos/TodoEditor/TodoEditorPresenter.swift"
LINE = "    case .new: words.newTodo"
EDITED = '    case .new: "{word}"'
RUNS = 5
LIMIT = 120.0  # seconds


def main():
    original = VIEW.read_text()
    if original.count(LINE) != 1:
        sys.exit(f"{VIEW.name} has no line `{LINE}` any more. Name another one in bench/preview.py.")
    folder = tempfile.mkdtemp(prefix="octodo-bench-")
    # SIGTERM must restore the view too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        measure(original, environment_in(folder))
    finally:
        VIEW.write_text(original)
        shutil.rmtree(folder)


def environment_in(folder):
    names = ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"]
    return os.environ | {name: folder for name in names} | {"TERM": "xterm-256color", "LANG": "C.UTF-8"}


def measure(original, environment):
    build()
    alone, builds, ways = [], [], []
    for number in range(RUNS):
        alone.append(feature_alone(original, f"Alone{number}x{os.getpid()}", environment))
        seconds, way = whole_program(original, f"Whole{number}x{os.getpid()}", environment)
        builds.append(seconds)
        ways.append(way)
    whole = [seconds + way for seconds, way in zip(builds, ways)]
    ratio = statistics.median(alone) / statistics.median(whole)
    print(f"{f'one line edited to screen, median of {RUNS} (s)':44}{'feature':>10}{'whole':>10}{'ratio':>8}{'aim':>8}")
    print(f"{FEATURE:44}{statistics.median(alone):>10.2f}{statistics.median(whole):>10.2f}{ratio:>8.2f}{'0.33':>8}")
    print(f"{'  of which the build':44}{'':>10}{statistics.median(builds):>10.2f}")
    print(f"{'  of which start and way to the screen':44}{'':>10}{statistics.median(ways):>10.2f}")
    print(f"{'  each run':44}{' '.join(f'{a:.2f}/{w:.2f}' for a, w in zip(alone, whole))}")


def edit(original, word):
    VIEW.write_text(original.replace(LINE, EDITED.format(word=word)))
    return time.perf_counter()


def feature_alone(original, word, environment):
    """Uses a preview that is already running. It ends before the whole program is built, because both share a build."""
    preview = Program([str(ROOT / "Scripts/preview"), FEATURE, SCENE, STATE], environment)
    try:
        expect(preview, preview.start, SCENE)
        return expect(preview, edit(original, word), word)
    finally:
        preview.press(b"\x03", limit=5.0, quiet=1.0)
        preview.end()


def expect(program, since, word):
    seconds, data = program.frame(since, limit=LIMIT, until=word.encode())
    if word.encode() not in data:
        sys.exit(f"{word} never came on the screen: {data[-2000:].decode(errors='replace')}")
    return seconds


def whole_program(original, word, environment):
    """Seconds for the build, and for the start with the keys to the screen: the tab of todos, then a new todo."""
    since = edit(original, word)
    build()
    built = time.perf_counter()
    program = Program([str(ROOT / ".build/debug/octodo"), "--demo"], environment)
    try:
        program.frame(program.start, until=b"keys")
        program.press(b"\t", until=b"Nothing to do yet")
        os.write(program.terminal, b"a\x05")
        expect(program, time.perf_counter(), word)
        return built - since, time.perf_counter() - built
    finally:
        program.end()


def build():
    command = ["swift", "build", "--product", "octodo"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(result.stdout + result.stderr)


if __name__ == "__main__":
    main()
