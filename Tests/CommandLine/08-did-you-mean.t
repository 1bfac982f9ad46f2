The advice for a misspelt command of a script is the command that was meant.

  $ . "$TESTDIR/setup.sh"
  $ printf '%s\n' 'tset "a"' 'test "b"' 'expect "x"' 'sleep 5' 'typ "x"' >words.steps
  $ octodo --script words.steps --check
  words.steps:1:1: error: "tset" is no command
  tset "a"
  ^
  did you mean "test"?
  words.steps:3:1: error: "expect" is no command
  expect "x"
  ^
  did you mean "see"?
  words.steps:4:1: error: "sleep" is no command
  sleep 5
  ^
  did you mean "advance"?
  words.steps:5:1: error: "typ" is no command
  typ "x"
  ^
  did you mean "type"?
  [3]
