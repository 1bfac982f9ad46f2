"""Hostile text wherever octodo shows it: none of it controls the terminal, or reorders or hides text."""

import json
import sqlite3
from contextlib import closing

from attack import attack
from server import Server, found, reply, repository
from world import CLEAR, require

STEERING = ["\x1b[31mred", "\x1b]0;title\x07", "\x1b]52;c;ZXZpbA==\x07", "\x1b]8;;http://evil\x1b\\x", "\x1bPq#0\x1b\\", "\x1b_x\x1b\\",
            "\x1b^x\x1b\\", "\x1b[2J\x1b[H", "\x1bc", "\x1b[6n", "\x1b[c", "\x1b[?1049l", "\x1b[21t", "\x1b#8", "\x1b(0",
            "\x9b31m", "\x9d0;t\x9c", "\x90x\x9c", "\x85", "\x08\x08\x08", "\x0b\x0c", "\r", "\n", "\t", "\x00", "\x07", "\x7f", "\x0e\x0f"]
HIDING = ["\u202eevil", "\u2066x\u2069", "\u200f\u061c", "\u200b\u200c\u2060\ufeff", "\u00ad", "\u034f", "\u115f\u3164\uffa0",
          "".join(chr(0xE0000 + ord(letter)) for letter in "hidden"), "\ufe0f\ufe00", "\u2028\u2029", "\ufff9x\ufffb", "\U0001d173"]
PILES = ["e" + "\u0301" * 1000, "\u0489" * 200, "👨\u200d👩\u200d👧\u200d👦" * 10, "🇩🇪🇯🇵" * 5, "x\u20e3", "\ud83d", "\uffff", "\U0010ffff",
         "ﷺ" * 20, "𒐫" * 10, "กำ" * 10, "క్ష్మ" * 5]
EVIL = STEERING + HIDING + PILES
ALL = " ".join(EVIL)
FIELDS = ["full_name", "html_url", "description", "language", "homepage", "default_branch", "pushed_at", "created_at"]


def walk(program):
    """Every screen and command that shows a repository or its text."""
    for keys in ("jjj", "G", "g", "\r", "jjjjjjjjjj", " ", " ", "G", "g", "t", "Y", "T", "\x1b", "y", "q", "\t", "jj", "e", "\x1b", "y", "\t", "jjj",
                 "\t", "jjjj", "\t", b"\x1bOP", "jjjj", "\x1b"):
        program.press(keys)
        program.read(0.06 * program.world.patience)


def hostile_answers(request):
    if request.path.endswith("/readme"):
        marked = "\n\n".join([*EVIL, "# " + ALL, "[" + ALL + "](https://x/" + ALL + ")", "`" + ALL + "`", "| " + ALL + " |\n|-|\n| x |",
                              "<b title='" + ALL + "'>" + ALL + "</b>", "![" + ALL + "](x)", "&#x1b;[31m &#155; &#x202e; &#8203; &#0;",
                              "```" + ALL + "\n" + ALL + "\n```"])
        return reply(marked.encode("utf-8", "surrogatepass"), type="application/vnd.github.raw+json; charset=utf-8")
    hostile = repository(1, **{field: ALL for field in FIELDS if field not in ("full_name", "html_url")},
                         license={"spdx_id": ALL, "name": ALL}, topics=EVIL)
    if request.path.startswith("/repos/"):
        return reply(hostile)
    items = [hostile, *[repository(100 + number, description=text, language=text, license={"spdx_id": text}) for number, text in enumerate(EVIL)],
             *[repository(200 + number, full_name=f"octo/{text}", html_url=f"https://github.com/{text}") for number, text in enumerate(EVIL)],
             *[repository(300 + number, **{field: ALL}) for number, field in enumerate(FIELDS)]]
    return reply(found(*items))


@attack(quick=True)
def texts_of_answers(world):
    server = Server(hostile_answers)
    program = world.open("--api-url", server.url)
    program.search("storm")
    program.see("octo/calm-1")
    walk(program)
    program.press("1")
    for _ in range(8):
        program.press(b"\x1b[6~", 0.05)
    program.check_clean()
    program.stay_alive()
    program.check_clean()
    program.quit()
    size = len(hostile_answers(type("R", (), {"path": "/readme"}))) + len(hostile_answers(type("R", (), {"path": ""})))
    return f"{size // 1024} KiB of hostile text in every field and a README, nothing of it raw"


@attack(quick=True)
def texts_of_errors(world):
    """A server's own words inside octodo's sentences."""
    cases = [(status, {"message": text, "errors": [{"message": text, "code": text, "field": text}]})
             for status in ("403 Forbidden", "422 Unprocessable") for text in [ALL, *EVIL[:30]]]
    cases += [(f"500 {text}", text) for text in STEERING if "\n" not in text and "\r" not in text]
    state = {"number": 0}

    def answer(request):
        status, body = cases[state["number"] % len(cases)]
        return reply(json.dumps(body), status=status, headers=[f"X-GitHub-Request-Id: {STEERING[0]}"])

    server = Server(answer)
    program = world.open("--api-url", server.url)
    program.search("storm")
    for number in range(len(cases)):
        state["number"] = number
        program.search_again(f"s{number}") if number else None
        program.wait("Loading failed", "Rate limited", limit=5)
        program.read(0.02)
    program.check_clean()
    require(len(server.requests) > len(cases) / 2, f"only {len(server.requests)} requests were sent")
    for location in [f"https://{text}/" for text in STEERING + HIDING if "\n" not in text and "\r" not in text]:
        state["number"] = 0
        server.answer = lambda request: reply(b"", status="302 Found", headers=[f"Location: {location}"])
        program.search_again("redirect")
        program.read(0.05 * world.patience)
    program.check_clean()
    program.quit()
    return f"{len(cases)} error messages and {len(STEERING + HIDING)} redirects of hostile text, nothing of it raw"


@attack(quick=True)
def texts_of_the_todo_file(world):
    """A todo file, its history and its queries from a stranger."""
    program = world.open_with_todo("first")
    program.quit()
    with closing(sqlite3.connect(world.database)) as database:
        for number, text in enumerate(EVIL + [ALL]):
            text = text.replace("\x00", "").encode("utf-8", "replace").decode() or "x"
            kind, target, url = [("repo", text, None), ("issue", "octo/kettle#7", f"https://{text}"), (text, text, text)][number % 3]
            database.execute("INSERT INTO todo (title, note, link_kind, link_target, link_url, created_at) VALUES (?, ?, ?, ?, ?, ?)",
                             [text, ALL.replace("\x00", "").encode("utf-8", "replace").decode(), kind, target, url, number])
            database.execute("INSERT INTO visit (kind, name, title, target, visits, visited_at, place) VALUES (?, ?, ?, ?, 1, ?, ?)",
                             [["repository", "todo", text][number % 3], f"{number}{text}", text, text, number, 1000 + number])
            database.execute("INSERT OR IGNORE INTO query_history (text) VALUES (?)", [text])
        database.commit()
    program = world.open()
    program.press("\x1b[A\x1b[A\x1b[A", 0.2)
    program.go_to_todos()
    for _ in range(6):
        program.press(b"\x1b[6~", 0.05 * world.patience)
    for keys in ("g", "e", "\x1b", "D", "y", "u", "U", "u", "x", "x", "\r", "\x1b", "5", "jjjj", "\x1b[6~", "\x1b[6~", "\r", "\x1b", "D", "n", "6", "jjjj", "1", "/", "\x1b[A", "\x1b[A", "\x1b[A"):
        program.press(keys, 0.06 * world.patience)
    program.check_clean()
    require(not program.poll(), f"it ended with {program.status}")
    program.quit()
    return f"{len(EVIL) + 1} hostile todos, visits and queries, nothing of them raw"


@attack(quick=True)
def texts_of_settings(world):
    """config.yml, hosts.yml and paths with hostile text are quoted in sentences."""
    for number, text in enumerate(EVIL[::2]):
        text = text.encode("utf-8", "replace").decode()
        quoted = json.dumps(text)
        bodies = [f"{quoted}: 1\n", f"theme: {quoted}\napi_url: {quoted}\n", f"{text}: {text}\n", f"collector: {{url: {quoted}, headers: {{{quoted}: x}}}}\ntracking: collector\n"]
        world.config.write_text(bodies[number % len(bodies)])
        world.hosts.write_text(f"{text}: [\n" if number % 2 else f'"127.0.0.1:9":\n  oauth_token: {quoted}\n')
        program = world.open()
        program.read(0.05 * world.patience)
        program.check_clean()
        require(not program.poll(), f"it ended with {program.status}")
        program.end()
    return f"{len(EVIL[::2])} hostile pairs of files, nothing of them raw"


@attack()
def texts_that_are_typed_and_pasted(world):
    program = world.open()
    for text in EVIL:
        data = text.encode("utf-8", "replace")
        program.press(CLEAR)
        program.press(b"\x1b[200~" + data.replace(b"\x1b", b"") + b"\x1b[201~", 0.02)
        program.press(data, 0.02)
    program.press(b"\x1b\x1b", 0.3)
    program.check_clean()
    require(not program.poll() or program.status == 0, f"it ended with {program.status}")
    return f"{len(EVIL)} hostile texts typed and pasted, nothing of them raw"


@attack()
def texts_in_paths(world):
    """Folders whose names contain control characters, as shown in sentences and the Settings tab."""
    folder = world.folder / "\x1b]0;owned\x07\x1b[31m\u202e\u200b\x9b31m\n"
    variables = {name: str(folder / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    for name in variables.values():
        (world.folder / name).mkdir(parents=True)
    program = world.open(environment=variables)
    for keys in ("\t", "\t", "\t", "jjjjjjjjjjjj", "\x1b[6~", "1"):
        program.press(keys, 0.2 * world.patience)
    program.check_clean()
    program.quit()
    return "paths with control characters are shown without them"
