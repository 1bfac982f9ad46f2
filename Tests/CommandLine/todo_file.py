"""Writes a todo file as octodo does: python3 todo_file.py FILE TITLE..."""
import pathlib
import re
import sqlite3
import sys

SCHEMA = pathlib.Path(__file__).parent / "../../Sources/Storage/Schema.swift"

file, titles = pathlib.Path(sys.argv[1]), sys.argv[2:]
file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
database = sqlite3.connect(file, isolation_level=None)
database.execute("CREATE TABLE IF NOT EXISTS grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
if not database.execute("PRAGMA user_version").fetchone()[0]:
    for number, sql in enumerate(re.findall(r'static let v\d+ = """(.*?)"""', SCHEMA.read_text(encoding="utf-8"), re.DOTALL), 1):
        database.executescript(sql)
        database.execute("INSERT INTO grdb_migrations VALUES (?)", [f"v{number}"])
        database.execute(f"PRAGMA user_version = {number}")
database.executemany("INSERT INTO todo (title, note, created_at) VALUES (?, '', 1790000000000)", [[title] for title in titles])
