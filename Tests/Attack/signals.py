"""Signals, terminals that disappear, and descriptors that were never open."""

import os
import random
import signal
import sys
import termios
import threading
import time

from attack import attack
from files import locked
from kills import is_listed
from server import Server, calm
from world import Broke, require

ENDING = [signal.SIGHUP, signal.SIGTERM, signal.SIGINT, signal.SIGQUIT]
CRASHING = [signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGFPE, signal.SIGILL, signal.SIGTRAP, signal.SIGSYS]
OTHER = [signal.SIGUSR1, signal.SIGUSR2, signal.SIGALRM, signal.SIGVTALRM, signal.SIGPIPE, signal.SIGIO, signal.SIGXCPU]


@attack(quick=True)
def signals_that_end(world):
    """The terminal is restored, the status names the signal, and saved todos are kept."""
    for number in ENDING:
        program = world.open()
        program.go_to_todos()
        program.add_todo(number.name)
        program.see(f"○ {number.name}")
        program.kill(number)
        status = program.wait_end(limit=5)
        require(status == -number, f"after {number.name} it ended with {status}")
        program.check_restored()
        program.check_clean()
    require({number.name for number in ENDING} <= world.todos(), "saved todos are gone")
    return "HUP, TERM, INT and QUIT end it by that signal, with the terminal as it was"


@attack(quick=True)
def a_signal_while_the_file_is_locked(world):
    """Another program has the todo file locked: the end does not wait for it, and what was shown as saved is kept."""
    program = world.open()
    program.go_to_todos()
    program.add_todo("kept")
    program.see("○ kept")
    for number in (signal.SIGTERM, signal.SIGHUP):
        holder = locked(world.database)
        program.add_todo("too late")
        start = time.monotonic()
        program.kill(number)
        program.wait_end(limit=10)
        seconds = time.monotonic() - start
        holder.stdin.close()
        holder.wait()
        require(seconds < 1 + 0.5 * world.patience, f"the end took {seconds:.1f} s")
        program.check_restored()
        program = world.open()
        program.go_to_todos()
        program.see("○ kept")
    program.quit()
    return "TERM and HUP end it within 2 s"


@attack(quick=True)
def a_key_while_the_file_is_locked(world):
    """Another program has the todo file locked: Ctrl+C ends octodo within two seconds, it says what is not done, and what was
    typed is in the list or offered again."""
    program = world.open()
    program.go_to_todos()
    program.add_todo("kept")
    program.see("○ kept")
    holder = locked(world.database)
    program.add_todo("too late")
    program.see("too late")
    program.read(0.2 * world.patience)
    start = time.monotonic()
    program.press("\x03")
    program.wait_end(limit=10)
    seconds = time.monotonic() - start
    holder.stdin.close()
    holder.wait()
    require(seconds < 1.5 + 0.5 * world.patience, f"the end came after {seconds:.1f} s")
    require(program.shows("ended before this was done: add a todo"), "it does not say what is not done")
    program.check_restored()
    program = world.open()
    program.go_to_todos()
    program.see("○ kept")
    if not program.shows("too late"):
        program.press("a")
        program.see("too late")
    program.quit()
    return "Ctrl+C ends it, and it says what is not done"


def mark_while_locked(world, program):
    """Marks the selected todo while another program, which is returned, has the todo file locked."""
    holder = locked(world.database)
    program.press("x")
    program.see("Waiting for the todo file")
    return holder


@attack(quick=True)
def q_while_the_file_is_locked(world):
    """Another program has the todo file locked: q ends octodo within two seconds, and it says which change was not made."""
    # Keys right after a field has closed would be left out.
    world.open_with_todo("kept").end()
    program = world.open()
    program.go_to_todos()
    program.see("○ kept")
    holder = mark_while_locked(world, program)
    start = time.monotonic()
    program.press("q")
    program.wait_end(limit=10)
    seconds = time.monotonic() - start
    holder.stdin.close()
    holder.wait()
    require(seconds < 1.5 + 0.5 * world.patience, f"the end came after {seconds:.1f} s")
    require(program.shows("ended before this was done: mark a todo"), "it does not say what is not done")
    program.check_restored()
    require(world.todos() == {"kept"}, "the todo is gone")
    return "q ends it, and it says what is not done"


@attack(quick=True)
def stop_while_the_file_is_locked(world):
    """Another program has the todo file locked: Ctrl+Z gives the shell back within two seconds, and after it octodo says what
    failed."""
    world.open_with_todo("kept").end()
    program, job = open_as_job(world)
    program.go_to_todos()
    program.see("○ kept")
    holder = mark_while_locked(world, program)
    start = time.monotonic()
    program.press("\x1a")
    wait_for(world, lambda: state(job) == "T", "it does not stop", limit=10)
    seconds = time.monotonic() - start
    require(seconds < 1.5 + 0.5 * world.patience, f"it stopped after {seconds:.1f} s")
    holder.stdin.close()
    holder.wait()
    program.kill(signal.SIGUSR1)
    program.see("another program")
    program.press("x")
    program.see("✓ kept")
    os.kill(job, signal.SIGTERM)
    program.wait_end()
    program.check_restored()
    return f"stopped after {seconds:.1f} s"


@attack(quick=True)
def two_signals_while_the_file_is_locked(world):
    """A second signal at the end does not hide which change was not made."""
    for delay in [0.3, 0.65, 0.9]:
        world.open_with_todo(f"kept {delay}").end()
        program = world.open()
        program.go_to_todos()
        program.see(f"○ kept {delay}")
        holder = mark_while_locked(world, program)
        program.press("q")
        program.read(delay)
        if not program.poll(): program.kill(signal.SIGTERM)
        program.wait_end(limit=5)
        holder.stdin.close()
        holder.wait()
        # A terminal breaks the line in the middle of a word if something else was not done either.
        said = "".join(program.screen.text.split())
        named = "octodoendedbeforethiswasdone" in said and "markatodo" in said
        require(named, f"after {delay} s it does not say what is not done: {program.last_words()}")
        program.check_restored()
    return "the change was named at each of three moments"


@attack(quick=True)
def signals_of_a_crash(world):
    for number in CRASHING:
        program = world.open()
        program.kill(number)
        status = program.wait_end(limit=20)
        require(status == -number, f"after {number.name} it ended with {status}")
        try:
            program.check_restored()
        except Broke as broke:
            raise Broke(f"after {number.name} {broke}") from None
    return f"{len(CRASHING)} signals of a crash: the terminal was given back each time"


@attack()
def other_signals(world):
    for number in OTHER:
        program = world.open()
        program.kill(number)
        program.read(0.3)
        if program.poll():
            program.check_restored()
        else:
            program.stay_alive()
            program.quit()
    return f"{len(OTHER)} other signals: it keeps running, or ends with the terminal as it was"


@attack(quick=True)
def typed_text_survives_hangup(world):
    """Text that was typed but not saved is offered again after the terminal disappeared."""
    program = world.open()
    program.go_to_todos()
    program.press("ahalf a thought", 0.5 * world.patience)
    os.close(program.master)
    program.is_own = False
    deadline = time.monotonic() + 5 * world.patience
    while not program.poll():
        require(time.monotonic() < deadline, "it keeps running without a terminal")
        time.sleep(0.01)
    program = world.open()
    program.press("\ta")
    program.see("half a thought", limit=15)
    program.quit()
    return "the text of an editor is offered again"


@attack(quick=True)
def ending_with_a_key_held_down(world):
    """Ctrl+C, q and each signal that ends it do so while bytes keep arriving, also while a response of the terminal is awaited."""
    longest = 0.0
    for end in (b"\x03", b"q", *ENDING):
        # The first key leaves the query field, where `q` is text.
        program = world.open()
        program.press("\t\t")
        program.press(end) if isinstance(end, bytes) else program.kill(end)
        began = time.monotonic()
        while not program.poll():
            program.press(b"j")
            program.read(0.02)
            took = time.monotonic() - began
            require(took < 3 * world.patience, f"{end!r}: it has not ended after {took:.1f} s of a held key")
        longest = max(longest, time.monotonic() - began)
        program.check_restored()
    return f"it ended within {longest:.1f} s"


@attack(quick=True)
def terminal_goes_away(world):
    """It ends, and does not loop at full speed."""
    for ignores in (False, True):
        program = world.open(before=(lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN)) if ignores else None)
        os.close(program.master)
        program.is_own = False
        deadline = time.monotonic() + 5 * world.patience
        while not program.poll():
            require(time.monotonic() < deadline, f"it keeps running without a terminal (HUP ignored: {ignores})")
            time.sleep(0.01)
    return "it ends, with SIGHUP and without"


# What a shell does for a job, except for the terminal's modes, which octodo must handle.
SHELL = """
import os, signal, sys
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])
job = os.fork()
if job == 0:
    os.setpgid(0, 0)
    os.tcsetpgrp(0, os.getpid())
    signal.signal(signal.SIGTTOU, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGUSR1])
    os.execv(sys.argv[1], sys.argv[1:])
while os.WIFSTOPPED(os.waitpid(job, os.WUNTRACED)[1]):
    os.tcsetpgrp(0, os.getpgrp())
    signal.sigwait([signal.SIGUSR1])
    os.tcsetpgrp(0, job)
    os.killpg(job, signal.SIGCONT)
os.tcsetpgrp(0, os.getpgrp())
"""


def open_as_job(world, *arguments):
    """octodo as a job of a shell, and its process."""
    program = world.open(*arguments, wrapper=[sys.executable, "-ISc", SHELL])
    with open(f"/proc/{program.pid}/task/{program.pid}/children") as children:
        return program, int(children.read().split()[0])


def stop(world, program, job, how):
    """Stops it by a key or a signal, checks the terminal, and continues it."""
    program.press(b"\x1a") if how == "key" else os.kill(job, how)
    wait_for(world, lambda: state(job) == "T", f"it does not stop ({how})")
    program.read(0.1)
    modes = termios.tcgetattr(program.master)
    require(modes[3] & termios.ICANON and modes[3] & termios.ECHO, "while stopped the terminal is in raw mode")
    left = program.screen.modes & {1000, 1006, 1004, 2004, 1049}
    require(not left, f"while stopped these modes are on: {sorted(left)}")
    program.kill(signal.SIGUSR1)
    wait_for(world, lambda: state(job) != "T", "it does not continue")
    wait_for(world, lambda: program.read(0.02) is not None and 1049 in program.screen.modes, "the screen is not drawn again")


@attack(quick=True)
def stop_and_go_on(world):
    """Ctrl+Z and TSTP release the terminal while octodo is stopped; CONT redraws it."""
    program, job = open_as_job(world)
    program.press("\t")
    program.see(" open, ")
    for number in range(6):
        program.read(0.2 * world.patience)
        stop(world, program, job, "key" if number % 2 else signal.SIGTSTP)
        program.see(" open, ")
    program.stay_alive()
    os.kill(job, signal.SIGTERM)
    program.wait_end()
    program.check_restored()
    return "6 times stopped and continued; the terminal was as a shell needs it each time"


@attack()
def stop_signal_while_drawing(world):
    """A TSTP that arrives while a frame is drawn is not lost."""
    lost = 0
    for number in range(30):
        program, job = open_as_job(world)
        program.press("\t" * (1 + number % 4))
        program.read(0.001 * number)
        os.kill(job, signal.SIGTSTP)
        # Of these two seconds the first one is for the answers of the terminal, which never come here.
        deadline = time.monotonic() + 2 * world.patience
        while state(job) != "T" and time.monotonic() < deadline:
            program.read(0.02)
        lost += state(job) != "T"
        program.end()
    require(lost == 0, f"{lost} of 30 stop signals were lost")
    return "30 stop signals while frames were drawn, none lost"


@attack()
def stop_while_waiting_and_saving(world):
    """Ctrl+Z while a request runs, and directly after Enter in the editor."""
    answers = threading.Event()

    def slowly(request):
        answers.wait(20)
        return calm(request)

    server = Server(slowly)
    program, job = open_as_job(world, "--api-url", server.url)
    program.search("calm")
    program.see("Loading...")
    stop(world, program, job, signal.SIGTSTP)
    answers.set()
    program.see("octo/calm-1")
    program.press("\t")
    program.see(" open, ")
    for number in range(10):
        # The line stays open for the next todo.
        program.press(f"{'' if number else 'a'}stopped {number}\r\x1a")
        wait_for(world, lambda: state(job) == "T", "it does not stop")
        program.kill(signal.SIGUSR1)
        program.see(f"○ stopped {number}")
    os.kill(job, signal.SIGTERM)
    program.wait_end()
    program.check_restored()
    require(len(world.todos()) == 10, "todos are gone")
    return "the answer came after the stop, and 10 todos were saved behind 10 stops"


def state(pid):
    with open(f"/proc/{pid}/stat") as file:
        return file.read().rsplit(") ", 1)[1][0]


def wait_for(world, holds, sentence, limit=5):
    deadline = time.monotonic() + limit * world.patience
    while not holds():
        require(time.monotonic() < deadline, sentence)
        time.sleep(0.01)


@attack(quick=True)
def storm_of_resizes(world):
    dice = random.Random(8)
    program = world.open("--demo")
    program.search("swift")
    for _ in range(400):
        program.resize(dice.randint(1, 300), dice.randint(1, 100))
        program.kill(signal.SIGWINCH)
    for size in ((1, 1), (1000, 1000), (1, 1000), (1000, 1), (65535, 1), (2, 2), (0, 0)):
        program.resize(max(size[0], 1), max(size[1], 1))
        program.set_size(*size)
        program.read(0.2)
        require(not program.poll(), f"at {size[0]} by {size[1]} it ended with {program.status}")
    program.resize(80, 24)
    program.see("octodo", limit=15)
    program.stay_alive()
    program.check_clean()
    require(program.memory("VmRSS") < 256 * world.patience, f"it has {program.memory('VmRSS'):.0f} MiB now")
    program.quit()
    return "400 sizes and those from 0x0 to 65535x1 and 1000x1000"


@attack()
def thousand_signals_while_saving(world):
    dice, titles = random.Random(9), [f"signal {number}" for number in range(40)]
    program = world.open()
    program.go_to_todos()
    sent = 0
    program.press("a")
    for title in titles:
        program.press(f"{title}\r")
        deadline = time.monotonic() + 10 * world.patience
        while not is_listed(program, title):
            require(time.monotonic() < deadline, f"{title} is never shown as saved: {program.screen.text[-200:]}")
            program.kill(dice.choice([signal.SIGWINCH, signal.SIGCONT, signal.SIGCHLD, signal.SIGURG]))
            sent += 1
            program.read(0.001)
        for _ in range(max(0, 25 - sent // max(1, len(titles)))):
            program.kill(dice.choice([signal.SIGWINCH, signal.SIGCONT]))
            sent += 1
    program.press("\x1b")
    program.leave_field()
    program.stay_alive()
    program.quit()
    missing = set(titles) - world.todos()
    require(not missing, f"todos that were shown as saved are gone: {sorted(missing)[:5]}")
    return f"{sent} signals while {len(titles)} todos were saved; none lost"


def closed(*numbers):
    def close():
        for number in numbers:
            os.close(number)
    return close


@attack("closed-standard-error", quick=True, numbers=[2])
@attack("closed-standard-input", numbers=[0])
@attack("closed-standard-output", numbers=[1])
@attack("closed-all-standard", numbers=[0, 1, 2])
def closed_descriptors(world, numbers):
    """None of octodo's own descriptors becomes a standard one."""
    program = world.start("--api-url", "http://127.0.0.1:9", before=closed(*numbers))
    program.read(1.5 * world.patience)
    if not program.poll():
        for number in range(3):
            try:
                target = os.readlink(f"/proc/{program.pid}/fd/{number}")
            except FileNotFoundError:
                target = "nothing"
            require(target.startswith(("/dev/pts", "/dev/null", "/dev/tty")), f"descriptor {number} is {target}")
        program.kill(signal.SIGTERM)
        program.wait_end()
    else:
        require(0 < program.status < 100, f"it ended with {program.status}")
    program.check_restored()
    return "standard descriptors stay standard ones" if program.status < 0 else f"it ends with {program.status}"


@attack()
def commands_without_descriptors(world):
    """Commands whose standard descriptors are closed write to none of their files."""
    world.events.write_text('{"user_id":"F3476B52-1B2C-4D3E-8F40-112233445566","time":1,"event":{"name":"launch"}}\n')
    before = world.events.read_bytes()
    flow = world.home / "flow.steps"
    flow.write_text('launch\nignore events\nsee "octodo"\n')
    for redirections in ("<&- >&- 2>&-", ">&-", "2>&-", "<&-"):
        for command in ("tracking", "tracking show", "tracking export", "--help", f"--script {flow}", "sandbox --list"):
            run = world.run(wrapper=["/bin/sh", "-c", f'exec "$0" {command} {redirections}'], limit=30)
            require(not run.is_late, f"octodo {command} {redirections}: it does not end")
            require(0 <= run.status < 100, f"octodo {command} {redirections}: it ended with {run.status}")
            require(world.events.read_bytes() == before, f"octodo {command} {redirections}: the event file was changed")
    return "24 commands with closed descriptors end, and write nowhere else"
