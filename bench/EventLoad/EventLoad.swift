import EventLoop

/// Fires events as the program does, for bench/events.py. Prints what it measured, numbers on a line.
///
///     EventLoad cost COUNT FOLDER URL    for write(2), local and collector: microseconds an event, median and 99 %
///     EventLoad soak COUNT FOLDER URL    seconds until the collector has all
@main
struct EventLoad {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 4, let action = arguments.first, let count = Int(arguments[2]) else {
      throw LoadProblem(description: "EventLoad cost|soak COUNT FOLDER URL")
    }
    let (folder, url) = (arguments[3], arguments[4])
    let loop = EventLoop.process
    try loop.run {
      let program = try TrackedProgram(loop, folder: folder, url: url)
      switch action {
      case "cost": try await EventCost(loop: loop, program: program, folder: folder).measure(count)
      case "soak": try await Soak(loop: loop, program: program).run(count)
      default: throw LoadProblem(description: "\(action) is nothing that EventLoad does.")
      }
    }
  }
}

/// Why the measurement failed.
struct LoadProblem: Error, CustomStringConvertible {
  let description: String
}
