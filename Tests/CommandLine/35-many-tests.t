Programs that ended in a script leave no open files behind: many tests need few descriptors.

  $ . "$TESTDIR/setup.sh"
  $ for number in $(seq 300); do
  >   printf 'test "t%s"\nset tracking off\nlaunch\nkey Tab\nsee "Nothing to do"\n' $number
  > done >many.steps
  $ (ulimit -n 128; octodo --script many.steps) | tail -1
  # 300 passed
