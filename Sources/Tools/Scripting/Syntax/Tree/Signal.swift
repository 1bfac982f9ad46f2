/// A signal that a script may send to the program.
public enum Signal: String, Sendable, CaseIterable {
  case interrupt = "INT"
  case terminate = "TERM"
  case hangUp = "HUP"
  case stop = "TSTP"
  case resume = "CONT"
  case windowChange = "WINCH"
}
