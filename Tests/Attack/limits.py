"""Too little of what a process needs: files, memory, sizes, a correct clock, a home folder."""

import resource
import shutil

from attack import attack
from world import Broke, Skipped, require


def limited(what, value):
    return lambda: resource.setrlimit(what, (value, value))


@attack(quick=True)
def file_size_of_zero(world):
    """`ulimit -f 0`: a sentence instead of a blank terminal."""
    program = world.start("--api-url", "http://127.0.0.1:9", before=limited(resource.RLIMIT_FSIZE, 0))
    program.read(2)
    said = program.screen.text or program.raw.decode(errors="replace")
    if not program.poll():
        program.press("\t")
        program.read(1)
        said = program.screen.text
        require(said.strip(), "the terminal stays blank and no message is printed")
        require("ulimit" in said or "size" in said or "large" in said, f"it does not say what is wrong: {said[-250:]}")
        program.quit()
    else:
        require(program.status > 0, f"it ended with {program.status}")
        require("ulimit" in said or "size" in said or "large" in said, f"it does not say what is wrong: {said[-250:]!r}")
    return f"it says: {said[-90:]}"


@attack()
def few_open_files(world):
    """From too few to almost enough; it starts or says why not, and shows nothing as saved that is not."""
    worked = []
    for number in [*range(6, 24), 32]:
        data = world.folder / f"data-{number}"
        program = world.start("--api-url", "http://127.0.0.1:9", before=limited(resource.RLIMIT_NOFILE, number),
                              environment={"XDG_DATA_HOME": str(data)})
        require(program.wait("octodo", "ncurses", limit=5), f"with {number} open files neither a screen nor a sentence")
        program.press("\tafew\r")
        program.wait("○ few", "open at once", "open files", limit=5)
        if program.poll():
            require(0 < program.status < 100, f"with {number} open files it ended with {program.status}: {program.last_words()}")
            program.check_restored()
            continue
        if program.shows("○ few"):
            worked.append(number)
            program.quit()
            require(world.todos(data / "octodo/octodo.db") == {"few"}, "a saved todo is gone")
        else:
            require(program.shows("open at once", "open files"), f"with {number} open files: {program.screen.text[-250:]}")
            program.quit()
    require(32 in worked, "with 32 open files it should work")
    return f"works from {min(worked)} open files on; with fewer it says why"


@attack()
def little_memory(world):
    """A limit on the address space: it works or says why not, and leaves terminal and file intact."""
    worked = []
    for size in (40, 80, 120, 160, 200, 300, 500, 800):
        program = world.start("--api-url", "http://127.0.0.1:9", before=limited(resource.RLIMIT_AS, size << 20))
        program.wait("octodo", limit=3)
        if not program.poll():
            program.press(f"\tasmall {size}\r")
            if program.wait(f"○ small {size}", limit=3):
                worked.append(size)
            if not program.poll():
                program.press(b"\x03")
                try:
                    program.wait_end(limit=15)
                except Broke:
                    raise Broke(f"with {size} MiB it hangs: {program.screen.text[-200:]}") from None
        program.check_restored()
        program.end()
    require(800 in worked, "with 800 MiB it should work")
    missing = {f"small {size}" for size in worked} - world.todos()
    require(not missing, f"saved todos are gone: {missing}")
    return f"works from {min(worked)} MiB of address space on; below it ends and leaves the terminal as it was"


@attack()
def clock_jumps(world):
    """The clock is at 1970, 2038 or 2100, and runs 100 times as fast."""
    if shutil.which("faketime") is None:
        raise Skipped("there is no faketime here")
    for number, time in enumerate(["1970-01-02 00:00:00", "2001-02-29 25:61:61", "2038-01-19 03:14:06", "2100-12-31 23:59:59",
                                   "+0 x100"]):
        program = world.open(wrapper=["faketime", "-f", time] if "x" in time else ["faketime", time])\
            if number != 1 else world.open()
        program.go_to_todos()
        program.add_todo(f"clock {number}")
        program.see(f"○ clock {number}")
        program.leave_field()
        program.press("x")
        program.see("Done: ")
        program.press("u")
        program.see("Open again: ")
        program.stay_alive()
        program.quit()
    require({f"clock {number}" for number in range(5)} <= world.todos(), "todos are gone")
    return "todos were saved, done and taken back in 1970, 2038, 2100 and with a clock that runs 100 times as fast"


ODD_ENVIRONMENTS = {
    "no-home": {"HOME": None},
    "relative-home": {"HOME": "nowhere"},
    "home-of-control-characters": {"HOME": "\x1b]0;owned\x07\x1b[31m\n\u202e"},
    "home-that-is-no-text": {"HOME": b"/tmp/\xff\xfe"},
    "no-terminal-type": {"TERM": None},
    "unknown-terminal-type": {"TERM": "no-such-terminal"},
    "long-terminal-type": {"TERM": "x" * 100_000},
    "terminal-type-with-path": {"TERM": "../../../../etc/passwd"},
    "dumb-terminal": {"TERM": "dumb"},
    "hostile-terminfo": {"TERMINFO": "/dev", "TERM": "zero"},
    "odd-locale": {"LANG": "\x1b[31m", "LC_ALL": "x" * 10_000},
    "odd-sizes": {"LINES": "-1", "COLUMNS": "99999999999"},
    "odd-time-zone": {"TZ": ":/dev/zero"},
    "no-path": {"PATH": None},
    "ten-thousand-variables": {f"VARIABLE_{number}": "x" * 50 for number in range(10_000)},
}


@attack(quick=True)
def odd_environments(world):
    """It starts and can be quit, or ends with a sentence; the terminal is as before."""
    started = 0
    for name, changes in ODD_ENVIRONMENTS.items():
        environment = {**world.environment, **changes}
        saved, world.environment = world.environment, {key: value for key, value in environment.items() if value is not None}
        try:
            program = world.start("--api-url", "http://127.0.0.1:9")
            shown = program.wait("octodo", limit=5)
            require(shown or program.poll(), f"{name}: neither a screen nor an end after 5 s")
            if program.poll():
                require(0 < program.status < 100, f"{name}: it ended with {program.status}: {program.last_words()}")
            else:
                started += 1
                program.press("\t", 0.1)
                program.quit()
            program.check_restored()
            if name != "hostile-terminfo":
                program.check_clean()
            program.end()
        except Broke as broke:
            raise Broke(f"{name}: {broke}") from None
        finally:
            world.environment = saved
    return f"{len(ODD_ENVIRONMENTS)} environments: {started} started, the others ended with a sentence"


@attack(quick=True)
def long_variables(world):
    """A value of 100,000 characters is cut where a message repeats it."""
    longest = 0
    for name, words in [("EDITOR", ["config", "edit"]), ("VISUAL", ["config", "edit"]), ("HOME", ["config", "path"]),
                        ("XDG_CONFIG_HOME", ["config", "check"]), ("GH_HOST", ["search", "repos", "x"]), ("TERM", []), ("LANG", ["config"])]:
        value = ("/" if name.endswith("HOME") else "") + "x" * 100_000
        run = world.run(*words, environment={name: value}, limit=20)
        require(not run.is_late, f"{name}: it does not end")
        require(len(run.raw_errors) < 8_000, f"{name} is repeated in {len(run.raw_errors)} bytes")
        longest = max(longest, len(run.raw_errors))
    return f"messages of at most {longest} bytes"


@attack()
def odd_arguments(world):
    """Invalid options are reported in a sentence and nothing else happens."""
    cases = [["--\x1b]0;x\x07"], ["x" * 120_000], ["--api-url", "\x1b[31mhttp://x"], ["--api-url", "http://127.0.0.1:9/\r\nX: y"],
             ["--config", "/dev/zero"], ["--script"], ["--size", "99999999999999x1"], [b"\xff\xfe"], ["--locale", "\u202e"],
             ["--var", "x=" + "y" * 100_000], ["--jobs", "-5", "--script", "x"], ["--api-url", "https://user:pw@x"],
             ["tracking", "\x9b31m"], ["sandbox", "\x1b[31m"], ["--script", "\x1b[31m.steps"], ["--demo"] * 20_000,
             ["tracking"] * 20_000, ["sandbox"] * 20_000, ["search"] * 20_000, ["word"] * 20_000, ["x " * 60_000],
             ["search", "repos", "--json", "\x1b[31m"], ["search", "\x1b]0;x\x07"], ["config", "\x9b31m"], ["help", "\x1b[31m"],
             ["a/b\x1b[31m"], ["https://github.com/a/\x1b[31m"], ["https://\x1b[31m/a/b"], ["https://github.com/a/" + "b" * 100_000],
             ["git@github.com:a/b\r\nX: y"], ["https://user:pw@x/a/b"], ["ssh://-oProxyCommand=x/a/b"]]
    for arguments in cases:
        run = world.run(*arguments, limit=20)
        name = repr(arguments[:2])[:60]
        require(not run.is_late, f"{name}: it does not end")
        require(0 < run.status < 100 or arguments[0] == "--config", f"{name}: it ended with {run.status}: {run.said[-200:]!r}")
        require(not any(byte in run.raw + run.raw_errors for byte in b"\x1b\x07\x9b" if byte != 0x9B),
                f"{name}: control characters are printed raw: {run.said[:200]!r}")
    return f"{len(cases)} odd command lines, each refused with a sentence"
