import Scripting
import Synchronization
import Testing

struct TestRunSceneTests {
  @Test func `a scene is launched with its keys pressed and its clock set`() throws {
    let host = TinyHost()
    let trial = try Trial(
      """
      set tracking off
      launch scene counter state two
      see "count 2"
      see "at 86400.0"
      relaunch
      see "count 0"
      """, host: host)
    #expect(trial.message == nil)
    let scenes = host.scenes.withLock { $0 }
    #expect(scenes.map { $0?.name } == ["counter", "counter"] && scenes.map { $0?.state } == ["two", "two"])
    #expect(scenes.map { $0?.isFirst } == [true, false])
  }

  @Test func `the script's own clock overrides the scene's`() throws {
    let script =
      "set tracking off\nset clock \"1970-01-03T00:00:00Z\"\nlaunch scene counter\nsee \"at 172800.0\""
    let message = try Trial(script).message
    #expect(message == nil)
  }

  @Test func `the scene's stubs respond, are optional, and can be removed`() throws {
    let load = "set tracking off\nlaunch scene counter\nkey l r\nsee \"scene\""
    let message = try Trial(load).message
    #expect(message == nil)
    let trialMessage = try Trial("set tracking off\nlaunch scene counter").message
    #expect(trialMessage == nil)
    let forgotten = """
      set tracking off
      launch scene counter
      forget GET "/items?page=1"
      stub GET "/items?page=1" -> 200 "mine"
      key l r
      see "mine"
      """
    let actualMessage = try Trial(forgotten).message
    #expect(actualMessage == nil)
    let twice = try Trial(
      "set tracking off\nstub GET \"/items?page=1\" -> 200 \"mine\"\nlaunch scene counter\nkey l r")
    #expect(
      twice.message == """
        t.steps:4: 2 stubs match  GET /items?page=1
            line 2  stub GET "/items?page=1" -> 200 "mine"
            Scenes.swift:3  GET /items?page=1      narrow one, or `forget` it
        """)
  }

  @Test func `a scene's events are asserted like a program's`() throws {
    let trial = try Trial("set tracking exhaustive\nlaunch scene counter\nevent launch")
    #expect(
      trial.message == """
        t.steps:3: at the end of the test: tracking: 2 events since line 2 (launch scene counter), 1 asserted\
                  (expected -, actual +)
            launch
          + page-view  page="repository-search"
            to accept:  event page-view page="repository-search"
            to drop:    ignore events       (on the line before the one that failed)
            or:         set tracking off    (above launch, if the test is not about events)
        """)
  }

  @Test func `an unknown scene is reported with the most similar name`() throws {
    let message = try Trial("launch scene conter").message
    #expect(
      message
        == "t.steps:1: There is no scene of that name. Did you mean counter?")
  }

  @Test func `a scene must be launched first, and with stubs`() throws {
    let message = try Trial.message("key q\nexit 0\nlaunch scene counter")
    #expect(
      message
        == "t.steps:5: a scene begins with its own todos; launch it first in a test of its own")
    let demo = try Trial("launch scene counter") { $0.isDemo = true }
    #expect(
      demo.message
        == "t.steps:1: a scene brings its own stubs; run it without --demo, `set network` and cassettes")
  }

  @Test func `after a scene the whole program can be launched`() throws {
    let host = TinyHost()
    let message = try Trial("set tracking off\nlaunch scene counter\nkey q\nexit 0\nlaunch", host: host)
      .message
    #expect(
      message == nil)
    #expect(host.scenes.withLock { $0.map { $0 == nil } } == [false, true])
  }
}
