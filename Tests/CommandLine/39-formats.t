What other programs wrote goes on as they mean it.

  $ . "$TESTDIR/setup.sh"
  $ export TZ=Europe/Berlin
  $ calendar() { printf '%s\n' BEGIN:VCALENDAR BEGIN:VTODO UID:u SUMMARY:s "$@" END:VTODO END:VCALENDAR > todo.ics; }

The end of a rule of iCalendar is held against the start, not against the time at which a todo is due.

  $ calendar 'DTSTART;TZID=Europe/Berlin:20261122T090000' 'DUE;TZID=Europe/Berlin:20261122T100000' 'RRULE:FREQ=DAILY;UNTIL=20261123T080000Z'
  $ octodo import todo.ics
  Added 1 todo, changed 0, left 0 as they were.
  $ octodo done 1 --now 2026-11-22T09:30
  Done: 1 todo.
  $ octodo list --format '{due}'
  2026-11-23T10:00:00+01:00
  $ octodo done 1 --now 2026-11-23T09:30
  Done: 1 todo. 1 todo has no further date.
  $ octodo list

A start that is due, as in the reminders of Apple, stays beside its rule.

  $ export XDG_DATA_HOME="$PWD/apple"
  $ calendar 'DTSTART;TZID=Europe/Berlin:20261122T090000' 'DUE;TZID=Europe/Berlin:20261122T090000' 'RRULE:FREQ=DAILY'
  $ octodo import todo.ics
  Added 1 todo, changed 0, left 0 as they were.
  $ octodo done 1 --now 2026-11-22T08:30
  Done: 1 todo.
  $ octodo export --format ics is:open | tr -d '\r' | grep -E '^(D|R|X)' | grep -v DTSTAMP
  DTSTART;TZID=Europe/Berlin:20261123T090000
  DUE;TZID=Europe/Berlin:20261123T090000
  RRULE:FREQ=DAILY

What was cancelled after its last day is as it was after an undo, by whomever it was.

  $ export XDG_DATA_HOME="$PWD/cancelled"
  $ echo '[{"title":"x","state":"cancelled","until":"2026-11-01","done":"2026-11-10T10:00:00Z","changed":"2026-11-12T10:00:00Z","created":"2026-10-01T10:00:00Z"}]' | octodo import --format json -
  Added 1 todo, changed 0, left 0 as they were.
  $ echo '[{"title":"y","until":"2026-11-01","created":"2026-10-01T10:00:00Z"}]' | octodo import --format json -
  Added 1 todo, changed 0, left 0 as they were.
  $ octodo add 'z until:2026-11-01' --now 2026-10-30T10:00 > ids
  $ list() { octodo list is:cancelled sort:title --format '{title} {done}'; }
  $ list > before && cat before
  x 2026-11-10T11:00:00+01:00
  y 2026-11-02T00:00:00+01:00
  z 2026-11-02T00:00:00+01:00
  $ octodo edit 1,2 +x && octodo undo
  Changed 2 todos.
  Undone: edited x and 1 more
  $ octodo delete 1,2,3 && octodo undo
  Deleted 3 todos.
  Undone: deleted x and 2 more
  $ list | cmp - before
  $ octodo edit 1,2,3 until:2099-01-01
  Changed 3 todos.
  $ octodo list is:open or is:cancelled sort:title --format '{title} {state} {done}'
  x cancelled 2026-11-10T11:00:00+01:00
  y open 
  z open 

A link that was edited replaces the one of a taskwarrior file, and one that was removed is gone.

  $ export XDG_DATA_HOME="$PWD/links"
  $ echo '[{"uuid":"11111111-1111-4111-8111-111111111111","description":"linked","githuburl":"https://github.com/apple/swift/issues/7"}]' > task.json
  $ octodo import task.json
  Added 1 todo, changed 0, left 0 as they were.
  $ octodo edit 1 gh:o/n#9
  Changed 1 todo.
  $ octodo export --format taskwarrior | grep -o '"githuburl":"[^"]*"'
  "githuburl":"https://github.com/o/n/issues/9"
  $ octodo edit 1 gh:
  Changed 1 todo.
  $ octodo export --format taskwarrior | grep -o '"githuburl":"[^"]*"'
  [1]

Of a list of Markdown nothing is left out without a word.

  $ export XDG_DATA_HOME="$PWD/markdown"
  $ printf -- '- [ ] parent\n  - [ ] child\n  note of parent\n> - [ ] quoted\n- [/] half\n- [ ]\n' > a.md
  $ octodo import --strict a.md
  Line 4: The task is in a quotation: remove the > in front of it.
  Line 5: There is no box [/]: it is [ ] for open, [x] for done or [-] for cancelled.
  Line 6: The task has no text: write what is to be done.
  Nothing was imported, because of --strict. Without it the rest is imported.
  [1]
  $ octodo import a.md 2> /dev/null
  Added 2 todos, changed 0, left 0 as they were.
  [1]
  $ octodo list --json title,note is:open no:parent
  [
  {"title":"parent","note":"note of parent"}
  ]

Items on one line have a number, and a table with other signs or a pipe is said to be one.

  $ export XDG_DATA_HOME="$PWD/lines"
  $ echo '[{"title":"a"},{"note":"b"},3,{"title":"c","due":"x"}]' | octodo import --dry-run --format json -
  Line 1, item 2: The todo has no title.
  Line 1, item 3: This is no object in braces.
  Line 1, item 4: The value of due cannot be read: it is a day such as 2026-11-27 or a time such as 2026-11-27T17:00:00+01:00.
  Would add 1 todo, change 0, and leave 0 as they are.
  [1]
  $ printf 'Title\tDue\na\t2026-12-01\n' > table.tsv
  $ octodo import table.tsv
  Line 1: The columns need commas between them: export the table with commas.
  Added 0 todos, changed 0, left 0 as they were.
  [1]
  $ printf 'title;due\na;2026-12-01\n' | octodo import -
  Line 1: The columns need commas between them: export the table with commas.
  Added 0 todos, changed 0, left 0 as they were.
  [1]
  $ mkfifo pipe
  $ octodo import pipe
  pipe cannot be read: it is a named pipe, not a plain file. To read what a program writes: PROGRAM | octodo import -
  [1]

A parent or a need that leads back to its todo is left out, with the way that leads there.

  $ export XDG_DATA_HOME="$PWD/circles"
  $ printf 'A under:ub uid:ua\nB under:ua uid:ub\nC needs:ud uid:uc\nD needs:uc uid:ud\n' > circles.txt
  $ octodo import --strict circles.txt
  Line 2: a parent of this todo is left out, because it would be a part of itself: B → A → B.
  Line 4: a need of this todo is left out, because it would need itself: D → C → D.
  Nothing was imported, because of --strict. Without it the rest is imported.
  [1]
  $ octodo import circles.txt 2> /dev/null
  Added 4 todos, changed 0, left 0 as they were.
  [1]

A series with dates beside its rule is one that octodo only keeps.

  $ export XDG_DATA_HOME="$PWD/rdate"
  $ printf 'BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:a\nSUMMARY:Tea\nDUE;VALUE=DATE:20261120\nRDATE;VALUE=DATE:20261224\nEND:VTODO\nEND:VCALENDAR\n' > rdate.ics
  $ octodo import rdate.ics
  Added 1 todo, changed 0, left 0 as they were.
  $ octodo done 1 < /dev/null
  Todo 1 repeats, but not by octodo: done ends the series.* (glob)
  Run `octodo done --help` to see all options.
  [2]
  $ octodo export --format ics > out.ics
  $ grep -c RDATE out.ics
  1

What an import leaves out is counted.

  $ export XDG_DATA_HOME="$PWD/skipped"
  $ echo '[{"uuid":"11111111-1111-4111-8111-111111111111","description":"a","status":"pending"},{"uuid":"22222222-2222-4222-8222-222222222222","description":"b","status":"deleted"}]' > task.json
  $ octodo import --dry-run task.json 2> left-out
  Would add 1 todo, change 0, and leave 0 as they are. Would skip 1.
  $ octodo import task.json 2> left-out
  Added 1 todo, changed 0, left 0 as they were. Skipped 1.
  $ cat left-out
  Line 1 is left out: the todo was deleted in the other program.

A title of todo.txt that is read as dates is named.

  $ export XDG_DATA_HOME="$PWD/pairs"
  $ octodo add -- "-- due:2026-12-01 rec:1w"
  1
  $ octodo export --format todotxt > todo.txt
  The title, the project or a tag of todo 1 has signs that mean something else in this format.

Words with a colon that are no values stay the title.

  $ export XDG_DATA_HOME="$PWD/colons"
  $ printf '[{"title":"key:value a:b"}]' > colons.json
  $ octodo import colons.json
  Added 1 todo, changed 0, left 0 as they were.
  $ octodo export --format todotxt > colons.txt
  $ export XDG_DATA_HOME="$PWD/colons-again"
  $ octodo import --format todotxt colons.txt
  Added 1 todo, changed 0, left 0 as they were.
  $ octodo list --format '{title}'
  key:value a:b

A link to another server is kept, and is another link than that of GitHub.

  $ export XDG_DATA_HOME="$PWD/servers"
  $ printf '[{"title":"lab","link":"https://gitlab.com/acme/widgets"},{"title":"hub","link":"https://github.com/acme/widgets"}]' > servers.json
  $ octodo import servers.json
  Added 2 todos, changed 0, left 0 as they were.
  $ octodo list link:https://gitlab.com/acme/widgets --format '{title} {link}'
  lab https://gitlab.com/acme/widgets
  $ octodo list link:https://github.com/acme/widgets --format '{title}'
  hub
