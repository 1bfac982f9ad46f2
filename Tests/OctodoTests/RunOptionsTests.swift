import Scripting
import Testing

@testable import octodo

struct RunOptionsTests {
  @Test func `options may be repeated where that makes sense`() throws {
    let options = try #require(
      taken([
        "--report", "tap", "--report", "junit=r.xml", "--report", "json=a=b", "--tags", "a,b", "--tags", "c",
        "--not-tags", "d", "--var", "repo=apple/swift", "--var", "empty=", "--jobs", "4", "--keep-going",
        "--prune", "--live", "--root", "flows",
      ]))
    #expect(
      options.reports == [
        ReportTarget(.tap), ReportTarget(.junit, file: "r.xml"), ReportTarget(.json, file: "a=b"),
      ])
    #expect(options.tags == ["a", "b", "c"])
    #expect(options.excludedTags == ["d"])
    #expect(options.variables == ["repo": "apple/swift", "empty": ""])
    #expect(options.jobs == 4 && options.keepsGoing && options.prunesSnapshots)
    #expect(options.isLive && !options.isRecording && options.root == "flows")
  }

  @Test func `nothing is enabled by default`() throws {
    let options = try #require(taken([]))
    #expect(options.reports.isEmpty && options.tags.isEmpty && options.variables.isEmpty)
    #expect(options.jobs == 1 && !options.keepsGoing && !options.prunesSnapshots)
    #expect(!options.isLive && !options.isRecording && options.root == nil)
  }

  @Test(arguments: [
    (["--report", "html"], "--report takes tap, junit or json"),
    (
      ["--report", "jnit"],
      "--report takes tap, junit or json, and =FILE to write a file, not jnit. Did you mean junit?"
    ),
    (["--snapshots", "al"], "--snapshots takes check, missing, failed or all, not al. Did you mean all?"),
    (["--report", "tap="], "--report takes tap, junit or json"),
    (["--report", "tap", "--report", "json"], "Two reports cannot both go to standard output."),
    (["--var", "repo"], "--var takes NAME=VALUE"), (["--var", "=x"], "--var takes NAME=VALUE"),
    (["--var", "a=1", "--var", "a=2"], "--var gives a two values."),
    (["--jobs", "0"], "--jobs takes a number from 1 to 256, not 0."),
    (["--jobs", "many"], "--jobs takes a number from 1 to 256, not many."),
  ])
  func `an invalid option is explained in a sentence`(arguments: [String], sentence: String) throws {
    guard case .exit(let text, let status) = LaunchOptions.read(["--script", "t.steps"] + arguments) else {
      Issue.record("\(arguments) was taken.")
      return
    }
    #expect(status == 2)
    #expect(text.hasPrefix(sentence), "\(text)")
  }

  @Test(arguments: [
    ["--jobs", "2"], ["--report", "tap"], ["--tags", "a"], ["--keep-going"], ["--prune"],
    ["--live"], ["--record"], ["--root", "."], ["--snapshots", "all"],
  ])
  func `options of scripts require a script`(arguments: [String]) throws {
    guard case .exit(let text, let status) = LaunchOptions.read(arguments) else {
      Issue.record("\(arguments) was taken.")
      return
    }
    #expect(status == 2)
    #expect(text.hasPrefix("\(arguments[0]) needs --script FILE."), "\(text)")
  }

  private func taken(_ arguments: [String]) -> RunOptions? {
    guard case .options(let options) = LaunchOptions.read(["--script", "t.steps"] + arguments) else {
      return nil
    }
    return options.run
  }
}
