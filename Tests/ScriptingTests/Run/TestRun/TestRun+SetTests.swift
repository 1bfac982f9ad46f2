import Scripting
import Terminal
import Testing

struct TestRunSetTests {
  @Test func `the size is set before the launch`() throws {
    let message = try Trial("set size 50x10\nset tracking off\nlaunch\nrow 10 has \"counter\"").message
    #expect(message == nil)
    var trialMessage = try Trial.message("set size 50x10")
    #expect(
      trialMessage
        == "t.steps:3: this is set before `launch`; the program has started with another value")
    trialMessage = try Trial.message("set network stub")
    #expect(trialMessage == "t.steps:3: the network is set before `launch`")
  }

  @Test func `the command line sets the default size and locale`() throws {
    let message = try Trial.message("row 12 has \"counter\"") { options in options.size.rows = 12 }
    #expect(message == nil)
  }

  @Test func `each test begins with the settings of the preamble`() throws {
    let trial = try Trial(
      """
      set tracking off
      test "one"
      set size 50x10
      launch
      row 10 has "counter"
      test "two"
      launch
      row 24 has "counter"
      """)
    #expect(trial.message == nil)
  }

  @Test func `stubs and a live network cannot be combined`() throws {
    let trial = try Trial("set network live\nstub GET \"/a\" -> 200\n", isReal: true) { $0.isLive = true }
    #expect(
      trial.message
        == "t.steps:2: with `set network live` the API answers; there is nothing to stub or to count")
    let mixed = try Trial("set network live\nset network stub\nlaunch", isReal: true) { $0.isLive = true }
    #expect(
      mixed.message
        == "t.steps:2: a test has one network from start to end, here live; give this line a test of its own")
  }

  @Test func `the demo data responds if it is requested`() throws {
    var message = try Trial.message("key l r\nsee \"demo\"") { $0.isDemo = true }
    #expect(message == nil)
    message = try Trial.message("no requests") { $0.isDemo = true }
    #expect(
      message
        == "t.steps:3: with --demo the demo data answers; run this script without it")
    let live = try Trial("set network live\nlaunch", isReal: true) {
      $0.isDemo = true
      $0.isLive = true
    }
    #expect(live.message == "t.steps:1: with --demo the demo data answers; leave --demo out")
  }

  @Test func `with the demo data the clock begins at its date, unless the test sets it`() throws {
    let time = "event launch time="
    var message = try Trial("\(Self.onlyLaunch)launch\n\(time)172800") { $0.isDemo = true }.message
    #expect(message == nil)
    message = try Trial("\(Self.onlyLaunch)set clock \"1970-01-02T00:00:00Z\"\nlaunch\n\(time)86400") {
      $0.isDemo = true
    }.message
    #expect(message == nil)
    message = try Trial("\(Self.onlyLaunch)launch\n\(time)1767225600").message
    #expect(message == nil)
  }

  private static let onlyLaunch = "set ignore page-view\n"

  @Test func `every IANA time zone and every language of octodo is accepted`() throws {
    for line in [
      "set zone UTC", "set zone \"Asia/Tokyo\"", "set locale en", "set locale en_GB", "set locale ja_JP",
    ] {
      let message = try Trial("\(line)\nset tracking off\nlaunch").message
      #expect(message == nil)
    }
  }

  @Test func `the screen has the number of colours of the given terminal`() throws {
    let script = "set tracking off\nlaunch\n"
    for colors in ["8", "16", "256", "true"] {
      let message = try Trial("set colors \(colors)\n\(script)style \"red\" bold fg=red").message
      #expect(message == nil)
    }
    let message = try Trial("set colors 1\n\(script)style \"red\" bold\nnot style \"red\" fg=red").message
    #expect(message == nil)
    let files = try Trial("set colors 1\n\(script)snapshot \"a\"") { $0.snapshots = .all }.files.values
    #expect(
      files.contains {
        $0.contains("bold") && !$0.contains("fg=red")
      })
  }

  @Test func `a seed is used unchanged`() throws {
    let message = try Trial("set seed 7\nset tracking off\nlaunch\nsee \"count 0\"").message
    #expect(message == nil)
  }
}
