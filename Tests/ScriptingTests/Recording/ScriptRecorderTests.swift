import Domain
import EventLoop
import FoundationEssentials
import HTTP
import HTTPTypes
import Screens
import Scripting
import Stubs
import Terminal
import TestSupport
import Testing
import Tracking

struct ScriptRecorderTests {
  /// A program that responds to a key with a request, and to the response with an event.
  @LoopActor
  private final class Program {
    let loop: EventLoop
    let client: any HTTPClient
    let tracker: any Tracker
    var seen: [InputEvent] = []

    init(loop: EventLoop, client: any HTTPClient, tracker: any Tracker) {
      self.loop = loop
      self.client = client
      self.tracker = tracker
    }

    func receive(_ event: InputEvent) {
      seen.append(event)
      let number = seen.count
      let work = loop.beginWork("asking")
      loop.spawn { [self] in
        let request = HTTPRequest(
          method: .get, scheme: "https", authority: "api.github.com", path: "/n/\(number)")
        do {
          let answer = try await client.send(request, body: [])
          tracker.track(.search(query: String(decoding: answer.body, as: UTF8.self), page: number))
        } catch {
          Issue.record(error)
        }
        loop.endWork(work)
      }
    }
  }

  /// A desktop that accepts everything.
  private final class Takes: Desktop {
    let mailForm: MailForm? = nil
    private(set) var taken: [String] = []

    func open(_ url: String) { taken.append(url) }
    func copy(_ text: String, then: @escaping @LoopActor (CopyResult) -> Void) {
      taken.append(text)
      then(.sent)
    }
    func compose(_ mail: Mail) {}
    func run(_ command: [String], inTerminal: Bool, onEnd: @escaping @LoopActor (CommandEnd) -> Void) {}
    func edit(_ text: String, as name: String) -> String { text }

    func shownPath(for name: String) -> String { name }

    nonisolated func save(_ text: String, as name: String) -> SavedFile {
      SavedFile(path: "/\(name)", shownPath: name)
    }
  }

  private func recorder(in folder: TemporaryFolder, loop: EventLoop) async -> ScriptRecorder {
    await ScriptRecorder(
      path: folder.path + "/a.steps", size: Size(columns: 80, rows: 24),
      start: Date(timeIntervalSince1970: 1_767_225_600.7), temporaryFolder: folder.path, loop: loop)
  }

  @LoopActor
  private static func program(loop: EventLoop, recordedBy recorder: ScriptRecorder) throws -> Program {
    let base = try #require(HTTPAddress(url: "https://api.github.com"))
    return Program(
      loop: loop, client: recorder.client(FixedClient(text: "answer"), base: base),
      tracker: recorder.tracker(RecordingTracker()))
  }

  /// Why no script can be recorded.
  private func refusal(of path: String, beside words: [String] = [], home: String = "") throws -> String? {
    try onLoop { _ in
      do throws(RecordingProblem) {
        try ScriptRecorder.check(path: path, beside: words, home: home)
        return nil
      } catch {
        return error.sentence
      }
    }
  }

  @Test func `nothing is recorded in the home folder, where no script can be played`() throws {
    let folder = try TemporaryFolder()
    let words = ["--api-url", "https://x.example/?a b", "tea"]
    let sentence = try refusal(of: folder.path + "/it's.steps", beside: words, home: folder.path)
    let command = #"octodo --api-url 'https://x.example/?a b' tea --record-script 'it'\''s/it'\''s.steps'"#
    #expect(sentence?.hasSuffix(#"mkdir 'it'\''s'; "# + command) == true)
  }

  @Test func `a missing folder is named`() throws {
    let folder = try TemporaryFolder()
    let sentence = try refusal(of: folder.path + "/none/a.steps")
    #expect(
      sentence
        == "There is no folder \(folder.path)/none to record into. Make it first: mkdir -p \(folder.path)/none"
    )
  }

  @Test func `each input waits until the one before has been handled`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let recorder = await recorder(in: folder, loop: loop)
      let program = try Self.program(loop: loop, recordedBy: recorder)
      recorder.receive([.key(Key(.enter)), .key(Key(.down)), .paste("x")]) { program.receive($0) }
      // The recorder also waits until idle, and its turn may come after this one.
      for _ in 0..<20 where program.seen.count < 3 { try await loop.waitUntilIdle() }
      try await loop.waitUntilIdle()
      #expect(program.seen.count == 3)
      let names = try FileManager.default.contentsOfDirectory(atPath: recorder.dataFolder())
      #expect(names.isEmpty)
      try recorder.finish(status: 0)
    }
    let script = try String(contentsOfFile: folder.path + "/a.steps", encoding: .utf8)
    #expect(
      script.split(separator: "\n").dropFirst() == [
        "set size 80x24", "set clock \"2026-01-01T00:00:00Z\"", "set tracking exhaustive",
        "cassette \"a.cassette\"", "launch",
        "key Enter",
        "event search query=\"answer\" page=1", "key Down", "event search query=\"answer\" page=2",
        "paste \"x\"",
        "event search query=\"answer\" page=3", "exit 0",
      ])
    let cassette = try Cassette(
      reading: Array(Data(contentsOf: URL(filePath: folder.path + "/a.cassette"))), file: "a.cassette")
    #expect(cassette.recordings.first?.exchanges.map { "\($0)" } == ["GET /n/1", "GET /n/2", "GET /n/3"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      names.sorted() == ["a.cassette", "a.steps"])
  }

  @Test func `a saved file is recorded by its content, before the next input`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let recorder = await recorder(in: folder, loop: loop)
      let desktop = recorder.desktop(Takes())
      desktop.copy("before") { _ in }
      _ = try await loop.offload("save", to: HelperThread()) { try desktop.save("a,b\n", as: "x.csv") }
      try await loop.waitUntilIdle()
      desktop.copy("after") { _ in }
      try recorder.finish(status: 0)
    }
    let script = try String(contentsOfFile: folder.path + "/a.steps", encoding: .utf8)
    #expect(
      script.split(separator: "\n").suffix(4) == [
        "effect clipboard \"before\"", "effect file \"a,b\\n\"", "effect clipboard \"after\"", "exit 0",
      ])
  }

  @Test func `pages of another server are opened there, and are GitHub's in the script`() throws {
    let folder = try TemporaryFolder()
    let taken = try onLoop { loop in
      let recorder = await recorder(in: folder, loop: loop)
      let takes = Takes()
      let desktop = recorder.desktop(takes, web: "http://127.0.0.1:8080")
      try desktop.open("https://github.com/o/k")
      desktop.copy("https://github.com/o/k\nhttps://a.example") { _ in }
      try recorder.finish(status: 0)
      return takes.taken
    }
    #expect(taken == ["http://127.0.0.1:8080/o/k", "http://127.0.0.1:8080/o/k\nhttps://a.example"])
    let script = try String(contentsOfFile: folder.path + "/a.steps", encoding: .utf8)
    #expect(
      script.split(separator: "\n").suffix(3) == [
        "effect browser \"https://github.com/o/k\"",
        "effect clipboard \"https://github.com/o/k\\nhttps://a.example\"", "exit 0",
      ])
  }

  @Test func `the keys of the recorder add checks, and do not reach the program`() throws {
    let folder = try TemporaryFolder()
    let ending = try onLoop { loop in
      let recorder = await recorder(in: folder, loop: loop)
      let screen = GridTerminal(size: Size(columns: 80, rows: 24))
      let buffer = FrameBuffer(size: screen.size)
      let list = Canvas(buffer).pane("results", Rect(row: 2, column: 0, rows: 5, columns: 80))
      list.draw("> apple/swift", row: 1)
      list.reportSelected("apple/swift", pane: "results")
      Canvas(buffer).reportFocus("results")
      recorder.terminal(screen).present(buffer.frame)
      var seen: [InputEvent] = []
      let keys: [Key] = [Key(.function(8)), Key(.enter), Key(.function(9)), .char("j")]
      recorder.receive(keys.map { .key($0) }) { seen.append($0) }
      for _ in 0..<20 where seen.isEmpty { try await loop.waitUntilIdle() }
      #expect(seen == [.key(.char("j"))])
      try recorder.finish(status: 0)
      return recorder.ending
    }
    let script = try String(contentsOfFile: folder.path + "/a.steps", encoding: .utf8)
    #expect(
      script.split(separator: "\n").suffix(5) == [
        "launch", "see \"apple/swift\" in pane results", "snapshot \"screen-1\"", "key j", "exit 0",
      ])
    let stored = try String(contentsOfFile: folder.path + "/a.steps.snap/a/screen-1.txt", encoding: .utf8)
    // The recorder's display is not part of it.
    #expect(stored.hasPrefix("size 80x24\ncursor hidden 1:1\n|" + String(repeating: " ", count: 80) + "|\n"))
    #expect(
      ending == "Your script is \(folder.path)/a.steps. Play it with:  octodo --script \(folder.path)/a.steps"
    )
  }

  @Test func `without requests there is no cassette`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      try await recorder(in: folder, loop: loop).finish(status: 143)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["a.steps"])
  }

  @Test func `an existing file is not overwritten`() throws {
    for name in ["a.steps", "a.cassette", "a.steps.snap"] {
      let folder = try TemporaryFolder()
      try Data("mine".utf8).write(to: URL(filePath: folder.path + "/" + name))
      let sentence = try refusal(of: folder.path + "/a.steps")
      #expect(sentence?.hasPrefix("There is a file \(folder.path)/\(name) already.") == true)
      let string = try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
      #expect(string == "mine")
    }
  }

  @Test func `a token in a response keeps the whole script from being written`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let recorder = await recorder(in: folder, loop: loop)
      let base = try #require(HTTPAddress(url: "https://api.github.com"))
      let client = recorder.client(FixedClient(text: "ghp_0123456789abcdefghij0123456789abcdef"), base: base)
      let request = HTTPRequest(method: .get, scheme: "https", authority: "api.github.com", path: "/user")
      _ = try await client.send(request, body: [])
      let problem = try #require(throws: RecordingProblem.self) { try recorder.finish(status: 0) }
      #expect(problem.sentence.hasPrefix("No script was written: the response to GET /user holds a token"))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == [])
  }

  @Test func `the wall clock moves as the loop's, and the script says so before what came of it`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let recorder = await recorder(in: folder, loop: loop)
      #expect(recorder.now().timeIntervalSince1970 == 1_767_225_600)
      let tracker = recorder.tracker(RecordingTracker())
      loop.spawn {
        do { try await loop.sleep(for: .milliseconds(250)) } catch { return }
        tracker.track(.launch)
      }
      try await loop.waitUntilIdle()
      try await loop.advance(by: .seconds(2), watchdog: .seconds(5))
      #expect(recorder.now().timeIntervalSince1970 == 1_767_225_602)
      try await loop.advance(by: .seconds(3), watchdog: .seconds(5))
      try recorder.finish(status: 0)
    }
    let script = try String(contentsOfFile: folder.path + "/a.steps", encoding: .utf8)
    #expect(
      script.split(separator: "\n").suffix(4) == [
        "advance 250ms", "event launch", "advance 4750ms", "exit 0",
      ])
  }

  @Test func `what is recorded is in the files before the end, and names a cassette that holds it`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let recorder = await recorder(in: folder, loop: loop)
      let program = try Self.program(loop: loop, recordedBy: recorder)
      recorder.receive([.key(Key(.enter)), .key(Key(.down))]) { program.receive($0) }
      for _ in 0..<20 { try await loop.waitUntilIdle() }
      let script = try String(contentsOfFile: folder.path + "/a.steps", encoding: .utf8)
      #expect(
        script.split(separator: "\n").suffix(6) == [
          "cassette \"a.cassette\"", "launch", "key Enter", "event search query=\"answer\" page=1",
          "key Down",
          "event search query=\"answer\" page=2",
        ])
      let cassette = try Cassette(
        reading: Array(Data(contentsOf: URL(filePath: folder.path + "/a.cassette"))), file: "a.cassette")
      #expect(cassette.recordings.first?.exchanges.map { "\($0)" } == ["GET /n/1", "GET /n/2"])
      try recorder.finish(status: 0)
    }
  }

  @Test func `requests go to the API of the user, and are recorded as those of a script`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let recorder = await recorder(in: folder, loop: loop)
      let base = try #require(HTTPAddress(url: "http://127.0.0.1:8080/api/v3"))
      let server = SentURLs()
      let client = recorder.client(server, base: base)
      let request = HTTPRequest(
        method: .get, scheme: "https", authority: "api.github.com", path: "/user?page=1")
      let response = try await client.send(request, body: [])
      #expect(server.urls == ["http://127.0.0.1:8080/api/v3/user?page=1"])
      let link = try #require(HTTPField.Name("link"))
      #expect(response.head.headerFields[link] == "<https://api.github.com/user?page=2>; rel=\"next\"")
      try recorder.finish(status: 0)
    }
    let cassette = try String(contentsOfFile: folder.path + "/a.cassette", encoding: .utf8)
    #expect(cassette.contains("\nGET /user?page=1\n"))
    #expect(cassette.contains("<https://api.github.com/user?page=2>"))
  }

  /// Answers every request with a link to its next page.
  @LoopActor
  private final class SentURLs: HTTPClient {
    var urls: [String] = []

    func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
      await note("\(request.scheme ?? "")://\(request.authority ?? "")\(request.path ?? "")")
    }

    private func note(_ url: String) -> HTTPClientResponse {
      urls.append(url)
      let next = url.replacing("page=1", with: "page=2")
      var head = HTTPResponse(status: .ok)
      if let link = HTTPField.Name("link") { head.headerFields[link] = "<\(next)>; rel=\"next\"" }
      return HTTPClientResponse(head: head, body: Array("{}".utf8))
    }
  }

  @Test func `a failure is that of a script's request, as it will be when it is played`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let recorder = await recorder(in: folder, loop: loop)
      let base = try #require(HTTPAddress(url: "http://127.0.0.1:8080/api/v3"))
      let client = recorder.client(Unreachable(), base: base)
      let request = HTTPRequest(method: .get, scheme: "https", authority: "api.github.com", path: "/user")
      await #expect(throws: AppError.refused(host: "api.github.com")) {
        try await client.send(request, body: [])
      }
      try recorder.finish(status: 0)
    }
  }

  private struct Unreachable: HTTPClient {
    func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
      throw AppError.refused(host: "127.0.0.1")
    }
  }

  @Test func `while GitHub refuses requests, time passes for the program`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let recorder = await recorder(in: folder, loop: loop)
      let base = try #require(HTTPAddress(url: "https://api.github.com"))
      let client = recorder.client(Refuses(), base: base)
      #expect(loop.untilNextTimer == nil)
      let request = HTTPRequest(method: .get, scheme: "https", authority: "api.github.com", path: "/user")
      _ = try await client.send(request, body: [])
      try await loop.waitUntilIdle()
      #expect(loop.untilNextTimer == .seconds(3))
      try recorder.finish(status: 0)
    }
  }

  private struct Refuses: HTTPClient {
    func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
      HTTPClientResponse(
        head: HTTPResponse(status: .tooManyRequests, headerFields: [.retryAfter: "3"]), body: [])
    }
  }

  @Test func `a program that no shell could continue goes on, as the script says`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let recorder = await recorder(in: folder, loop: loop)
      let stuck = JobControl(canSuspend: { false }, suspend: { Issue.record("stopped") }, resume: {})
      let control = recorder.jobControl(stuck)
      recorder.onVainStop = { recorder.receive(.resume, size: Size(columns: 80, rows: 24)) }
      #expect(control.canSuspend())
      control.suspend()
      try await loop.waitUntilIdle()
      try recorder.finish(status: 0)
    }
    let script = try String(contentsOfFile: folder.path + "/a.steps", encoding: .utf8)
    #expect(script.split(separator: "\n").suffix(2) == ["signal CONT", "exit 0"])
  }

  @Test func `a file that the program reads is named, and is not part of the recording`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let recorder = await recorder(in: folder, loop: loop)
      let read = recorder.readFile { path, _ in Array("content of \(path)".utf8) }
      let bytes = try read("~/todo.txt", 100)
      #expect(String(decoding: bytes, as: UTF8.self) == "content of ~/todo.txt")
      try await loop.waitUntilIdle()
      try recorder.finish(status: 0)
    }
    let script = try String(contentsOfFile: folder.path + "/a.steps", encoding: .utf8)
    #expect(script.contains("\n# ~/todo.txt is not part of this recording."))
    #expect(!script.contains("content of"))
  }

  @Test func `a desktop that fails answers the program as a script's does`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let recorder = await recorder(in: folder, loop: loop)
      let desktop = recorder.desktop(Fails())
      try desktop.open("https://github.com")
      var ends: [CommandEnd] = []
      try desktop.run(["git", "clone"], inTerminal: false) { ends.append($0) }
      #expect(ends == [CommandEnd(status: 0)])
      let edited = try desktop.edit("tea", as: "note.md")
      #expect(edited == "tea")
      #expect(desktop.shownPath(for: "x.csv") == "~/x.csv")
      try recorder.finish(status: 0)
    }
  }

  private final class Fails: Desktop {
    struct Failure: Error {}

    let mailForm: MailForm? = nil

    func open(_ url: String) throws { throw Failure() }
    func copy(_ text: String, then: @escaping @LoopActor (CopyResult) -> Void) { then(.sent) }
    func compose(_ mail: Mail) throws { throw Failure() }
    func run(
      _ command: [String], inTerminal: Bool, onEnd: @escaping @LoopActor (CommandEnd) -> Void
    ) throws { throw Failure() }
    func edit(_ text: String, as name: String) throws -> String { throw Failure() }

    func shownPath(for name: String) -> String { "/real/\(name)" }

    nonisolated func save(_ text: String, as name: String) throws -> SavedFile { throw Failure() }
  }
}
