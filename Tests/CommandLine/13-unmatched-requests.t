The screen of a failed test says that no stub answers, and not that GitHub cannot be reached.

  $ . "$TESTDIR/setup.sh"
  $ cat >tea.steps <<'END'
  > test "tea"
  > set tracking off
  > launch
  > type "tea"
  > key Enter
  > see "tea/pot"
  > END
  $ octodo --script tea.steps >report.txt
  [1]
  $ grep -o 'no stub of the script matches it' report.txt
  no stub of the script matches it
  $ grep -c 'refused the connection' report.txt
  0
  [1]
