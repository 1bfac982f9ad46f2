import Foundation
import TestSupport
import Testing

/// The system calls of a script's run, traced by `strace`: all its processes, files and sockets.
struct ScriptIsolationTests {
  private let home: TemporaryFolder
  private let work: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    work = try TemporaryFolder()
    for folder in [".config/octodo", ".config/gh", ".local/share/octodo", ".local/state/octodo"] {
      try FileManager.default.createDirectory(
        atPath: home.file(folder), withIntermediateDirectories: true)
    }
    try home.write("page_size: 7\n", to: ".config/octodo/config.yml")
    try home.write("github.com:\n  oauth_token: gho_canary\n", to: ".config/gh/hosts.yml")
  }

  @Test func `a script opens none of the user's files and no network connection`() throws {
    let calls = try calls(of: Self.flow)
    #expect(calls.contains { $0.contains("t.steps") })
    #expect(calls.contains { $0.contains("octodo.db") })
    let personal = calls.filter(isPersonal)
    #expect(personal == [])
    #expect(calls.filter { $0.contains("socket(") && !$0.contains("AF_UNIX") } == [])
    // The run talks to its workers over a socket pair, which has no address.
    #expect(calls.filter { $0.contains("connect(") || $0.contains("sa_family") } == [])
  }

  @Test func `a file given by name is opened, so the test above would detect it`() throws {
    let calls = try calls(of: Self.flow, ["--config", home.file(".config/octodo/config.yml")])
    #expect(calls.contains { $0.contains(home.path) })
  }

  @Test(arguments: ["live", "record"])
  func `a script with real requests opens none of the user's files without a flag`(mode: String) throws {
    let script = "set network \(mode)\ncassette \"a.cassette\"\n" + Self.flow
    let calls = try calls(of: script, status: 2)
    #expect(calls.contains { $0.contains("t.steps") })
    let personal = calls.filter(isPersonal)
    #expect(personal == [])
    #expect(calls.filter { $0.contains("socket(") } == [])
  }

  @Test func `with the flag the user's settings are read, so the test above would detect it`() throws {
    let flow = "set network live\nset tracking off\nlaunch"
    let calls = try calls(of: flow, ["--live"])
    #expect(calls.contains { $0.contains(home.file(".config/octodo/config.yml")) })
  }

  @Test func `no file outside of the root is opened`() throws {
    try home.write("secret", to: "secret.steps")
    let secret = home.file("secret.steps")
    for line in [
      "include \"\(secret)\"", "stub GET \"/\" -> 200 file \"\(secret)\"", "set zone \"../../..\(secret)\"",
    ] {
      let calls = try calls(of: line + "\nset tracking off\nlaunch", status: line.hasPrefix("stub") ? 1 : 3)
      #expect(calls.filter { $0.contains(secret) } == [])
    }
  }

  /// A search, a repository and a todo, with responses from stubs.
  private static let flow = """
    set tracking off
    stub GET "/search/repositories" including q="kettle" -> 200 '{"total_count":0,"items":[]}'
    launch
    type "kettle"
    key Enter
    see "Nothing found"
    key 2 a
    type "water the plants"
    key Enter
    see "water the plants"
    """

  /// Resolving the home folder's path is allowed, because it cannot be a script's root; reading it is not.
  private func isPersonal(_ call: String) -> Bool {
    call.contains(home.path) && !call.contains("readlink(\"\(home.path)\"")
  }

  private func calls(of script: String, _ arguments: [String] = [], status: Int32 = 0) throws -> [String] {
    try work.write(script, to: "t.steps")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/strace")
    let traced = [try BuiltProgram.octodo()] + arguments + ["--script", "t.steps"]
    process.arguments =
      ["-f", "--seccomp-bpf", "-e", "trace=%file,%network", "-s", "4096", "-o", "calls", "--"] + traced
    process.currentDirectoryURL = URL(filePath: work.path)
    process.environment = ["HOME": home.path, "GH_TOKEN": "gho_canary", "GITHUB_TOKEN": "gho_canary"]
    process.standardOutput = FileHandle.nullDevice
    try process.run(atMost: 300)
    process.waitUntilExit()
    try #require(process.terminationStatus == status)
    let text = try String(contentsOfFile: work.file("calls"), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }
}
