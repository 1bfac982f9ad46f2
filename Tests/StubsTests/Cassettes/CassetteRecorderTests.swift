import Domain
import EventLoop
import HTTPTypes
import TestSupport
import Testing

@testable import HTTP
@testable import Stubs

struct CassetteRecorderTests {
  /// Runs `body` with a client that records the responses of a real server.
  private func withRecorder(
    path: String = "", _ script: @escaping LoopbackServer.Script,
    body:
      @escaping @LoopActor @Sendable (any HTTPClient, CassetteRecorder, RequestLog, LoopbackServer)
      async throws -> Void
  ) throws {
    try withServer(script: script) { curl, server in
      let base = try #require(HTTPAddress(url: "http://\(server.authority)\(path)"))
      let log = RequestLog(loop: .process)
      let recorder = CassetteRecorder(log: log)
      try await body(APIOnlyHTTPClient(curl, base: base, log: log, recorder: recorder), recorder, log, server)
    }
  }

  @Test func `a response is recorded without headers that identify the user`() throws {
    let script: LoopbackServer.Script = { request in
      let link = "<http://\(request["host"].first ?? "")/api/v3/items?page=2>; rel=\"next\""
      return [
        .response(
          200, ["Link": link, "Set-Cookie": "session=1", "X-GitHub-User": "me", "ETag": "\"a\""], "one\ntwo\n"
        )
      ]
    }
    try withRecorder(path: "/api/v3", script) { client, recorder, log, server in
      let request = server.request(
        "/api/v3/items?page=1", headers: [.authorization: "Bearer s3cret-of-mine", .cookie: "a=b"])
      let response = try await client.send(request, body: [])
      #expect(response.text == "one\ntwo\n")
      #expect(response.head.headerFields[.setCookie] == "session=1")
      let recording = try #require(recorder.recording(of: "a test", clock: "2026-01-31T12:00:00Z"))
      #expect(
        Cassette(recordings: [recording]).text == """
          octodo cassette 1

          test "a test"
          clock 2026-01-31T12:00:00Z

          GET /items?page=1
          -> 200
            etag: "a"
            link: <https://api.github.com/items?page=2>; rel="next"
            | one
            | two


          """)
      #expect(log.requests.map { "\($0)" } == ["GET /items?page=1"])
      #expect(log.openRequests == [])
      #expect(log.takeFailures() == [])
    }
  }

  @Test func `a connection that breaks is recorded as a fault`() throws {
    try withRecorder({ _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc"), .close] }) {
      client, recorder, log, server in
      await #expect(throws: AppError.connectionLost) {
        try await client.send(server.request("/a"), body: [])
      }
      #expect(recorder.recording(of: nil, clock: nil)?.exchanges.map(\.reply) == [.fault(.reset)])
      #expect(log.takeFailures() == [])
    }
  }

  @Test func `a cancelled request is recorded as abandoned`() throws {
    try withRecorder({ _ in [.stall] }) { client, recorder, _, server in
      let task = EventLoop.process.spawn { _ = try? await client.send(server.request("/a"), body: []) }
      await #expect(throws: StillBusy.self) {
        try await EventLoop.process.waitUntilIdle(watchdog: .milliseconds(50))
      }
      #expect(recorder.recording(of: nil, clock: nil)?.exchanges.map(\.reply) == [.abandoned])
      task.cancel()
      try await EventLoop.process.waitUntilIdle(watchdog: .seconds(5))
      #expect(recorder.recording(of: nil, clock: nil)?.exchanges.map(\.reply) == [.abandoned])
    }
  }

  @Test(arguments: [
    "{\"token\":\"ghp_16C7e42F292c6912E7710c838347Ae178B4a\"}", "you are s3cret-of-mine",
  ])
  func `a token in a response stops the recording`(body: String) throws {
    try withRecorder({ _ in [.response(200, [:], body)] }) { client, recorder, log, server in
      let request = server.request("/user", headers: [.authorization: "Bearer s3cret-of-mine"])
      let response = try await client.send(request, body: [])
      #expect(response.text == body)
      #expect(recorder.recording(of: nil, clock: nil) == nil)
      #expect(
        log.takeFailures() == [
          "the response to GET /user holds a token, so the recording was stopped and nothing was written."
            + " Record without it."
        ])
    }
  }

  @Test(arguments: ["/user?token=s3cret-of-mine", "/user/s3cret-of-mine"])
  func `a token in a request stops the recording, and the report does not quote it`(path: String) throws {
    try withRecorder({ _ in [.response(200, [:], "")] }) { client, recorder, log, server in
      let request = server.request(path, headers: [.authorization: "Bearer s3cret-of-mine"])
      _ = try await client.send(request, body: [])
      #expect(recorder.recording(of: nil, clock: nil) == nil)
      #expect(
        log.takeFailures() == [
          "a GET request holds a token, so the recording was stopped and nothing was written."
            + " Record without it."
        ])
    }
  }

  @Test func `a token in the body of a request stops the recording`() throws {
    try withRecorder({ _ in [.response(200, [:], "")] }) { client, recorder, _, server in
      var request = server.request("/markdown", headers: [.authorization: "Bearer s3cret-of-mine"])
      request.method = .post
      _ = try await client.send(request, body: Array("{\"text\":\"s3cret-of-mine\"}".utf8))
      #expect(recorder.recording(of: nil, clock: nil) == nil)
    }
  }

  @Test func `a header value with invisible characters is left out`() throws {
    let headers = ["ETag": "\"a\u{202E}b\"", "Last-Modified": "today"]
    try withRecorder({ _ in [.response(200, headers, "")] }) { client, recorder, _, server in
      _ = try await client.send(server.request("/user"), body: [])
      guard case .response(let kept)? = recorder.recording(of: nil, clock: nil)?.exchanges.first?.reply else {
        Issue.record("no response was recorded")
        return
      }
      #expect(kept.head.headerFields.map(\.name.canonicalName) == ["last-modified"])
    }
  }

  @Test func `a certificate that is not valid is recorded as a fault`() {
    #expect(StubFault(.certificateExpired(host: "a.example", day: nil)) == .tls)
    #expect(StubFault(.insecure(reason: "")) == .tls)
  }

  @Test func `a token in a response header stops the recording`() throws {
    let link = "<https://x/?access_token=gho_16C7e42F292c6912E7710c838347Ae178B4a>"
    try withRecorder({ _ in [.response(200, ["Link": link], "")] }) { client, recorder, _, server in
      _ = try await client.send(server.request("/user"), body: [])
      #expect(recorder.recording(of: nil, clock: nil) == nil)
    }
  }

  @Test func `a failure that no cassette can repeat stops the recording`() throws {
    try withRecorder({ _ in [.redirect(302, to: "https://elsewhere.example/")] }) {
      client, recorder, log, server in
      await #expect(throws: AppError.self) { try await client.send(server.request("/a"), body: []) }
      #expect(recorder.recording(of: nil, clock: nil) == nil)
      #expect(
        log.takeFailures().first?.hasPrefix("GET /a failed in a way that no cassette can repeat (") == true)
    }
  }

  @Test func `a script sends requests to the API only`() throws {
    try withRecorder(path: "/api/v3", { _ in [.response(200, [:], "")] }) { client, recorder, log, server in
      await #expect(throws: AppError.self) {
        try await client.send(server.request("/elsewhere"), body: [])
      }
      #expect(server.requests.isEmpty)
      #expect(
        log.takeFailures() == [
          "GET http://\(server.authority)/elsewhere does not go to the API at"
            + " http://\(server.authority)/api/v3,"
            + " and a script may send requests nowhere else"
        ])
      #expect(recorder.recording(of: nil, clock: nil)?.exchanges == [])
    }
  }
}
