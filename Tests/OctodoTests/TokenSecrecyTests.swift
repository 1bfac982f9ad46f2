import Foundation
import TestSupport
import Testing

/// What happens to a token when octodo crashes, traced by `strace`.
struct TokenSecrecyTests {
  private static let hosts = ".config/gh/hosts.yml"
  private static let gh = "github.com:\n    oauth_token: gho_canary\n"
  private static let collector = "collector: {url: https://c.example/in, headers: {X-Key: canary}}\n"

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var files: [String: String] = [:]
    var environment: [String: String] = [:]
    let isSecret: Bool
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "no token", isSecret: false),
    Case(name: "GH_TOKEN", environment: ["GH_TOKEN": "canary"], isSecret: true),
    Case(name: "GITHUB_ENTERPRISE_TOKEN", environment: ["GITHUB_ENTERPRISE_TOKEN": "canary"], isSecret: true),
    Case(name: "an empty one", environment: ["GH_TOKEN": ""], isSecret: false),
    Case(name: "gh's file", files: [hosts: gh], isSecret: true),
    Case(name: "a collector's key", files: [".config/octodo/config.yml": collector], isSecret: true),
    Case(
      name: "OCTODO_DEBUG=1", files: [hosts: gh],
      environment: ["GH_TOKEN": "canary", "OCTODO_DEBUG": "1"], isSecret: false),
  ]

  @Test(arguments: cases) func `a crash leaves no core file if a token is held, and only then`(_ token: Case)
    throws
  {
    let program = try FinishedProgram(
      shell: "/usr/bin/strace -f -qq -o calls -e trace=prctl -- \"$OCTODO\" tracking", files: token.files,
      environment: token.environment)
    #expect(program.status == 0, "\(program.errors)")
    let calls = String(decoding: try program.folder.bytes("calls"), as: UTF8.self)
    #expect(calls.contains("prctl(PR_SET_DUMPABLE, SUID_DUMP_DISABLE") == token.isSecret)
  }
}
