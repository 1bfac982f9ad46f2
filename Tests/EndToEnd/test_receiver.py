"""Events reach a receiver that fails in every way in which receivers fail, each at least once and none missing. Usage:
test_receiver.py OCTODO"""

import random
import shutil
import sys
import tempfile

from person import Person
from receiver import Receiver

RUNS = 8
CHANGES = 250  # of the screen, in a run


def main(octodo):
    random.seed(11)
    folder = tempfile.mkdtemp(prefix="octodo-e2e-")
    receiver = Receiver()
    try:
        person = Person(octodo, folder, receiver.url, headers="  headers: {X-Key: secret}\n")
        for _ in range(RUNS):
            program = person.start()
            person.use(program, CHANGES)
            random.choice([person.kill, person.quit])(program)
        receiver.is_healthy = True
        person.drain(lambda fired: len({event["id"] for event in receiver.events}) >= fired)
        check(person, receiver)
    finally:
        receiver.shutdown()
        shutil.rmtree(folder)


def check(person, receiver):
    ids = {event["id"] for event in receiver.events}
    sequences = {event["sequence"] for event in receiver.events}
    faults = ", ".join(f"{name} {count}" for name, count in receiver.faults.items() if name != "none")
    print(f"receiver with faults ({faults}): {person.fired} events fired, {len(ids)} arrived, "
          f"{len(receiver.events) - len(ids)} more than once, {max(sequences) - len(sequences)} numbers missing")
    if len(ids) != person.fired or sequences != set(range(1, len(sequences) + 1)):
        raise SystemExit("Events are missing, or there are too many.")
    unmet = [name for name, count in receiver.faults.items() if count == 0]
    if unmet:
        raise SystemExit(f"These faults were not met: {', '.join(unmet)}.")


main(sys.argv[1])
