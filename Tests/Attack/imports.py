"""Files that are imported, and changes of one todo from several programs: nothing half done, nothing slow, nothing lost."""

import signal
import sqlite3
import statistics
from contextlib import closing

from attack import attack
from disks import fill, mount
from world import require

# Rules with few days or none, with long lists and large numbers.
HOSTILE = ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MONTHLY;BYDAY=1TH;BYSETPOS=2",
           "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=5", "FREQ=YEARLY;BYDAY=53SU;BYWEEKNO=20", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO;INTERVAL=97",
           "FREQ=DAILY;INTERVAL=10000;BYMONTH=2;BYMONTHDAY=29", "FREQ=YEARLY;BYYEARDAY=" + ",".join(str(day) for day in range(1, 367)) + ";BYSETPOS=-366",
           "FREQ=MONTHLY;BYMONTHDAY=-31,31;BYMONTH=2,4,6,9,11", "FREQ=DAILY;COUNT=1000000000;BYDAY=FR;BYMONTHDAY=13;BYMONTH=2"]


def calendar(*lines):
    body = "".join(f"BEGIN:VTODO\r\n{one}\r\nEND:VTODO\r\n" for one in lines)
    return f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//attack//\r\n{body}END:VCALENDAR\r\n".encode()


def states(world):
    with closing(sqlite3.connect(world.database, timeout=10)) as database:
        return dict(database.execute("SELECT title, state FROM todo"))


@attack(quick=True)
def hostile_rules(world):
    """A rule from a file costs 5 ms at most when its todo is done, and the todo stays usable."""
    todos = [f"UID:{index}\r\nSUMMARY:rule {index}\r\nDUE;VALUE=DATE:18800229\r\nRRULE:{rule}" for index, rule in enumerate(HOSTILE)]
    plain = [f"UID:p{index}\r\nSUMMARY:plain {index}\r\nDUE;VALUE=DATE:18800229" for index in range(len(HOSTILE))]
    run = world.run("import", "--format", "ics", "-", input=calendar(*todos, *plain))
    require(run.status in (0, 1), f"the import ends with {run.status}: {run.said[-300:]}")
    count = len(HOSTILE)
    known = world.run("list", "is:open", "--limit", "0", "--format", "{id} {title}").out.split("\n")
    ids = {title: number for number, _, title in (line.partition(" ") for line in known if line)}
    require(all(f"plain {index}" in ids for index in range(count)), f"the import left out plain todos: {run.said[-300:]}")

    def seconds(word, index):
        title = f"{word} {index}"
        done = world.run("done", ids[title], "--yes") if title in ids else world.run("date", "today")
        require(done.status == 0, f"{title}: {done.said[-300:]}")
        return done.processor_seconds

    def again(word, index):
        if f"{word} {index}" in ids:
            undone = world.run("undo")
            require(undone.status == 0, f"{word} {index} is not undone: {undone.said[-300:]}")
        return seconds(word, index)
    # The program starts and writes to the disk in each run, so only the time of the processor counts, and the least of several
    # runs: what other programs do on the machine only adds to it. A program for tests is some thirty times slower in its own code.
    usual = statistics.median(seconds("plain", index) for index in range(count))
    most = usual + 0.005 * (1 if world.patience == 1 else 40)
    costs = {}
    for index, rule in enumerate(HOSTILE):
        costs[rule] = seconds("rule", index)
        for _ in range(4):
            if costs[rule] >= most:
                costs[rule] = min(costs[rule], again("rule", index))
    rule = max(costs, key=costs.get)
    more = costs[rule] - usual
    require(costs[rule] < most, f"{rule[:60]} takes {more:.3f} s more than a todo without a rule")
    return f"{count} rules: the slowest takes {1000 * more:.0f} ms more than a todo without one"


@attack()
def a_calendar_object_of_8_mebibytes(world):
    """What can be kept whole comes out as it went in; larger objects are named with their lines, and the others go in."""
    below = "x" * 200_000
    run = world.run("import", "--format", "ics", "-", input=calendar(
        f"UID:a\r\nSUMMARY:below\r\nX-LONG:{below}", "UID:b\r\nSUMMARY:above\r\nX-LONG:" + "y" * 8_000_000,
        "UID:c\r\nSUMMARY:far above\r\nX-LONG:" + "z" * 9_000_000, "UID:d\r\nSUMMARY:after"))
    require(run.status == 1 and "Line 9: The todo has more than 256,000 bytes" in run.err and "8 MiB" in run.err,
            f"status {run.status}: {run.said[-300:]}")
    require(world.todos() == {"below", "after"}, f"these are in the file: {world.todos()}")
    path = world.home / "out.ics"
    with open(path, "wb") as output:
        world.run("export", "--format", "ics", output=output)
    text = path.read_bytes().replace(b"\r\n ", b"")
    require(below.encode() in text, "the long line is another one after the export")
    listed = world.run("list")
    require(listed.status == 0 and listed.seconds < 2 * world.patience, f"the list takes {listed.seconds:.1f} s")
    return "200 kB kept whole, 8 MB and 9 MB refused with their lines"


@attack()
def escape_during_an_import(world):
    """A million lines are being imported: Esc ends it, nothing is imported, and the terminal is as before."""
    world.run("add", "kept")
    path = world.home / "todo.txt"
    path.write_text("".join(f"(A) line {number} +p{number % 9} @t\n" for number in range(1_000_000)))
    for pause in (0.5, 4):
        program = world.start("import", str(path))
        program.see("Reading", "Saving", "reading", limit=60)
        program.read(pause)
        program.press("\x1b")
        status = program.wait_end(limit=30)
        require(status == 1 and program.shows("Nothing was imported."), f"status {status}: {program.last_words()}")
        program.check_restored()
        require(world.todos() == {"kept"}, f"{len(world.todos())} todos are in the file")
    undo = world.run("undo", "--list").out
    require(undo.count("\n") == 1, f"the import is in the undo log: {undo}")
    return "cancelled twice, nothing imported"


@attack()
def endings_of_an_import(world):
    """Signals, Ctrl+Z and keys that begin with ESC during an import: the terminal is as before, and only Esc cancels."""
    path = world.home / "todo.txt"
    path.write_text("".join(f"line {number}\n" for number in range(1_000_000)))
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        program = world.start("import", str(path))
        program.see("Esc cancels", limit=60)
        program.kill(number)
        require(program.wait_end(limit=30) == -number, f"{number.name}: status {program.status}")
        program.check_restored()
    program = world.start("import", str(path))
    program.see("Esc cancels", limit=60)
    program.press("\x1b[A\x1bx", 0.5)
    require(not program.poll(), f"an arrow ended it: {program.last_words()}")
    program.press("\x1b")
    require(program.wait_end(limit=30) == 1, f"Esc: status {program.status}")
    program.check_restored()
    shell = world.start(program="/bin/bash", *("--norc", "--noprofile", "--noediting", "-i"))
    shell.press(f"{world.octodo} import {path}\r")
    shell.see("Esc cancels", limit=60)
    shell.press("\x1a")
    shell.see("Stopped")
    shell.check_restored()
    shell.press("clear; fg\r")
    shell.see("Esc cancels")
    shell.press("\x1b")
    shell.see("Nothing was imported.", limit=30)
    shell.check_restored()
    return "three signals, Ctrl+Z and two keys: the terminal is as before"


@attack(quick=True)
def full_disk_during_an_import(world):
    """The disk is full in the middle: nothing is imported, it is said, and with room all of it goes in."""
    mount(world.database.parent, "size=3m,mode=700")
    world.run("add", "kept")
    path = world.home / "todo.txt"
    path.write_text("".join(f"line {number} {'x' * 200}\n" for number in range(20_000)))
    run = world.run("import", str(path))
    require(run.status == 1 and "disk is full" in run.err, f"status {run.status}: {run.said[-300:]}")
    require(world.todos() == {"kept"}, f"{len(world.todos())} todos are in the file")
    fill(world.database.parent / "filler")
    require(world.run("list", "--format", "{title}").out == "kept\n", "the todo from before cannot be listed")
    (world.database.parent / "filler").unlink()
    path.write_text("".join(f"line {number}\n" for number in range(1_000)))
    run = world.run("import", str(path))
    require(run.status == 0 and len(world.todos()) == 1_001, f"with room: status {run.status}: {run.said[-300:]}")
    return "refused whole and said; a smaller file goes in afterwards"


@attack(quick=True)
def odd_bytes_in_imports(world):
    """Invalid UTF-8, NUL, a mark of the byte order, CRLF: each line is imported or named, and none ends the program."""
    lines = {"bom": b"\xef\xbb\xbf(A) with a mark\n", "crlf": b"one\r\ntwo\r\n", "nul": b"before\x00after\nnext\n",
             "latin": b"caf\xe9\nnext\n", "cut": b"\xf0\x9f\x8d\nnext\n", "utf16": "ümlaut\n".encode("utf-16"),
             "none": b"", "zeros": bytes(5_000), "control": b"\x1b]0;title\x07 bell\n"}
    seen = 0
    for format in ("todotxt", "taskwarrior", "ics", "csv", "json", "markdown"):
        for name, content in lines.items():
            for wrapped in {content, b'[{"title":"' + content + b'"}]\n', b"title,due\n" + content, calendar("SUMMARY:").replace(b"SUMMARY:", b"SUMMARY:" + content)}:
                run = world.run("import", "--format", format, "-", input=wrapped)
                require(run.status in (0, 1, 2) and not run.is_late, f"{format}, {name}: status {run.status}: {run.said[-300:]}")
                require("\x1b" not in run.said and "\x00" not in run.said, f"{format}, {name}: raw bytes are printed")
                seen += 1
    titles = world.todos()
    require(not [title for title in titles if "\x00" in title], "a title has a NUL")
    missing = {"with a mark", "one", "two", "next"} - titles
    require(not missing, f"readable lines are missing: {missing}")
    listed = world.run("list", "--limit", "0")
    require(listed.status == 0 and "\x1b" not in listed.out, "the list prints raw bytes")
    return f"{seen} files: read or named"


@attack(quick=True)
def one_todo_from_three_programs(world):
    """Two octodos and a command mark the same todo: each shows what the file has, and one repeated todo stays one."""
    world.run("add", "plain", "daily due:today every:day", "extra")
    programs = [world.open(), world.open()]
    for program in programs:
        program.go_to_todos()
        program.see("daily")
    require(world.run("done", "1").status == 0, "the command fails")
    for program in programs:
        program.see("✓ plain", "✓   plain", limit=10)
    # Both mark the occurrence of today, one after the other: the second one sees that it is done, or does the next date.
    for program in programs:
        program.press("g")
        program.press("x", 0.3)
    require(world.run("done", "2").status in (0, 1, 3), "the command fails")
    for program in programs:
        program.stay_alive()
        program.quit()
    with closing(sqlite3.connect(world.database)) as database:
        live = database.execute("SELECT count(*) FROM todo WHERE rrule IS NOT NULL AND state < 2").fetchone()[0]
        done = database.execute("SELECT count(*), count(DISTINCT due_day) FROM todo WHERE series IS NOT NULL").fetchone()
    require(live == 1, f"{live} todos repeat")
    require(done[0] == done[1], f"a date was done twice: {done}")
    world.todos()
    while world.run("undo").status == 0:
        pass
    require(world.todos() == set(), f"undo leaves {world.todos()}")
    return f"one series, {done[0]} dates done, all undone"
