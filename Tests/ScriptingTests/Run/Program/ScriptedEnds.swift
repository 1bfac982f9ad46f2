import Terminal

/// The dependencies of the test program's screens besides the environment.
struct ScriptedEnds {
  let terminal: GridTerminal
  let dataFolder: String
}
