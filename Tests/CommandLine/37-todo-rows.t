The rows of the todos that a shell can show, each with a todo file of its own.

  $ . "$TESTDIR/setup.sh"
  $ export TZ=Europe/Berlin
  $ begin() { export XDG_DATA_HOME="$PWD/$1"; }
  $ same() { cmp -s "$1" "$2" && echo same || diff "$1" "$2"; }
  $ at="--now 2026-11-22T10:30"

row 1: what is added in one line is in the fields of the list.

  $ begin 1
  $ octodo add "Fix crash !high +bug @octodo due:fri" $at
  1
  $ octodo list $at --json title,priority,tags,project,due
  [
  {"title":"Fix crash","priority":1,"tags":["bug"],"project":"octodo","due":"2026-11-27"}
  ]

row 6: thirty missed days of a daily todo leave one, which is due in the future; one undo brings all back.

  $ begin 6
  $ octodo add "Water the plants due:2026-10-23 every:day" $at
  1
  Todo 1 repeats from 2026-10-23, which has passed. If it is wrong: octodo edit 1 due:DATE
  $ octodo list is:any --json id,title,state,due,rrule,done > before
  $ octodo done 1 $at
  Done: 1 todo. 30 missed dates were skipped.
  $ octodo list is:any $at --format '{due} {state}' --sort due-asc
  2026-10-23 done
  2026-11-23 open
  $ octodo undo
  Undone: done Water the plants
  $ octodo list is:any --json id,title,state,due,rrule,done > after; same before after
  same

row 8: task imports what octodo exports, and what task exports comes back without a difference.

  $ begin 8
  $ command -v task > /dev/null || { echo "task is not installed" >&2; exit 80; }
  $ export TASKDATA="$PWD/tasks" TASKRC=/dev/null
  $ mkdir tasks others
  $ task() { command task rc.confirmation=off rc.verbose=nothing rc.json.array=on rc.gc=off "$@"; }
  $ task add "Fix crash" priority:H project:octodo due:2026-12-01 +bug
  $ task add "Water" due:2026-12-02T09:00 +home
  $ task add "Later" wait:2999-12-24
  $ task 1 done
  $ task export > out.json
  $ octodo import out.json --format taskwarrior
  Added 3 todos, changed 0, left 0 as they were.
  $ octodo export --format taskwarrior > back.json
  $ octodo import back.json --format taskwarrior
  Added 0 todos, changed 0, left 3 as they were.
  $ export TASKDATA="$PWD/others"
  $ task import back.json > /dev/null
  $ cat > fields.py <<'END'
  > import json, sys
  > left_out = ("id", "urgency", "modified")
  > tasks = json.load(open(sys.argv[1]))
  > print(json.dumps(sorted(({key: value for key, value in task.items() if key not in left_out} for task in tasks),
  >                         key=lambda task: task["uuid"]), indent=1, sort_keys=True))
  > END
  $ task export > again.json
  $ python3 fields.py out.json > one; python3 fields.py again.json > two; same one two
  same

row 9: a todo.txt that is read and written again has the same lines.

  $ begin 9
  $ cat > todo.txt <<'END'
  > (A) 2026-11-01 Call Mum +family @phone due:2026-12-01
  > x 2026-11-20 2026-11-02 Paid the bill pri:B
  > Read a book t:2026-12-24 key:value http://example.org/a:b
  > (D) Letter D stays rec:+1w due:2026-11-30
  > END
  $ octodo import todo.txt
  Added 4 todos, changed 0, left 0 as they were.
  $ octodo export --format todotxt > written.txt; same todo.txt written.txt
  same

row 22: no command changes an id.

  $ begin 22
  $ octodo add "A +x" B C D > /dev/null
  $ ids() { octodo list is:any --format '{id} {title}' | sort; }
  $ ids > before
  $ octodo start 1 > /dev/null; octodo edit 2 "due:2026-12-01 +y" > /dev/null; octodo done 3 > /dev/null
  $ octodo delete 4 > /dev/null; octodo undo > /dev/null; octodo delete --filter +y --yes > /dev/null; octodo undo > /dev/null
  $ octodo redo > /dev/null; octodo undo > /dev/null; octodo stop 1 > /dev/null
  $ ids > after; same before after
  same
  $ octodo delete 3 4 > /dev/null; octodo add E
  5

row 23: undo takes back bulk changes and imports after a restart.

  $ begin 23
  $ octodo add "A +x" "B due:2026-12-01 every:week" C > /dev/null
  $ state() { octodo list is:any --json id,title,state,tags,due,rrule,done; }
  $ state > before
  $ octodo done --filter is:open --yes
  Done: 3 todos.
  $ octodo undo > /dev/null; state > after; same before after
  same
  $ octodo import todo.txt > /dev/null; octodo undo
  Undone: imported Call Mum and 3 more
  $ state > after; same before after
  same

row 26: a dry run counts what the import then does, and the same file changes nothing.

  $ begin 26
  $ octodo import --dry-run todo.txt
  Would add 4 todos, change 0, and leave 0 as they are.
  $ octodo import todo.txt
  Added 4 todos, changed 0, left 0 as they were.
  $ octodo import --dry-run todo.txt
  Would add 0 todos, change 0, and leave 4 as they are.
  $ octodo import todo.txt
  Added 0 todos, changed 0, left 4 as they were.
  $ octodo export --format json > all.json; sed -i 's/Call Mum/Call Dad/' all.json
  $ octodo import --dry-run all.json
  Would add 0 todos, change 1, and leave 3 as they are.
  $ octodo import all.json
  Added 0 todos, changed 1, left 3 as they were.

What cannot be read is listed, the rest is imported; --strict refuses all.

  $ begin bad
  $ printf '\357\273\277First\r\nSecond \377\nThird \0\nFourth\n' > bad.txt
  $ octodo import --strict --format todotxt bad.txt
  Line 2: The line is not in UTF-8: convert the file.
  Line 3: The line has a NUL character: remove it, or convert the file to UTF-8.
  Nothing was imported, because of --strict. Without it the rest is imported.
  [1]
  $ octodo import --format todotxt bad.txt
  Line 2: The line is not in UTF-8: convert the file.
  Line 3: The line has a NUL character: remove it, or convert the file to UTF-8.
  Added 2 todos, changed 0, left 0 as they were.
  [1]
  $ octodo list --format '{title}' | sort
  First
  Fourth

row 29: twenty commands and their exit statuses.

  $ begin 29
  $ status() { "$@" > /dev/null 2>&1 < /dev/null; echo "$? $*"; }
  $ status octodo add A; status octodo list; status octodo list is:done; status octodo show 1; status octodo done 1
  0 octodo add A
  0 octodo list
  0 octodo list is:done
  0 octodo show 1
  0 octodo done 1
  $ status octodo undo; status octodo redo; status octodo redo; status octodo show 99; status octodo done 99
  0 octodo undo
  0 octodo redo
  3 octodo redo
  3 octodo show 99
  3 octodo done 99
  $ status octodo edit 99 B; status octodo delete 99; status octodo delete --filter +none
  3 octodo edit 99 B
  3 octodo delete 99
  3 octodo delete --filter +none
  $ status octodo add "due:xyz A"; status octodo list due:xyz; status octodo list "(a"; status octodo edit 1 due:xyz
  2 octodo add due:xyz A
  2 octodo list due:xyz
  2 octodo list (a
  2 octodo edit 1 due:xyz
  $ status octodo done; status octodo delete --filter is:any; status octodo export --format nosuch
  2 octodo done
  2 octodo delete --filter is:any
  2 octodo export --format nosuch
  $ status octodo import nosuch.txt; status octodo list is:synced
  1 octodo import nosuch.txt
  2 octodo list is:synced
