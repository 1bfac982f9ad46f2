"""Attacks octodo from outside and prints a line for each fault. See Scripts/attack."""

import argparse
import importlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FIELDS = ["kills", "disks", "limits", "signals", "outputs", "answers", "protocol", "redirects", "texts", "files", "copies",
          "scripts", "secrets", "keyboard", "undo", "imports"]
ATTACKS = {}
LONGEST = 240  # seconds for one attack, on any machine
MARK = "OCTODO_ATTACK"
UNSHARE = ["unshare", "--mount", "--propagation", "private"]


def attack(name=None, quick=False, **arguments):
    """Registers a function that gets a World, and returns what it observed if octodo withstood the attack."""
    def register(function):
        label = name or function.__name__.replace("_", "-")
        ATTACKS[label] = (lambda world: function(world, **arguments), quick, function.__module__)
        return function
    return register


def main():
    parser = argparse.ArgumentParser(prog="Scripts/attack", description=__doc__)
    parser.add_argument("program", nargs="?", default=".build/release/octodo")
    parser.add_argument("--quick", action="store_true", help="only the most important ones, two minutes of them")
    parser.add_argument("--only", metavar="NAME", action="append", help="only attacks whose name begins with NAME; may be repeated")
    parser.add_argument("--list", action="store_true", help="print the names")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="number of parallel attacks")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    parser.add_argument("--folder", help=argparse.SUPPRESS)
    options = parser.parse_args()
    for field in FIELDS:
        importlib.import_module(field)
    if options.one:
        return run_one(options)
    names = [name for name, (_, quick, field) in ATTACKS.items() if (quick or not options.quick)
             and (not options.only or any(name.startswith(start) or field == start for start in options.only))]
    if options.list:
        print("\n".join(f"{name}{' (quick)' if ATTACKS[name][1] else ''}" for name in names))
        return 0
    if not names:
        parser.error(f"there is no attack of this name: {' '.join(options.only or [])}")
    if faults := importlib.import_module("model").faults(list(ATTACKS)):
        sys.exit("\n".join(faults))
    if not os.access(options.program, os.X_OK):
        parser.error(f"there is no {options.program}; run Scripts/build first")
    return run_all(names, options)


def run_all(names, options):
    options.can_mount = subprocess.run([*UNSHARE, "true"], capture_output=True).returncode == 0
    start, sums = time.monotonic(), {"held": 0, "BROKE": 0, "skipped": 0}
    broken = []
    with ThreadPoolExecutor(options.jobs) as pool:
        runs = [pool.submit(run_in_process, name, options) for name in names]
        for name, run in zip(names, runs):
            result, seen, seconds = run.result()
            sums[result] += 1
            broken += [name] if result == "BROKE" else []
            print(f"{result:7} {name}: {seen} ({seconds:.1f} s)", flush=True)
    print(f"\n{len(names)} attacks in {time.monotonic() - start:.0f} s: "
          + ", ".join(f"{count} {word}" for word, count in sums.items()))
    if broken:
        print(f"Broken: {' '.join(broken)}")
    return 1 if broken else 0


def run_in_process(name, options):
    """Each attack has its own process and folder, and leaves neither behind."""
    folder = tempfile.mkdtemp(prefix="octodo-attack-")
    start = time.monotonic()
    command = [sys.executable, __file__, os.path.realpath(options.program), "--one", name, "--folder", folder]
    if options.can_mount:
        # Mounts disappear with the process.
        command = [*UNSHARE, *command]
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", MARK: folder}
    try:
        run = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                             timeout=LONGEST, errors="replace")
        result, seen = json.loads(run.stdout.splitlines()[-1]) if run.stdout else ("BROKE", run.stderr[-400:])
    except subprocess.TimeoutExpired:
        result, seen = "BROKE", f"it does not end in {LONGEST} s"
    finally:
        end_rest(folder)
        shutil.rmtree(folder, ignore_errors=True)
    return result, " ".join(printable(seen).split()), time.monotonic() - start


def printable(text):
    return "".join(character if character.isprintable() else repr(character)[1:-1] for character in text)


def end_rest(folder):
    """Ends what an interrupted attack has started: only processes with its mark."""
    mark = f"{MARK}={folder}".encode()
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (process / "environ").read_bytes().split(b"\0"):
                os.kill(int(process.name), signal.SIGKILL)
        except OSError:
            pass


def run_one(options):
    from world import Broke, Skipped, World
    world = World(options.program, options.folder)
    world.environment[MARK] = options.folder
    try:
        result, seen = "held", ATTACKS[options.one][0](world)
    except Broke as broke:
        result, seen = "BROKE", str(broke)
    except Skipped as skipped:
        result, seen = "skipped", str(skipped)
    except Exception:
        result, seen = "BROKE", "the attack itself failed: " + traceback.format_exc()[-500:]
    finally:
        world.end()
    print(json.dumps([result, seen or "-"]))
    return 0


if __name__ == "__main__":
    # The attacks import this module by its name, not as the program that was started.
    sys.exit(importlib.import_module("attack").main())
