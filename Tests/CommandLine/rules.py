"""Compares 400 random rules for repeating with those of python-dateutil: python3 rules.py"""
import datetime
import itertools
import random
import subprocess
import sys

try:
    from dateutil import rrule
except ImportError:
    print("python3-dateutil is not installed.", file=sys.stderr)
    sys.exit(80)

DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
chance = random.Random(5545)


def numbers(low, high):
    chosen = {chance.choice((1, -1)) * chance.randint(low, high) for _ in range(chance.randint(1, 3))}
    return ",".join(str(number) for number in sorted(chosen))


def rule():
    frequency = chance.choice(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"])
    parts = [f"FREQ={frequency}"]
    if chance.random() < 0.4:
        parts.append(f"INTERVAL={chance.randint(2, 5)}")
    days = chance.sample(DAYS, chance.randint(1, 3))
    if chance.random() < 0.5:
        counted = frequency in ("MONTHLY", "YEARLY") and chance.random() < 0.5
        parts.append("BYDAY=" + ",".join(f"{chance.choice((1, 2, 3, 4, -1, -2))}{day}" if counted else day for day in days))
    if frequency in ("MONTHLY", "YEARLY", "DAILY") and chance.random() < 0.4:
        parts.append(f"BYMONTHDAY={numbers(1, 31)}")
    # Beside a rule for days of the month dateutil reads weeks at the end of a year in its own way.
    is_plain = frequency == "YEARLY" and not any(part.startswith("BYMONTHDAY") for part in parts)
    weekdays = next((part for part in parts if part.startswith("BYDAY")), "")
    if is_plain and not weekdays and chance.random() < 0.4:
        parts.append(f"BYYEARDAY={numbers(1, 366)}")
    elif is_plain and not any(character.isdigit() for character in weekdays) and chance.random() < 0.6:
        parts.append("BYWEEKNO=" + ",".join(str(week) for week in sorted(chance.sample(range(1, 52), 2))))
        return ";".join(parts)
    if chance.random() < 0.3:
        parts.append("BYMONTH=" + ",".join(str(month) for month in sorted(chance.sample(range(1, 13), 2))))
    if len(parts) > 1 and parts[-1].startswith("BY") and chance.random() < 0.2:
        parts.append(f"BYSETPOS={chance.choice((1, 2, -1, -2))}")
    if chance.random() < 0.2:
        parts.append(f"COUNT={chance.randint(1, 15)}")
    elif chance.random() < 0.2:
        parts.append(f"UNTIL={chance.randint(2026, 2030)}{chance.randint(1, 12):02}{chance.randint(1, 28):02}")
    if chance.random() < 0.3:
        parts.append(f"WKST={chance.choice(('MO', 'SU'))}")
    return ";".join(parts)


def expected(text, start):
    return [f"{day:%Y-%m-%d}" for day in itertools.islice(rrule.rrulestr(text, dtstart=start), 12)]


# Up to this year dateutil looks for the next day. Up to 9999 it takes seconds for each rule that never holds.
datetime.MAXYEAR = 2085
different = 0
for _ in range(400):
    start = datetime.datetime(2026, chance.randint(1, 12), chance.randint(1, 28))
    text = rule()
    result = subprocess.run(["octodo", "repeat", text, "--from", f"{start:%Y-%m-%d}", "--count", "12"],
                            capture_output=True, text=True)
    days = [day for day in result.stdout.split() if int(day[:4]) <= datetime.MAXYEAR]
    if days != expected(text, start):
        different += 1
        print(text, f"{start:%Y-%m-%d}", days, expected(text, start))
print(f"{different} of 400 differ")
