"""What octodo says at the start stays until a key, also if words on the command line type a search. Usage: test_start.py
OCTODO"""

import os
import pathlib
import shutil
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "bench"))
from pseudo_terminal import Program  # noqa: E402

LOGGED = b"Usage is logged on this machine only."
FOUND = b"jesseduffield/lazygit"


def main(octodo):
    for words in ([], ["topic:tui"]):
        folder = tempfile.mkdtemp(prefix="octodo-e2e-")
        try:
            shown = start(octodo, folder, words)
            require(LOGGED in shown, f"The first start with {words} does not say that usage is logged:\n{shown}")
            os.makedirs(f"{folder}/.config/octodo", exist_ok=True)
            pathlib.Path(f"{folder}/.config/octodo/config.yml").write_text("page_sizes: 3\n")
            shown = start(octodo, folder, words)
            require(b"page_sizes" in shown, f"The start with {words} does not name the wrong key:\n{shown}")
            require(LOGGED not in shown, f"A later start with {words} speaks of usage again:\n{shown}")
        finally:
            shutil.rmtree(folder)
    print("start: notices stay with and without words")


def start(octodo, folder, words):
    """The output of a start, with the result of the search if there are words, and of the second after it."""
    # With an explicit type without colours, octodo does not query the terminal, which would not answer.
    environment = {"HOME": folder, "PATH": os.environ["PATH"], "TERM": "vt100", "LANG": "C.UTF-8"}
    program = Program([octodo, "--demo", *words], environment)
    try:
        _, shown = program.frame(program.start, until=FOUND if words else b"octodo", limit=60)
        _, rest = program.frame(time.perf_counter(), limit=1)
        return shown + rest
    finally:
        program.end()


def require(condition, sentence):
    if not condition:
        raise SystemExit(sentence)


if __name__ == "__main__":
    main(*sys.argv[1:])
