"""1: The README's own example: a session in the demo becomes a script, which passes with and without the demo, in a
terminal and without one. Usage: test_recording.py OCTODO"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "bench"))
from pseudo_terminal import Program  # noqa: E402

F8, F9 = b"\x1b[19~", b"\x1b[20~"


def main(octodo):
    folder = tempfile.mkdtemp(prefix="octodo-e2e-")
    try:
        os.makedirs(f"{folder}/bin")
        os.symlink(octodo, f"{folder}/bin/octodo")
        # Where a person starts, and where no script is recorded.
        os.chdir(folder)
        environment = {"HOME": folder, "PATH": f"{folder}/bin:{os.environ['PATH']}", "TERM": "xterm-256color",
                       "LANG": "C.UTF-8"}
        record, *plays = readme_commands()
        refused = subprocess.run(record.split(), env=environment, capture_output=True, text=True, timeout=60)
        require(f"mkdir hello; {record.replace('hello.steps', 'hello/hello.steps')}" in refused.stderr,
                f"In the home folder the advice is:\n{refused.stderr}")
        os.mkdir("flows")
        os.chdir("flows")
        script = record_session(record.split(), environment)
        for line in ('type "swift"', "key Enter", "key j j k", 'snapshot "screen-1"', "key q", "exit 0"):
            require(f"\n{line}\n" in script, f"The script has no line {line}:\n{script}")
        require('\nsee "' in script, f"The script checks nothing on the screen:\n{script}")
        for play in plays + [f"{line} --demo" for line in plays]:
            run(play.split(), environment)
        print(f"README example: recorded once, played {2 * len(plays)} times")
    finally:
        os.chdir("/")
        shutil.rmtree(folder)


def readme_commands():
    """The first lines of code below "Test a flow", without their comments and without that which makes the folder."""
    section = (ROOT / "README.md").read_text().split("\n## Test a flow\n")[1]
    lines = [line.strip().split("#")[0].strip() for line in section.strip("\n").split("\n\n")[0].splitlines()]
    require(lines[0] == "mkdir flows && cd flows", f"The README makes no folder for its flow: {lines}")
    lines = lines[1:]
    require(len(lines) == 3 and all(line.startswith("octodo ") for line in lines), f"The README has other lines: {lines}")
    return lines


def record_session(command, environment):
    program = Program(command, environment)
    _, data = program.frame(program.start, until=b"REC", limit=30)
    # In 80 columns the tabs leave no room for what they do.
    require(b"F8" in data and b"F9" in data, "The recorder does not show its keys.")
    press(program, b"swift\r", b"apple/swift")
    press(program, b"j")
    press(program, b"j")
    press(program, b"k")
    press(program, F8, b"see:")
    press(program, b"\r", b"Added")
    press(program, F9, b"screen")
    _, data = program.press(b"q", until=b"Play it with:", limit=20)
    require(b"octodo --script hello.steps" in data, f"The recorder does not say how to play its script:\n{data[-400:]}")
    os.waitpid(program.pid, 0)
    return pathlib.Path("hello.steps").read_text()


def press(program, keys, until=None):
    _, data = program.press(keys, until=until, limit=10 if until else 0.5)
    require(until is None or until in data, f"{keys} does not show {until}:\n{data[-400:]}")


def run(command, environment):
    if "--visible" not in command:
        result = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
        require(result.returncode == 0, f"{' '.join(command)} ends with {result.returncode}:\n{result.stdout}{result.stderr}")
        return
    program = Program(command, environment)
    data, end = b"", time.monotonic() + 60
    while b"# 1 passed" not in data and time.monotonic() < end:
        data += program.frame(time.perf_counter(), limit=1)[1]
    require(b"# 1 passed" in data, f"{' '.join(command)} does not pass:\n{data[-2000:].decode(errors='replace')}")
    os.waitpid(program.pid, 0)


def require(condition, message):
    if not condition:
        raise SystemExit(message)


if __name__ == "__main__":
    main(os.path.realpath(sys.argv[1]))
