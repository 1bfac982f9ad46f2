Date words and rules are tried out on the command line.

  $ . "$TESTDIR/setup.sh"
  $ at="--now 2026-11-22T10:30 --zone Europe/Berlin"

A day, a time with its offset, or no date.

  $ octodo date next fri $at
  2026-11-27
  $ octodo date $at fri 17:00
  2026-11-27T17:00:00+01:00
  $ octodo date -3d $at
  2026-11-19
  $ octodo date $at -- eom-2d
  2026-11-28
  $ octodo date someday
  someday
  $ octodo date now --now 2026-07-01T08:30:00Z --zone Europe/Berlin
  2026-07-01T10:30:00+02:00
  $ octodo date sow $at --week-start sunday
  2026-11-22
  $ LC_ALL=en_US.UTF-8 octodo date sow $at
  2026-11-22
  $ mkdir -p .config/octodo && echo 'week_start: monday' > .config/octodo/config.yml
  $ LC_ALL=en_US.UTF-8 octodo date sow $at
  2026-11-16

What cannot be read is an error in one line.

  $ octodo date tomorow $at
  tomorow is not a date: tomorrow? (column 1)
  [2]
  $ octodo date fri fri $at
  fri cannot stand here. After a date, there can be a time such as 17:00 and offsets such as +2d. (column 5)
  [2]
  $ octodo date $at
  There is no date. Write one such as tomorrow, fri 17:00, 3d or 2026-12-24. (column 1)
  [2]
  $ octodo date fri --zone Mars/Olympus
  There is no time zone Mars/Olympus. Write one of IANA's, such as Europe/Paris.
  [2]
  $ octodo date fri --now 2026-02-29T10:00
  --now: There is no day 2026-02-29T10:00. Write one such as 2026-12-24, 2026-W52-4 or 2026-358. (column 1)
  [2]

The occurrences of a rule, a line each.

  $ octodo repeat 2nd tue --from 2026-11-01 --count 3
  2026-11-10
  2026-12-08
  2027-01-12
  $ octodo repeat every:month --from 2026-01-31 --count 3
  2026-01-31
  2026-02-28
  2026-03-31
  $ octodo repeat 'every!:3d' --from 2026-01-31 --count 2
  2026-01-31
  2026-02-03
  $ octodo repeat 'FREQ=DAILY;COUNT=3' --from 2026-10-24T09:00 --zone Europe/Berlin
  2026-10-24T09:00:00+02:00
  2026-10-25T09:00:00+01:00
  2026-10-26T09:00:00+01:00
  $ octodo repeat 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' --from 2026-01-01
  The rule has no further date, or none for centuries.
  $ octodo repeat 'FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29' --from 2026-01-01
  The rule has no further date, or none for centuries.
  $ octodo repeat every:3m --from 2026-01-31
  Write 3mo for months. (column 8)
  [2]
  $ octodo repeat FREQ=SECONDLY --from 2026-01-31
  octodo keeps this rule for other programs, and cannot tell its days. It reads rules of days, weeks, months and years, without times. (column 1)
  [2]
  $ octodo repeat day
  octodo repeat needs the first day. Write: octodo repeat RULE --from 2026-11-27
  [2]

An offset may follow a year without a blank, and what cannot be read is said with what to do.

  $ for words in '17 jun 2026-7mo' 'jun 17 2026+7mo' '17th jun 2026-335d' '1 jan 2026-2w' '17 jun 2026-7 mo'; do octodo date $at "$words"; done
  2025-11-17
  2027-01-17
  2025-07-17
  2025-12-18
  2025-11-17
  $ octodo date $at 2026-7mo
  There is no day 2026-7mo. Write one such as 2026-12-24, 2026-W52-4 or 2026-358. (column 1)
  [2]
  $ octodo date $at 17:00 now
  now is not a date. Write one such as tomorrow, fri, next week, 3d, dec 24 or 2026-12-24. (column 7)
  [2]
  $ octodo date $at 17:00 fri+2d
  An offset cannot follow a day behind its time. Write the day first: fri 17:00+2d. (column 10)
  [2]
