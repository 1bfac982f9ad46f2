A recording that was made with the demo plays with the demo, and without it.

  $ . "$TESTDIR/setup.sh"
  $ mkdir flows && cd flows
  $ PYTHONPATH=$TESTDIR/../EndToEnd /usr/bin/python3 - <<'END'
  > import os, test_recording
  > script = test_recording.record_session("octodo --demo --record-script hello.steps".split(), dict(os.environ))
  > END
  $ grep -E '^(cassette|type|exit)' hello.steps
  cassette "hello.cassette"
  type "swift"
  exit 0
  $ octodo --script hello.steps --demo | tail -n 1
  # 1 passed
  $ octodo --script hello.steps | tail -n 1
  # 1 passed
