// A small program that takes the terminal and then ends in the way named by its first argument. The tests start it on
// a pseudo-terminal, because only a separate process can crash.

import EventLoop
import Glibc
import Terminal

let ending = Ending(rawValue: CommandLine.arguments.dropFirst().first ?? "") ?? .wait

if ending != .unblocked { LoopSignals.block(TerminalSignal.numbers) }

let environment = ["TERM", "NO_COLOR", "PROBE_FAULT", "VTE_VERSION"].reduce(into: [String: String]()) {
  values, name in
  values[name] = getenv(name).map { String(cString: $0) }
}

do {
  let status = try EventLoop.process.run { try await Probe.run(ending, environment: environment) }
  exit(status)
} catch let error as TerminalError {
  print(error.message)
  exit(2)
}
