"""Checks Docs/threat-model.md against the attacks: each line names existing tests, and each attack has its line."""

import fnmatch
import re
from pathlib import Path

ROOT = Path(__file__).parent / "../.."


def faults(attacks):
    text = (ROOT / "Docs/threat-model.md").read_text()
    # "attack `name`", and "suite `A`" or "suites `A` `B`".
    patterns = re.findall(r"attack `([^`]+)`", text)
    suites = re.findall(r"`([^`]+)`", " ".join(re.findall(r"suites? (`[^|,]+`)", text)))
    tests = {path.stem for path in (ROOT / "Tests").rglob("*.swift")}
    return [*[f"Docs/threat-model.md names the attack {one}, which does not exist." for one in patterns
              if not fnmatch.filter(attacks, one)],
            *[f"Docs/threat-model.md names the suite {one}, which does not exist." for one in suites if one not in tests],
            *[f"The attack {one} is missing in Docs/threat-model.md." for one in attacks
              if not any(fnmatch.fnmatch(one, pattern) for pattern in patterns)]]
