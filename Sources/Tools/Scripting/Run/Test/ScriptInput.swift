import Glibc
import Terminal

/// One input of the program.
enum ScriptInput {
  case event(InputEvent)
  case signal(TerminalSignal)
}

extension TerminalSignal {
  init(_ signal: Signal) {
    switch signal {
    case .interrupt: self = .end(SIGINT)
    case .terminate: self = .end(SIGTERM)
    case .hangUp: self = .end(SIGHUP)
    case .stop: self = .suspend
    case .resume: self = .resume
    case .windowChange: self = .resize
    }
  }
}
