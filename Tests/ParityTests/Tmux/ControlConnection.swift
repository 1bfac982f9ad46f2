/// A tmux client in control mode: commands are sent as lines; replies and notifications arrive as lines.
/// Source: tmux(1), CONTROL MODE.
final class ControlConnection {
  struct Failed: Error, CustomStringConvertible {
    let command: String
    let reply: String

    var description: String { "tmux did not do \(command.debugDescription): \(reply)" }
  }

  private let client: ChildProcess
  private let deadline = ContinuousClock.now + .seconds(180)
  private var pending: [UInt8] = []

  /// Whether a pane received output since this was last set to false.
  var hasOutput = false

  /// Whether a pane received the start of a link (OSC 8) since this was last set to false.
  var hasLinks = false

  /// - Parameter arguments: the arguments of tmux, the initial command last.
  init(_ arguments: [String], environment: [String: String]) throws {
    client = try ChildProcess("tmux", ["-C"] + arguments, environment: environment)
    _ = try reply(to: arguments.joined(separator: " "))
  }

  deinit {
    client.write("kill-server\n")
    while let bytes = client.read(by: deadline), !bytes.isEmpty {}
    _ = client.wait()
  }

  /// Runs a tmux command line and returns the lines of its reply.
  /// - Throws: `Failed` with tmux's error.
  @discardableResult
  func run(_ command: String) throws -> [String] {
    client.write(command + "\n")
    return try reply(to: command)
  }

  /// Waits until a pane receives output; false at the deadline.
  func waitForOutput(until instant: ContinuousClock.Instant) throws -> Bool {
    while !hasOutput {
      guard let line = try line(until: instant) else { return false }
      note(line)
    }
    return true
  }

  /// Waits until a pane receives a link; false at the deadline.
  func waitForLinks(until instant: ContinuousClock.Instant) throws -> Bool {
    while !hasLinks {
      guard let line = try line(until: instant) else { return false }
      note(line)
    }
    return true
  }

  private func reply(to command: String) throws -> [String] {
    func failed(_ reply: String) -> Failed { Failed(command: command, reply: reply) }
    while let line = try line(until: deadline) {
      guard line.hasPrefix("%begin ") else {
        note(line)
        continue
      }
      let mark = line.dropFirst("%begin ".count)
      var lines: [String] = []
      while let line = try self.line(until: deadline) {
        if line == "%end \(mark)" { return lines }
        if line == "%error \(mark)" { throw failed(lines.joined(separator: "\n")) }
        lines.append(line)
      }
      throw failed("half an answer")
    }
    throw failed("no answer")
  }

  private func note(_ notification: String) {
    guard notification.hasPrefix("%output ") else { return }
    hasOutput = true
    if notification.contains("]8;id=") { hasLinks = true }
  }

  /// The next line, without its end; nil at the deadline.
  private func line(until instant: ContinuousClock.Instant) throws -> String? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeFirst(end + 1) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      guard let bytes = client.read(by: instant) else {
        throw Failed(command: "anything more", reply: String(decoding: pending, as: UTF8.self))
      }
      if bytes.isEmpty { return nil }
      pending += bytes
    }
  }
}
