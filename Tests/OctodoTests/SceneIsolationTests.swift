import AllFeatures
import Foundation
import Glibc
import PtyTestSupport
import Sandbox
import Screens
import TestSupport
import Testing

@testable import octodo

/// The system calls of scenes, traced by `strace`: every scene in every state.
struct SceneIsolationTests {
  private let home: TemporaryFolder
  private let work: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    work = try TemporaryFolder()
    for folder in [".config/octodo", ".config/gh", ".local/share/octodo", ".local/state/octodo"] {
      try FileManager.default.createDirectory(atPath: home.file(folder), withIntermediateDirectories: true)
    }
    try home.write("page_size: 7\n", to: ".config/octodo/config.yml")
    try home.write("github.com:\n  oauth_token: gho_canary\n", to: ".config/gh/hosts.yml")
  }

  @Test func `no state of any scene opens the user's files, a socket or the token in a script`() throws {
    let tests = Features.scenes.flatMap { scene in
      scene.states.map { state in
        "test \"\(scene.name) \(state.name)\"\nlaunch scene \(scene.name) state \(state.name)\nsee \"[1 \(scene.name)]\""
      }
    }
    try work.write("set tracking off\n\(tests.joined(separator: "\n"))\n", to: "t.steps")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/strace")
    process.arguments = ["-o", "calls"] + strace + [try BuiltProgram.octodo(), "--script", "t.steps"]
    process.currentDirectoryURL = URL(filePath: work.path)
    process.environment = ["HOME": home.path, "GH_TOKEN": "gho_canary", "GITHUB_TOKEN": "gho_canary"]
    try work.write("", to: "report")
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: work.file("report")))
    try process.run(atMost: 300)
    process.waitUntilExit()
    try expectAllRan(tests.count)
    try expectIsolation { _ in false }
  }

  /// A state that ends with a copy or an open browser has effects, which a script without assertions reports.
  private func expectAllRan(_ count: Int) throws {
    let lines = String(decoding: try work.bytes("report"), as: UTF8.self).split(separator: "\n")
    let results = lines.filter { $0.hasPrefix("    ok ") || $0.hasPrefix("    not ok ") }
    #expect(results.count == count)
    let problems = lines.filter { $0.hasPrefix("        t.steps:") && !$0.contains("that no line asserts") }
    #expect(problems == [])
  }

  /// Only the last states of scenes, because they have the longest history; the test above runs all of them.
  @Test(arguments: Features.scenes.map { ($0.name, $0.states.last?.name ?? "") })
  func `no scene on a terminal opens any of them either`(scene: String, state: String) throws {
    let program = try start([scene, "--state", state])
    // The stage's line is the last part of a frame.
    try program.read(until: "F5")
    try end(program)
    try expectIsolation { _ in false }
  }

  @Test func `of the user's files the list of scenes opens only its own`() throws {
    let program = try start([])
    try program.read(until: "repo-search")
    program.type("j\r")
    try program.read(until: "Boils")
    try end(program)
    try expectIsolation { $0.contains("/.local/state") }
    let bytes = try home.bytes(".local/state/octodo/sandbox-scene")
    #expect(bytes == Array("repo-detail\n".utf8))
  }

  private func start(_ arguments: [String]) throws -> PtyProgram {
    let command =
      ["/usr/bin/strace", "-o", work.file("calls")] + strace + [try BuiltProgram.octodo(), "sandbox"]
    return try PtyProgram(
      command + arguments,
      environment: [
        "HOME": home.path, "TERM": "xterm", "GH_TOKEN": "gho_canary", "GITHUB_TOKEN": "gho_canary",
      ])
  }

  private func end(_ program: PtyProgram) throws {
    program.type("\u{3}")
    let (report, screen) = try program.end()
    #expect(report == "exited 0", "\(screen)")
  }

  /// The program stops only for the calls that are traced, not for each one.
  private let strace = ["-f", "--seccomp-bpf", "-e", "trace=%file,%network,write", "-s", "4096", "--"]

  /// - Parameter isAllowed: which calls may contain the home folder's path.
  private func expectIsolation(_ isAllowed: (String) -> Bool) throws {
    let text = try String(contentsOfFile: work.file("calls"), encoding: .utf8)
    // The environment is an argument of execve; ncurses looks for the terminal's description.
    let calls = text.split(separator: "\n").map(String.init)
      .filter { !$0.contains("execve(") && !$0.contains("/.terminfo") }
    #expect(calls.contains { $0.contains("/octodo-") }, "What a scene does was not seen.")
    // Resolving the home folder's path is allowed, because it cannot be a script's root; reading it is not.
    let asksWhere = "readlink(\"\(home.path)\""
    let personal = calls.filter { $0.contains(home.path) && !$0.contains(asksWhere) && !isAllowed($0) }
    #expect(personal == [])
    #expect(calls.filter { $0.contains("socket(") && !$0.contains("AF_UNIX") } == [])
    #expect(calls.filter { $0.contains("connect(") || $0.contains("sa_family") } == [])
    #expect(calls.filter { $0.contains("gho_canary") } == [])
  }
}
