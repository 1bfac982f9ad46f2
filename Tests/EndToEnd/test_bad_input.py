"""What a user or a network may do to a collector: no event is lost, none goes to the wrong file, and a sentence says
what is wrong. Usage: test_bad_input.py OCTODO"""

import contextlib
import http.server
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

from person import TAB, Person
from receiver import Receiver

from finished import Finished  # in bench, as person.py has set the path

CHANGES = 20  # of the screen, in a run
HEADERS = "  headers: {X-Key: secret}\n"


def main(octodo):
    random.seed(5)
    for test in (redirect, web_page, no_address, plain_http, torn_line, newer_queue, locked_queue, full_disk,
                 large_file):
        folder = tempfile.mkdtemp(prefix="octodo-e2e-")
        receiver = Receiver()
        receiver.is_healthy = True
        try:
            start = time.monotonic()
            observed = test(octodo, folder, receiver)
            print(f"{test.__name__.replace('_', ' ')}: {observed} ({time.monotonic() - start:.1f} s)")
        finally:
            receiver.shutdown()
            shutil.rmtree(folder)


def redirect(octodo, folder, receiver):
    """The configured address redirects to another one."""
    pointer = Answering(307, {"Location": receiver.url})
    person = Person(octodo, folder, pointer.url, HEADERS)
    person.see("redirects elsewhere, which octodo does not follow")
    require(pointer.asked > 0 and receiver.asked == 0, "The events went to where the collector points.")
    person.configure(receiver.url, HEADERS)
    return arrive(person, receiver)


def web_page(octodo, folder, receiver):
    """A captive portal answers everything with success."""
    portal = Answering(200, {"Content-Type": "text/html"}, b"<!doctype html><title>Welcome</title>")
    person = Person(octodo, folder, portal.url, HEADERS)
    person.see("responded with a web page")
    require(portal.asked > 0, "No request arrived.")
    person.configure(receiver.url, HEADERS)
    return arrive(person, receiver)


def no_address(octodo, folder, receiver):
    person = Person(octodo, folder, "nowhere")
    person.see("collector needs an address such as")
    return stayed_here(person)


def plain_http(octodo, folder, receiver):
    # A reserved name, which belongs to no one (RFC 2606).
    person = Person(octodo, folder, "http://collector.example/in")
    person.see("events are sent to collector.example over https only")
    return stayed_here(person)


def stayed_here(person):
    """The events are in the file on this machine instead."""
    with open(f"{person.folder}/octodo/events.jsonl") as file:
        events = [json.loads(line) for line in file]
    require(len(events) == person.fired, f"{person.fired} events fired, {len(events)} are in the file.")
    require(not os.path.exists(f"{person.folder}/octodo/outbox"), "Events wait to be sent.")
    return f"{len(events)} events stayed on this machine"


def torn_line(octodo, folder, receiver):
    """A kill, or a power cut, that cut off the last line."""
    # So that no event is taken from its file in the meantime.
    person = Person(octodo, folder, receiver.url, HEADERS, seconds=3600)
    program = person.start()
    person.use(program, CHANGES)
    person.kill(program)
    spool = f"{folder}/octodo/outbox/spool"
    (name,) = os.listdir(spool)
    with open(f"{spool}/{name}", "r+") as file:
        file.truncate(os.path.getsize(file.name) - 20)
    person.configure(receiver.url, HEADERS)
    return arrive(person, receiver, lost=1)


def newer_queue(octodo, folder, receiver):
    """A newer octodo has been here. Its file is unchanged, events wait next to it, and the program continues."""
    person = Person(octodo, folder, receiver.url, HEADERS)
    arrive(person, receiver)
    queue = f"{folder}/octodo/outbox/queue.db"
    version = change_version(queue, 99)
    with open(queue, "rb") as file:
        before = file.read()
    person.see("a newer octodo wrote it")
    with open(queue, "rb") as file:
        require(file.read() == before, "The file of a newer octodo was changed.")
    run = subprocess.run([octodo, "tracking", "show"], env=person.environment, capture_output=True, text=True)
    require(run.returncode == 1 and "a newer octodo wrote it" in run.stderr, f"It says:\n{run.stdout}{run.stderr}")
    change_version(queue, version)
    return arrive(person, receiver)


def change_version(queue, version):
    with contextlib.closing(sqlite3.connect(queue)) as database:
        before = database.execute("PRAGMA user_version").fetchone()[0]
        database.execute(f"PRAGMA user_version = {version}")
        return before


def locked_queue(octodo, folder, receiver):
    """Another program has locked the queue: the end does not wait for it."""
    person = Person(octodo, folder, receiver.url, HEADERS)
    arrive(person, receiver)
    program = person.start()
    person.use(program, CHANGES)
    with contextlib.closing(sqlite3.connect(f"{folder}/octodo/outbox/queue.db", isolation_level=None)) as database:
        database.execute("BEGIN EXCLUSIVE")
        start = time.monotonic()
        person.quit(program)
        seconds = time.monotonic() - start
    require(seconds < 2, f"The end took {seconds:.1f} s.")
    return f"the end took {seconds:.1f} s; " + arrive(person, receiver)


def full_disk(octodo, folder, receiver):
    """What fits is kept, the rest is counted, and once there is space everything continues. Either the log or the queue
    runs out of space first, and the words may replace parts of an earlier notice, so only their end is certain to be
    drawn."""
    person = Person(octodo, folder, "http://127.0.0.1:9/", HEADERS)
    state = f"{folder}/state"
    os.mkdir(state)
    person.environment["XDG_STATE_HOME"] = state
    if as_root("mount", "-t", "tmpfs", "-o", f"size=1m,uid={os.getuid()}", "octodo", state).returncode != 0:
        return "NOT TESTED, because no small disk can be mounted here"
    try:
        program = person.start()
        fill(f"{state}/filler")
        person.see("events: the disk is full; free some space", program, TAB)
        person.use(program, CHANGES)
        os.unlink(f"{state}/filler")
        person.use(program, CHANGES)
        person.quit(program)
        person.configure(receiver.url, HEADERS)
        return arrive(person, receiver, lost=None)
    finally:
        as_root("umount", "--lazy", state)


def fill(path):
    with open(path, "wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(bytes(4096)):
            pass


def large_file(octodo, folder, receiver):
    """Years of events in the file are read one part at a time."""
    person = Person(octodo, folder, receiver.url, HEADERS)
    line = '{"user_id":"F3476B52-1B2C-4D3E-8F40-112233445566","time":1769860800.5,"event":{"name":"launch"}}\n'
    runs = []
    for events in (10, 100_000):
        with open(f"{folder}/octodo/events.jsonl", "w") as file:
            file.write(line * events)
        runs.append([Finished([octodo, "tracking", action], person.environment)
                     for action in ("status", "show", "export")])
    lines = [[run.lines for run in some] for some in runs]
    require([some[1:] for some in lines] == [[10, 10], [20, 100_000]], f"Other numbers of lines were printed: {lines}")
    grown = max(large.memory / small.memory for small, large in zip(*runs))
    require(grown < 1.1, f"Looking at 100,000 events takes {grown:.2f} times the memory of 10.")
    return f"looking at 100,000 events takes {grown:.2f} times the memory of 10"


def as_root(*command):
    prefix = [] if os.getuid() == 0 else ["sudo", "-n"]
    return subprocess.run([*prefix, *command], capture_output=True)


def arrive(person, receiver, lost=0):
    """Every event arrives, except those reported as lost."""
    person.drain(lambda fired: count(receiver)[0] + count(receiver)[1] >= fired)
    arrived, dropped = count(receiver)
    sequences = {event["sequence"] for event in receiver.events}
    require(sequences == set(range(1, len(sequences) + 1)), "Numbers are missing.")
    require(arrived + dropped == person.fired and lost in (None, dropped),
            f"{person.fired} events fired, {arrived} arrived, {dropped} were reported as lost.")
    return f"{person.fired} events fired, {arrived} arrived, {dropped} reported as lost"


def count(receiver):
    """The number of events that arrived, and of those reported as lost."""
    events = {event["id"]: event["event"] for event in list(receiver.events)}
    lost = [event["value"]["count"] for event in events.values() if event["name"] == "events-dropped"]
    return len(events) - len(lost), sum(lost)


def require(holds, sentence):
    if not holds:
        raise SystemExit(sentence)


class Answering(http.server.ThreadingHTTPServer):
    """Answers every request in the same way."""

    daemon_threads = True

    def __init__(self, status, headers, body=b""):
        super().__init__(("127.0.0.1", 0), AnsweringHandler)
        self.answer = (status, headers, body)
        self.asked = 0
        self.url = f"http://127.0.0.1:{self.server_port}/events"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class AnsweringHandler(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        self.server.asked += 1
        self.rfile.read(int(self.headers["Content-Length"]))
        status, headers, body = self.server.answer
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


main(sys.argv[1])
