A package names who maintains it and where its users report; without them nothing is built.

  $ . "$TESTDIR/setup.sh"
  $ package="$TESTDIR/../../Scripts/package"
  $ "$package" --check 2>&1
  Who maintains this package? Name them: --maintainer "Ada Lovelace <ada@example.org>"
  Scripts/package --maintainer "NAME <ADDRESS>" --homepage URL [--check]
  [2]
  $ "$package" --maintainer "octodo <octodo@localhost>" --homepage https://x.example 2>&1 | head -n 1
  --maintainer takes a name and an address that mail reaches, as in "Ada Lovelace <ada@example.org>", not: octodo <octodo@localhost>
  $ DEBFULLNAME="Ada Lovelace" DEBEMAIL=ada@example.org "$package" 2>&1 | head -n 1
  Where do its users find octodo and report a bug? Name the page: --homepage https://...
  $ OCTODO_MAINTAINER="Ada Lovelace <ada@example.org>" OCTODO_HOMEPAGE=http://x.example "$package" 2>&1 | head -n 1
  --homepage takes an https address, not: http://x.example
