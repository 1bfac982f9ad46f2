"""Measures whole flows per second: launch, search, open, back, quit, fifteen steps, with stubs and with the demo data.
The fixed cost of a run's processes is shown separately. Also runs the same flow through tmux and through pexpect, as
ratios. Usage: flows.py OCTODO"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import pexpect

RUNS = 3
MANY = 1_000
FEW = 100
DRIVEN = 10
FIXTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Tests", "Flows", "fixtures")
# Relative names, because a script may only read files below its own folder.
STUBS = """
stub GET "/search/repositories" including q="kettle" -> 200 file "fixtures/search-small.json"
stub GET "/repos/octo/kettle" -> 200 file "fixtures/repo.json"
stub GET "/repos/octo/kettle/readme" -> 200 file "fixtures/readme.md"
"""
QUERY = "user:apple"
FLOW = """
test "flow {number}" {tag}
launch
event launch
event page-view page="repository-search"
type "{query}"
key Enter
event search query="{query}" page=1
selected "{repo}" in pane results
key Enter
event page-view page="repository-detail" additional="https://github.com/{repo}"
see "{repo}" in pane header
key Esc
event page-view page="repository-search"
key q
ignore events
exit 0
"""


def main(octodo):
    folder = tempfile.mkdtemp(prefix="octodo-flows-")
    try:
        # The home folder cannot be a script's root, so the script has its own folder.
        shutil.copytree(FIXTURES, f"{folder}/scripts/fixtures")
        environment = dict(os.environ, HOME=folder, TERM="tmux-256color", LANG="C.UTF-8")
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
            environment[name] = folder
        report("stubs", octodo, folder, environment, [], STUBS, "kettle", "octo/kettle")
        seconds = report("demo data", octodo, folder, environment, ["--demo"], "", QUERY, "apple/swift")
        for name, drive in (("tmux", through_tmux), ("pexpect", through_pexpect)):
            theirs = statistics.median(drive(octodo, environment) for _ in range(DRIVEN))
            print(f"{f'the same through {name} (ms)':44}{theirs * 1000:>10.1f}{theirs / seconds:>18,.0f} times")
    finally:
        shutil.rmtree(folder)


def report(data, octodo, folder, environment, options, preamble, query, repo):
    """Prints the figures of one kind of flow. Returns the processor seconds per additional flow."""

    def run(count, chosen=None):
        tags = ("chosen" if chosen is None or number < chosen else "other" for number in range(count))
        flows = (FLOW.format(number=number, tag=tag, query=query, repo=repo) for number, tag in enumerate(tags))
        script = "set size 80x24\n" + preamble + "".join(flows)
        return scripted(octodo, [*options, "--tags", "chosen"], folder, environment, script)

    one, few, many = run(1), run(FEW), run(MANY)
    seconds = (many["cpu"] - few["cpu"]) / (MANY - FEW)
    # With one script, because a longer one needs memory too.
    growth = (many["memory"] - run(MANY, chosen=FEW)["memory"]) / 1024
    print(f"flows on {data}")
    print(f"{'  a script with one flow, whole run (ms)':44}{one['wall'] * 1000:>10.1f}")
    # Minus one flow: what remains is the start of the runner and its worker, parsing the script, and the end.
    print(f"{'  of that its two processes (CPU ms)':44}{(one['cpu'] - seconds) * 1000:>10.1f}")
    print(f"{'  a flow more in the same processes (CPU ms)':44}{seconds * 1000:>10.2f}")
    print(f"{'  flows a second on one core':44}{1 / seconds:>10,.0f}{'':>18}{'1,000':>8}")
    print(f"{f'  memory of {MANY} tests run over {FEW} run (MiB)':44}{growth:>10.1f}{'':>18}{'0':>8}")
    return seconds


def scripted(octodo, options, folder, environment, text):
    """Medians of wall and processor seconds, and the peak memory in KiB."""
    script = os.path.join(folder, "scripts", "flows.steps")
    with open(script, "w") as file:
        file.write(text)
    walls, cpus, memory = [], [], []
    for _ in range(RUNS):
        start = time.perf_counter()
        process = subprocess.Popen([octodo, *options, "--script", script], env=environment, stdout=subprocess.PIPE)
        output = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        walls.append(time.perf_counter() - start)
        cpus.append(usage.ru_utime + usage.ru_stime)
        memory.append(usage.ru_maxrss)
        if status != 0:
            sys.exit(output.decode())
    return {"wall": statistics.median(walls), "cpu": statistics.median(cpus), "memory": statistics.median(memory)}


def through_tmux(octodo, environment):
    """Polls the screen, as tests on tmux do."""
    tmux = ["tmux", "-L", f"octodo-bench-{os.getpid()}"]

    def call(*words):
        return subprocess.run([*tmux, *words], env=environment, capture_output=True, text=True).stdout

    def until(text):
        limit = time.perf_counter() + 10
        while text not in call("capture-pane", "-p"):
            if time.perf_counter() > limit:
                sys.exit(f"tmux never showed {text}:\n" + call("capture-pane", "-p"))

    start = time.perf_counter()
    call("new-session", "-d", "-x", "80", "-y", "24", f"exec {octodo} --demo --no-tracking")
    until("? keys")
    call("send-keys", "-l", QUERY)
    call("send-keys", "Enter")
    until("k apple/swift ")
    call("send-keys", "Enter")
    until("watchers")
    call("send-keys", "Escape")
    until("k apple/swift ")
    call("send-keys", "q")
    while call("list-sessions"):
        pass
    return time.perf_counter() - start


def through_pexpect(octodo, environment):
    start = time.perf_counter()
    program = pexpect.spawn(octodo, ["--demo", "--no-tracking"], env=environment, dimensions=(24, 80), timeout=10)
    program.delaybeforesend = None
    program.expect_exact("keys")
    program.send(QUERY + "\r")
    program.expect_exact("apple/swift")
    program.send("\r")
    program.expect_exact("watchers")
    program.send("\x1b")
    # A key directly after Esc would be read as Alt plus that key.
    program.expect_exact("sort")
    program.send("q")
    program.expect(pexpect.EOF)
    program.close()
    return time.perf_counter() - start


if __name__ == "__main__":
    main(sys.argv[1])
