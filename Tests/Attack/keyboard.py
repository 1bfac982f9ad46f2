"""Hostile input from the keyboard: garbage, floods, endless pastes."""

import random
import time

from attack import attack
from server import Server, calm
from world import Octodo, require

PIECES = [b"\x1b", b"\x1b[", b"\x1b[<", b"\x1b[<0;5;5M", b"\x1b[<64;99999;99999M", b"\x1b[M\xff\xff\xff", b"\x1b[200~", b"\x1b[201~",
          b"\x1bO", b"\x1b[1;5A", b"\x1b[99999999999~", b"\x1b]11;rgb:ffff/0000/0000\x07", b"\x1b]52;c;x\x1b\\", b"\x1bP", b"\x1b_", b"\x1b\\",
          b"\xc3", b"\xff", b"\xf4\x90\x80\x80", b"\xed\xa0\x80", "検索".encode(), "\u0301".encode(), b"\x00", b"\x7f", b"\x08", b"\r", b"\n",
          b"\t", b"\x1b[Z", b"\x1b[I", b"\x1b[O", b"a", b"e", b"x", b"D", b"y", b"n", b"u", b"U", b"t", b"T", b"E", b"f", b"j", b"k", b"g", b"G",
          b"/", b"?", b"1", b"2", b"3", b"4", b"5", b"6", b"\x15", b"\x0b", b"\x12", b"\x0c", b"\x1b[5~", b"\x1b[6~", b"\x1b[24;1R", b"\x1b[?1;2c"]


def fuzz(world, seed, seconds):
    dice, keys = random.Random(seed), 0
    server = Server(calm)
    program = world.open("--api-url", server.url)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        burst = b"".join(dice.choice(PIECES) if dice.random() < 0.8 else dice.randbytes(dice.randint(1, 8)) for _ in range(dice.randint(1, 60)))
        # These two end or stop octodo, as they should.
        burst = burst.replace(b"\x03", b"").replace(b"\x1a", b"").replace(b"q", b"")
        program.press(burst)
        keys += len(burst)
        if program.poll():
            require(program.status == 0, f"after {keys} bytes (seed {seed}) it ended with {program.status}: {program.last_words()}")
            program = world.open("--api-url", server.url)
    program.press(b"\x1b[201~\x1b\\", 0.3)
    require(program.wait("octodo", "Search", "Todo", limit=10), "nothing is shown any more")
    program.check_clean()
    memory = program.memory("VmRSS")
    require(memory < 96 * world.patience, f"it has {memory:.0f} MiB after {keys} bytes")
    program.press(b"\x1b[201~\x1b\x1b\x1b", 0.5)
    program.press(b"\x03")
    if not program.poll():
        program.wait_end()
    program.check_restored()
    if world.database.exists():
        world.todos()
    return f"{keys} bytes (seed {seed}), {memory:.0f} MiB"


@attack("keyboard-garbage-1", quick=True, seed=21, seconds=6)
@attack("keyboard-garbage-2", seed=22, seconds=20)
@attack("keyboard-garbage-3", seed=23, seconds=20)
def keyboard_garbage(world, seed, seconds):
    return fuzz(world, seed, seconds)


@attack(quick=True)
def big_paste(world):
    """5 MB into the query and into a todo's note, and a paste that never ends."""
    program = world.open()
    before = program.memory()
    for text in (b"x" * 5_000_000, "検索\n\u202e\x9b".encode() * 300_000):
        began = time.monotonic()
        program.press(b"\x1b[200~" + text + b"\x1b[201~")
        program.press("\x15")
        program.stay_alive()
        took = time.monotonic() - began
    program.press("\t")
    program.see(" open, ")
    program.press("a\t")
    program.press(b"\x1b[200~" + b"y" * 5_000_000 + b"\x1b[201~")
    program.press(b"\x1b[200~" + b"z" * 3_000_000)
    program.read(1.5)
    require(not program.poll(), f"it ended with {program.status}")
    program.check_clean()
    grown = program.memory() - before
    require(grown <= 48 * world.patience, f"memory {grown:+.0f} MiB")
    program.press(b"\x1b[201~")
    program.press(b"\x03")
    program.wait_end()
    program.check_restored()
    return f"four pastes of 3 to 5 MB, memory {grown:+.0f} MiB, the last one took {took:.1f} s"


@attack()
def keys_faster_than_the_program(world):
    """100,000 keys at once: all are handled or dropped with a bell, and the next one works."""
    program = world.open("--demo")
    program.search("swift")
    program.see("stars")
    for keys in (b"j" * 100_000, b"\x1b[B\x1b[A" * 30_000, b"\t" * 20_000, b"\x1b[<0;5;5M\x1b[<0;5;5m" * 10_000):
        program.press(keys)
        program.stay_alive()
    memory = program.memory("VmRSS")
    require(memory < 128 * world.patience, f"it has {memory:.0f} MiB")
    program.quit()
    return f"200,000 keys, {memory:.0f} MiB"


@attack()
def terminal_that_takes_nothing(world):
    """A terminal that accepts no more output (Ctrl+S, a dead line): octodo ends when it is asked to."""
    program = world.open("--demo")
    for _ in range(200):
        program.set_size(80 + _ % 40, 24 + _ % 20)
        time.sleep(0.002)
    began = time.monotonic()
    program.kill(15)
    while not program.poll():
        require(time.monotonic() < began + 5 * world.patience, "it does not end while the terminal takes nothing")
        time.sleep(0.02)
    return f"it ended in {time.monotonic() - began:.1f} s"


# Control strings that no one typed: answers to queries of this or another program, longer than expected, in pieces, cut off.
ANSWERS = {
    "long-color": [b"\x1b]11;rgb:" + b"f" * 3000 + b"/0000/0000\x1b\\"],
    "long-title": [b"\x1b]l" + b"Dxq" * 5000 + b"\x1b\\"],
    "attributes": [b"\x1b[?64;1;2;6;9;15;16;17;18;21;22;28c", b"\x1b[>41;354;0c"],
    "version": [b"\x1bP>|Dxterm(390)qqq\x1b\\"],
    "clipboard": [b"\x1b]52;c;" + b"RHh4" * 8000 + b"\x07"],
    "kitty-flags": [b"\x1b[?1u"],
    "mode-report": [b"\x1b[?2026;2$y"],
    "size": [b"\x1b[8;24;80t", b"\x1b[4;600;800t"],
    "in-pieces": [b"\x1b]11;rgb:1e1e", b"/1e1e/1e", b"1e\x1b", b"\\"],
    "byte-by-byte": [bytes([byte]) for byte in b"\x1b]11;rgb:0000/DDDD/0000\x07"],
    "application-string": [b"\x1b_Gi=31;OKDxq\x1b\\", b"\x1b^Dxq\x1b\\"],
}


@attack(quick=True)
def answers_that_nobody_asked_for(world):
    """Responses of a terminal, in the first second and later, never become keys or text."""
    for early in (True, False):
        for name, pieces in ANSWERS.items():
            program = world.open()
            if not early:
                program.read(1.5)
            program.press("\t")
            program.see(" open, ")
            program.press("a\x05keep\r")
            program.see("keep")
            program.press("a\x05", 0.2)
            # A pause after ESC would make it the key.
            pause = 0.03 if len(pieces[0]) > 1 else 0.003
            for piece in pieces:
                program.press(piece, pause)
            program.read(0.3)
            program.press("=" + "\r")
            require(program.wait("○ =", limit=5), f"{name}: the field holds more than was typed: {program.screen.text[-300:]}")
            program.quit()
            titles = world.todos()
            require(titles == {"keep", "="}, f"{name}: the todos are {titles}")
            world.database.unlink()
    return f"{2 * len(ANSWERS)} times nothing of them was taken for a key"


# The shell reads what was typed after the program has ended, and shows the bytes.
THEN_A_SHELL = ('"$0" --demo; sleep 1; stty -icanon -echo min 0 time 5; '
                'printf "left=[%s]" "$(head -c 200 | od -An -v -tx1 | tr -d " \\n")"')
COLOR, PLACE = b"\x1b]11;rgb:1e1e/1e1e/1e1e\x1b\\", b"\x1b[2;2R"


@attack(quick=True)
def answers_after_the_end(world):
    """A user quits before a slow terminal has answered: the answers do not become the shell's input."""
    for late, answers in ((0.4, COLOR), (0.4, COLOR + PLACE), (0.9, COLOR), (0.9, COLOR + PLACE)):
        program = Octodo(world, ["bash", "-c", THEN_A_SHELL, world.octodo])
        world.programs.append(program)
        end = time.monotonic() + 20 * world.patience
        while b"\x1b]11;?" not in program.raw:
            require(time.monotonic() < end, "it never asks for the background")
            program.read(0.01)
        asked = time.monotonic()
        program.press(b"\x03")
        program.read(asked + late - time.monotonic())
        require(not program.poll(), "the shell has ended already")
        program.press(answers)
        program.wait_end(20)
        require(b"left=[]" in program.raw, f"answers {late} s late: the shell reads {program.raw[-200:]!r}")
        require(b"^[" not in program.raw, f"answers {late} s late are shown: {program.raw[-200:]!r}")
    return "answers 0.4 and 0.9 s late, with and without the last one: the shell gets nothing"
