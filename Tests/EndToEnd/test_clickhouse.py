"""10,000 events, sent during kills and an outage of the server, arrive in ClickHouse, each at least once and none
missing; then the queries of Docs/tracking.md run on them. Usage: test_clickhouse.py OCTODO"""

import os
import random
import re
import shutil
import sys
import tempfile

from clickhouse import ClickHouse
from person import Person

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
EVENTS = 10_000
RUNS = 25


def main(octodo):
    random.seed(7)
    folder = tempfile.mkdtemp(prefix="octodo-e2e-")
    server = ClickHouse(f"{folder}/clickhouse")
    try:
        server.start()
        with open(f"{ROOT}/Resources/clickhouse/events.sql") as file:
            server.query(file.read())
        person = Person(octodo, f"{folder}/home", server.insert_url)
        use(person, server)
        person.drain(lambda fired: int(server.query("SELECT count(DISTINCT id) FROM octodo_event")[0][0]) >= fired)
        check(person, server)
        run_queries(server)
    finally:
        if server.process and server.process.poll() is None:
            server.kill()
        shutil.rmtree(folder)


def use(person, server):
    """Two octodos at a time; each run ends in a different way. For a third of the time there is no server."""
    for number in range(RUNS):
        if number == RUNS // 3:
            server.kill()
        if number == 2 * RUNS // 3:
            server.start()
        programs = [person.start(), person.start()]
        for program in programs:
            person.use(program, EVENTS // RUNS // 2)
        for program in programs:
            random.choice([person.kill, person.kill, person.quit])(program)


def check(person, server):
    rows, ids, sequences, last, users = (int(field) for field in server.query(
        "SELECT count(), count(DISTINCT id), count(DISTINCT sequence), max(sequence), count(DISTINCT user_id)"
        " FROM octodo_event")[0])
    print(f"ClickHouse: {person.fired} events fired, {ids} arrived, {rows - ids} of them more than once, "
          f"{last - sequences} numbers missing")
    if ids != person.fired or sequences != last or users != 1:
        raise SystemExit("Events are missing, or there are too many.")
    if ids < EVENTS:
        raise SystemExit(f"The test fired fewer than {EVENTS} events.")


def run_queries(server):
    with open(f"{ROOT}/Docs/tracking.md") as file:
        queries = re.findall(r"^```sql\n(.*?)^```$", file.read(), re.MULTILINE | re.DOTALL)
    for query in queries:
        if not server.query(query):
            raise SystemExit(f"A query of Docs/tracking.md finds nothing:\n{query}")
    print(f"Docs/tracking.md: {len(queries)} queries run")
    if not queries:
        raise SystemExit("Docs/tracking.md has no query.")


main(sys.argv[1])
