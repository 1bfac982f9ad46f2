import Terminal

/// What the test program's screens need of the ends beyond the environment.
struct ScriptedEnds {
  let terminal: GridTerminal
  let dataFolder: String
}
