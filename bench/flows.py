"""Whole flows a second: launch, search, open, back, quit, fifteen steps on the demo data. The same flow as a script,
through tmux and through pexpect, as ratios. Usage: flows.py OCTODO"""

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
DRIVEN = 10
QUERY = "user:apple"
FLOW = f"""
test "flow %d"
launch
event launch
event page-view page="repository-search"
type "{QUERY}"
key Enter
event search query="{QUERY}" page=1
selected "apple/swift" in pane results
key Enter
event page-view page="repository-detail" additional="https://github.com/apple/swift"
see "apple/swift" in pane header
key Esc
event page-view page="repository-search"
key q
ignore events
exit 0
"""


def main(octodo):
    folder = tempfile.mkdtemp(prefix="octodo-flows-")
    try:
        environment = dict(os.environ, HOME=folder, TERM="tmux-256color", LANG="C.UTF-8")
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
            environment[name] = folder
        one = scripted(octodo, folder, environment, 1)
        many = scripted(octodo, folder, environment, MANY)
        few = scripted(octodo, folder, environment, MANY // 10)
        seconds = (many["cpu"] - few["cpu"]) / (MANY - MANY // 10)
        print(f"{'a script with one flow, whole process (ms)':44}{one['wall'] * 1000:>10.1f}")
        print(f"{'a flow more in the same process (CPU ms)':44}{seconds * 1000:>10.2f}")
        print(f"{'flows a second on one core':44}{1 / seconds:>10,.0f}{'':>18}{'1,000':>8}")
        growth = (many["memory"] - few["memory"]) / 1024
        print(f"{f'memory of {MANY} tests over that of {MANY // 10} (MiB)':44}{growth:>10.1f}{'':>18}{'0':>8}")
        for name, drive in (("tmux", through_tmux), ("pexpect", through_pexpect)):
            theirs = statistics.median(drive(octodo, environment) for _ in range(DRIVEN))
            print(f"{f'the same through {name} (ms)':44}{theirs * 1000:>10.1f}{theirs / seconds:>18,.0f} times")
    finally:
        shutil.rmtree(folder)


def scripted(octodo, folder, environment, count):
    """Medians of wall and processor seconds, and the peak memory in KiB."""
    script = os.path.join(folder, "flows.steps")
    with open(script, "w") as file:
        file.write("set size 80x24\n" + "".join(FLOW % number for number in range(count)))
    walls, cpus, memory = [], [], []
    for _ in range(RUNS):
        start = time.perf_counter()
        process = subprocess.Popen([octodo, "--demo", "--script", script], env=environment, stdout=subprocess.PIPE)
        output = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        walls.append(time.perf_counter() - start)
        cpus.append(usage.ru_utime + usage.ru_stime)
        memory.append(usage.ru_maxrss)
        if status != 0:
            sys.exit(output.decode())
    return {"wall": statistics.median(walls), "cpu": statistics.median(cpus), "memory": statistics.median(memory)}


def through_tmux(octodo, environment):
    """Looks at the screen again and again, as tests on tmux do."""
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
    until("> apple/swift")
    call("send-keys", "Enter")
    until("watchers")
    call("send-keys", "Escape")
    until("> apple/swift")
    call("send-keys", "q")
    while call("list-sessions"):
        pass
    return time.perf_counter() - start


def through_pexpect(octodo, environment):
    start = time.perf_counter()
    program = pexpect.spawn(octodo, ["--demo", "--no-tracking"], env=environment, dimensions=(24, 80), timeout=10)
    program.delaybeforesend = None
    program.expect_exact("? keys")
    program.send(QUERY + "\r")
    program.expect_exact("apple/swift")
    program.send("\r")
    program.expect_exact("watchers")
    program.send("\x1b")
    # A key that follows Esc at once would be read as Alt and that key.
    program.expect_exact("Enter opens")
    program.send("q")
    program.expect(pexpect.EOF)
    program.close()
    return time.perf_counter() - start


if __name__ == "__main__":
    main(sys.argv[1])
