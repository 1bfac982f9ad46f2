"""Disks that fail, fill up or are removed, simulated by strace's fault injection and a small file system per attack."""

import itertools
import os
import shutil
import subprocess
import time

from attack import attack
from kills import is_listed
from world import Skipped, require

REPORTED = ["could not be read", "was not saved", "cannot be opened", "read-only", "damaged", "the disk", "not saved"]

# The call, its error, which occurrence fails, and where.
FAULTS = [
    *itertools.product(["pwrite64"], ["EIO", "ENOSPC", "EDQUOT"], ["1+", "2+", "3", "5+"], ["database", "journal"]),
    *itertools.product(["fdatasync", "fsync"], ["EIO", "ENOSPC"], ["1+", "2+"], ["database", "journal", "folder"]),
    *itertools.product(["openat"], ["EIO", "ENOSPC", "EROFS", "EACCES", "EMFILE"], ["1+", "2+"], ["journal"]),
    *itertools.product(["openat"], ["EIO", "EACCES", "EMFILE", "ENFILE"], ["1", "1+"], ["database"]),
    *itertools.product(["pread64"], ["EIO"], ["1+", "3+", "6+"], ["database"]),
    *itertools.product(["ftruncate", "unlink"], ["EIO", "EROFS", "EACCES"], ["1+"], ["database", "journal"]),
    *itertools.product(["fstat,newfstatat"], ["EIO"], ["2+"], ["database"]),
]
QUICK = [("pwrite64", "EIO", "2+", "database"), ("pwrite64", "ENOSPC", "1+", "journal"), ("fdatasync", "EIO", "1+", "database"),
         ("openat", "EROFS", "1+", "journal"), ("unlink", "EIO", "1+", "journal"), ("pread64", "EIO", "3+", "database"),
         ("pread64", "EIO", "6+", "database")]


def strace(world, call, error, when, *paths):
    if shutil.which("strace") is None:
        raise Skipped("there is no strace here")
    return ["strace", "-D", "-f", "-qq", "-o", "/dev/null", *[word for path in paths for word in ("-P", str(path))],
            "-e", f"trace={call}", "-e", f"inject={call}:error={error}:when={when}"]


def save_under_fault(world, call, error, when, where):
    path = {"database": world.database, "journal": f"{world.database}-journal", "folder": world.database.parent}[where]
    program = world.open(wrapper=strace(world, call, error, when, path))
    program.press("\t")
    program.wait("○ kept", *REPORTED, limit=5)
    program.press("afaulted\r")
    program.wait("○ faulted", *REPORTED, limit=5)
    program.read(0.1)
    listed = is_listed(program, "faulted")
    require(not program.poll(), f"{call} gives {error} ({when}, {where}): it ended with {program.status}")
    require(listed or program.shows(*REPORTED),
            f"{call} gives {error} ({when}, {where}): neither saved nor reported: {program.screen.text[-300:]}")
    program.end()
    return listed


def inject(world, faults):
    program = world.open_with_todo("kept")
    program.end()
    original, saved = world.database.read_bytes(), 0
    for fault in faults:
        listed = save_under_fault(world, *fault)
        # Opened without the fault, as after a repair; a remaining journal is rolled back.
        name = " ".join(fault)
        aside = list(world.database.parent.glob("octodo.db.damaged*"))
        require(not aside, f"{name}: the disk failed once, and the whole todo file was put aside as damaged: " + str([(p.name, p.stat().st_size) for p in sorted(world.database.parent.iterdir())]) + program.screen.text[-400:])
        todos = world.todos()
        require("kept" in todos, f"{name}: the todo from before is gone")
        require(not listed or "faulted" in todos, f"{name}: a todo that was shown as saved is gone")
        saved += listed
        for path in world.database.parent.glob("octodo.db*"):
            path.unlink()
        world.database.write_bytes(original)
        # The draft of a todo that was not saved would be offered in the next program, over the report.
        shutil.rmtree(world.database.parent / "unsaved", ignore_errors=True)
    return f"{len(faults)} injected faults of the disk: {saved} saved anyway, {len(faults) - saved} reported, nothing lost"


@attack(quick=True)
def injected_faults_few(world):
    return inject(world, QUICK)


@attack("injected-faults-write", calls=["pwrite64"])
@attack("injected-faults-sync", calls=["fdatasync", "fsync"])
@attack("injected-faults-open", calls=["openat"])
@attack("injected-faults-other", calls=["pread64", "ftruncate", "unlink", "fstat,newfstatat"])
def injected_faults(world, calls):
    return inject(world, [fault for fault in FAULTS if fault[0] in calls])


# A library that is loaded before the C library, because strace's fault injection cannot distinguish locks from other
# uses of fcntl(2).
WITHOUT_LOCKS = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>

static int control(const char *name, int descriptor, int command, void *argument) {
  int is_lock = command == F_SETLK || command == F_SETLKW || command == F_GETLK || command == F_OFD_SETLK;
  if (is_lock && getenv("WITHOUT_FCNTL_LOCKS")) { errno = ENOLCK; return -1; }
  return ((int (*)(int, int, void *))dlsym(RTLD_NEXT, name))(descriptor, command, argument);
}

#define CONTROL(name) \
  int name(int descriptor, int command, ...) { \
    va_list list; va_start(list, command); void *argument = va_arg(list, void *); va_end(list); \
    return control(#name, descriptor, command, argument); \
  }
CONTROL(fcntl)
CONTROL(fcntl64)

int flock(int descriptor, int operation) {
  if (getenv("WITHOUT_FLOCK")) { errno = ENOLCK; return -1; }
  return ((int (*)(int, int))dlsym(RTLD_NEXT, "flock"))(descriptor, operation);
}
"""


@attack(quick=True)
def locks_that_fail(world):
    """ENOLCK, which a network file system may return for every file, is not blamed on another program."""
    if shutil.which("cc") is None:
        raise Skipped("there is no C compiler here")
    source, library = world.folder / "locks.c", world.folder / "locks.so"
    source.write_text(WITHOUT_LOCKS)
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"], check=True)
    seen = []
    for call in ("fcntl", "flock"):
        variable = "WITHOUT_FCNTL_LOCKS" if call == "fcntl" else "WITHOUT_FLOCK"
        program = world.open(wrapper=["env", f"LD_PRELOAD={library}", f"{variable}=1"])
        blamed, began = False, time.monotonic()
        for keys, shown in (("\t", "Nothing to do yet"), ("alocked\r", "○ locked")):
            program.press(keys)
            program.wait(shown, *REPORTED, "another program", limit=8)
            blamed = blamed or program.shows("another program")
        require(not blamed, f"{call} gives ENOLCK, and octodo blames another program: {program.screen.text[-250:]}")
        require(is_listed(program, "locked") or program.shows(*REPORTED),
                f"{call} gives ENOLCK: neither saved nor reported: {program.screen.text[-250:]}")
        # A call waits five seconds for a lock, in a debug build too. Several must not do so one after another.
        seconds = time.monotonic() - began
        require(seconds < 7 + world.patience, f"{call} gives ENOLCK: that took {seconds:.1f} s")
        seen.append("saved" if is_listed(program, "locked") else "reported")
        program.end()
    return f"fcntl: {seen[0]}, flock: {seen[1]}"


def mount(path, options):
    path.mkdir(parents=True, exist_ok=True)
    run = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "octodo-attack", str(path)], capture_output=True, text=True)
    if run.returncode != 0:
        raise Skipped(f"no file system can be mounted here ({run.stderr.strip()})")


def fill(path):
    with open(path, "wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError:
            pass


@attack(quick=True)
def full_disk(world):
    """While it is full, a todo is not saved and octodo says so; once there is space, it is saved."""
    mount(world.database.parent, "size=1m,mode=700")
    # A daily copy that is being made would give its space back in between.
    world.config.parent.mkdir(parents=True, exist_ok=True)
    world.config.write_text("backups: false\n", encoding="utf-8")
    program = world.open_with_todo("before")
    filler = world.database.parent / "filler"
    fill(filler)
    program.press("awhile full\r")
    program.see("was not saved", "the disk is full")
    require(program.shows("the disk is full"), f"it does not say why: {program.screen.text[-250:]}")
    filler.unlink()
    program.press("\r")
    program.see("○ while full")
    program.end()
    require({"before", "while full"} <= world.todos(), "a todo that was shown as saved is gone")
    return "reported while the disk was full, saved with Enter once there was room"


@attack()
def full_disk_at_the_start(world):
    mount(world.database.parent, "size=64k,mode=700")
    fill(world.database.parent / "filler")
    program = world.open()
    program.press("\t")
    program.see("the disk is full", "no space", limit=15)
    program.stay_alive()
    program.quit()
    return "reported, and the program keeps running"


@attack()
def full_state_and_configuration(world):
    """There is no space for events and settings: todos are saved anyway."""
    for path in (world.events.parent, world.config.parent):
        mount(path, "size=64k,mode=700")
        fill(path / "filler")
    program = world.open_with_todo("all the same")
    program.quit()
    require("all the same" in world.todos(), "the todo is gone")
    return "todos are kept"


F9 = b"\x1b[20~"


def record(world, name="mine"):
    """A session of the demo that is recorded into a small file system of its own."""
    folder = world.home / "flows"
    mount(folder, "size=256k,mode=700")
    program = world.start("--demo", "--record-script", str(folder / f"{name}.steps"))
    program.see("REC", limit=20)
    program.press("swift\r", 0.5)
    program.see("swift-nio", "Swift", limit=15)
    program.press("j", 0.5)
    return program, folder


def play(world, script):
    run = world.run("--script", str(script), "--demo")
    require(run.status == 0, f"what is on the disk does not play: {run.said[-400:]}")


@attack(quick=True)
def full_disk_while_recording(world):
    """While it is full, octodo says so and goes on; once there is space, the recording is whole and plays."""
    program, folder = record(world)
    fill(folder / "filler")
    program.press("j", 0.5)
    program.press(F9, 0.5)
    program.see("cannot be kept", limit=15)
    require(program.shows("disk is full"), f"it does not say why: {program.screen.text[-250:]}")
    program.press("jj", 0.5)
    program.stay_alive()
    play(world, folder / "mine.steps")
    (folder / "filler").unlink()
    program.press("k", 0.5)
    program.quit()
    script = (folder / "mine.steps").read_text()
    require("snapshot" in script and script.rstrip().endswith("exit 0"), f"lines are missing: {script[-200:]}")
    play(world, folder / "mine.steps")
    return "said while the disk was full; what was on it played, and all of it once there was room"


@attack()
def full_disk_at_the_end_of_a_recording(world):
    """What was kept before plays, and octodo says that it is not all."""
    program, folder = record(world)
    fill(folder / "filler")
    program.press("j", 0.5)
    program.press(F9, 0.5)
    program.see("cannot be kept", limit=15)
    program.press(b"\x03", 1)
    program.wait("not complete", limit=15)
    require(program.shows("not complete") and program.shows("No space left"), f"it does not say so: {program.screen.text[-300:]}")
    program.end()
    left = sorted(path.name for path in folder.iterdir())
    require(not [name for name in left if name not in ("filler", "mine.steps", "mine.cassette", "mine.steps.snap")],
            f"half of a file is left: {left}")
    (folder / "filler").unlink()
    play(world, folder / "mine.steps")
    return "said; what was kept before plays"


@attack()
def full_disk_from_the_start_of_a_recording(world):
    """Nothing can be written: octodo says so, and leaves no half of a script."""
    folder = world.home / "flows"
    mount(folder, "size=64k,mode=700")
    fill(folder / "filler")
    program = world.start("--demo", "--record-script", str(folder / "mine.steps"))
    program.see("REC", limit=20)
    program.press("swift\r", 0.5)
    program.see("cannot be kept", limit=15)
    program.press(b"\x03", 1)
    program.wait("not complete", "No script", limit=15)
    program.end()
    left = {path.name: path.stat().st_size for path in folder.iterdir() if path.name != "filler" and path.is_file()}
    require(all(left.values()), f"an empty file is left: {left}")
    return "said, with its reason; nothing is left"


@attack()
def full_disk_of_the_recorded_program(world):
    """The data folder of the recorded program is on a full disk: it says what it cannot save, and is recorded."""
    mount(world.temporary, "size=128k,mode=700")
    fill(world.temporary / "filler")
    folder = world.home / "flows"
    folder.mkdir()
    program = world.start("--demo", "--record-script", str(folder / "mine.steps"))
    program.wait("REC", "disk is full", "No space", limit=20)
    require(program.shows("REC", "disk is full", "No space"), f"it says nothing: {program.screen.text[-300:]}")
    program.press("swift\r", 0.5)
    program.press(b"\x03", 1)
    program.end()
    return "said, or recorded all the same"


@attack(quick=True)
def read_only_disk(world):
    program = world.open_with_todo("kept")
    program.end()
    content = world.database.read_bytes()
    mount(world.folder / "copy", "size=8m,mode=700")
    target = world.folder / "copy/octodo"
    shutil.copytree(world.database.parent, target)
    subprocess.run(["mount", "-o", "remount,ro", str(world.folder / "copy")], check=True)
    program = world.open(environment={"XDG_DATA_HOME": str(world.folder / "copy")})
    program.press("\t")
    program.see("○ kept", limit=15)
    program.press("alost\r")
    program.see("read-only", limit=15)
    require(not is_listed(program, "lost"), "a todo is shown as saved on a read-only disk")
    program.end()
    commands = [["list"], ["show", "1"], ["export", "--format", "json"], ["agenda"], ["tags"], ["views"], ["undo", "--list"]]
    for command in commands:
        end = world.run(*command, environment={"XDG_DATA_HOME": str(world.folder / "copy")})
        require(end.status == 0 and not end.err, f"octodo {command[0]} ended with {end.status}: {end.err}")
        require(command[0] in ("agenda", "tags", "views") or "kept" in end.out, f"octodo {command[0]} lacks the todo")
    end = world.run("add", "lost", environment={"XDG_DATA_HOME": str(world.folder / "copy")})
    require(end.status == 1 and "read-only" in end.err, f"octodo add ended with {end.status}: {end.err}")
    require((target / "octodo.db").read_bytes() == content, "the file was changed")
    return "todos can be read, also by commands, and a new one is refused with the reason"


@attack()
def folder_pulled_away(world):
    """The file is deleted or moved while octodo runs, as with a removed USB stick."""
    for change in (lambda: shutil.rmtree(world.database.parent), lambda: os.rename(world.database, f"{world.database}.away")):
        program = world.open_with_todo("first")
        change()
        program.press("asecond\r")
        program.see("was not saved", "moved or deleted", "could not be", "○ second", limit=15)
        require(not is_listed(program, "second") or "second" in world.todos(), "shown as saved, and in no file")
        program.end()
        world.database.parent.mkdir(parents=True, exist_ok=True)
    return "reported; nothing was shown as saved that is not"
