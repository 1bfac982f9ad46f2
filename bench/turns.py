"""Compares two builds of octodo by turns, so that a busy machine is as busy for both. Prints medians and the ratio of the
second to the first. Usage: turns.py BEFORE AFTER"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import github_stand_in
from measure import environment_in, load_thousand, write_todos
from pseudo_terminal import Program

STARTS = 60
BLOCKS = 40
KEYS = b"j" * 15 + b"k" * 15
SCRIPTS = 30


def main(before, after):
    builds = [before, after]
    folder = tempfile.mkdtemp(prefix="octodo-turns-")
    try:
        homes = [environment_in(f"{folder}/{index}") for index in range(2)]
        print(f"{'':52}{'before':>9}{'after':>9}{'ratio':>8}")
        ratios = [start(builds, homes)]
        ratios += scripts(builds, homes, folder)
        address = github_stand_in.start()
        for rows, columns in ((24, 80), (40, 120)):
            size = f"{columns}x{rows}"
            programs = [
                Program([build, "--api-url", address], home, rows, columns)
                for build, home in zip(builds, homes)]
            for program in programs:
                load_thousand(program)
            ratios.append(keys(f"1,000 results, {size}", programs))
            for count in (100, 100_000):
                programs = []
                for build, home in zip(builds, homes):
                    write_todos(build, home, home["HOME"], count)
                    program = Program([build], home, rows, columns)
                    program.frame(program.start, until=b"keys")
                    program.press(b"\t", until=b"keys", quiet=0.3)
                    program.frame(time.perf_counter(), limit=1.0)
                    programs.append(program)
                ratios.append(keys(f"{count:,} todos, {size}", programs))
        print(f"{'geometric mean of the ratios':70}{statistics.geometric_mean(ratios):>8.3f}")
    finally:
        shutil.rmtree(folder)


def row(name, values):
    """Prints the medians of both builds' values, and returns their ratio."""
    first, second = (statistics.median(each) for each in values)
    print(f"{name:52}{first:>9.3f}{second:>9.3f}{second / first:>8.2f}", flush=True)
    return second / first


def start(builds, homes):
    times = ([], [])
    for _ in range(STARTS):
        for index, build in enumerate(builds):
            program = Program([build], homes[index])
            seconds, _ = program.frame(program.start, until=b"keys")
            times[index].append(seconds * 1000)
            program.end()
    return row("exec to the first full frame (ms)", times)


def scripts(builds, homes, folder):
    ratios = []
    for count in (2, 4000):
        script = f"{folder}/bench.steps"
        with open(script, "w") as file:
            file.write("launch\nignore events\n")
            file.write('key Left\nsee "Search:"\n' * (count // 2))
        times = ([], [])
        for _ in range(SCRIPTS):
            for index, build in enumerate(builds):
                begin = time.perf_counter()
                subprocess.run([build, "--script", script], env=homes[index], capture_output=True, check=True)
                times[index].append((time.perf_counter() - begin) * 1000)
        ratios.append(row(f"a script of {count + 2:,} steps, whole process (ms)", times))
    return ratios


def keys(name, programs):
    """The time until a frame is drawn, and the processor time of a key, by turns in blocks."""
    waits, work = ([], []), ([], [])
    for _ in range(BLOCKS):
        for index, program in enumerate(programs):
            used = processor_time(program)
            for key in KEYS:
                seconds, _ = program.press(bytes([key]), quiet=0.004)
                waits[index].append(seconds * 1000)
            work[index].append((processor_time(program) - used) / len(KEYS) * 1000)
    for program in programs:
        program.end()
    row(f"{name}: processor time of a key (ms)", work)
    return row(f"{name}: key to frame (ms)", waits)


def processor_time(program):
    """In seconds, of all threads."""
    tasks = f"/proc/{program.pid}/task"
    total = 0
    for thread in os.listdir(tasks):
        with open(f"{tasks}/{thread}/schedstat") as status:
            total += int(status.read().split()[0])
    return total / 1e9


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
