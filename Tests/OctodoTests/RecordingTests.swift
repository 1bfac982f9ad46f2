import TestSupport
import Testing

/// `--record` of the built program, with a server instead of GitHub.
struct RecordingTests {
  private static let script = """
    set tracking off
    cassette "a.cassette"
    launch
    type "kettle"
    key Enter
    wait "Nothing found"
    """

  private func record(
    _ script: String = script, from server: LoopbackServer, _ environment: [String: String] = [:]
  ) throws -> FinishedProgram {
    // For this host gh's variables do not apply, so the token is where gh stores a host's token.
    let hosts = "\"\(server.authority)\":\n  oauth_token: gho_canaryOfThisVeryTest0123456789abcdef\n"
    return try FinishedProgram(
      ["--script", "t.steps", "--record", "--root", "."],
      files: ["t.steps": script, ".config/gh/hosts.yml": hosts],
      environment: environment.merging(["OCTODO_API_URL": "http://\(server.authority)"]) { $1 })
  }

  @Test func `a recording uses the user's token, which is not in the cassette`() throws {
    let server = try LoopbackServer { _ in [.response(200, [:], #"{"total_count":0,"items":[]}"#)] }
    defer { server.stop() }
    let end = try record(from: server)
    #expect(end.status == 0, "\(end.output)\(end.errors)")
    let sent = server.requests.map { $0["authorization"] }
    #expect(sent == [["Bearer gho_canaryOfThisVeryTest0123456789abcdef"]])
    let cassette = String(decoding: try end.folder.bytes("a.cassette"), as: UTF8.self)
    #expect(cassette.contains("GET /search/repositories?"))
    for text in [cassette, end.output, end.errors] {
      #expect(!text.contains("canary"))
      #expect(!text.lowercased().contains("authorization"))
    }
    // Playing it needs neither server nor token.
    let played = try FinishedProgram(
      ["--script", "t.steps", "--root", "."], files: ["t.steps": Self.script, "a.cassette": cassette])
    #expect(played.status == 0, "\(played.output)")
  }

  @Test func `a token in a response stops the recording`() throws {
    let server = try LoopbackServer { request in
      [.response(200, [:], #"{"total_count":0,"items":[],"you":"\#(request["authorization"].joined())"}"#)]
    }
    defer { server.stop() }
    let end = try record(from: server)
    #expect(end.status == 1)
    #expect(end.output.contains("holds a token, so the recording was stopped and nothing was written."))
    #expect(!(end.output + end.errors).contains("canary"))
    let names = try end.folder.names
    #expect(!names.contains("a.cassette"))
  }

  @Test func `the variables of GitHub's token do not go to another host`() throws {
    let server = try LoopbackServer { _ in [.response(200, [:], #"{"total_count":0,"items":[]}"#)] }
    defer { server.stop() }
    let end = try FinishedProgram(
      ["--script", "t.steps", "--record", "--root", "."], files: ["t.steps": Self.script],
      environment: [
        "OCTODO_API_URL": "http://\(server.authority)", "GH_TOKEN": "gho_canary",
        "GITHUB_TOKEN": "gho_canary",
      ])
    #expect(end.status == 0, "\(end.output)\(end.errors)")
    #expect(server.requests.map { $0["authorization"] } == [[]])
  }

  @Test func `without --record a script plays the cassette, and sends no requests`() throws {
    let server = try LoopbackServer { _ in [.response(500, [:], "")] }
    defer { server.stop() }
    let end = try FinishedProgram(
      ["--script", "t.steps", "--root", "."], files: ["t.steps": Self.script],
      environment: ["OCTODO_API_URL": "http://\(server.authority)"])
    #expect(end.status == 1)
    #expect(end.output.contains("there is no a.cassette\n") && end.output.contains("run with --record"))
    #expect(server.requests == [])
  }
}
