import FoundationEssentials
import TestSupport
import Testing

/// `octodo tracking` as a user runs it.
struct TrackingRunTests {
  private static let settings = ".config/octodo/config.yml"
  private static let events = ".local/state/octodo/events.jsonl"
  private static let id = ".local/share/octodo/user-id"

  private func run(
    _ arguments: String..., files: [String: String] = [:], environment: [String: String] = [:]
  ) throws -> FinishedProgram {
    try FinishedProgram(["tracking"] + arguments, files: files, environment: environment)
  }

  @Test func `the status shows the mode and the files`() throws {
    let program = try run(files: [Self.events: "{\"a\":1}\n{\"b\":2}\n{\"torn"])
    #expect(program.status == 0)
    #expect(
      program.output == """
        Mode: local: events go to a file on this machine and nowhere else.
        Settings: ~/.config/octodo/config.yml
        Event file: ~/.local/state/octodo/events.jsonl, 2 events

        """)
  }

  @Test func `the status shows what decides the mode`() throws {
    let program = try run("status", environment: ["DO_NOT_TRACK": "1"])
    #expect(
      program.output.hasPrefix(
        "Mode: off: nothing is recorded.\nDO_NOT_TRACK decides; the settings say local.\n"))
  }

  @Test func `a collector is named without its key`() throws {
    let settings = "tracking: collector\ncollector: {url: https://c.example/in, headers: {X-Key: canary}}\n"
    let program = try run("status", files: [Self.settings: settings])
    #expect(program.output.contains("events are sent to https://c.example."))
    #expect(!program.output.contains("canary"))
  }

  @Test(arguments: ["off", "local"]) func `the mode is written to the settings, everything else is kept`(
    mode: String
  )
    throws
  {
    let program = try run(mode, files: [Self.settings: "# mine\npage_size: 50\n"])
    #expect(program.status == 0)
    let text = String(decoding: try program.folder.bytes(Self.settings), as: UTF8.self)
    #expect(text == "# mine\npage_size: 50\ntracking: \(mode)\n")
  }

  @Test func `settings that cannot be changed are reported`() throws {
    let program = try run("off", files: [Self.settings: "- a\n- b\n"])
    #expect(program.status == 1)
    #expect(program.errors.contains("was not changed"))
  }

  @Test func `all events are exported, the newest are shown`() throws {
    let lines = (0..<30).map { "{\"number\":\($0)}" }
    let files = [Self.events: lines.joined(separator: "\n") + "\n"]
    var output = try run("export", files: files).output
    #expect(output == lines.joined(separator: "\n") + "\n")
    output = try run("show", files: files).output
    #expect(output == lines.suffix(20).joined(separator: "\n") + "\n")
  }

  @Test func `the newest are shown from both the file and the queue`() throws {
    let files = [
      Self.events: "{\"time\":10.5,\"event\":{}}\n{\"time\":30.0,\"event\":{}}\n",
      Self.spooled: Self.waiting(time: 20),
    ]
    let times = try run("show", files: files).output.matches(of: /"time":([0-9.]+)/).map { String($0.1) }
    #expect(times == ["10.5", "20.0", "30.0"])
  }

  @Test func `of both files together no more events are shown than of one`() throws {
    let recorded = (0..<20).map { "{\"time\":\($0 * 2).0,\"event\":{}}\n" }
    let waiting = (0..<20).map { Self.waiting(time: $0 * 2 + 1) }
    let files = [Self.events: recorded.joined(), Self.spooled: waiting.joined()]
    let times = try run("show", files: files).output.matches(of: /"time":([0-9.]+)/).map { String($0.1) }
    #expect(times == (20..<40).map { "\($0).0" })
  }

  /// A kill may have cut off a line. Showing then reads the complete lines, and creates no id.
  @Test(arguments: ["off", "local", "collector"], ["status", "show", "export"])
  func `an incomplete line does not prevent showing the others`(mode: String, action: String) throws {
    let settings = "tracking: \(mode)\ncollector: https://c.example/in\n"
    let program = try run(
      action, files: [Self.settings: settings, Self.spooled: Self.waiting(time: 20) + "01920d3c\tuser\t17"])
    #expect(program.status == 0, "\(program.errors)")
    #expect(!FileManager.default.fileExists(atPath: program.folder.file(Self.id)))
    switch (action, mode) {
    case ("status", "off"): #expect(!program.output.contains("Waiting"))
    case ("status", _): #expect(program.output.contains("Waiting for the collector: 2 events"))
    default: #expect(program.output.contains("{\"name\":\"events-dropped\",\"value\":{\"count\":1}}"))
    }
  }

  private static let spooled = ".local/state/octodo/outbox/spool/000000000000001-000001-1.events"

  private static func waiting(time: Int) -> String {
    "01920d3c\tuser\t\(time).0\t{\"name\":\"launch\"}\t.\n"
  }

  @Test func `everything that was recorded is deleted, and nothing else`() throws {
    let program = try run(
      "delete", files: [Self.events: "{}\n", Self.id: "x\n", ".local/share/octodo/octodo.db": "todos"])
    #expect(program.status == 0)
    #expect(program.output.contains("Deleted ~/.local/state/octodo/events.jsonl"))
    #expect(!FileManager.default.fileExists(atPath: program.folder.file(Self.events)))
    #expect(!FileManager.default.fileExists(atPath: program.folder.file(Self.id)))
    #expect(FileManager.default.fileExists(atPath: program.folder.file(".local/share/octodo/octodo.db")))
  }

  @Test func `the queue of a newer octodo is kept, and everything else is shown or deleted`() throws {
    let queue = ".local/state/octodo/outbox/queue.db"
    // The header of an SQLite file, with its user version in bytes 60 to 63 (sqlite.org/fileformat.html).
    func zeros(_ count: Int) -> String { String(repeating: "\0", count: count) }
    let newer = "SQLite format 3\0" + zeros(5) + "@  " + zeros(39) + "c" + zeros(36)
    let files = [Self.events: "{}\n", queue: newer]
    let status = try run("status", files: files)
    #expect(status.status == 1)
    #expect(status.output.hasSuffix("events.jsonl, 1 events\n"))
    #expect(status.errors.contains("Could not queue events: a newer octodo wrote it"))
    let deletion = try run("delete", files: files)
    #expect(deletion.status == 1)
    #expect(deletion.output == "Deleted ~/.local/state/octodo/events.jsonl\n")
    #expect(deletion.errors.contains("a newer octodo wrote it"))
    let bytes = try deletion.folder.bytes(queue)
    #expect(bytes == Array(newer.utf8))
  }

  @Test func `showing creates no file`() throws {
    let program = try run("status")
    #expect(program.status == 0)
    #expect(!program.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: program.folder.file(".local")))
    #expect(!FileManager.default.fileExists(atPath: program.folder.file(".config")))
  }

  @Test func `an unknown word ends with 2 and the known ones`() throws {
    let program = try run("stop")
    #expect(program.status == 2)
    #expect(program.errors.contains("status"))
  }
}
