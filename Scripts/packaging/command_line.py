"""The command line of octodo, read from the program itself, for its manual pages."""
import dataclasses
import json
import re
import subprocess
import sys


@dataclasses.dataclass
class Option:
    """An option or, without names, a positional argument."""
    names: list
    # None if it takes no value.
    value: str
    help: str
    default: str
    # Whether several values may follow it.
    takes_many: bool
    is_optional: bool


@dataclasses.dataclass
class Command:
    # The words that start it: octodo sandbox.
    words: list
    abstract: str
    discussion: str
    options: list
    positionals: list
    subcommands: list

    @property
    def name(self):
        return " ".join(self.words)

    @property
    def page(self):
        return "-".join(self.words)

    def all(self):
        """This command and all below it."""
        return [self] + [command for subcommand in self.subcommands for command in subcommand.all()]


def run(program, *arguments):
    try:
        return subprocess.run([program, *arguments], check=True, capture_output=True, stdin=subprocess.DEVNULL,
                              text=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        reason = (getattr(error, "stderr", None) or str(error)).strip()
        sys.exit(f"{program} {' '.join(arguments)} failed: {reason}")


def read(program):
    """The whole command line. A subcommand is one that the parser knows, or one whose help a help text names
    (`octodo tracking --help`)."""
    return command(program, ["octodo"], dump(program, []))


def dump(program, words):
    return json.loads(run(program, *words, "--experimental-dump-help"))["command"]


def command(program, words, found):
    arguments = [argument(one) for one in found["arguments"] if one["shouldDisplay"]]
    text = found.get("discussion", "")
    known = {one["commandName"].split()[-1]: one for one in found.get("subcommands", [])
             if one["shouldDisplay"] and one["commandName"] != "help"}
    for name in re.findall(rf"`{' '.join(words)} ([a-z-]+) --help`", text):
        known.setdefault(name, None)
    return Command(
        words, found.get("abstract", ""), text, [one for one in arguments if one.names],
        [one for one in arguments if not one.names],
        [command(program, words + [name], one or dump(program, words[1:] + [name])) for name, one in known.items()])


def argument(one):
    dashes = {"long": "--", "short": "-", "longWithSingleDash": "-"}
    return Option(
        names=[dashes[name["kind"]] + name["name"] for name in one.get("names", [])],
        value=None if one["kind"] == "flag" else one["valueName"],
        help=" ".join(filter(None, [one.get("abstract"), one.get("discussion")])),
        default=one.get("defaultValue"),
        is_optional=one["isOptional"],
        takes_many=one["isRepeating"] and (not one.get("names") or one["parsingStrategy"] != "default"))
