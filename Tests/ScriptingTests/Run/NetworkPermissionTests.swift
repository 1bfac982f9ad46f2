import Scripting
import Synchronization
import Testing

struct NetworkPermissionTests {
  private func sentence(_ line: Int, _ mode: String) -> String {
    "t.steps:\(line): `set network \(mode)` asks the real API with your token, so the command line must allow it."
      + " Run with --\(mode) if you trust this script.\n"
  }

  @Test(arguments: ["live", "record"])
  func `a script alone cannot use the real API`(mode: String) throws {
    let host = TinyHost()
    let trial = try Trial("set network \(mode)\ntest \"a\"\nlaunch\ntest \"b\"\nlaunch", host: host)
    #expect(trial.status == 2)
    #expect(trial.errors == sentence(1, mode))
    #expect(trial.output == "")
    let launches = host.launches.withLock { $0 }
    #expect(launches == [])
  }

  @Test func `one flag does not imply the other`() throws {
    let live = try Trial("set network live\nlaunch") { $0.isRecording = true }
    #expect(live.errors == sentence(1, "live"))
    let record = try Trial("set network record\nlaunch") { $0.isLive = true }
    #expect(record.errors == sentence(1, "record"))
  }

  @Test func `macros, included files and later tests need the flag too`() throws {
    let script = "include \"m.steps\"\ntest \"a\"\nlaunch\ntest \"b\"\nset network stub\nrun m\nlaunch"
    let trial = try Trial(script, files: ["m.steps": "macro m\nset network live\nend"])
    #expect(trial.errors.hasPrefix("m.steps:2: `set network live` asks the real API"))
    #expect(trial.output == "")
  }

  @Test func `skipped tests need no flag`() throws {
    let script = "set tracking off\ntest \"a\"\nlaunch\ntest \"b\" live\nset network live\nlaunch"
    let chosen = try Trial(script) { $0.excludedTags = ["live"] }
    #expect(chosen.status == 0)
    let skipped = try Trial("set tracking off\ntest \"b\"\nskip \"later\"\nset network live\nlaunch")
    #expect(skipped.status == 0)
  }
}
