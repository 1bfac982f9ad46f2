A todo of one line is read with all its fields, and a line that cannot be read is refused with its column.

  $ . "$TESTDIR/setup.sh"
  $ add() { octodo add --dry-run --now 2026-11-22T10:30 --zone Europe/Berlin "$@"; }
  $ add 'Fix crash !high +bug @octodo due:fri'
  title\tFix crash (esc)
  state\topen (esc)
  priority\t1 (esc)
  project\toctodo (esc)
  tags\tbug (esc)
  due\t2026-11-27 (esc)
  created\t2026-11-22T10:30:00+01:00 (esc)
  changed\t2026-11-22T10:30:00+01:00 (esc)
  urgency\t14.31 (esc)
  $ printf 'Buy tea\n\nCall home due:"fri 17:00"\n' | add --json - | python3 -c '
  > import json, sys
  > for todo in json.load(sys.stdin): print(todo["id"], todo["title"], todo["due"])'
  None Buy tea None
  None Call home 2026-11-27T17:00:00+01:00

The zone is that of TZ, also by the path of its file.

  $ for zone in Asia/Tokyo :Asia/Tokyo /usr/share/zoneinfo/Asia/Tokyo; do
  >   TZ=$zone octodo add --dry-run --now 2026-11-22T09:30Z 'Buy tea' | grep created
  > done
  created\t2026-11-22T18:30:00+09:00 (esc)
  created\t2026-11-22T18:30:00+09:00 (esc)
  created\t2026-11-22T18:30:00+09:00 (esc)

Nothing is half read.

  $ add 'Call home due:tomorow'
  Column 15: *tomorrow* (glob)
  [2]
  $ add 'Buy tea' '+bug'
  Line 2, column 1: The todo has no title: write what is to be done.
  Each argument is a todo of its own. If that is not meant, quote the words of one: octodo add "Buy tea due:fri"
  [2]
  $ add Call home > /dev/null
  Each argument is a todo of its own. If that is not meant, quote the words of one: octodo add "Buy tea due:fri"
  $ printf 'Buy tea\nbad \377\n' | octodo add -
  Line 2 is not in UTF-8, so nothing was saved. Convert it, then add it again.
  [2]
  $ octodo add
  octodo add needs a todo. Write: octodo add "Buy tea due:fri"
  Run `octodo add --help` to see all options.
  [2]
  $ ls ~/.local 2> /dev/null
  [2]

  $ add 'a until:2020-01-01' 2>&1 | grep -E '^(state|It)'
  state\tcancelled (esc)
  It is cancelled: the last day, 2020-01-01, has passed.

Without --dry-run the todos are saved, with a line for the id of each, and one undo takes all of them back.

  $ octodo add 'Buy tea' 'Read +book'
  1
  2
  $ printf 'One\n\nTwo\n' | octodo add -
  3
  4
  $ octodo undo
  Undone: added One and 1 more
  $ printf '\357\273\277Marked\n' | octodo add --dry-run - | grep '^title' | od -An -c
     t   i   t   l   e  \t   M   a   r   k   e   d  \n
  $ octodo list --format '{id} {title}' --sort created-asc
  1 Buy tea
  2 Read

A series that begins on a day that has passed is said, because the year may be wrong.

  $ add 'Water every:week due:2025-11-27' >/dev/null
  It repeats from 2025-11-27, which has passed.
  $ octodo add --now 2026-11-22T10:30 'Water every:week due:2025-11-27'
  5
  Todo 5 repeats from 2025-11-27, which has passed. If it is wrong: octodo edit 5 due:DATE
  $ octodo edit --now 2026-11-22T10:30 5 due:2026-11-27 every:week
  Changed 1 todo.
  $ octodo edit --now 2026-11-22T10:30 5 due:2026-01-01 every:week
  Changed 1 todo.
  Todo 5 repeats from 2026-01-01, which has passed. If it is wrong: octodo edit 5 due:DATE

The setting sigils swaps the signs of a line.

  $ mkdir -p .config/octodo && echo 'sigils: todotxt' > .config/octodo/config.yml
  $ octodo add --dry-run 'Buy tea @shop +home' | grep -E 'project|tags'
  project\thome (esc)
  tags\tshop (esc)

Words without quotes, and keys that only `octodo edit` knows, are said to be what they are.

  $ export XDG_DATA_HOME="$PWD/remarks"
  $ octodo add Call Ann
  1
  2
  Each argument is a todo of its own. If that is not meant, quote the words of one: octodo add "Buy tea due:fri"
  $ octodo add 'Fix project:home priority:H'
  3
  project:home is part of the title. `octodo add` takes @project, +tag and !high.
  $ octodo add 'Note: call a:b' 'Buy tea'
  4
  5
  $ octodo done 5 && octodo start 5
  Done: 1 todo.
  Started 0 todos. Only an open todo can be started.

A line that begins with a dash and a blank is a todo, not options in one word.

  $ octodo add '- call home' > ids && octodo show "$(cat ids)" | grep '^title'
  title\t- call home (esc)
  $ octodo add '-- +bar' > ids && octodo show "$(cat ids)" | grep -E '^(title|tags)'
  title\t+bar (esc)
  $ octodo add -n tea
  Error: There is no option -n. Words that begin with - come last, after --.
  Usage: octodo add [<LINE> ...] [--dry-run] [--json] [--now <TIME>] [--zone <ZONE>] [--week-start <DAY>] [--config <FILE>]
    See 'octodo add --help' for more information.
  [2]
