import EventLoop
import FoundationEssentials
import Scripting
import Testing

struct ReportOutputsTests {
  private let script = "set tracking off\nlaunch"

  @Test func `several reports are written to several files`() throws {
    let trial = try Trial(script) { options in
      let folder = options.temporaryFolder
      options.reports = [
        ReportTarget(.tap), ReportTarget(.tap, file: folder + "/r.tap"),
        ReportTarget(.junit, file: folder + "/r.xml"), ReportTarget(.json, file: folder + "/r.json"),
      ]
    }
    #expect(trial.status == 0)
    #expect(trial.output.hasPrefix("TAP version 14\n"))
    #expect(trial.files["r.tap"]?.hasSuffix("# 1 passed\n") == true)
    #expect(trial.files["r.xml"]?.hasSuffix("</testsuites>\n") == true)
    #expect(trial.files["r.json"]?.hasSuffix("\"exitStatus\":0,\"staleSnapshots\":[]}\n") == true)
  }

  @Test func `the folder of a report is created`() throws {
    let trial = try Trial(script) {
      $0.reports = [ReportTarget(.junit, file: $0.temporaryFolder + "/reports/new/r.xml")]
    }
    #expect(trial.status == 0)
    #expect(trial.files["reports/new/r.xml"]?.hasSuffix("</testsuites>\n") == true)
  }

  @Test func `a report that cannot be written is reported before the run`() throws {
    let trial = try Trial(script) { $0.reports = [ReportTarget(.junit, file: "/dev/null/r.xml")] }
    #expect(trial.status == 2)
    #expect(
      trial.errors
        == "/dev/null/r.xml cannot be written: Not a directory. Give --report another file.\n")
  }

  @Test func `an incomplete report is an error`() throws {
    let trial = try Trial(script) { $0.reports = [ReportTarget(.tap, file: "/dev/full")] }
    #expect(trial.status == 4)
    #expect(
      trial.errors == "The report is incomplete: /dev/full cannot be written: No space left on device.\n")
  }
}
