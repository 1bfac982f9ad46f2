"""What undo promises, it gives back: whole changes, of any size."""

import sqlite3
from contextlib import closing

from attack import attack
from world import require


def fill(world, count):
    """A todo file with this many open todos."""
    program = world.open_with_todo("item 0")
    program.quit()
    with closing(sqlite3.connect(world.database)) as database:
        database.executemany("INSERT INTO todo (title, note, created_at) VALUES (?, '', ?)",
                             [(f"item {number}", number) for number in range(1, count)])
        database.commit()


def states(world):
    with closing(sqlite3.connect(world.database, timeout=10)) as database:
        return dict(database.execute("SELECT title, state = 2 FROM todo"))


def delete_marked(program, key, said):
    program.press(key)
    program.read(0.5)
    if program.shows("Cancel", "Keep"):
        program.press("\t\r")
    program.see(said, limit=20)


@attack(quick=True)
def undo_of_many_todos(world):
    """1,200 marked todos are deleted at once, and one undo restores all of them."""
    fill(world, 1200)
    program = world.open()
    program.go_to_todos()
    program.see("1,200 open", limit=20)
    program.press("*")
    program.see("1,200 marked", limit=20)
    delete_marked(program, "D", "1,199 more")
    require(states(world) == {}, "todos are left after the deletion")
    program.press("u", 1)
    # The message of the undo covers the counts until the next key.
    program.press("g")
    program.see("1,200 open", limit=20)
    program.quit()
    left = states(world)
    require(len(left) == 1200, f"undo restored {len(left)} of 1,200 todos")
    return "1,200 todos deleted and restored by one undo"


@attack()
def undo_of_two_large_changes(world):
    """600 todos are deleted and 600 others done; two undos restore all as they were."""
    fill(world, 1200)
    before = states(world)
    program = world.open()
    program.go_to_todos()
    program.see("1,200 open", limit=20)
    for key, said in (("D", "599 more"), ("x", "599 more")):
        program.press("g")
        program.press("v")
        program.press("j" * 599)
        program.see("600 marked", limit=20)
        delete_marked(program, key, said)
    require(len(states(world)) == 600 and all(states(world).values()), "the changes were not made")
    for _ in range(2):
        program.press("u", 1)
    program.press("g")
    program.see("1,200 open", limit=20)
    program.quit()
    require(states(world) == before, "two undos do not restore the todos as they were")
    return "600 deletions and 600 changes of state undone by two keys"
