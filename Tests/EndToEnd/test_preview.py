"""Scripts/preview shows a saved change by itself, at the scene and state on view, and comes back from one that does not
compile. Usage: test_preview.py CHECKOUT FEATURE SCENE STATE

The feature is one that Scripts/new-feature wrote. Its view is changed, so the checkout is one to throw away.
"""

import os
import pathlib
import sys
import termios
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bench"))
from pseudo_terminal import Program  # noqa: E402

HEADING = "DisplayText(texts.title)"
LIMIT = 300  # seconds, on a busy machine


def main(checkout, feature, scene, state):
    view = pathlib.Path(checkout) / f"Sources/Features/{feature}/{feature}Screen.swift"
    original = view.read_text()
    if original.count(HEADING) != 1:
        sys.exit(f"{view.name} draws its heading in another way; this test looks for {HEADING}.")
    preview = Program([f"{checkout}/Scripts/preview", feature, scene, state], os.environ | {"TERM": "xterm-256color"})
    before = termios.tcgetattr(preview.terminal)
    expect(preview, "the state on view", state)
    for change, texts, what in [
        ('DisplayText("Other words")', ["Other words", state], "a saved change in the same state"),
        ("DisplayText(noSuchThing)", ["noSuchThing"], "the error of a change that does not compile"),
        ('DisplayText("Mended")', ["Mended", state], "the mended change in the same state"),
    ]:
        view.write_text(original.replace(HEADING, change))
        expect(preview, what, *texts)
    os.write(preview.terminal, b"\x03")
    leave(preview, before)
    print("preview: a change, an error and its mending came to the screen by themselves")


def expect(preview, what, *texts):
    """Reads on until all the texts came, in whatever order."""
    seen, end = b"", time.monotonic() + LIMIT
    while missing := [text for text in texts if text.encode() not in seen]:
        if time.monotonic() > end:
            sys.exit(f"The preview never shows {what}: {missing[0]!r} is missing in\n{seen[-2000:].decode(errors='replace')}")
        seen += preview.frame(time.perf_counter(), limit=5, until=missing[0].encode())[1]


def leave(preview, before):
    """Ctrl+C ends it, and the terminal is as it was."""
    preview.frame(time.perf_counter(), limit=30, quiet=5)
    _, status = os.waitpid(preview.pid, 0)
    if status != 0:
        sys.exit(f"The preview ended with {status}.")
    if termios.tcgetattr(preview.terminal) != before:
        sys.exit("The preview left the terminal in another state.")


if __name__ == "__main__":
    main(*sys.argv[1:])
