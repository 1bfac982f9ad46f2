import Foundation
import Glibc
import PtyTestSupport
import TestSupport
import Testing

/// Whatever a user records, at whatever size and with or without a token, plays without a terminal and without a
/// network: what is on the screen, what was requested and how much time passed are the same.
struct RecordedSessionTests {
  struct Width: CustomStringConvertible, Sendable {
    let columns: Int32
    let rows: Int32
    var description: String { "\(columns)x\(rows)" }
  }

  static let widths = [
    Width(columns: 80, rows: 24), Width(columns: 120, rows: 40), Width(columns: 200, rows: 60),
  ]

  enum Act: Sendable {
    case type(String)
    /// A word that the program draws next.
    case wait(String)
    /// Ctrl+Z and then SIGCONT.
    case stop
    case resize(Int32, Int32)
  }

  private static let (see, snapshot) = ("\u{1B}[19~", "\u{1B}[20~")
  private static let down = "\u{1B}[B"

  // MARK: Recording and playing

  private func record(
    _ acts: [Act], _ arguments: [String], in home: Home, at width: Width = widths[0],
    until firstWord: String = "press"
  ) throws -> String {
    try FileManager.default.createDirectory(atPath: home.file("flows"), withIntermediateDirectories: true)
    let program = try PtyProgram(
      [try BuiltProgram.octodo()] + arguments + ["--record-script", home.file("flows/a.steps")],
      environment: home.environment.merging(["TERM": "xterm-256color"]) { $1 }, rows: width.rows,
      columns: width.columns)
    try program.read(until: firstWord)
    for act in acts {
      switch act {
      case .type(let text): program.type(text)
      case .wait(let word): try program.read(until: word)
      case .resize(let columns, let rows): program.resize(rows: rows, columns: columns)
      case .stop:
        program.type("\u{1A}")
        let report = try program.report()
        #expect(report == "stopped 19")
        program.send(SIGCONT)
      }
    }
    program.type("\u{3}")
    let (report, screen) = try program.end()
    #expect(report == "exited 0", "\(screen.suffix(400))")
    return try home.read("flows/a.steps")
  }

  private func play(_ arguments: [String] = [], in home: Home, script: String) throws {
    let (status, output) = try ChildProcess.run(
      try BuiltProgram.octodo(), ["--script", home.file("flows/a.steps"), "--root", home.path] + arguments,
      environment: home.environment)
    #expect(status == 0, "\(output)\n\(script)")
  }

  // MARK: The demo

  static let demoSessions: [[Act]] = [
    [.type("swift\r"), .wait("RxSwift"), .type("jjk" + see + "\r" + snapshot), .wait("screen-1")],
    [
      .type("swift\r"), .wait("RxSwift"), .type("j\r"), .wait("100%"), .type("Yt2a"),
      .type("todo\r" + snapshot),
    ],
    [
      .type("tui\r"), .wait("atuin"), .type("i"), .type(snapshot + "j" + snapshot), .wait("screen-2"),
      .resize(100, 30), .type("jj" + snapshot), .wait("screen-3"),
    ],
    [.type("topic:cli\r"), .wait("cli"), .type("p" + snapshot + "pjj" + snapshot), .wait("screen-2")],
    [.stop, .type("kettle\r"), .wait("octo/kettle"), .stop, .type("j" + snapshot), .wait("screen-1")],
  ]

  @Test(arguments: widths, demoSessions)
  func `a recording of the demo plays with and without the demo`(width: Width, acts: [Act]) throws {
    let home = try Home()
    let script = try record(acts, ["--demo"], in: home, at: width)
    #expect(script.contains("\nlaunch demo=true\n"))
    try play(in: home, script: script)
    try play(["--demo"], in: home, script: script)
  }

  @Test func `a demo recording whose cassette is gone is not recorded from GitHub`() throws {
    let home = try Home()
    _ = try record([.type("swift\r"), .wait("RxSwift")], ["--demo"], in: home)
    try FileManager.default.removeItem(atPath: home.file("flows/a.cassette"))
    for option in [[], ["--record"]] {
      let (status, output) = try ChildProcess.run(
        try BuiltProgram.octodo(), ["--script", home.file("flows/a.steps"), "--root", home.path] + option,
        environment: home.environment)
      #expect(status == 1)
      #expect(output.contains("octodo --demo --record-script FILE"), "\(output)")
      #expect(!output.contains("run with --record"), "\(output)")
    }
  }

  @Test(arguments: [
    "apple/swift", "https://github.com/apple/swift/issues", "octo/kettle#109", "octo/kettle/issues",
  ])
  func `a recording starts where the command line says`(start: String) throws {
    let home = try Home()
    let script = try record(
      [.type(Self.snapshot), .wait("screen-1")], ["--demo", start], in: home, until: "REC")
    #expect(script.contains("\nlaunch demo=true start="), "\(script)")
    try play(in: home, script: script)
  }

  @Test func `a Japanese session is recorded in Japanese`() throws {
    let home = try Home()
    let script = try record(
      [.type("swift\r"), .wait("RxSwift"), .type(Self.snapshot), .wait("screen-1")],
      ["--demo", "--locale", "ja"], in: home, until: "REC")
    #expect(script.contains("\nset locale ja\n"))
    try play(in: home, script: script)
  }

  @Test func `the script names the settings that were left out`() throws {
    let home = try Home()
    try FileManager.default.createDirectory(
      atPath: home.file("config/octodo"), withIntermediateDirectories: true)
    try Data("page_size: 7\nkeys:\n  sort: Z\n".utf8).write(
      to: URL(filePath: home.file("config/octodo/config.yml")))
    let script = try record([.type("swift\r"), .wait("RxSwift")], ["--demo"], in: home, until: "REC")
    #expect(
      script.contains(
        "\n# Recorded without your config.yml (page_size, keys); --config FILE records with it.\n"),
      "\(script)")
    try play(in: home, script: script)
  }

  @Test func `a killed recording leaves a script that plays`() throws {
    let home = try Home()
    try FileManager.default.createDirectory(atPath: home.file("flows"), withIntermediateDirectories: true)
    let program = try PtyProgram(
      [try BuiltProgram.octodo(), "--demo", "--record-script", home.file("flows/a.steps")],
      environment: home.environment.merging(["TERM": "xterm-256color"]) { $1 }, rows: 40, columns: 120)
    try program.read(until: "press")
    program.type("swift\r")
    try program.read(until: "RxSwift")
    program.type("jj" + Self.snapshot)
    try program.read(until: "screen-1")
    // F9 has drawn its message, so the lines before it are settled.
    var script = ""
    let deadline = ContinuousClock.now + .seconds(10)
    while !script.contains("snapshot"), ContinuousClock.now < deadline {
      script = (try? home.read("flows/a.steps")) ?? ""
    }
    program.send(SIGKILL)
    let report = try program.report()
    #expect(report == "killed 9")
    for line in ["type \"swift\"", "key Enter", "key j j", "snapshot \"screen-1\""] {
      #expect(script.contains("\n\(line)\n"), "\(script)")
    }
    #expect(!script.contains("\nexit"))
    try play(in: home, script: script)
  }

  // MARK: A server

  /// GitHub with two repositories. The first search is refused for a second.
  private static func answer(_ request: ReceivedRequest, refuses: Bool) -> [ServerAction] {
    let target = request.target
    let json = ["content-type": "application/json"]
    if target.hasPrefix("/search/repositories") {
      guard !refuses else { return [.response(429, ["retry-after": "1"], "{\"message\":\"slow down\"}")] }
      let items = ["alpha", "beta"].enumerated().map {
        #"{"id":\#($0.offset),"full_name":"octo/\#($0.element)","description":"text \#($0.element)"}"#
      }
      return [.response(200, json, #"{"total_count":2,"items":[\#(items.joined(separator: ","))]}"#)]
    }
    for name in ["alpha", "beta"] where target.hasPrefix("/repos/octo/\(name)/readme") {
      return [.response(200, [:], "# Readme\n\nWORD\(name.uppercased())\n")]
    }
    for (id, name) in ["alpha", "beta"].enumerated() where target.hasPrefix("/repos/octo/\(name)") {
      return [.response(200, json, #"{"id":\#(id),"full_name":"octo/\#(name)"}"#)]
    }
    return [.response(404, json, #"{"message":"Not Found"}"#)]
  }

  private final class Refusals: @unchecked Sendable {
    private let lock = NSLock()
    private var left: Int

    init(_ count: Int) { left = count }

    func next(_ request: ReceivedRequest) -> Bool {
      guard request.target.hasPrefix("/search") else { return false }
      return lock.withLock {
        left -= 1
        return left >= 0
      }
    }
  }

  private func record(
    _ acts: [Act], at width: Width, token: String?, refusals: Int = 0, in home: Home
  ) throws -> String {
    let left = Refusals(refusals)
    let server = try LoopbackServer { Self.answer($0, refuses: left.next($0)) }
    defer { server.stop() }
    if let token {
      try FileManager.default.createDirectory(
        atPath: home.file("config/gh"), withIntermediateDirectories: true)
      try Data("\"\(server.authority)\":\n  oauth_token: \(token)\n".utf8).write(
        to: URL(filePath: home.file("config/gh/hosts.yml")))
    }
    let script = try record(
      acts, ["--api-url", "http://\(server.authority)"], in: home, at: width, until: "REC")
    #expect(!script.contains(server.authority))
    let sent = server.requests.flatMap { $0["authorization"] }
    #expect(sent.isEmpty == (token == nil))
    return script
  }

  private static let token = "gho_canaryOfThisVeryTest0123456789abcdef"

  @Test(arguments: widths, [nil, token])
  func `previews that load by themselves, or with p, play`(width: Width, token: String?) throws {
    let home = try Home()
    var acts: [Act] = [.type("alpha\r"), .wait("beta")]
    if width.columns >= 100 {
      acts += token == nil ? [.type("p")] : []
      acts += [.wait("WORDALPHA"), .type("j"), .type(token == nil ? "p" : "k"), .type("\r"), .wait("WORD")]
    }
    acts += [.type(Self.snapshot), .wait("screen-1")]
    let script = try record(acts, at: width, token: token, in: home)
    #expect(script.contains("\nlaunch token=") == (token != nil))
    #expect(!script.contains("canary"))
    if token != nil, width.columns >= 100 { #expect(script.contains("\nadvance "), "\(script)") }
    try play(in: home, script: script)
  }

  @Test(arguments: widths, [nil, token])
  func `what happens after a refusal of some seconds plays, and its checks hold`(
    width: Width, token: String?
  ) throws {
    let home = try Home()
    let script = try record(
      [
        .type("alpha\r"), .wait("imit"), .wait("beta"), .type(Self.see + "\r" + Self.snapshot),
        .wait("screen-1"),
        .type(Self.down + Self.snapshot), .wait("screen-2"),
      ], at: width, token: token, refusals: 1, in: home)
    #expect(script.contains("\nadvance 1s\n") || script.contains("\nadvance 1"), "\(script)")
    #expect(script.contains("\nsee \"octo/alpha\""), "\(script)")
    try play(in: home, script: script)
  }
}
