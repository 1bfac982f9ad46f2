Each topic of the help has its own text, and a misspelt option gets the right advice.

  $ . "$TESTDIR/setup.sh"
  $ octodo --help tracking | head -n 1
  OVERVIEW: Show what is recorded about you and where it goes, and change it.
  $ octodo help sandbox | head -n 1
  OVERVIEW: One screen of octodo alone, in each of its states.
  $ octodo help keys | head -n 1
  repository-search
  $ octodo help names | head -n 1
  Pages, and their panes: in pane NAME
  $ octodo help | head -n 1
  OVERVIEW: One terminal for GitHub and your todo list.
  $ octodo --hepl 2>&1 | head -n 1
  Error: There is no option --hepl. Did you mean --help?
  $ octodo help open | head -n 1
  OVERVIEW: Start with a page of GitHub, or with what a notification is about.
