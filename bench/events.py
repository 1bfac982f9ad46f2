"""Measures the cost of tracking: an event on the loop's thread compared with a plain write(2) of its line, a start with a
million waiting events compared with none, and the memory for a million events compared with ten thousand. Usage:
events.py OCTODO EVENT_LOAD"""

import os
import shutil
import sqlite3
import statistics
import sys
import tempfile
import time

from event_receiver import Receiver
from finished import Finished
from measure import environment_in
from pseudo_terminal import Program

RUNS = 15
FIRED = 20_000
WAITING = 1_000_000
FEW, MANY = 10_000, 1_000_000


def main(octodo, load):
    # In memory, because durable writes to a disk are slow.
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    folder = tempfile.mkdtemp(prefix="octodo-events-", dir=memory)
    receiver = Receiver()
    try:
        print(f"{'':44}{'octodo':>10}{'beside':>10}{'ratio':>8}{'aim':>8}")
        cost(load, folder, receiver)
        start(octodo, folder)
        soak(load, folder, receiver)
    finally:
        receiver.shutdown()
        shutil.rmtree(folder)


def row(name, ours, beside, aim):
    print(f"{name:44}{ours:>10.2f}{beside:>10.2f}{ours / beside:>8.2f}{aim:>8}")


def cost(load, folder, receiver):
    os.mkdir(f"{folder}/cost")
    finished = Finished([load, "cost", str(FIRED), f"{folder}/cost", receiver.url])
    plain, *modes = ([float(word) for word in line.split()] for line in finished.start.splitlines())
    for name, (median, p99) in zip(("local", "collector"), modes):
        row(f"an event, {name}, beside write(2), median (µs)", median, plain[0], "20 µs")
        row(f"an event, {name}, beside write(2), p99 (µs)", p99, plain[1], "")


def start(octodo, folder):
    """Alternates between both, so that noise affects them equally."""
    homes = [f"{folder}/none", f"{folder}/waiting"]
    environments = [environment_in(home) for home in homes]
    for home in homes:
        # No server listens there.
        with open(f"{home}/octodo/config.yml", "w") as config:
            config.write("tracking: collector\ncollector: http://127.0.0.1:9/\n")
    fill(octodo, environments[1], homes[1])
    times = ([], [])
    for _ in range(RUNS):
        for environment, figures in zip(environments, times):
            program = Program([octodo], environment)
            seconds, _ = program.frame(program.start, until=b"keys")
            figures.append(seconds * 1000)
            program.end()
    none, waiting = (statistics.median(figures) for figures in times)
    row(f"first frame, {WAITING:,} events queued (ms)", waiting, none, "1")
    for action in ("status", "show", "export"):
        none, waiting = (Finished([octodo, "tracking", action], environment) for environment in environments)
        row(f"octodo tracking {action}, full queue (ms)", waiting.seconds * 1000, none.seconds * 1000, "")
        row(f"octodo tracking {action}: peak memory (MiB)", waiting.memory, none.memory, "1")


def fill(octodo, environment, home):
    """Lets octodo create the queue, then fills it."""
    os.mkdir(f"{home}/octodo/outbox")
    Finished([octodo, "tracking"], environment)
    line = "01920d3c-0000-7000-8000-{:012}\tF3476B52-1B2C-4D3E-8F40-112233445566\t1769860800.5\t" \
        '{{"name":"search","value":{{"query":"words that a user searches for","page":1}}}}\t.'
    with sqlite3.connect(f"{home}/octodo/outbox/queue.db") as database:
        now = int(time.time() * 1000)
        database.executemany("INSERT INTO event (line, queued_at) VALUES (?, ?)",
                             ((line.format(number), now) for number in range(WAITING)))


def soak(load, folder, receiver):
    figures = {}
    for count in (FEW, MANY):
        receiver.count = 0
        os.mkdir(f"{folder}/{count}")
        finished = Finished([load, "soak", str(count), f"{folder}/{count}", receiver.url])
        if receiver.count != count:
            sys.exit(f"Of {count} events {receiver.count} arrived.")
        figures[count] = (count / float(finished.start), finished.memory)
    row(f"{MANY:,} events beside {FEW:,}, all sent, a second", figures[MANY][0], figures[FEW][0], "")
    row(f"{MANY:,} events beside {FEW:,}, peak memory (MiB)", figures[MANY][1], figures[FEW][1], "1")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
