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
  Done: 1 todo.
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
