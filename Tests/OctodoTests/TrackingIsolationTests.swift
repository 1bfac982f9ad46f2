import Glibc
import PtyTestSupport
import TestSupport
import Testing

/// The system calls with tracking `off`, traced by `strace`, with a collector in the settings and earlier
/// events.
struct TrackingIsolationTests {
  private let home: TemporaryFolder
  private let work: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    work = try TemporaryFolder()
  }

  @Test(arguments: [
    ("tracking: off", [:]), ("tracking: collector", ["DO_NOT_TRACK": "1"]),
    ("tracking: collector", ["OCTODO_TRACKING": "off"]),
  ])
  func `off creates no file, no socket and no id`(setting: String, variables: [String: String]) throws {
    try work.write("\(setting)\ncollector: http://127.0.0.1:9/in\n", to: "config.yml")
    let strace = [
      "/usr/bin/strace", "-o", work.file("calls"), "-f", "--seccomp-bpf", "-e", "trace=%file,%network", "-s",
      "4096", "--",
    ]
    let environment = ["HOME": home.path, "TERM": "xterm"].merging(variables) { $1 }
    let program = try PtyProgram(
      strace + [try BuiltProgram.octodo(), "--config", work.file("config.yml")], environment: environment)
    try program.read(until: "Search")
    program.type("\t\t\t\u{3}")
    let (report, screen) = try program.end()
    #expect(report == "exited 0", "\(screen)")
    let calls = String(decoding: try work.bytes("calls"), as: UTF8.self).split(separator: "\n")
    #expect(calls.contains { $0.contains("octodo.db") }, "What the program does was not seen.")
    #expect(calls.filter { $0.contains("events.jsonl") || $0.contains("outbox") } == [])
    #expect(calls.filter { $0.contains("user-id") && $0.contains("O_CREAT") } == [])
    #expect(calls.filter { $0.contains("socket(") && !$0.contains("AF_UNIX") } == [])
    #expect(calls.filter { $0.contains("connect(") && !$0.contains("AF_UNIX") } == [])
  }
}
