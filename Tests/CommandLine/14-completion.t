The completions are printed by the program, and offer the states of the chosen scene only.

  $ . "$TESTDIR/setup.sh"
  $ octodo completion bash >octodo.bash
  $ offered() {
  >   bash --norc -c '. ./octodo.bash; COMP_WORDS=(octodo "$@"); COMP_CWORD=$#; _octodo 2>/dev/null
  >     printf "%s\n" "${COMPREPLY[@]}"' - "$@"
  > }
  $ offered compl
  completion
  $ offered sandbox todo-editor-edit --state ''
  start
  changed-meanwhile
  gone
  $ offered list --view to
  today
  $ offered list --vi
  --view
  $ octodo completion zsh | head -n 1
  #compdef octodo
  $ octodo completion fish | grep -c -e '-l state .*changed-meanwhile'
  2
  $ octodo completions bash | cmp - octodo.bash
  $ octodo completion
  octodo completion needs one of bash, zsh, fish. Write: octodo completion bash
  Run `octodo completion --help` to see all options.
  [2]
  $ octodo --generate-completion-script bash
  The completions are printed by octodo completion bash|zsh|fish.
  [2]

A tag or a project is completed in each spelling of Unicode.

  $ octodo add "$(printf 'Tea +t\303\251g @caf\303\251')"
  1
  $ offered add "$(printf '+te\314\201')" | od -An -c
     +   t 303 251   g  \n
  $ offered add "@$(printf 'cafe\314\201')" | od -An -c
     @   c   a   f 303 251  \n
  $ octodo tags "$(printf 'te\314\201')" | cut -f 2
  1
  $ octodo tags x

What stands before the word stays, in quotes and behind backslashes too; a name with blanks is quoted.

  $ octodo add 'Mow the lawn +bug +"a b" @garden' && octodo add 'Call @"my home"'
  2
  3
  $ offered list @g
  @garden
  $ offered edit 1 @ ga
  @garden
  $ offered add '"Buy milk +b'
  Buy milk +bug
  $ offered edit 1 '"+b'
  +bug
  $ offered add "'Don @g"
  Don @garden
  $ offered add "\"Don't +bu"
  Don't +bug
  $ offered add 'Buy\ milk\ +b'
  Buy\ milk\ +bug
  $ offered add '"Buy milk due:tod'
  Buy milk due:today
  $ offered add 'Buy\ milk\ due' : tod
  today
  $ offered list '"x or (-+b'
  x or (-+bug
  $ offered add '"Buy milk" +b'
  
  $ offered add '"Buy \"milk +b'
  
  $ offered list +a
  +\"a\ b\"
  $ offered list @m
  @\"my\ home\"
  $ offered add '"x +a'
  x +\"a b\"
  $ offered add "'x +a"
  x +"a b"

A filter is offered its own words, and a todo its own.

  $ offered list un
  until:
  $ offered edit 1 un
  until:
  under:
  $ offered edit 1 ha | grep -c .
  0
  [1]
  $ octodo completion fish >octodo.fish
  $ grep -c 'string join .*under:' octodo.fish
  1
