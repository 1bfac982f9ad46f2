import Scripting
import Testing

struct TestRunTimeTests {
  private let stub = "stub GET \"/items?page=1\" -> 200 \"apple\" delay 300ms\n"

  @Test func `time is stopped until a step advances it`() throws {
    let steps = """
      key l r
      settle
      see "Loading 0"
      advance 100ms
      see "Loading 1"
      advance next
      see "Loading 2"
      advance 99ms
      see "Loading 2"
      advance 1ms
      see "apple"
      """
    let message = try Trial.message(stub + steps)
    #expect(message == nil)
  }

  @Test func `the wall clock is the script's, and advances with the virtual one`() throws {
    let script = """
      set clock "2020-02-03T04:05:06Z"
      set tracking off
      launch
      see "at 1580702706.0"
      advance 90s
      key x
      see "at 1580702796.0"
      """
    let message = try Trial(script).message
    #expect(message == nil)
  }

  @Test func `wait advances the clock timer by timer`() throws {
    var message = try Trial.message(stub + "key l r\nwait \"apple\"\nwait /a.p/ in row 3")
    #expect(message == nil)
    message = try Trial.message(stub + "key l r\nwait \"apple\" max 300ms")
    #expect(message == nil)
    message = try Trial.message(stub + "key l r\nwait \"pear\" max 5s")
    #expect(
      message
        == "t.steps:5: \"pear\" did not show: no timer and no request is left that could change the screen")
  }

  @Test func `wait has a timeout on the virtual clock`() throws {
    let held = "stub GET \"/items?page=1\" -> 200 \"apple\" hold first\nkey l r\n"
    var message = try Trial.message(held + "wait \"apple\" max 250ms\nrelease first")
    #expect(
      message == """
        t.steps:5: "apple" did not show: not within 250ms
            timer    in 100ms
            request  GET /items?page=1  held as first
        """)
    message = try Trial.message(held + "wait \"apple\"\nrelease first")
    #expect(
      message == """
        t.steps:5: "apple" did not show: not within 30s
            timer    in 100ms
            request  GET /items?page=1  held as first
        """)
    let late = "stub GET \"/items?page=1\" -> 200 delay 60s\nkey l r\n"
    message = try Trial.message(late + "wait \"apple\" max 1050ms")
    #expect(
      message == """
        t.steps:5: "apple" did not show: not within 1050ms
            timer    in 100ms
            timer    in 59s
            request  GET /items?page=1  answered in 59000ms
        """)
  }

  @Test func `a test that misses the watchdog reports what is pending`() throws {
    let trial = try Trial("set tracking off\nset watchdog 50ms\nlaunch\nkey l N")
    #expect(trial.status == 4)
    #expect(
      trial.message
        == "t.steps:4: the program did not come to rest within 50ms; still open: tasks that never come to rest"
    )
  }

  @Test func `advance to the next timer needs a timer`() throws {
    let message = try Trial.message("advance next")
    #expect(message == "t.steps:3: no timer is pending")
  }

  @Test func `with a live network the clock is real`() throws {
    let script = """
      set network live
      set tracking off
      launch
      key l r
      wait "live" max 20s
      see "status 200"
      """
    var message = try Trial(script, isReal: true) { $0.isLive = true }.message
    #expect(message == nil)
    let advance = "set network live\nset tracking off\nlaunch\nadvance 1s"
    message = try Trial(advance, isReal: true) { $0.isLive = true }.message
    #expect(
      message
        == "t.steps:4: with `set network live` the clock is real; `wait` for a text")
    let absent = "set network live\nset tracking off\nlaunch\nwait \"absent\" max 20s"
    message = try Trial(absent, isReal: true) { $0.isLive = true }.message
    #expect(
      message
        == "t.steps:4: \"absent\" did not show: no timer and no request is left that could change the screen")
  }
}
