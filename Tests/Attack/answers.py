"""Hostile responses: whatever a server sends, octodo continues, stays small, and reads the next response."""

import gzip
import json
import time
import zlib

from attack import attack
from server import Server, calm, found, reply, repository
from world import require

MEMORY = 32  # MiB more than before, for anything within the limits
FREEZE = 1  # seconds without a frame
# The rows of the last search stay on view, so only the status line says that a response is awaited.
WAITING = ["Loading..."] + [f"Loading {spinner} " for spinner in "|/-\\"]


def meet(world, storm, refused=None, limit=15, pauses=False):
    """A normal search, the hostile response, and a normal one again. `refused`: one of these texts must be shown.
    `pauses`: the server requests a pause, which octodo honours."""
    server = Server(lambda request: storm if "storm" in request.query and isinstance(storm, bytes)
                    else storm(request) if "storm" in request.query else calm(request))
    program = world.open("--api-url", server.url)
    program.search("calm")
    program.see("octo/calm-1")
    program.read(0.3)
    before, resting = program.memory(), program.memory("VmRSS")
    program.search_again("storm")
    program.wait("storm", limit=2)
    freeze = longest_freeze(program, limit * world.patience,
                            lambda: program.shows("Search: storm") and not program.shows(*WAITING))
    require(not program.poll(), f"it ended with {program.status}: {program.last_words()}")
    require(not program.shows(*WAITING), f"after {limit} s it still waits")
    shown = program.screen.text
    program.read(0.3)
    peak, stays = program.memory() - before, program.memory("VmRSS") - resting
    figures = f"memory {peak:+.0f} MiB at most, {stays:+.0f} after; longest freeze {freeze:.1f} s"
    if refused:
        require(any(text in shown for text in refused), f"it is not refused: {shown[-300:]}")
    program.check_clean()
    if not pauses:
        program.search_again("calm")
        require(program.wait("octo/calm-1", limit=10), f"the next search finds nothing: {program.screen.text[-200:]}; {figures}")
    require(peak <= MEMORY, f"{figures} (allowed are {MEMORY} MiB)")
    require(freeze <= FREEZE * world.patience, figures)
    program.quit()
    return figures


def longest_freeze(program, limit, settled):
    """Keeps changing the terminal's size until the response is there; each change must draw a frame."""
    begun = last = time.monotonic()
    longest, rows, turn = 0, 24, 0
    while time.monotonic() < begun + limit and not program.poll():
        if time.monotonic() > turn + 0.1:
            rows, turn = 49 - rows, time.monotonic()
            program.resize(80, rows)
        if program.read(0.02):
            longest, last = max(longest, time.monotonic() - last), time.monotonic()
        if time.monotonic() > begun + 0.5 and time.monotonic() - last < 0.3 and settled():
            return longest
    return max(longest, time.monotonic() - last)


def list_of(element, bytes):
    return b'{"total_count":1,"incomplete_results":false,"items":[' + b",".join([element] * (bytes // (len(element) + 1))) + b"]}"


def gzipped(body, level=9):
    return reply(gzip.compress(body, level), headers=["Content-Encoding: gzip"])


EIGHT = 8 * 1024 * 1024 - 2000
FIELDS = list(repository())
WRONG = [None, True, -1, 1.5, 10 ** 30, "", "x" * 1000, [], {}, [[]], {"a": {"b": []}}, "\x00", "\ud800"]
REFUSED = ["Loading failed"]


def big(**changes):
    return lambda: reply(found(repository(**changes)))


# Name, the response (created when needed), further arguments for `meet`, and whether it is one of the quick ones.
STORMS = {
    "objects-8-mib": (lambda: gzipped(list_of(b"{}", EIGHT)), {}, True),
    "arrays-8-mib": (lambda: gzipped(list_of(b"[]", EIGHT)), {}, True),
    "numbers-8-mib": (lambda: gzipped(list_of(b"1", EIGHT)), {}, False),
    "strings-8-mib": (lambda: gzipped(list_of(b'""', EIGHT)), {}, False),
    "keys-8-mib": (lambda: gzipped(b"{" + b",".join(b'"%x":1' % number for number in range(700_000)) + b"}"), {}, False),
    "nested-8-mib": (lambda: gzipped(b"[" * (EIGHT // 2) + b"]" * (EIGHT // 2)), {}, False),
    "nested-unclosed": (lambda: gzipped(b'{"items":' + b"[" * EIGHT), {}, False),
    "nested-objects": (lambda: gzipped(b'{"items":' * 500_000), {}, False),
    "one-string-8-mib": (lambda: gzipped(b'{"items":"' + b"x" * EIGHT + b'"}'), {}, False),
    "escapes-8-mib": (lambda: gzipped(b'{"items":"' + b"\\u001b" * (EIGHT // 6) + b'"}'), {}, False),
    "rows-6500": (lambda: gzipped(json.dumps(found(*[repository(number, description="d" * 900) for number in range(6500)])).encode()), {}, True),
    "description-5-mib": (lambda: gzipped(json.dumps(found(repository(description="a word " * 700_000))).encode()), {}, True),
    "topics-300000": (lambda: gzipped(json.dumps(found(repository(topics=["abcdefgh"] * 190_000))).encode()), {}, False),
    "descriptions-of-marks": (lambda: reply(found(*[repository(n, description="e" + "\u0301" * 20_000) for n in range(50)])), {}, False),
    "bomb-10-gib": (lambda: bomb(10_000), {"refused": REFUSED}, True),
    "bomb-in-bomb": (lambda: reply(gzip.compress(gzip.compress(bytes(10_000_000))), headers=["Content-Encoding: gzip, gzip"]), {}, False),
    "body-9-mib": (lambda: reply(b'{"items":[],"x":"' + b"x" * 9_000_000 + b'"}'), {"refused": REFUSED}, False),
    "html": (lambda: reply(b"<!doctype html><title>Sign in</title>", type="text/html"), {"refused": REFUSED}, True),
    "html-as-json": (lambda: reply(b"<!doctype html><title>Sign in</title>"), {"refused": REFUSED}, False),
    "empty": (lambda: reply(b""), {"refused": REFUSED}, False),
    "invalid-utf-8": (lambda: reply(b'{"items":[{"id":1,"full_name":"a/b","description":"\xff\xfe\xc0\x80\xed\xa0\x80"}]}'), {}, False),
    "nul": (lambda: reply(b'{"items":[{"id":1,"full_name":"a/b","description":"x\x00y\\u0000z"}]}\x00{"items":[]}'), {}, False),
    "byte-order-mark": (lambda: reply(b"\xef\xbb\xbf" + json.dumps(found(repository())).encode()), {}, False),
    "utf-16": (lambda: reply(json.dumps(found(repository())).encode("utf-16")), {}, False),
    "cut-json": (lambda: reply(json.dumps(found(repository())).encode()[:-40]), {"refused": REFUSED}, False),
    "two-documents": (lambda: reply(b'{"items":[]}{"items":[]}'), {}, False),
    "huge-numbers": (lambda: reply(b'{"total_count":1e999999,"items":[{"id":1' + b"0" * 100_000 + b',"full_name":"a/b"}]}'), {}, False),
    "negative-count": (lambda: reply({**found(repository()), "total_count": -5}), {}, False),
    "same-key-often": (lambda: reply(b'{"items":[]' + b',"items":[]' * 100_000 + b"}"), {}, False),
    "same-repository-often": (lambda: reply(found(*[repository(1)] * 100)), {}, False),
    "long-names": (lambda: reply(found(repository(full_name="a/" + "b" * 1_000_000), repository(2))), {}, False),
    "dates": (lambda: reply(found(*[repository(n, pushed_at=date) for n, date in enumerate(
        ["9999-99-99T99:99:99Z", "-1", "0000-00-00T00:00:00Z", "2025-11-11T11:11:11+99:99", "x" * 100_000, ""])])), {}, False),
}


def bomb(mebibytes):
    """Grows a thousandfold."""
    def parts(request):
        packer = zlib.compressobj(9, zlib.DEFLATED, 31)
        yield b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n"
        yield packer.compress(b'{"items":[')
        piece = bytes(1 << 20)
        for _ in range(mebibytes):
            yield packer.compress(piece)
    return parts


def register():
    for name, (make, options, is_quick) in STORMS.items():
        def run(world, make=make, options=options):
            return meet(world, make(), **options)
        attack(f"answer-{name}", quick=is_quick)(run)


register()


@attack()
def answer_wrong_types(world):
    """Each field with each wrong value; what can be read is shown."""
    items = [{**repository(number), field: value} for number, (field, value) in
             enumerate((field, value) for field in FIELDS for value in WRONG)]
    bodies = [found(*items[start:start + 60]) for start in range(0, len(items), 60)]
    for value in WRONG:
        bodies += [value, {"items": value}, {"items": [value]}, {**found(repository()), "total_count": value},
                   {**found(repository()), "incomplete_results": value}]
    program, server = None, None
    answers = iter(bodies)
    server = Server(lambda request: reply(json.dumps(next(answers)).encode()) if "storm" in request.query else calm(request))
    program = world.open("--api-url", server.url)
    program.search("calm")
    program.see("octo/calm-1")
    for number in range(len(bodies)):
        program.search_again(f"storm {number}")
        program.see(f"Search: storm {number} ")
        program.wait(*WAITING, gone=True)
        require(not program.poll(), f"it ended with {program.status} at {json.dumps(bodies[number])[:200]}")
    program.check_clean()
    program.search_again("calm")
    program.see("octo/calm-1")
    program.quit()
    return f"{len(items)} fields and {len(bodies)} bodies of wrong types"


READMES = {
    "readme-7-mib": (lambda: "a word and another\n\n" * 400_000, True),
    "readme-one-line": (lambda: "x" * 5_000_000, False),
    "readme-quotes": (lambda: ">" * 500_000 + " x", False),
    "readme-brackets": (lambda: "[" * 500_000, False),
    "readme-stars": (lambda: "*a_ " * 300_000, False),
    "readme-backticks": (lambda: "`" * 100_000 + "x " + " ".join("`" * n for n in range(600)), False),
    "readme-lists": (lambda: "\n".join(" " * n + "- x" for n in range(2000)), False),
    "readme-table": (lambda: "|" + "a|" * 5000 + "\n|" + "-|" * 5000 + "\n" + ("|" + "b|" * 5000 + "\n") * 50, False),
    "readme-html": (lambda: "<div>" * 200_000 + "<ul><li>" * 100_000, False),
    "readme-links": (lambda: "".join(f"[{n}]: /x\n" for n in range(50_000)) + "[1] " * 50_000, False),
    "readme-entities": (lambda: "&amp;" * 500_000 + "&#x1b;&#155;&#x202e;", False),
    "readme-binary": (lambda: "".join(chr(n % 0x3000) for n in range(300_000)), False),
}


def read(world, text):
    readme = text.encode("utf-8", "replace")
    server = Server(lambda request: reply(readme, type="application/vnd.github.raw+json; charset=utf-8")
                    if request.path.endswith("/calm-2/readme") else calm(request))
    program = world.open("--api-url", server.url)
    program.search("calm")
    program.see("octo/calm-1")
    program.press("\r")
    program.see("Nothing happens here", limit=15)
    program.press("q")
    program.see("octo/calm-3")
    before = program.memory()
    program.press("j\r")
    longest = longest_freeze(program, 12 * world.patience, lambda: program.shows("watchers") and not program.shows("Loading..."))
    require(not program.poll(), f"it ended with {program.status}")
    for key in "Gg":
        since = time.monotonic()
        program.press(key)
        program.wait("octo/calm", limit=5)
        program.read(0.05)
        longest = max(longest, time.monotonic() - since - 0.05)
    program.check_clean()
    figures = f"memory {program.memory() - before:+.0f} MiB at most; longest freeze {longest:.1f} s"
    program.press("q")
    require(program.wait("octo/calm-3", limit=10), "there is no way back to the list")
    require(program.memory() - before <= MEMORY, f"{figures} (allowed are {MEMORY} MiB)")
    require(longest <= FREEZE * world.patience, figures)
    program.quit()
    return figures


def register_readmes():
    for name, (make, is_quick) in READMES.items():
        attack(f"answer-{name}", quick=is_quick)(lambda world, make=make: read(world, make()))


register_readmes()
