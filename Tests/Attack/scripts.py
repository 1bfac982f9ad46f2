"""A .steps file from a stranger: it can access the program in memory and its own folder, and nothing else."""

import json
import os
import time

from attack import attack
from server import Server, calm, found, repository
from world import TOKEN, require

SECRET = "machine-example-login-SECRET"
FLOW = 'launch\nignore events\n'
# A search, then the page of the result, whose README is the content of a stub's file.
READ_ALOUD = """set tracking off
stub GET "/search/repositories" including q="x" -> 200 '{found}'
stub GET "/repos/octo/calm-1" -> 200 '{one}'
stub GET "/repos/octo/calm-1/readme" -> 200 file "{path}" header "Content-Type" "application/vnd.github.raw"
launch
type "x"
key Enter Enter
dump
see "this is nowhere on the screen"
"""


class Stranger:
    """A folder with a stranger's script, in a home with files to steal and to damage."""

    def __init__(self, world):
        self.world, self.folder = world, world.home / "stranger"
        self.folder.mkdir()
        self.server = Server(calm)
        world.config.write_text(f"api_url: {self.server.url}\n")
        world.give_token(self.server)
        self.netrc = world.home / ".netrc"
        self.netrc.write_text(f"{SECRET}\ntest \"{SECRET}\"\nlet x = \"{SECRET}\"\n")
        (world.home / "victim").mkdir()
        (world.home / "victim/kept.txt").write_text("kept")
        (world.home / ".bashrc").write_text("# kept\n")
        self.before = self.tree()

    def tree(self):
        """Everything outside of the script's folder."""
        result = {}
        for path in self.world.home.rglob("*"):
            if self.folder not in path.parents and path != self.folder:
                result[str(path.relative_to(self.world.home))] = path.read_bytes() if path.is_file() else path.is_symlink()
        return result

    def run(self, text, *arguments, limit=20, memory=400, name="flow.steps"):
        if text is not None:
            (self.folder / name).write_text(text)
        return self.judge(self.world.run("--script", str(self.folder / name), *arguments, limit=limit), text, memory, limit)

    def judge(self, run, text, memory=400, limit=20):
        about = " ".join((text or "-").split())[:90]
        require(not run.is_late, f"{about}: it does not end in {limit} s")
        require(run.memory < memory * self.world.patience, f"{about}: it takes {run.memory:.0f} MiB")
        require(SECRET not in run.said and TOKEN not in run.said, f"{about}: a secret is printed")
        require(not any(byte in run.raw + run.raw_errors for byte in b"\x1b\x07\x00"), f"{about}: control characters are printed raw")
        require(not self.server.requests, f"{about}: a real request was sent"
                + (", with the person's token" if self.server.heard(TOKEN) else ""))
        after = self.tree()
        changed = sorted(name for name in set(after) | set(self.before) if after.get(name) != self.before.get(name))
        require(not changed, f"{about}: this was written outside of the script's folder: {changed[:3]}")
        return run

    def link(self, name, target):
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        os.symlink(target, self.folder / name)


def paths_to(target):
    """All ways to write a path outside, relative to the script's folder."""
    return [f"../{target}", f"./../{target}", f"sub/../../{target}", f"../stranger/../{target}", f"linked-folder/{target}", "linked-file",
            f"linked-folder/./{target}"]


def ways(stranger, target):
    world = stranger.world
    (stranger.folder / "sub").mkdir(exist_ok=True)
    stranger.link("linked-folder", "..")
    stranger.link("linked-file", f"../{target}")
    return [*paths_to(target), str(world.home / target), f"{world.home}//{target}", f"/proc/self/cwd/{target}"]


def recording(path, name='$(touch owned)'):
    return f'set network record\nset tracking off\ntest "{name}"\ncassette "{path}"\nlaunch\ntype "calm"\nkey Enter\n'


@attack(quick=True)
def script_writes_a_login_file(world):
    """A recording writes to no new file that the stranger chose, least of all one that a shell runs."""
    stranger = Stranger(world)
    for path in ways(stranger, ".bash_profile"):
        run = stranger.run(recording(path))
        require(run.status != 0, f"a recording to {path} is no failure")
    return "10 paths, each refused, and nothing was written"


@attack(quick=True)
def script_records_without_a_flag(world):
    stranger = Stranger(world)
    run = stranger.run(recording("own.cassette"))
    require(run.status != 0 and not (stranger.folder / "own.cassette").exists(), "it recorded, without --record")
    require("--record" in run.said, f"it does not name the flag: {run.said[-200:]}")
    return "refused, with the name of the flag"


@attack(quick=True)
def script_goes_live_without_a_flag(world):
    """A script uses neither the user's API, nor their token, nor their configuration."""
    stranger = Stranger(world)
    run = stranger.run('set network live\nset tracking off\nlaunch\ntype "calm"\nkey Enter\nwait "octo/calm-1" max 10s\n')
    require(run.status != 0, "it went live, without --live")
    require("--live" in run.said, f"it does not name the flag: {run.said[-200:]}")
    return "refused, with the name of the flag, and no request was sent"


@attack()
def script_records_outside_with_the_flag(world):
    """Even with --record nothing is written elsewhere."""
    stranger = Stranger(world)
    for path in [*ways(stranger, ".bash_profile"), ".bash_profile", "x.sh", "sub/.profile"]:
        (stranger.folder / "flow.steps").write_text(recording(path))
        run = world.run("--script", str(stranger.folder / "flow.steps"), "--record", "--live", limit=30)
        if "live" in run.err and run.status == 2:
            run = world.run("--script", str(stranger.folder / "flow.steps"), "--record", limit=30)
        stranger.server.requests.clear()
        stranger.judge(run, f"--record, cassette {path}")
        written = [name for name in stranger.folder.rglob("*") if name.is_file() and name.name in (".bash_profile", "x.sh", ".profile")]
        require(not written, f"--record wrote {written[0].name if written else ''}")
    return "10 paths outside, dot-files and other endings: nothing was written"


@attack(quick=True)
def script_includes_secrets(world):
    stranger = Stranger(world)
    stranger.link("linked.steps", "../.netrc")
    for path in [*ways(stranger, ".netrc"), "linked.steps", "/etc/passwd", "/proc/self/environ"]:
        for arguments in ([], ["--check"], ["--fmt", "--check"], ["--list"]):
            run = stranger.run(f'include "{path}"\n{FLOW}', *arguments)
            require("root:" not in run.said, f"include {path}: /etc/passwd is printed")
    return "12 paths, none of their lines was printed"


@attack(quick=True)
def script_reads_secrets(world):
    """With a stub's file, a fixture or a played recording."""
    stranger = Stranger(world)
    one = json.dumps(repository(1))
    aloud = READ_ALOUD.replace("{found}", json.dumps(found(repository(1)))).replace("{one}", one)
    (stranger.folder / "own.md").write_text("its own words\n")
    run = stranger.run(aloud.replace("{path}", "own.md"))
    require("its own words" in run.said, f"a stub's own file is not even shown: the attack proves nothing: {run.said[-700:]}")
    for path in ways(stranger, ".netrc"):
        stranger.run(aloud.replace("{path}", path))
        stranger.run(f'fixture "{path}" as "octodo.db"\n{FLOW}key Tab\ndump\nsee "nowhere"\n')
        stranger.run(f'set network replay\ncassette "{path}"\n{FLOW}')
        stranger.run(f'fixture "{path}" as "config.yml"\n{FLOW}dump\nsee "nowhere"\n')
    return "10 paths in four commands, none of the secrets was printed"


@attack(quick=True)
def script_writes_by_fixture(world):
    stranger = Stranger(world)
    (stranger.folder / "own.txt").write_text("owned")
    for target in ("../../../../owned", str(world.home / "owned"), "../owned", "sub/../../owned", "..", ".", "", "x/../../../owned"):
        run = stranger.run(f'fixture "own.txt" as "{target}"\n{FLOW}')
        require(run.status != 0, f"fixture as {target!r} is no failure")
    return "8 targets outside of the test's folder, each refused"


@attack(quick=True)
def script_writes_by_snapshot(world):
    """With the name of a snapshot or a test, or through a linked folder."""
    stranger = Stranger(world)
    for name in ("../../../owned", str(world.home / "owned"), "a/../../../../owned", "..", "\\n", "\\e[31m", "x" * 5000):
        stranger.run(f'{FLOW}snapshot "{name}"\n', "--snapshots", "all")
        stranger.run(f'test "{name}"\n{FLOW}snapshot "x"\n', "--snapshots", "all")
    stranger.link("linked.steps.snap", "../victim")
    stranger.link("deeper.steps.snap/deeper", "../../victim")
    stranger.link("file.steps.snap/file/x.txt", "../../../.bashrc")
    stranger.link("dangling.steps.snap/dangling/x.txt", "../../../.profile")
    for name in ("linked", "deeper", "file", "dangling"):
        for mode in ("all", "missing", "failed"):
            stranger.run(f'{FLOW}snapshot "x"\n', "--snapshots", mode, name=f"{name}.steps")
        stranger.run(f'{FLOW}\n', "--prune", name=f"{name}.steps")
    return "7 names and 4 linked folders: nothing outside was written or deleted"


@attack()
def script_writes_by_shot_and_cast(world):
    stranger = Stranger(world)
    pictures = stranger.folder / "pictures"
    for name in ("../../../owned.svg", str(world.home / "owned.svg"), "a/../../../../owned.txt", ".profile.txt", "x.sh"):
        stranger.run(f'{FLOW}shot "{name}"\n', "--shots", str(pictures))
        stranger.run(f'test "{name}"\n{FLOW}shot "x.svg"\n', "--shots", str(pictures), "--cast", str(pictures))
    return "5 names, with --shots and --cast: nothing outside was written"


@attack()
def script_writes_pictures_without_a_flag(world):
    stranger = Stranger(world)
    for name in ("x.svg", "../../../owned.svg", str(world.home / "owned.svg")):
        stranger.run(f'{FLOW}shot "{name}"\n')
    return "no picture was written outside of the script's folder"


BOMBS = {
    "let": lambda: 'let a0 = "' + "x" * 100 + '"\n' + "".join(f'let a{n} = "{f"${{a{n - 1}}}" * 10}"\n' for n in range(1, 12)) + FLOW,
    "let-many": lambda: "".join(f'let a{n} = "{"x" * 60_000}"\n' for n in range(400)) + FLOW,
    "macro": lambda: "macro m0\n  key Down\nend\n" + "".join(f"macro m{n}\n" + f"  run m{n - 1}\n" * 10 + "end\n" for n in range(1, 12)) + FLOW + "run m11\n",
    "macro-of-itself": lambda: f"macro m\n  run m\nend\n{FLOW}run m\n",
    "macro-value": lambda: 'macro m x\n  type "${x}"\nend\n' + FLOW + 'run m "' + "x" * 100_000 + '"\n',
    "key-times": lambda: f"{FLOW}key Down*999999999\n",
    "scroll": lambda: f"{FLOW}scroll down 999999999 @9:4\n",
    "nested-blocks": lambda: "burst\n" * 100_000 + FLOW,
    "long-line": lambda: FLOW + 'type "' + "x" * 20_000_000 + '"\n',
    # Each key draws a screen, which is most of the time.
    "many-lines": lambda: FLOW + "key Down\n" * 200_000,
    "many-tests": lambda: "".join(f'test "t{n}"\n' for n in range(5_000)),
    "many-errors": lambda: "nonsense\n" * 300_000,
    "resize": lambda: f"{FLOW}resize 99999x99999\n",
    "resize-many": lambda: FLOW + "resize 500x500\nresize 1x1\n" * 2000,
    "advance": lambda: f"{FLOW}advance 999999999m\n",
    "regex": lambda: f'{FLOW}type "{"a" * 70}"\nsee /(a+)+b/\n',
    "regex-2": lambda: f'{FLOW}type "{"a" * 70}"\nsee /(a|aa)+$b/\nsee /^(([a-z])+.)+[A-Z]([a-z])+$/\n',
    "regex-count": lambda: f"{FLOW}see /((a{{1,1000}}){{1,1000}}){{1,1000}}/\n",
    "clock": lambda: f'set clock "9999-12-31T23:59:59Z"\n{FLOW}advance 999999999s\n',
    "nul": lambda: FLOW + "\0\n",
    "binary": lambda: "".join(chr(n) for n in range(0x80, 0x2000)) * 50,
    "escapes": lambda: f'test "\x1b]0;x\x07\x9b31m\u202e"\n{FLOW}see "\x1b[31m"\nsee "\\e[31m"\n',
    "escaped-names": lambda: f'test "\\e]0;x\\u{{7}}\\u{{9b}}31m\\u{{202e}}"\n{FLOW}see "\\e[31m"\nsnapshot "\\e[31m"\n',
}


def register():
    for name, make in BOMBS.items():
        def bomb(world, make=make):
            stranger, text = Stranger(world), make()
            began = time.monotonic()
            for arguments in ([], ["--check"], ["--fmt", "--check"], ["--list"]):
                stranger.run(text, *arguments, limit=15)
            return f"run, checked, formatted and listed in {time.monotonic() - began:.1f} s"
        attack(f"script-{name}", quick=name == "let")(bomb)


register()


@attack()
def script_includes_without_end(world):
    stranger = Stranger(world)
    for number in range(18):
        (stranger.folder / f"i{number}.steps").write_text(f'include "i{number + 1}.steps"\n' * 4)
    (stranger.folder / "i18.steps").write_text("let x = \"y\"\n")
    stranger.run(f'include "i0.steps"\n{FLOW}')
    (stranger.folder / "circle.steps").write_text('include "circle.steps"\n')
    run = stranger.run(f'include "circle.steps"\n{FLOW}')
    require(run.status == 3, f"files that include themselves end with {run.status}")
    return "4 to the power of 18 inclusions and a circle"


@attack()
def script_is_no_plain_file(world):
    stranger = Stranger(world)
    os.mkfifo(stranger.folder / "fifo.steps")
    stranger.link("zero.steps", "/dev/zero")
    (stranger.folder / "folder.steps").mkdir()
    stranger.link("circle.steps", "circle.steps")
    for name in ("fifo", "zero", "folder", "circle", "missing"):
        for arguments in ([], ["--check"], ["--list"], ["--fmt"]):
            run = stranger.run(None, *arguments, name=f"{name}.steps", limit=8)
            require(run.status in (1, 2, 3, 4), f"{name} {arguments}: it ended with {run.status}")
        stranger.run(f'include "{name}.steps"\n{FLOW}', limit=8)
        stranger.run(f'stub GET "/x" -> 200 file "{name}.steps" optional\n{FLOW}', limit=8)
    return "a pipe, a device, a folder and a circle, as script, include and stub"


@attack()
def script_of_the_sandbox(world):
    """Files of the sandbox and the recorder are written where the user says, and not through links."""
    stranger = Stranger(world)
    stranger.link("mine.steps", "../.profile")
    program = world.start("--demo", "--record-script", str(stranger.folder / "mine.steps"))
    program.wait("octodo", limit=5)
    if not program.poll():
        program.press("\t", 0.3)
        program.quit()
    require(not (world.home / ".profile").exists(), "the recorded script was written through a dangling link")
    return "no script was recorded through a link"
