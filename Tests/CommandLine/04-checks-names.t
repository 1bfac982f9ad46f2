A check finds names of scenes, states, events, focuses and panes that do not exist.

  $ . "$TESTDIR/setup.sh"
  $ cat >names.steps <<'END'
  > test "names"
  > launch scene nosuch state y
  > event foo a=1
  > focused bar
  > see "x" in pane nosuch
  > test "a state"
  > launch scene about state nosuch
  > END
  $ octodo --script names.steps --check
  names.steps:2:14: error: there is no scene "nosuch"; octodo help names lists them
  launch scene nosuch state y
               ^
  names.steps:3:7: error: there is no event "foo"; there are * (glob)
  event foo a=1
        ^
  names.steps:4:9: error: there is no focus "bar"; octodo help names lists them
  focused bar
          ^
  names.steps:5:17: error: there is no pane "nosuch"; octodo help names lists them
  see "x" in pane nosuch
                  ^
  names.steps:7:26: error: there is no state of about "nosuch"; there are * (glob)
  launch scene about state nosuch
                           ^
  [3]
