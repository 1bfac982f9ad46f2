"""Prints how long octodo needs with many todos (their rows are numbered): searches, filters, changes of many, commands beside sqlite3 and task, and the
migration of an old file. Usage: todos.py OCTODO TODO_LOAD"""

import os
import shutil
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

import todo_file
from measure import environment_in
from pseudo_terminal import Program

RUNS = 15
FEW, MANY, MOST = 1_000, 100_000, 1_000_000
# Each fills a screen of 200 rows with the fewest todos too: a full page beside a shorter one would compare their lengths.
FILTERS = {"all open todos": "", "a tag": "+work", "a project": "@home", "a due date": "due:<1y"}
WORDS = {"a common word": todo_file.COMMON, "a middling word": todo_file.MIDDLING, "a rare word": todo_file.RARE}


def main(octodo, load):
    # In memory, because durable writes to a disk are slow.
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    folder = tempfile.mkdtemp(prefix="octodo-todos-", dir=memory)
    try:
        print(f"{'':52}{'octodo':>10}{'beside':>10}{'ratio':>8}{'aim':>9}")
        homes = {count: Home(octodo, load, f"{folder}/{count}", count) for count in (FEW, MANY, MOST)}
        words(load, homes[MANY])
        first_page(load, homes)
        commands(octodo, homes[MANY], folder)
        many(octodo, load, homes[MANY], folder)
        migration(octodo, f"{folder}/old")
    finally:
        shutil.rmtree(folder)


class Home:
    def __init__(self, octodo, load, folder, count):
        os.mkdir(folder)
        self.environment = environment_in(folder)
        self.file = f"{folder}/octodo/octodo.db"
        todo_file.create(octodo, self.environment, self.file, count)
        output([load, "index", self.file])


def output(command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


def row(name, ours, beside, aim):
    ratio = f"{ours / beside:>8.2f}" if beside else f"{'':>8}"
    print(f"{name:52}{ours:>10.2f}{f'{beside:.2f}' if beside else '':>10}{ratio}{aim:>9}")


def words(load, home):
    figures = output([load, "find", home.file, *(word for word, _ in WORDS.values())]).splitlines()
    for name, line in zip(WORDS, figures):
        row(f"row 17: {name} in {MANY:,} todos, p99 (ms)", float(line.split()[1]), None, "10 ms")


def first_page(load, homes):
    for action, where in (("find", ""), ("show", " on the screen")):
        figures = {count: [float(line.split()[0])
                           for line in output([load, action, homes[count].file, *FILTERS.values()]).splitlines()]
                   for count in (FEW, MOST)}
        for index, name in enumerate(FILTERS):
            row(f"row 18: {name}{where}, {MOST:,} beside {FEW:,} (ms)", figures[MOST][index], figures[FEW][index], "1.3")


def commands(octodo, home, folder):
    """Alternates between the programs, so that noise affects them equally."""
    select = "SELECT id, title FROM todo WHERE state = 0 ORDER BY urgency DESC, id LIMIT 100"
    beside = {"sqlite3": ["sqlite3", home.file, select]}
    if task := shutil.which("task"):
        data = task_data(f"{folder}/task")
        beside["task"] = [task, "rc.confirmation=off", "rc.verbose=nothing", f"rc.data.location={data}", "list"]
    ours = {"list": ["list"], "add": ["add", "Buy tea +shop due:fri"], "done": ["done"]}
    times = {name: [] for name in [*ours, *beside]}
    for run in range(RUNS):
        for name, words in ours.items():
            words = [*words, str(run + 1)] if name == "done" else words
            times[name].append(milliseconds([octodo, *words], env=home.environment))
        for name, command in beside.items():
            if run < 3 or name != "task":
                times[name].append(milliseconds(command, env=home.environment | {"TASKRC": "/dev/null"}))
    figures = {name: statistics.median(values) for name, values in times.items()}
    for name in ours:
        row(f"row 20: octodo {name} beside sqlite3, {MANY:,} (ms)", figures[name], figures["sqlite3"], "10 ms")
    if "task" in figures:
        row("row 20: octodo list beside task list (ms)", figures["list"], figures["task"], "")


def milliseconds(command, **options):
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    return (time.perf_counter() - start) * 1000


def task_data(folder):
    """The same number of tasks, as task 2 stores them."""
    os.mkdir(folder)
    with open(f"{folder}/pending.data", "w") as file:
        for number in range(MANY):
            file.write(f'[description:"Todo {number} of a usual length" entry:"1700000000" status:"pending"'
                       f' uuid:"00000000-0000-4000-8000-{number:012}"]\n')
    return folder


def many(octodo, load, home, folder):
    """Marks 10,000 todos, without a screen, and with keys that are pressed meanwhile."""
    shutil.copy(home.file, f"{folder}/copy.db")
    row("row 19: 10,000 todos done at once (s)", float(output([load, "done", f"{folder}/copy.db", "10000"])), None, "0.5 s")
    with sqlite3.connect(home.file) as database:
        database.execute("UPDATE todo SET project = 'bulk' WHERE id IN (SELECT id FROM todo WHERE state = 0 LIMIT 10000)")
    program = Program([octodo, "todos"], home.environment)
    program.frame(program.start, until=b"keys")
    program.press(b"f", quiet=0.3)
    program.press(b"@bulk\r", quiet=1.0)
    program.press(b"*", quiet=1.0)
    os.write(program.terminal, b"x")
    # Only down: down and up that are read together move nothing, and waiting for their frame would last until the change ends.
    slowest = max(program.press(b"j", quiet=0.004)[0] for _ in range(60))
    row("row 19: a key meanwhile, slowest (ms)", slowest * 1000, None, "16 ms")
    program.end()


def migration(octodo, folder):
    """The file of an octodo with the eleventh schema: whole after a kill, and migrated by the next start."""
    os.mkdir(folder)
    environment = environment_in(folder)
    file = f"{folder}/octodo/octodo.db"
    todo_file.create_old(file, MOST)
    process = subprocess.Popen([octodo, "list", "--limit", "1"], env=environment, stdout=subprocess.DEVNULL)
    time.sleep(2)
    process.send_signal(signal.SIGKILL)
    process.wait()
    with sqlite3.connect(file) as database:
        version, count = (database.execute(sql).fetchone()[0] for sql in ("PRAGMA user_version", "SELECT count(*) FROM todo"))
    # Each migration has a transaction of its own.
    if version not in (11, 12, 13) or count != MOST:
        sys.exit(f"A killed migration left version {version} with {count} todos.")
    row(f"row 30: migration of {MOST:,} todos (s)", milliseconds([octodo, "list", "--limit", "1"], env=environment) / 1000, None, "30 s")


if __name__ == "__main__":
    main(*sys.argv[1:])
