import Foundation
import Glibc
import TestSupport
import Testing

/// Lost output is an error, for every command.
struct LostOutputTests {
  static let commands = [
    "tracking", "tracking show", "tracking export", "tracking local", "tracking delete", "tracking --help",
    "--help", "--version", "--help script", "--commands json", "--commands vim",
    "sample search", "config path", "search repos tui --demo", "--demo search repos tui", "sandbox --list",
    "sandbox --help", "--script t.steps",
    "--script t.steps --list", "--script t.steps --check", "--script t.steps --report json",
    "--script t.steps --report junit",
  ]

  @Test(arguments: commands, [">/dev/full", ">&-"])
  func `it ends with 4, or with 1 in a command for the shell, and says why`(
    _ command: String, _ redirection: String
  ) throws {
    let program = try Self.run("\"$OCTODO\" \(command) \(redirection)")
    let isForShell = ["tracking", "sample", "search", "config"].contains { command.contains($0) }
    #expect(program.status == (isForShell ? 1 : 4))
    let reason = redirection == ">&-" ? "Bad file descriptor" : "No space left on device"
    // A sample's stub goes to standard error.
    #expect(
      program.errors.hasSuffix("The output could not be written (\(reason)). Send it somewhere else.\n"))
  }

  @Test func `events that could not be exported are not deleted afterwards`() throws {
    let program = try Self.run("\"$OCTODO\" tracking export >/dev/full && \"$OCTODO\" tracking delete")
    #expect(program.status == 1)
    let events = String(decoding: try program.folder.bytes(Self.events), as: UTF8.self)
    #expect(events == Self.event)
  }

  @Test func `a limit on the size of files is reported`() throws {
    let program = try Self.run("(ulimit -f 0; \"$OCTODO\" tracking export 2>&1 >out; echo $?) | cat")
    #expect(program.output.contains("File too large"))
    #expect(program.output.hasSuffix("\n1\n"))
  }

  @Test func `an error of close is reported, and the descriptor is not reused meanwhile`() throws {
    let program = try Self.run(
      "/usr/bin/strace -qq -o /dev/null -e inject=close:error=EDQUOT -e trace=close -P \"$PWD/out\" -- \"$OCTODO\" --version >out"
    )
    #expect(program.status == 4)
    #expect(program.errors.contains("Disk quota exceeded"))
  }

  @Test(arguments: ["tracking export", "--help", "--script t.steps", "sandbox --list"])
  func `a closed pipe ends it like SIGPIPE, without a message`(_ command: String) throws {
    let (process, errors) = try Self.runWithoutReader("--default-signal=PIPE", command)
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGPIPE)
    #expect(errors == "")
  }

  @Test func `if SIGPIPE is ignored, a closed pipe is reported like any other error`() throws {
    let (process, errors) = try Self.runWithoutReader("--ignore-signal=PIPE", "--version")
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 4)
    #expect(errors.contains("Broken pipe"))
  }

  @Test(arguments: ["2>&-", "<&-", "<&- 2>&-"])
  func `no file gets the number of a closed standard descriptor`(_ redirection: String) throws {
    let program = try Self.run(
      "/usr/bin/strace -f -qq -o calls -e trace=eventfd2,openat,socket,memfd_create,signalfd4 -- "
        + "sh -c 'exec \"$OCTODO\" --script t.steps \(redirection)'")
    #expect(program.status == 0)
    let calls = String(decoding: try program.folder.bytes("calls"), as: UTF8.self)
    // The libraries are opened and closed earlier.
    let own = calls.split(separator: "\n").drop { !$0.contains("\"/dev/null\"") }
    let taken = own.filter { call in
      ["= 0", "= 1", "= 2"].contains { call.hasSuffix($0) } && !call.contains("\"/dev/null\"")
    }
    #expect(!own.isEmpty)
    #expect(taken.isEmpty)
  }

  @Test func `a gallery that cannot be written is refused in a sentence`() throws {
    let program = try Self.run("\"$OCTODO\" sandbox --gallery t.steps")
    #expect(program.status != 0)
    #expect(program.errors.hasPrefix("t.steps/repo-search/"))
    #expect(program.errors.hasSuffix(" cannot be written: Not a directory. Choose another folder.\n"))
  }

  private static let events = ".local/state/octodo/events.jsonl"
  private static let event = "{\"a\":1}\n"

  private static let files = [events: event, "t.steps": "set tracking off\nlaunch\n"]

  /// Runs a line of sh(1), in which OCTODO is the program.
  private static func run(_ line: String) throws -> FinishedProgram {
    try FinishedProgram(shell: line, files: files)
  }

  /// - Parameter signals: an option of env(1).
  private static func runWithoutReader(_ signals: String, _ command: String) throws -> (Process, String) {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      let parent = URL(filePath: folder.file(name)).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try folder.write(text, to: name)
    }
    let (output, errors) = (Pipe(), Pipe())
    try output.fileHandleForReading.close()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [signals, try BuiltProgram.octodo()] + command.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["HOME": folder.path]
    process.standardOutput = output
    process.standardError = errors
    try process.run(atMost: 60)
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process, String(decoding: text, as: UTF8.self))
  }
}
