row 5: four hundred random rules have the days of python-dateutil.

  $ . "$TESTDIR/setup.sh"
  $ python3 "$TESTDIR/rules.py"
  0 of 400 differ
