import Scripting
import Synchronization
import TestSupport
import Testing

struct TestRunLiveTests {
  private let start = "set network live\nset tracking off\nlaunch\n"

  @Test func `a live network sends requests to the API and waits for the response`() throws {
    let server = try LoopbackServer { request in [.response(200, [:], "you asked \(request.target)")] }
    defer { server.stop() }
    let host = TinyHost(apiURL: "http://\(server.authority)")
    let trial = try Trial(start + "key l r\nsee \"you asked /items?page=1\"", host: host, isReal: true) {
      $0.isLive = true
    }
    #expect(trial.message == nil)
    #expect(server.requests.map(\.target) == ["/items?page=1"])
  }

  @Test func `a live network sends requests to the API only`() throws {
    let server = try LoopbackServer { _ in [.response(200, [:], "")] }
    defer { server.stop() }
    let host = TinyHost(apiURL: "http://\(server.authority)/api/v3")
    let trial = try Trial(start + "key l\nkey r", host: host, isReal: true) { $0.isLive = true }
    #expect(
      trial.message
        == "t.steps:5: GET http://\(server.authority)/items?page=1 does not go to the API at"
        + " http://\(server.authority)/api/v3, and a script may send requests nowhere else")
    #expect(server.requests.isEmpty)
  }

  @Test func `a response that misses the watchdog is reported`() throws {
    let server = try LoopbackServer { _ in [.stall] }
    defer { server.stop() }
    let host = TinyHost(apiURL: "http://\(server.authority)")
    let trial = try Trial("set watchdog 100ms\n" + start + "key l r\nsettle", host: host, isReal: true) {
      $0.isLive = true
    }
    #expect(trial.status == 4)
    #expect(
      trial.message
        == "t.steps:6: the program did not come to rest within 100ms; still open: GET 127.0.0.1/items")
  }

  @Test func `a clock that is set advances with the real one`() throws {
    let host = TinyHost()
    let trial = try Trial(
      "set clock \"2020-02-03T04:05:06Z\"\n" + start + "relaunch", host: host, isReal: true
    ) { $0.isLive = true }
    #expect(trial.message == nil)
    let times = host.launchTimes.withLock { $0 }
    try #require(times.count == 4)
    // The test has begun before its first launch, and a start takes more than no time:
    // the clock moves within a launch, too.
    let beginning = 1_580_702_706.0
    #expect(beginning < times[0] && times[3] < beginning + 600)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }
}
