"""What commands print: no raw control characters, and a full disk or a closed pipe at standard output is a failure."""

import json
import os
import subprocess

from attack import attack
from texts import EVIL
from world import Broke, require

# Each command, and its standard input.
COMMANDS = {
    "help": ["--help"], "version": ["--version"], "help-script": ["--help", "script"], "commands-json": ["--commands", "json"],
    "commands-vim": ["--commands", "vim"], "commands-textmate": ["--commands", "textmate"], "sandbox-list": ["sandbox", "--list"],
    "sandbox-help": ["sandbox", "--help"], "tracking": ["tracking"], "tracking-help": ["tracking", "--help"],
    "tracking-show": ["tracking", "show"], "tracking-export": ["tracking", "export"], "tracking-off": ["tracking", "off"],
    "tracking-local": ["tracking", "local"], "tracking-delete": ["tracking", "delete"], "script": ["--script", "FLOW"],
    "script-json": ["--script", "FLOW", "--report", "json"], "script-junit": ["--script", "FLOW", "--report", "junit"],
    "script-jobs": ["--script", "FLOW", "--jobs", "2"], "script-list": ["--script", "FLOW", "--list"],
    "script-check": ["--script", "FLOW", "--check"], "script-format": ["--script", "-", "--fmt"],
}
SILENT = {"script-check", "tracking-delete"}  # may have nothing to say


def prepare(world):
    flow = world.home / "flow.steps"
    flow.write_text('launch\nignore events\nsee "octodo"\n')
    line = '{"user_id":"F3476B52-1B2C-4D3E-8F40-112233445566","time":%d.5,"event":{"name":"launch"}}\n'
    world.events.write_text("".join(line % number for number in range(3000)))
    return lambda words: [str(flow) if word == "FLOW" else word for word in words]


def register():
    for name, words in COMMANDS.items():
        def full(world, words=words, name=name):
            filled = prepare(world)(words)
            calm = world.run(*filled, input=b"launch\n")
            require(calm.status == 0, f"even without a full disk it ends with {calm.status}: {calm.said[-200:]}")
            if name == "tracking-delete":
                prepare(world)
            with open("/dev/full", "wb") as output:
                run = world.run(*filled, input=b"launch\n", output=output)
            if name in SILENT and not calm.raw:
                return "it has nothing to say"
            # The commands for the shell fail like other programs.
            status = 1 if words[0] in ("config", "sample", "search", "tracking") else 4
            require(run.status == status, f"it ends with {run.status} and says: {run.err.strip()[-120:] or 'nothing'}")
            require(run.err.strip(), "it does not say that the output could not be written")
            return f"ends with {status}: {run.err.strip()[-110:]}"
        attack(f"full-output-{name}", quick=name in ("help", "tracking-export", "sandbox-list", "script"))(full)


register()


@attack()
def closed_pipe_behind_commands(world):
    """`octodo … | head -1` ends immediately and without a crash."""
    fill = prepare(world)
    for name, words in COMMANDS.items():
        read, write = os.pipe()
        os.close(read)
        run = world.run(*fill(words), input=b"launch\n", output=write, limit=20)
        os.close(write)
        require(not run.is_late and 0 <= run.status < 100 or run.status == -13, f"{name}: it ended with {run.status}")
        require("Fatal" not in run.err, f"{name}: {run.err[-200:]}")
    return f"{len(COMMANDS)} commands into a closed pipe: none crashed"


@attack(quick=True)
def full_output_then_delete(world):
    """A user who exports to a full disk and deletes only on success keeps the events."""
    prepare(world)
    before = world.events.read_bytes()
    run = subprocess.run(["/bin/sh", "-c", '"$0" tracking export > /dev/full 2>/dev/null && "$0" tracking delete', world.octodo],
                         env=world.environment, cwd=world.home, capture_output=True)
    require(world.events.exists() and world.events.read_bytes() == before, "the events were deleted, but not printed")
    return f"the events are still there (status {run.returncode})"


def raw(data):
    """The parts of a command's output that must not reach a terminal."""
    text = data.decode(errors="surrogateescape")
    from screen import harmful
    return [f"U+{ord(c):04X}" for c in text if (ord(c) < 0x20 and c not in "\n\t") or 0x7F <= ord(c) < 0xA0 or harmful(c)
            or 0xDC80 <= ord(c) <= 0xDCFF]


@attack(quick=True)
def raw_paths_in_commands(world):
    """XDG paths with ESC, BEL and OSC, which a pipe must not get; it gets all else of a path as it is."""
    for text in ("\x1b[31m", "\x1b]0;x\x07", "\x9b31m", "\u202e", "\u200b", "\n", "\x7f"):
        folder = world.folder / f"p{text}q"
        names = {name: str(folder / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
        for action in ("status", "local", "off", "show", "export", "delete"):
            run = world.run("tracking", action, environment=names)
            found = controls(run.raw + run.raw_errors)
            require(not found, f"octodo tracking {action} prints {found[:3]} of a path raw")
            require(not controls(text.encode()) and text != "\n" or run.raw.count(b"p" + text.encode() + b"q") == 0, f"octodo tracking {action} prints {text!r} of a path raw")
    return "7 kinds of paths in 6 commands, nothing of them raw"


def controls(data):
    """The parts of a command's output for another program that would control a terminal; all else is its data."""
    return [f"U+{ord(c):04X}" for c in data.decode(errors="surrogateescape")
            if (ord(c) < 0x20 and c not in "\n\t") or 0x7F <= ord(c) < 0xA0]


@attack(quick=True)
def raw_queries_in_commands(world):
    """A pasted query has C0, C1, bidi and zero-width characters; a pipe gets them as they are, but for the controls."""
    with open(world.events, "w", encoding="utf-8") as file:
        for number, text in enumerate(EVIL):
            text = text.encode("utf-8", "replace").decode()
            event = {"user_id": "F3476B52-1B2C-4D3E-8F40-112233445566", "time": number + 0.5,
                     "event": {"name": "search", "value": {"query": text, "page": 1}}}
            file.write(json.dumps(event, ensure_ascii=False) + "\n")
    faults = []
    for action in ("show", "export", "status"):
        run = world.run("tracking", action)
        found = controls(run.raw + run.raw_errors)
        if found:
            faults.append(f"octodo tracking {action} prints {sorted(set(found))[:6]} raw")
    require(not faults, "; ".join(faults))
    lines = world.run("tracking", "export").raw.decode().rstrip("\n").split("\n")
    queries = [json.loads(line)["event"]["value"]["query"] for line in lines]
    require(queries == [text.encode("utf-8", "replace").decode() for text in EVIL], "the export has other queries")
    return f"{len(EVIL)} hostile queries, in JSON as escapes"


@attack()
def raw_names_in_reports(world):
    """Names of files, tests and snapshots in a run's reports and messages."""
    faults = []
    for text in EVIL[:50:2]:
        name = text.replace("/", "_").replace("\x00", "").replace("\n", "").encode("utf-8", "replace").decode() or "x"
        flow = world.home / f"f{name[:60]}.steps"
        escaped = "".join(f"\\u{{{ord(c):x}}}" for c in name if ord(c) < 0xD800 or ord(c) > 0xDFFF)
        try:
            flow.write_text(f'test "t{escaped}"\nlaunch\nignore events\nsee "s{escaped}"\n')
        except OSError:
            continue
        for arguments in ([], ["--list"], ["--check"], ["--report", "json"], ["--report", "junit"]):
            run = world.run("--script", str(flow), *arguments)
            found = raw(run.raw + run.raw_errors)
            if found and "--report" not in arguments:
                faults.append(f"{' '.join(arguments) or 'run'}: {sorted(set(found))[:4]}")
            require(not any(byte in run.raw for byte in b"\x1b\x07\x00"), f"{arguments}: control characters are printed raw")
        flow.unlink()
    if faults:
        raise Broke(f"{len(faults)} outputs print characters of names raw, such as {faults[0]}")
    return "25 hostile names of files and tests, nothing of them raw"
