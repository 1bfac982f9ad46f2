"""What a core file, another user or a child process reveals: no token."""

import os
import resource
import shutil
import signal
import sqlite3
import stat
import subprocess
import time
from contextlib import closing

from attack import attack
from server import Server, calm, reply
from world import TOKEN, Skipped, World, require

SPY = """#!/bin/sh
{ env; for a; do echo "argument: $a"; done; echo end; } > "$SPY_REPORT.new" && mv "$SPY_REPORT.new" "$SPY_REPORT"
"""
TOKENS = ["GH_TOKEN", "GITHUB_TOKEN", "GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"]


def spy(world, name):
    program = world.folder / name
    program.write_text(SPY)
    program.chmod(0o755)
    return program


def report(world, path):
    deadline = time.monotonic() + 8 * world.patience
    while not path.exists():
        require(time.monotonic() < deadline, "what should have been started was not: the attack proves nothing")
        time.sleep(0.02)
    return path.read_text()


@attack(quick=True)
def token_for_the_browser(world):
    """The browser gets neither a token nor a variable that contains one."""
    server, path = Server(calm), world.folder / "report"
    world.give_token(server)
    variables = {**{name: f"{TOKEN}-{name}" for name in TOKENS}, "BROWSER": str(spy(world, "browser")), "SPY_REPORT": str(path), "KEPT": "kept"}
    program = world.open("--api-url", server.url, environment=variables)
    program.search("calm")
    program.see("octo/calm-1")
    program.press("\r")
    program.see("Nothing happens here")
    program.press("o")
    seen = report(world, path)
    require("KEPT=kept" in seen and f"argument: {server.url}/octo/calm-1" in seen, "the browser misses what it needs")
    require(TOKEN not in seen, "the browser gets " + ", ".join(line.split("=")[0] for line in seen.splitlines() if TOKEN in line))
    program.quit()
    return "the browser got its address and the environment without the four tokens"


@attack(quick=True)
def token_for_the_mailer(world):
    server, path = Server(calm), world.folder / "report"
    world.give_token(server)
    variables = {**{name: f"{TOKEN}-{name}" for name in TOKENS}, "MAILER": str(spy(world, "mailer")), "SPY_REPORT": str(path), "KEPT": "kept"}
    program = world.open("--api-url", server.url, environment=variables)
    program.search("calm")
    program.see("octo/calm-1")
    program.press("\r")
    program.see("Nothing happens here")
    program.press("q5")
    program.see("octo/calm-1")
    program.press("E", 0.3)
    program.press("m")
    seen = report(world, path)
    require("KEPT=kept" in seen, "the mailer misses what it needs")
    require(TOKEN not in seen, "the mailer gets " + ", ".join(line.split("=")[0] for line in seen.splitlines() if TOKEN in line))
    program.quit()
    return "the mailer got the environment without the four tokens"


@attack(quick=True)
def browser_without_a_shell(world):
    """An address with shell metacharacters does not reach a browser, which gets the repository's page as one argument."""
    path = world.folder / "report"

    def evil(request):
        from server import found, reply, repository
        return reply(found(repository(1, html_url="https://github.com/octo/calm-1?$(touch%20x)`id`;id|id&x='\"")))

    server = Server(evil)
    program = world.open("--api-url", server.url, environment={"BROWSER": str(spy(world, "browser")), "SPY_REPORT": str(path)})
    program.search("calm")
    program.see("octo/calm-1")
    program.press("o")
    program.read(0.5 * world.patience)
    if path.exists():
        arguments = [line for line in path.read_text().splitlines() if line.startswith("argument: ")]
        require(arguments == [f"argument: {server.url}/octo/calm-1"], f"the browser got {arguments}")
    require(not list(world.home.rglob("x")), "a shell ran what stood in the address")
    program.quit()
    return "one argument, without what stood in the address; no shell"


def dumpable(world, hold_token):
    """Whether octodo can write a core file, or another process of the user can read its memory. Checked for an ordinary
    user's process, because root is allowed everything."""
    server = Server(calm)
    if hold_token:
        world.give_token(server)
    program_copy, wrapper = world.octodo, []
    if os.getuid() == 0:
        if shutil.which("setpriv") is None:
            raise Skipped("there is no setpriv here, and root may look into every process")
        program_copy = str(world.folder / "octodo")
        shutil.copy(world.octodo, program_copy)
        for path in (world.folder, *world.folder.rglob("*")):
            if not path.is_symlink():
                os.chown(path, 65534, 65534)
        world.folder.chmod(0o755)
        wrapper = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
    program = world.open("--api-url", server.url, program=program_copy, wrapper=wrapper,
                         before=lambda: resource.setrlimit(resource.RLIMIT_CORE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)))
    program.search("calm")
    program.see("octo/calm-1")
    require((server.heard(TOKEN) > 0) == hold_token, "the token was not held as it should: the attack proves nothing")
    # The kernel gives root the ownership of /proc files of a process that is not dumpable.
    if os.getuid() == 0:
        can_be_read = os.stat(f"/proc/{program.pid}/environ").st_uid != 0
    else:
        can_be_read = os.access(f"/proc/{program.pid}/environ", os.R_OK)
    os.kill(program.pid, signal.SIGABRT)
    program.wait_end(limit=20)
    cores = [path for path in world.folder.rglob("core*") if path.is_file() and path.stat().st_size > 100_000]
    return can_be_read, cores


@attack(quick=True)
def core_file_with_a_token(world):
    open_world = World(world.octodo, world.folder / "without")
    try:
        can_be_read, _ = dumpable(open_world, hold_token=False)
        require(can_be_read, "without a token it should be as other processes: the attack proves nothing")
    finally:
        open_world.end()
    world.folder.chmod(0o755)
    can_be_read, cores = dumpable(world, hold_token=True)
    holding = [path for path in cores if TOKEN.encode() in path.read_bytes()]
    require(not holding, f"a core file of {holding[0].stat().st_size >> 20 if holding else 0} MiB holds the token")
    require(not can_be_read, "while a token is held, other processes of the user may look into its memory")
    return "no core file, and no look into its memory, while a token is held"


@attack()
def token_in_the_file_is_private(world):
    """octodo itself stores no token anywhere."""
    server = Server(calm)
    world.give_token(server)
    program = world.open("--api-url", server.url)
    program.search("calm")
    program.see("octo/calm-1")
    program.quit()
    for path in [*world.home.rglob("*"), *world.temporary.rglob("*")]:
        if path.is_file() and path != world.hosts:
            require(TOKEN.encode() not in path.read_bytes(), f"the token is in {path.name}")
            require(stat.S_IMODE(path.stat().st_mode) & 0o077 == 0 or path == world.config, f"others may read {path.name}")
    return "the token is in gh's file alone"


@attack()
def debugger_with_a_token(world):
    """gcore(1), as an ordinary user."""
    if shutil.which("gcore") is None or os.getuid() != 0:
        raise Skipped("this needs gdb, and root to become an ordinary user")
    server = Server(calm)
    world.give_token(server)
    copy = world.folder / "octodo"
    shutil.copy(world.octodo, copy)
    for path in (world.folder, *world.folder.rglob("*")):
        os.chown(path, 65534, 65534)
    world.folder.chmod(0o755)
    user = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
    program = world.open("--api-url", server.url, program=str(copy), wrapper=user)
    program.search("calm")
    program.see("octo/calm-1")
    run = subprocess.run([*user, "gcore", "-o", str(world.folder / "dump"), str(program.pid)], capture_output=True, text=True, timeout=60)
    dumps = list(world.folder.glob("dump*"))
    require(not dumps or TOKEN.encode() not in dumps[0].read_bytes(), "gcore of the same user gets the token")
    return f"gcore gets nothing: {(run.stderr or run.stdout).strip().splitlines()[-1][:90]}"


@attack(quick=True)
def browser_at_another_address(world):
    """An issue whose web address leads to another host is opened, copied and kept at the address where it was read."""
    path = world.folder / "report"
    evil = "https://evil.example/login"
    issue = {"id": 7, "number": 7, "title": "Calm issue", "state": "open", "user": {"login": "ann", "html_url": evil}, "comments": 0,
             "body": "Nothing is wrong.", "html_url": evil, "url": evil, "created_at": "2025-11-11T11:11:11Z",
             "updated_at": "2025-11-11T11:11:11Z"}

    def answer(request):
        if request.path.endswith("/issues"):
            return reply([issue])
        if request.path.endswith("/comments"):
            return reply([])
        return reply(issue) if "/issues/" in request.path else calm(request)

    server = Server(answer)
    program = world.open("--api-url", server.url, environment={"BROWSER": str(spy(world, "browser")), "SPY_REPORT": str(path)})
    program.search("calm")
    program.see("octo/calm-1")
    program.press("i")
    program.see("Calm issue")
    for where in ("list", "issue"):
        program.press("o")
        seen = report(world, path)
        require("/octo/calm-1/issues/7" in seen and "evil.example" not in seen, f"from the {where} it opens {seen.split('argument: ')[-1]}")
        path.unlink()
        program.press("\r")
        program.see("Nothing is wrong.")
    program.press("t", 0.5)
    program.press("Y", 0.3)
    program.quit()
    with closing(sqlite3.connect(world.database)) as database:
        (address,) = database.execute("SELECT link_url FROM todo").fetchone()
    require("evil.example" not in (address or ""), f"the todo leads to {address}")
    require(b"evil.example" not in program.raw and "evil.example" not in world.events.read_text(), "the other host is shown or recorded")
    return "the browser, the todo and the events got the address of the issue that was asked for"
