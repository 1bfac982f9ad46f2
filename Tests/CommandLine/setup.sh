# Each test has its own home, and the language of a usual machine, because cram sets another one.
export HOME="$PWD" LANG=C.UTF-8 LC_ALL=C.UTF-8 TERM=xterm-256color
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME GITHUB_TOKEN GH_TOKEN CI
