"""Prints octodo's figures next to those of the C program, as medians and ratios. Usage: measure.py OCTODO FLOOR"""

import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import uuid

import github_stand_in
from pseudo_terminal import Program

RUNS = 15
KEYS = 200


def main(octodo, floor):
    folder = tempfile.mkdtemp(prefix="octodo-bench-")
    try:
        environment = environment_in(folder)
        print(f"{'':44}{'octodo':>10}{'C':>10}{'ratio':>8}{'aim':>8}")
        first_frame([octodo], [floor, "1000"], environment)
        address = github_stand_in.start()
        search = ["--api-url", address]
        results = Program([octodo, *search], environment)
        load_thousand(results)
        scrolling("1,000 results", results, floor, 1000, environment)
        idle(results)
        results.end()
        for count in (100, 100_000):
            write_todos(octodo, environment, folder, count)
            todos = Program([octodo], environment)
            todos.frame(todos.start, until=b"keys")
            todos.press(b"\t", until=b"keys", quiet=0.3)
            todos.frame(time.perf_counter(), limit=1.0)
            scrolling(f"{count:,} todos", todos, floor, count, environment)
            todos.end()
        steps(octodo, environment, folder)
        size(octodo, folder)
    finally:
        shutil.rmtree(folder)


def environment_in(folder, settings=""):
    """An empty home in `folder`, with more lines of config.yml if the caller gives some."""
    names = ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME"]
    environment = {name: folder for name in names}
    environment.update(PATH=os.environ["PATH"], TERM="xterm-256color", LANG="C.UTF-8", OCTODO_DEMO_TODOS="none")
    os.makedirs(f"{folder}/octodo", exist_ok=True)
    with open(f"{folder}/octodo/config.yml", "w") as config:
        config.write("page_size: 100\n" + settings)
    # Without it octodo first shows a notice about tracking instead of the keys that the benchmark waits for.
    with open(f"{folder}/octodo/user-id", "w") as identity:
        identity.write(f"{uuid.uuid4()}\n")
    return environment


def row(name, ours, theirs, unit, aim):
    ratio = ours / theirs if theirs else float("nan")
    print(f"{name:44}{ours:>8.2f}{unit:>2}{theirs:>8.2f}{unit:>2}{ratio:>8.2f}{aim:>8}")


def first_frame(octodo, floor, environment):
    """Alternates between both, so that noise affects them equally."""
    times, memory = {"octodo": [], "floor": []}, {}
    for _ in range(RUNS):
        for name, command, end in (("octodo", octodo, b"keys"), ("floor", floor, b"status")):
            program = Program(command, environment)
            seconds, _ = program.frame(program.start, until=end)
            times[name].append(seconds * 1000)
            memory[name] = program.private_memory()
            program.end()
    row("exec to the first full frame (ms)", *(statistics.median(times[name]) for name in times), "", "2.5")
    row("private memory at the first frame (MiB)", memory["octodo"], memory["floor"], "", "24 MiB")


def load_thousand(program):
    program.frame(program.start, until=b"keys")
    program.press(b"x")
    program.press(b"\r", quiet=0.5)
    for _ in range(25):
        program.press(b"G", quiet=0.1)
        program.press(b"k", quiet=0.1)
    program.press(b"g", quiet=0.1)


def scrolling(name, ours, floor, count, environment):
    """Moves the selection within the screen, then page by page, alternating with the C program."""
    theirs = Program([floor, str(count)], environment)
    theirs.frame(theirs.start, until=b"status")
    keys = (b"j" * 15 + b"k" * 15) * (KEYS // 30)
    figures = {"octodo": ([], []), "floor": ([], [])}
    for key in keys:
        for who, program in (("octodo", ours), ("floor", theirs)):
            seconds, data = program.press(bytes([key]), quiet=0.004)
            figures[who][0].append(seconds * 1000)
            figures[who][1].append(len(data))
    for title, pick, aim in (("median", statistics.median, "1.5"), ("p99", p99, "2")):
        row(f"{name}: key to frame, {title} (ms)", *(pick(figures[who][0]) for who in figures), "", aim)
    row(f"{name}: bytes a key", *(statistics.mean(figures[who][1]) for who in figures), "", "1.5")
    burst = [len(program.press(b"j" * 100, quiet=0.2)[1]) for program in (ours, theirs)]
    row(f"{name}: bytes for 100 keys at once", *burst, "", "")
    row(f"{name}: private memory (MiB)", ours.private_memory(), theirs.private_memory(), "", "24 MiB")
    theirs.end()


def p99(values):
    return sorted(values)[int(len(values) * 0.99)]


def size(octodo, folder):
    """Scripts/package fails above its limit, and is run seldom."""
    subprocess.run(["strip", "-o", f"{folder}/stripped", octodo], check=True)
    print(f"{'stripped program (MB)':44}{os.path.getsize(f'{folder}/stripped') / 1e6:>10.1f}{'':>18}{'60':>8}")


def idle(program):
    print(f"{'wake-ups in 3 idle seconds':44}{program.wake_ups(3):>10}{'':>18}{'0':>8}")


def write_todos(octodo, environment, folder, count):
    """Lets octodo create its file, then fills it."""
    file = f"{folder}/octodo/octodo.db"
    if not os.path.exists(file):
        program = Program([octodo], environment)
        program.frame(program.start, until=b"keys")
        program.press(b"\t", quiet=0.5)
        program.end()
    with sqlite3.connect(file) as database:
        database.execute("DELETE FROM todo")
        database.executemany(
            "INSERT INTO todo (title, note, created_at) VALUES (?, '', ?)",
            ((f"Todo number {number} of many, of a usual length", 1_700_000_000_000 + number)
             for number in range(count)))


def steps(octodo, environment, folder):
    """Script steps per second, and the share of the start."""
    script = f"{folder}/bench.steps"
    for count in (2, 20_000):
        with open(script, "w") as file:
            file.write("launch\nignore events\n")
            file.write('key Left\nsee "Search:"\n' * (count // 2))
        times = []
        for _ in range(5):
            start = time.perf_counter()
            result = subprocess.run([octodo, "--script", script], env=environment, capture_output=True)
            times.append(time.perf_counter() - start)
            if result.returncode != 0:
                sys.exit(result.stdout.decode() + result.stderr.decode())
        seconds = statistics.median(times)
        if count == 2:
            base = seconds
            print(f"{'a script of 4 steps, whole process (ms)':44}{seconds * 1000:>10.1f}")
        else:
            print(f"{'script steps a second':44}{count / (seconds - base):>10,.0f}{'':>18}{'20,000':>8}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
