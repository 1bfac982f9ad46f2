Copies of the todo file are made, listed, and gone back to.

  $ . "$TESTDIR/setup.sh"
  $ export TZ=UTC
  $ folder="$HOME/.local/share/octodo"
  $ todos() { python3 -c 'import sqlite3, sys; print(*[row[0] for row in sqlite3.connect(sys.argv[1]).execute("SELECT title FROM todo ORDER BY id")], sep=", ")' "$1"; }

Without a todo file there is nothing to copy or to go back to.

  $ octodo backup
  There is no todo file yet, so there is nothing to copy.
  [1]
  $ octodo backup list
  There are no copies yet. `octodo backup` makes one.
  $ octodo backup restore
  There are no copies yet, so there is nothing to go back to.
  [1]

A copy has the day in its name and is for its owner only.

  $ python3 "$TESTDIR/todo_file.py" "$folder/octodo.db" "Buy tea" "Read"
  $ octodo backup
  Copied to ~/.local/share/octodo/backups/octodo-????-??-??.db. (glob)
  $ stat -c '%a %A' "$folder/backups" "$folder"/backups/*.db
  700 drwx------
  600 -rw-------
  $ octodo backup list
  ????-??-??  2 todos  ~/.local/share/octodo/backups/octodo-????-??-??.db (glob)

Going back keeps the present file, and says how to undo it.

  $ python3 "$TESTDIR/todo_file.py" "$folder/octodo.db" "A third one"
  $ octodo backup restore
  Restored 2 todos from ~/.local/share/octodo/backups/octodo-????-??-??.db. (glob)
  The file as it was is kept as ~/.local/share/octodo/octodo.db.before-restore-*Z. (glob)
  To go back to it: octodo backup restore */octodo.db.before-restore-*Z (glob)
  $ todos "$folder/octodo.db"
  Buy tea, Read
  $ octodo backup restore "$folder"/octodo.db.before-restore-*Z | head -n 1
  Restored 3 todos from ~/.local/share/octodo/octodo.db.before-restore-*Z. (glob)
  $ todos "$folder/octodo.db"
  Buy tea, Read, A third one

A day and a file can be named; what is no copy is refused, and the todo file stays as it is.

  $ cp "$folder"/backups/*.db "$folder/backups/octodo-2020-02-29.db"
  $ octodo backup restore 2020-02-29 | head -n 1
  Restored 2 todos from ~/.local/share/octodo/backups/octodo-2020-02-29.db.
  $ octodo backup restore 2020-03-01
  There is no copy 2020-03-01. `octodo backup list` shows the copies.
  [1]
  $ echo "no copy" > noise.db
  $ octodo backup restore .
  . cannot be used: Is a directory; choose another copy. The todo file is as it was.
  [1]
  $ octodo backup restore noise.db
  noise.db cannot be used: it is damaged; choose another copy. The todo file is as it was.
  [1]
  $ cp noise.db "$folder/backups/octodo-2020-03-02.db"
  $ octodo backup list | tail -n 2
  2020-03-02  damaged  ~/.local/share/octodo/backups/octodo-2020-03-02.db
  2020-02-29  2 todos  ~/.local/share/octodo/backups/octodo-2020-02-29.db

A copy of a newer octodo is not called damaged.

  $ cp "$folder/backups/octodo-2020-02-29.db" "$folder/backups/octodo-2020-03-03.db"
  $ python3 -c 'import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute("PRAGMA user_version = 99")' "$folder/backups/octodo-2020-03-03.db"
  $ octodo backup list | grep 2020-03-03
  2020-03-03  of a newer octodo  ~/.local/share/octodo/backups/octodo-2020-03-03.db

What is said about the copies is not said of the todo file.

  $ mv "$folder/backups" "$folder/copies"
  $ echo "a file" > "$folder/backups"
  $ octodo backup list
  The copies cannot be listed: cannot open ~/.local/share/octodo/backups (its files cannot be listed); correct that, or choose another folder with XDG_DATA_HOME.
  [1]
  $ octodo backup
  The todo file was not copied: cannot open ~/.local/share/octodo/backups (*); correct that, or choose another folder with XDG_DATA_HOME. (glob)
  [1]
  $ rm "$folder/backups"
  $ mv "$folder/copies" "$folder/backups"

A damaged todo file is not copied over a good copy.

  $ dd if=/dev/urandom of="$folder/octodo.db" bs=4096 seek=2 count=1 conv=notrunc 2> /dev/null
  $ octodo backup 2>&1 | cut -c 1-62
  ~/.local/share/octodo/octodo.db is damaged, so it was not copi

Not either if what can be read of it has been saved: the copy from before the damage stays, and is the one to go back to.

  $ export XDG_DATA_HOME="$PWD/data"
  $ data="$XDG_DATA_HOME/octodo"
  $ python3 "$TESTDIR/todo_file.py" "$data/octodo.db" "Buy tea" "Read"
  $ octodo backup
  Copied to ~/data/octodo/backups/octodo-????-??-??.db. (glob)
  $ : > "$data/octodo.db"
  $ octodo backup
  No copy was made. The todo file was damaged, and no todo in it could be read. The damaged file is kept as ~/data/octodo/octodo.db.damaged-*Z. The newest copy from before, ~/data/octodo/backups/octodo-????-??-??.db, has 2 todos; `octodo backup restore ????-??-??` replaces this list with it. (glob)
  [1]
  $ octodo backup 2>&1 | cut -c 1-86
  No copy was made, because it would replace that of today, which is from before the dam
  $ python3 "$TESTDIR/todo_file.py" "$data/octodo.db" "After it"
  $ mv "$data"/backups/octodo-*.db "$data/backups/octodo-2020-02-29.db"
  $ python3 -c 'import sqlite3, sys; sqlite3.connect(sys.argv[1], isolation_level=None).execute("UPDATE damaged_file SET copy_day = ?", ["2020-02-29"])' "$data/octodo.db"
  $ octodo backup
  Copied to ~/data/octodo/backups/octodo-????-??-??.db. (glob)
  $ octodo backup restore | head -n 1
  Restored 2 todos from ~/data/octodo/backups/octodo-2020-02-29.db.
  $ todos "$data/octodo.db"
  Buy tea, Read

The next one goes back to the newest copy again.

  $ octodo backup restore | head -n 1
  Restored 1 todo from ~/data/octodo/backups/octodo-????-??-??.db. (glob)

A copy that was made while the clock was wrong is not the newest.

  $ cp "$data/backups/octodo-2020-02-29.db" "$data/backups/octodo-2999-01-01.db"
  $ octodo backup list | tail -n 1
  2999-01-01  2 todos  ~/data/octodo/backups/octodo-2999-01-01.db
  $ octodo backup restore | head -n 1
  Restored 1 todo from ~/data/octodo/backups/octodo-20??-??-??.db. (glob)
  $ unset XDG_DATA_HOME

Mistakes on the command line have the status 2.

  $ octodo backup now > /dev/null 2>&1
  [2]
  $ octodo backup list 2020-02-29
  octodo backup list takes no 2020-02-29. To go back to a copy: octodo backup restore
  Run `octodo backup --help` to see all options.
  [2]
  $ octodo help backup | head -n 1
  OVERVIEW: Copy the todo file, list the copies, or go back to one.

The first change of a day copies the file as it was before, and later ones leave that copy alone.

  $ export XDG_DATA_HOME="$PWD/shell"
  $ octodo add 'Buy tea' > ids
  $ octodo backup list
  There are no copies yet. `octodo backup` makes one.
  $ octodo delete 1 --yes
  Deleted 1 todo.
  $ octodo add 'Read' > ids
  $ octodo backup list
  ????-??-??  1 todo  */octodo/backups/octodo-????-??-??.db (glob)
  $ todos "$PWD"/shell/octodo/backups/*.db
  Buy tea
  $ rm shell/octodo/backups/*.db
  $ printf 'backups: false\n' > no-backups.yml
  $ octodo add 'Write' --config no-backups.yml > ids
  $ octodo backup list
  There are no copies yet. `octodo backup` makes one.

Before a damaged file the commands say what saves it.

  $ export XDG_DATA_HOME="$PWD/damaged"
  $ seq -f 'todo %g' 60 > many.txt
  $ octodo import many.txt > /dev/null
  $ python3 -c "f = open('damaged/octodo/octodo.db', 'r+b'); f.seek(12288); f.write(b'\xa5' * 20_000)"
  $ octodo add 'Sleep'
  The todo file is damaged. Start octodo: it saves what can be read.
  [1]
  $ octodo list
  The todo file is damaged. Start octodo: it saves what can be read.
  [1]

A damaged header loses nothing: tags, history and undo come back too. A page of tags that is gone is named, because the todos are all there, and the copy has the tags.

  $ export XDG_DATA_HOME="$PWD/tags"
  $ file="$XDG_DATA_HOME/octodo/octodo.db"
  $ octodo add "Water +garden" "Read +tea" >/dev/null
  $ octodo backup
  Copied to ~/tags/octodo/backups/octodo-????-??-??.db. (glob)
  $ printf 'no database at all' | dd of="$file" conv=notrunc status=none
  $ octodo list --format '{title} ({tags})'
  The todo file was damaged: 2 todos were saved. The damaged file is kept as ~/tags/octodo/octodo.db.damaged-*Z. The newest copy from before, ~/tags/octodo/backups/octodo-????-??-??.db, has 2 todos, not more than were saved. (glob)
  Water (garden)
  Read (tea)
  $ dd if=/dev/zero of="$file" bs=4096 count=1 conv=notrunc status=none
  $ octodo list --format '{title} ({tags})'
  The todo file was damaged: 2 todos were saved. Tags, needs, annotations and views of them could not all be read. The damaged file is kept as ~/tags/octodo/octodo.db.damaged-*. The newest copy from before, ~/tags/octodo/backups/octodo-????-??-??.db, has 2 todos; `octodo backup restore ????-??-??` replaces this list with it. (glob)
  Water ()
  Read ()
