import Glibc
import HTTP
import HTTPTypes
import Terminal
import TestSupport
import Testing

@testable import Scripting
@testable import Stubs

struct RecordedFilesTests {
  private static func exchange(_ number: Int, bytes: Int = 300) -> CassetteExchange {
    CassetteExchange(
      method: .get, target: RequestTarget("/n/\(number)"),
      reply: .response(
        HTTPClientResponse(
          head: HTTPResponse(status: .ok), body: Array(String(repeating: "x", count: bytes).utf8))))
  }

  private static func draft(lines: Int) -> ScriptDraft {
    var draft = ScriptDraft(size: Size(columns: 80, rows: 24), clock: "2026-01-01T00:00:00Z")
    for number in 0..<lines { draft.add("see \"\(number)\"") }
    return draft
  }

  /// Records a line and a request at a time, and the end; returns the sentences of the problems.
  private func record(_ count: Int, in folder: TemporaryFolder, _ limits: RecordingLimits) throws -> [String]
  {
    try onLoop { _ in
      let files = RecordedFiles(script: folder.path + "/a.steps", limits: limits)
      var problems: [String] = []
      let exchanges = (1...count).map { Self.exchange($0) }
      for number in 1...count {
        do { try files.keep(Self.draft(lines: number), [exchanges[number - 1]], []) } catch {
          problems.append("\(error)")
        }
      }
      do {
        let recording = CassetteRecording(test: nil, clock: nil, exchanges: exchanges)
        try files.finish(Self.draft(lines: count + 1), recording, [])
      } catch {
        problems.append("\(error)")
      }
      return problems
    }
  }

  /// A script without lines in such a folder.
  private func emptyScript(in folder: TemporaryFolder) -> Int {
    Self.draft(lines: 0).text(name: folder.path + "/a.steps", cassette: "a.cassette").utf8.count
  }

  @Test func `requests that could not be written are written with the next ones`() throws {
    let folder = try TemporaryFolder()
    try onLoop { _ in
      let files = RecordedFiles(script: folder.path + "/a.steps")
      let blocked = folder.path + "/a.cassette"
      #expect(mkdir(blocked, 0o700) == 0)
      #expect(throws: FileProblem.self) {
        try files.keep(Self.draft(lines: 1), [Self.exchange(1), Self.exchange(2)], [])
      }
      #expect(rmdir(blocked) == 0)
      try files.keep(Self.draft(lines: 2), [Self.exchange(3)], [])
    }
    let cassette = try Cassette(reading: folder.bytes("a.cassette"), file: "a.cassette")
    #expect(cassette.recordings.first?.exchanges.count == 3)
  }

  @Test(arguments: ["lines", "requests", "bytes of responses"])
  func `a recording ends where it would become too long to be read`(limit: String) throws {
    let folder = try TemporaryFolder()
    var limits = RecordingLimits()
    switch limit {
    case "lines": limits.scriptBytes = emptyScript(in: folder) + 30
    case "requests": limits.exchanges = 3
    default: limits.cassetteBytes = 1_200
    }
    let problems = try record(8, in: folder, limits)
    // Once when the limit is reached, and at the end.
    #expect(problems.count == 2)
    #expect(problems.allSatisfy { $0.hasPrefix("it has reached the limit of a recording, ") })
    let script = String(decoding: try folder.bytes("a.steps"), as: UTF8.self)
    #expect(script.split(separator: "\n").count { $0.hasPrefix("see ") } == 3)
    let cassette = try Cassette(reading: folder.bytes("a.cassette"), file: "a.cassette")
    #expect(cassette.recordings.first?.exchanges.count == 3)
  }

  @Test func `a recording within the limits is whole`() throws {
    let folder = try TemporaryFolder()
    let problems = try record(8, in: folder, RecordingLimits())
    #expect(problems == [])
    let script = String(decoding: try folder.bytes("a.steps"), as: UTF8.self)
    #expect(script.contains("see \"8\"\n"))
  }
}
