Todos are listed, changed and written without a screen.

  $ . "$TESTDIR/setup.sh"
  $ export TZ=UTC
  $ octodo add 'Fix crash !high +bug @octodo due:2026-11-27' 'Buy tea' 'Read +bug' > ids
  $ octodo list
  1\topen\t1\t2026-11-27\toctodo\tbug\tFix crash (esc)
  3\topen\t\t\t\tbug\tRead (esc)
  2\topen\t\t\t\t\tBuy tea (esc)
  $ octodo list +bug --json id,title
  [
  {"id":1,"title":"Fix crash"},
  {"id":3,"title":"Read"}
  ]
  $ octodo list --jsonl=id --limit 1
  {"id":1}
  $ octodo list -bug --format '{id}:{title}'
  2:Buy tea
  $ octodo list is:done
  $ octodo agenda 3 --json id --now 2026-11-26T10:00
  [
  {"id":1}
  ]
  $ octodo add 'Later wait:2027-01-02' 'Sale until:2027-01-01'
  4
  5
  $ octodo list --now 2027-01-03 --format '{id} {state}' is:open or is:cancelled | sort
  1 open
  2 open
  3 open
  4 open
  5 cancelled
  $ octodo undo
  Undone: added Later and 1 more
  $ octodo tags
  bug\t2 (esc)
  $ octodo projects
  octodo\t1 (esc)
  $ octodo views | head -n 1
  inbox\tis:open no:project no:due sort:created-desc (esc)

What cannot be read has the status 2 and changes nothing.

  $ octodo list due:tomorow
  Column 5: tomorow is not a date: tomorrow?
  [2]
  $ octodo list --json id,titel
  There is no field titel. Did you mean title? The fields are id, uid, title, note, state, priority, project, tags, due, wait, scheduled, until, rrule, repeat_from, parent, needs, link, annotations, started, created, changed, done, urgency, extra.
  Run `octodo list --help` to see all options.
  [2]
  $ octodo list --limit 1 --json 'id, title'
  [
  {"id":1,"title":"Fix crash"}
  ]
  $ octodo list --limit 1 --json id, title
  [
  {"id":1,"title":"Fix crash"}
  ]
  $ octodo list --json 'id, titel' 2>&1 | head -n 1 | cut -c -44
  There is no field titel. Did you mean title?
  $ octodo list --json titel
  There is no field titel. Did you mean title? The fields are id, uid, title, note, state, priority, project, tags, due, wait, scheduled, until, rrule, repeat_from, parent, needs, link, annotations, started, created, changed, done, urgency, extra.
  Run `octodo list --help` to see all options.
  [2]
  $ octodo list --json foo 2>&1 | head -n 1 | cut -c -32
  There is no field foo. The field
  $ octodo list --jsonl=id,foo > /dev/null 2>&1
  [2]
  $ octodo list --json= 2>&1 | head -n 1
  There are no fields to print: name some, such as id,title, or leave them out for all.
  $ octodo list --format '{id' 2>&1 | head -n 1
  A { of --format has no } behind it. Write fields such as {id}.
  $ octodo list Read --json id
  [
  {"id":3}
  ]
  $ octodo list --json is:done
  []
  $ octodo list --sort foo > /dev/null 2>&1
  [2]
  $ octodo done
  octodo done needs the id of a todo, or --filter. `octodo list` shows the ids.
  Run `octodo done --help` to see all options.
  [2]
  $ octodo show
  octodo show needs the id of a todo. `octodo list` shows the ids.
  Run `octodo show --help` to see all options.
  [2]
  $ octodo done --filter "" --yes
  --filter is empty. Write a filter such as "+bug due:<today", or is:open for all open todos.
  Run `octodo done --help` to see all options.
  [2]
  $ octodo edit 1 2 +x
  Is 2 an id or a title? Write several ids with commas: 1,2, or a title as title:2
  Run `octodo edit --help` to see all options.
  [2]
  $ octodo edit 1 !none
  Column 1: !none is no priority, tag or project. To make it the title: title:"!none" To clear the priority: priority:
  [2]
  $ octodo edit 1 due: fri
  Column 6: There is a blank behind due: Write due:fri, or title:fri if that is the title.
  [2]
  $ octodo edit 1 fri
  Column 1: Is fri the title? If not, write due:fri, and if it is, title:fri.
  [2]
  $ octodo edit 1 done
  Is done the title? If not, write octodo done 1, and if it is, title:done
  Run `octodo edit --help` to see all options.
  [2]
  $ octodo edit 1,2 oops
  oops would be the title of all 2 todos. Leave it out, or give a sign: +tag, @project, due:fri
  [2]
  $ octodo edit --filter is:open --yes title:Same +x
  Same would be the title of all 3 todos. Leave it out, or give a sign: +tag, @project, due:fri
  [2]
  $ octodo edit 2,3 --filter is:open --yes +x
  octodo edit takes ids or --filter, not both. Leave out one of them, or write the title as title:2,3
  Run `octodo edit --help` to see all options.
  [2]
  $ octodo edit 1-3 due:fri
  1-3 is no id. Write several ids with commas between: 1,2,3
  Run `octodo edit --help` to see all options.
  [2]
  $ octodo edit 1
  octodo edit needs the changes. Write: octodo edit ID due:fri +bug
  Run `octodo edit --help` to see all options.
  [2]

A todo that does not exist has the status 3, and nothing is done.

  $ octodo done 1 99
  There is no todo 99, so nothing was done. `octodo list` shows the ids.
  [3]
  $ octodo edit 1 under:99
  There is no todo #99, so nothing was saved. Choose another one.
  [3]
  $ octodo add --dry-run 'x after:99'
  There is no todo #99, so nothing was saved. Choose another one.
  [3]
  $ octodo delete --filter +nosuch
  No todo matches the filter. To try it: octodo list FILTER
  [3]
  $ octodo show 99
  There is no todo 99, so nothing is shown. `octodo list` shows the ids.
  [3]

A filter needs --yes where nothing can be asked.

  $ octodo done --filter +bug < /dev/null
  The filter matches 2 todos: Fix crash, Read. To go on without a question, add --yes.
  Run `octodo done --help` to see all options.
  [2]
  $ echo n | script -qec 'octodo done --filter +bug' /dev/null | tr -d '\r' | tail -n 1
  Mark as done: 2 todos: Fix crash, Read? [y/N] Nothing was changed.
  $ octodo done --filter +bug --yes
  Done: 2 todos.
  $ octodo undo
  Undone: done Fix crash and 1 more
  $ octodo redo
  Redone: done Fix crash and 1 more
  $ octodo redo
  There is nothing to redo.
  [3]
  $ octodo undo --list | cut -f 2-
  done\tdone Fix crash and 1 more (esc)
  done\tadded Fix crash and 2 more (esc)

The words of a new todo change one: an empty date clears it, and -tag removes a tag.

  $ octodo edit 2 due:2026-12-01 +shop Buy green tea
  Changed 1 todo.
  $ octodo edit 2 due: -shop +home
  Changed 1 todo.
  $ octodo show 2 --json title,due,tags
  [
  {"title":"Buy green tea","due":null,"tags":["home"]}
  ]
  $ octodo start 2 && octodo start 2 && octodo stop 2
  Started 1 todo.
  Started 0 todos. Work on them had begun.
  Stopped 1 todo.
  $ octodo edit 2 'project:home title:"Buy tea" priority:5'
  Changed 1 todo.
  $ octodo list --json title,project,priority
  [
  {"title":"Buy tea","project":"home","priority":5}
  ]
  $ octodo add 'Heat water under:2'
  6
  $ octodo delete 2
  Deleted 2 todos.
  $ octodo list

The done ones are exported, too.

  $ octodo export --format csv | wc -l
  3
  $ octodo export
  octodo export needs --format: todotxt, taskwarrior, ics, csv, markdown, json.
  Run `octodo export --help` to see all options.
  [2]

What was exported is imported as it was, a second time changes nothing, and one undo takes it back.

  $ export XDG_DATA_HOME="$PWD/source"
  $ octodo add 'Fix crash !high +bug @octodo due:2026-11-27' 'Read' 'Plan the trip' > ids
  $ octodo add 'Book it under:3 after:1 wait:someday' >> ids
  $ octodo done 2
  Done: 1 todo.
  $ for format in json taskwarrior ics csv markdown todotxt; do
  >   octodo export --format $format > todos.$format
  >   XDG_DATA_HOME="$PWD/$format" octodo import --format $format todos.$format
  >   XDG_DATA_HOME="$PWD/$format" octodo import --format $format - < todos.$format
  >   XDG_DATA_HOME="$PWD/$format" octodo export --format $format | cmp - todos.$format
  > done
  Added 4 todos, changed 0, left 0 as they were.
  Added 0 todos, changed 0, left 4 as they were.
  Added 4 todos, changed 0, left 0 as they were.
  Added 0 todos, changed 0, left 4 as they were.
  Added 4 todos, changed 0, left 0 as they were.
  Added 0 todos, changed 0, left 4 as they were.
  Added 4 todos, changed 0, left 0 as they were.
  Added 0 todos, changed 0, left 4 as they were.
  Added 4 todos, changed 0, left 0 as they were.
  Added 0 todos, changed 0, left 4 as they were.
  Added 4 todos, changed 0, left 0 as they were.
  Added 0 todos, changed 0, left 4 as they were.
  $ export XDG_DATA_HOME="$PWD/json"
  $ octodo undo
  Undone: imported Fix crash and 3 more
  $ octodo list is:open or is:done
  $ octodo import --dry-run todos.ics
  Would add 4 todos, change 0, and leave 0 as they are.
  $ octodo list is:open or is:done
  $ octodo import nosuch.csv
  There is no file nosuch.csv.
  [1]

A view is a filter with an order; more words narrow it.

  $ octodo list --limit -1
  --limit takes a number, or 0 for all, not -1.
  Run `octodo list --help` to see all options.
  [2]
  $ octodo list --view nosuch
  There is no view nosuch. `octodo views` lists them.
  Run `octodo list --help` to see all options.
  [2]
  $ octodo list --view todai
  There is no view todai. Did you mean today? `octodo views` lists them.
  Run `octodo list --help` to see all options.
  [2]
  $ octodo add 'Whole' > ids && octodo add "Half under:$(cat ids)" 'Later wait:2099-01-01' > /dev/null
  $ octodo list --view waiting --format '{title}'
  Later
  $ octodo list --view inbox whole or half --format '{title}'
  Half
  Whole
  $ octodo done "$(cat ids)"
  Nothing was done, because 1 part of it is still open. Add --with-parts to mark it as done, too, or --only-this to leave it open.
  Run `octodo done --help` to see all options.
  [2]
  $ octodo done "$(cat ids)" --with-parts --only-this
  --with-parts and --only-this exclude each other. Leave out one of them.
  Run `octodo done --help` to see all options.
  [2]
  $ octodo done "$(cat ids)" --with-parts
  Done: 2 todos.
  $ octodo undo > /dev/null
  $ mkdir -p .config/octodo && echo 'done_with_children: all' > .config/octodo/config.yml
  $ octodo done "$(cat ids)"
  Done: 2 todos.
  $ rm .config/octodo/config.yml
  $ octodo undo > /dev/null
  $ octodo done "$(cat ids)" --only-this
  Done: 1 todo. 1 part is still open.
  $ octodo list --view waiting sort:title --format '{title}'
  Later

An invisible sign from another page changes no meaning, and brackets around an address belong to it.

  $ export XDG_DATA_HOME="$PWD/signs"
  $ octodo add --dry-run "$(printf 'Tea due:\342\200\2132026-12-01 \357\273\277+sh\302\255op gh:<https://github.com/octo/kettle>')" | grep -E '^(title|due|tags|link)'
  title\tTea (esc)
  tags\tshop (esc)
  due\t2026-12-01 (esc)
  link\thttps://github.com/octo/kettle (esc)
  $ octodo list "$(printf 'is:\342\200\213open')"
  $ octodo date "$(printf '\342\200\2132026-12-01')"
  2026-12-01

A view has its order once, also if its filter names one.

  $ octodo add a > ids
  $ python3 - "$XDG_DATA_HOME/octodo/octodo.db" << END
  > import sqlite3, sys
  > views = [("mine", "+bug sort:due-desc", "title-asc"), ("other", "+bug", "title-asc")]
  > with sqlite3.connect(sys.argv[1]) as database:
  >     database.executemany("INSERT INTO saved_view (name, filter, sort, columns, position) VALUES (?, ?, ?, '', 1)", views)
  > END
  $ octodo views | tail -n 2
  mine\t+bug sort:title-asc (esc)
  other\t+bug sort:title-asc (esc)
  $ octodo add 'Late +bug due:2099-02-01' 'Aside +bug due:2099-01-01' > ids
  $ octodo list --view mine --format '{title}'
  Aside
  Late
  $ octodo list --view other --format '{title}'
  Aside
  Late
  $ octodo list --view mine sort:title --format '{title}'
  Aside
  Late

A view is found by what is seen of its name.

  $ octodo list --view "$(printf 'mi\342\200\213ne')" --format '{title}'
  Aside
  Late

The parts of a todo that goes on with its next date are not said to be left open.

  $ export XDG_DATA_HOME="$PWD/parts"
  $ octodo add 'Water due:2026-11-01 every:day' 'Fill the can under:1' --now 2026-11-01T10:00 > ids
  $ octodo done 1 --only-this --now 2026-11-01T11:00
  Done: 1 todo.

A file that does not know when a todo was changed changes it now.

  $ export XDG_DATA_HOME="$PWD/changed"
  $ octodo add 'Buy tea' --now 2026-11-01T10:00 > ids
  $ octodo export --format todotxt | sed 's/tea/green tea/' > todos.txt
  $ octodo import todos.txt --now 2026-11-02T10:00
  Added 0 todos, changed 1, left 0 as they were.
  $ octodo list --format '{title}, {changed}'
  Buy green tea, 2026-11-02T10:00:00+00:00

A remark about many todos names ten of them.

  $ seq 1 12 | sed 's/^/todo /' | octodo add - > ids
  $ octodo edit 2,3 every:day due:2020-01-01 > ids
  They repeat from 2020-01-01, which has passed. If it is wrong: octodo edit 2,3 due:DATE
  $ octodo edit --filter todo --yes every:day due:2020-01-01 > ids
  They repeat from 2020-01-01, which has passed. If it is wrong: octodo undo. These are 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 more.

A value of several words in one argument is a value, as if the shell had left its quotes.

  $ edit() { octodo edit --now 2026-11-22T10:30 "$@"; }
  $ octodo add Tea > ids
  $ edit "$(cat ids)" due:"fri 17:00" +bug
  Changed 1 todo.
  $ edit "$(cat ids)" title:"Green tea" project:"Big project"
  Changed 1 todo.
  $ octodo show "$(cat ids)" --json title,project,tags,due
  [
  {"title":"Green tea","project":"Big project","tags":["bug"],"due":"2026-11-27T17:00:00+00:00"}
  ]
  $ edit "$(cat ids)" "due:fri -bug"
  Changed 1 todo.
  $ octodo show "$(cat ids)" --json title,tags,due
  [
  {"title":"Green tea","tags":null,"due":"2026-11-27"}
  ]
  $ octodo add --now 2026-11-22T10:30 due:"fri 17:00"
  Column 1: The todo has no title: write what is to be done.
  [2]

What was changed here later than in the file stays when the file is imported again.

  $ export XDG_DATA_HOME="$PWD/newer"
  $ cat > tw.json << END
  > [{"uuid":"8f25c92c-5e93-426f-b45b-f978c4862169","description":"Tea","modified":"20261120T090000Z"},
  > {"uuid":"8f25c92c-5e93-426f-b45b-f978c4862170","description":"Rent","due":"20261127T000000Z","recur":"weekly","modified":"20261120T090000Z"}]
  > END
  $ octodo import tw.json
  Added 2 todos, changed 0, left 0 as they were.
  $ edit 1 title:Mine +mine && octodo done 2 --now 2026-11-22T10:30
  Changed 1 todo.
  Done: 1 todo.
  $ octodo import --dry-run tw.json
  2 todos are newer here than in the file, so they stay as they are.
  Would add 0 todos, change 0, and leave 2 as they are.
  $ octodo import tw.json
  2 todos are newer here than in the file, so they stay as they are.
  Added 0 todos, changed 0, left 2 as they were.
  $ octodo list sort:title --json title,due,tags
  [
  {"title":"Mine","due":null,"tags":["mine"]},
  {"title":"Rent","due":"2026-12-04","tags":null}
  ]
  $ sed -i 's/"Rent"/"Pay"/; s/modified":"20261120/modified":"20991120/' tw.json
  $ octodo import tw.json
  Added 0 todos, changed 2, left 0 as they were.
  $ octodo list sort:title --format '{title} {changed}'
  Pay 2099-11-20T09:00:00+00:00
  Tea 2099-11-20T09:00:00+00:00

A series that octodo cannot go on with ends only if that is meant.

  $ export XDG_DATA_HOME="$PWD/series"
  $ octodo add 'Breathe every:FREQ=HOURLY due:2026-12-01' 'Blink every:FREQ=MINUTELY due:2026-12-01' > ids
  $ octodo done 1 < /dev/null
  Todo 1 repeats, but not by octodo: done ends the series. To go on without a question, add --yes.
  Run `octodo done --help` to see all options.
  [2]
  $ octodo done 1,2 < /dev/null
  2 todos repeat, but not by octodo: done ends these series. To go on without a question, add --yes.
  Run `octodo done --help` to see all options.
  [2]
  $ octodo done 1 --yes
  Done: 1 todo. 1 todo has no further date.
  $ octodo list --format '{id}'
  2

Signs that few texts have are no change the second time.

  $ for format in taskwarrior:description json:title; do
  >   export XDG_DATA_HOME="$PWD/nul-${format#*:}"
  >   printf '%s\n' '[{"'${format#*:}'":"a\u0000b","note":"x\u0000y","tags":["c\u0000d"]}]' > nul.json
  >   octodo import --format ${format%:*} nul.json
  >   octodo import --format ${format%:*} nul.json
  > done
  Added 1 todo, changed 0, left 0 as they were.
  Added 0 todos, changed 0, left 1 as they were.
  Added 1 todo, changed 0, left 0 as they were.
  Added 0 todos, changed 0, left 1 as they were.

A todo that was added at another time has the urgency of today.

  $ export XDG_DATA_HOME="$PWD/urgency"
  $ octodo add --now 2020-11-08T10:30 "t due:2020-11-17" "u due:2020-11-17"
  1
  2
  $ octodo list --format '{urgency}'
  12
  12
  $ octodo edit --now 2020-11-08T10:30 1 +a
  Changed 1 todo.
  $ octodo list --format '{urgency}' --now 2020-11-29T10:30
  12.8
  12
  $ octodo list --format '{urgency}'
  12.8
  12

An export says what is not in the file, and the address of a link is no part of a title.

  $ export XDG_DATA_HOME="$PWD/losses"
  $ octodo add 'Buy \+tag \@home now' 'p gh:octo/kettle#3 due:2026-12-01' > ids
  $ edit 2 note:"a note"
  Changed 1 todo.
  $ edit 2 !2 && octodo start 2
  Changed 1 todo.
  Started 1 todo.
  $ octodo export --format todotxt > todo.txt
  The format has no place for 1 note and 1 start of work.
  The priority of todo 2 is not high, medium or low, and this format has no others, so it has the nearest one.
  The title, the project or a tag of todo 1 has signs that mean something else in this format.
  $ sed -n '/kettle/s/ p / p2 /p' todo.txt | octodo import --format todotxt -
  Added 0 todos, changed 1, left 0 as they were.
  $ octodo show 2 --json title,link
  [
  {"title":"p2","link":"https://github.com/octo/kettle/issues/3"}
  ]

Tags, projects and views have the forms of lists, too.

  $ export XDG_DATA_HOME="$PWD/names"
  $ octodo tags --json
  []
  $ octodo add 'a +x +"y \"z" @home' 'b +x' > ids
  $ octodo tags --json
  [
  {"name":"x","count":2},
  {"name":"y \"z","count":1}
  ]
  $ octodo tags --jsonl name
  {"name":"x"}
  {"name":"y \"z"}
  $ octodo projects --format '{count} {name}'
  1 home
  $ octodo add 'c @home.garden' 'd @work.office.desk' > ids
  $ octodo projects --format '{count} {name}'
  2 home
  1 home.garden
  1 work
  1 work.office
  1 work.office.desk
  $ octodo list @home --format '{title}' | sort | paste -s -d ' '
  a c
  $ octodo views --json | head -n 2
  [
  {"name":"inbox","filter":"is:open no:project no:due","sort":"created-desc","columns":""},
  $ octodo tags --json nosuch
  There is no field nosuch. The fields are name, count.
  Run `octodo tags --help` to see all options.
  [2]
  $ octodo tags --json --format '{name}'
  --json, --jsonl and --format cannot be combined. Leave out all but one.
  Run `octodo tags --help` to see all options.
  [2]

Names that filters do not tell apart count as one, and are found in any case.

  $ export XDG_DATA_HOME="$PWD/case"
  $ octodo add 'A @p +Home' 'B @P' 'C @p.q' > ids
  $ octodo projects --format '{name} {count}'
  p 3
  p.q 1
  $ octodo list @p --format '{title}' | wc -l
  3
  $ octodo tags h --format '{name}'
  Home
  $ octodo projects P.
  p.q\t1 (esc)

A todo that waits can block others, be blocked and be begun.

  $ export XDG_DATA_HOME="$PWD/blocking"
  $ octodo add 'A wait:2099-01-01' 'x after:1' 'B wait:2099-01-01 after:2' > ids
  $ octodo start 1
  Started 1 todo.
  $ for state in blocking blocked active; do octodo list is:$state sort:title --format '{title}' | paste -s -d ' '; done
  A x
  B x
  A
  $ octodo list foo:x
  Column 1: There is no field foo. The fields are title, note, text, tag, project, priority, due, wait, scheduled, until, created, changed, done, urgency, id, uid, link, repo, parent, is, has, no, sort. To search for this text, quote it.
  [2]

Missed dates are counted, too, when a series ends with them.

  $ export XDG_DATA_HOME="$PWD/ended"
  $ octodo add 'I every:"FREQ=DAILY;COUNT=5" due:2026-11-01' 'U every:"FREQ=DAILY;UNTIL=20261110" due:2026-11-01' --now 2026-11-22T10:30 > ids 2>&1
  $ octodo done 1 --now 2026-11-22T10:30
  Done: 1 todo. 4 missed dates were skipped. 1 todo has no further date.
  $ octodo done 2 --now 2026-11-22T10:30
  Done: 1 todo. 9 missed dates were skipped. 1 todo has no further date.
  $ octodo list
Counting all todos of a filter would take longer than printing the first ones.
  $ seq 201 | sed 's/$/ @many due:2027-01-02/' | octodo add - > ids
  $ octodo list has:due @many > rows
  These are the first 200 of more than 200 todos. --limit 0 prints all.
  $ octodo list @many > rows
  These are the first 200 of 201 todos. --limit 0 prints all.

What was done before is said.

  $ octodo add 'Once' > ids && octodo done "$(cat ids)" && octodo done "$(cat ids)"
  Done: 1 todo.
  Done: 0 todos. 1 todo was done or cancelled already.

The count of what is undone has separators.

  $ export XDG_DATA_HOME="$PWD/numbers"
  $ seq 1200 | sed 's/^/item /' | octodo add - > ids
  $ octodo undo
  Undone: added item 1 and 1,199 more

Filters are as long and as deep as they may be.

  $ export XDG_DATA_HOME="$PWD/large"
  $ octodo add 'a wide one' > ids
  $ for filter in "id:$(seq -s, 1 600)" "$(yes 'a' | head -600 | paste -s -d '|')" "$(yes 'not' | head -41 | paste -s -d ' ') zz"; do octodo list "$filter" --format '{title}'; done
  a wide one
  a wide one
  a wide one
  $ deep=a; for level in $(seq 44); do deep="-($deep | zz)"; done; octodo list "$deep" --format '{title}'
  a wide one
