import EventLoop
import Foundation
import GitHub
import HTTP
import HTTPTypes
import Scripting
import TestSupport
import Testing

@testable import octodo

/// Responds to every request with the same text.
private struct OneResponse: HTTPClient {
  let text: String

  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    HTTPClientResponse(head: HTTPResponse(status: .ok), body: Array(text.utf8))
  }
}

/// `octodo sample`.
struct SampleTests {
  private func body(_ kind: SampleKind) throws -> String {
    try onLoop { try await SampleRun(kind: kind).sample(on: $0).body }
  }

  /// What octodo reads in a response, as text.
  private func decoded(_ kind: SampleKind, _ body: String) throws -> String {
    try onLoop { loop in
      let github = GitHubRepository(
        http: OneResponse(text: body), base: .gitHub, token: nil, userAgent: "octodo-test", cache: nil,
        loop: loop,
        now: { Date(timeIntervalSince1970: 0) })
      return "\(try await kind.ask(github))"
    }
  }

  @Test(arguments: SampleKind.names)
  func `a sample is decoded by its endpoint, with a value in every field`(name: String) throws {
    let kind = try #require(SampleKind.all.first { $0.name == name })
    let text = try body(kind)
    let value = try decoded(kind, text)
    // What only other endpoints, headers, the cache, a closed issue or an address that does not follow from the name have.
    var elsewhere: Set<Substring> = [
      "next", "last", "rateLimit", "saved", "watchers", "total", "limit", "stateReason", "otherURL",
      "missing",
    ]
    // A pull request is no issue, and the text of a README comes without the path of its file.
    if kind.file.hasPrefix("issue") { elsewhere.insert("pull") }
    if name == "readme" { elsewhere.formUnion(["name", "path"]) }
    let missing = value.matches(of: /(\w+): (?:nil|\[\])/).map(\.1).filter { field in
      !value.contains("\(field): Optional(")
        && value.matches(of: #/\w+: \[[^\]]/#).allSatisfy { !$0.0.hasPrefix("\(field):") }
    }
    #expect(Set(missing).subtracting(elsewhere) == [], "\(value)")
    if name == "repo" { #expect(!value.contains("watchers: nil")) }
  }

  @Test(arguments: SampleKind.names.filter { $0 != "readme" })
  func `octodo reads every field of a sample`(name: String) throws {
    let kind = try #require(SampleKind.all.first { $0.name == name })
    let text = try body(kind)
    let value = try decoded(kind, text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var changed = 0
    for (index, line) in lines.enumerated() {
      guard let other = Self.changing(line) else { continue }
      var copy = lines
      copy[index] = other
      let read = try? decoded(kind, copy.joined(separator: "\n"))
      #expect(read != value, "\(line)")
      changed += 1
    }
    #expect(changed > 3)
  }

  /// The line of JSON with another value of the same type; nil if it has no value of its own.
  private static func changing(_ line: String) -> String? {
    if line.contains(#""state" : "open""#) { return line.replacing("open", with: "closed") }
    if line.contains(#""state" : "closed""#) { return line.replacing("closed", with: "open") }
    // Only the repository that it names is read.
    if line.contains(#""html_url""#) { return line.replacing("/octo/", with: "/other/") }
    if line.contains(" : true") { return line.replacing(" : true", with: " : false") }
    if line.contains(" : false") { return line.replacing(" : false", with: " : true") }
    if let number = line.firstMatch(of: #/ : ([0-9]+)/#) {
      return line.replacing(number.1, with: "1\(number.1)")
    }
    if let time = line.firstMatch(of: /20[0-9]{2}-/) { return line.replacing(time.0, with: "1999-") }
    if let color = line.firstMatch(of: /"color" : "([0-9a-f]{6})"/) {
      return line.replacing(color.1, with: "012345")
    }
    guard line.hasSuffix("\"") || line.hasSuffix("\",") else { return nil }
    return line.hasSuffix(",") ? "\(line.dropLast(2))x\"," : "\(line.dropLast())x\""
  }

  @Test func `the response goes to standard output, and the lines for a script to standard error`() throws {
    let run = try FinishedProgram(["sample", "search"])
    #expect(run.status == 0)
    let lines = run.errors.split(separator: "\n")
    #expect(
      lines.last == "stub GET \"/search/repositories\" including q=\"kettle\" -> 200 file \"search.json\"")
    #expect(lines.first?.hasPrefix("set clock \"2026-") == true)
    let script = """
      \(run.errors)
      set tracking off
      launch
      type "kettle"
      key Enter
      see /1 of \\d+/ in pane status
      see "octo/kettle" in pane results
      not see "now" in pane results
      """
    let flow = try FinishedProgram(
      ["--script", "t.steps", "--root", "."], files: ["t.steps": script, "search.json": run.output])
    #expect(flow.status == 0, "\(flow.output)")
  }

  @Test func `one script goes from sample to sample`() throws {
    var (files, stubs): ([String: String], String) = ([:], "")
    for kind in SampleKind.all {
      let (body, stub) = try onLoop { try await SampleRun(kind: kind).sample(on: $0) }
      files[kind.file] = body
      stubs += stub + "\n"
    }
    files["t.steps"] = """
      \(stubs)set tracking off
      set size 80x40
      launch
      type "kettle"
      key Enter Enter
      see "Boils water" in pane readme
      key i
      see "#109" in pane issues
      key Enter
      see "What I did"
      see "comments" in pane header
      """
    let flow = try FinishedProgram(["--script", "t.steps", "--root", "."], files: files)
    #expect(flow.status == 0, "\(flow.output)")
  }

  /// The first script of Docs/script-language.md and that of `octodo help script`.
  private static func firstExamples() throws -> [String] {
    let text = try Checkout.text(of: "Docs/script-language.md")
    let block = try #require(text.firstMatch(of: #/```steps\n((?s:.*?))```/#)).1
    let help = try #require(ScriptGuide.text.firstMatch(of: #/\n( +# search\.steps\n(?s:.*?)"results"\n)/#)).1
    return [String(block), String(help)]
  }

  @Test func `the first examples of the language pass with the sample that they name`() throws {
    let sample = try onLoop { try await SampleRun(kind: #require(SampleKind.all.first)).sample(on: $0).body }
    for script in try Self.firstExamples() {
      let flow = try FinishedProgram(
        ["--script", "search.steps", "--snapshots", "missing", "--root", "."],
        files: ["search.steps": script, "search.json": sample])
      #expect(flow.status == 0, "\(script)\n\(flow.output)\(flow.errors)")
    }
  }

  @Test func `the stub is for a page of the size that octodo requests`() throws {
    let kind = try #require(SampleKind.all.first { $0.name == "comments" })
    let stub = try onLoop { try await SampleRun(kind: kind).sample(on: $0).stub }
    let text =
      #"stub GET "/repos/octo/kettle/issues/109/comments" including per_page="30" -> 200 file "comments.json""#
    #expect(stub == text)
  }

  @Test func `another word is refused with the nearest one`() throws {
    for (word, hint) in [("serch", "Did you mean search?"), ("x", "There are search, repo, readme, ")] {
      guard case .exit(let text, let status) = LaunchOptions.read(["sample", word]) else {
        Issue.record("\(word) was taken.")
        continue
      }
      #expect(status == 2 && text.contains(hint), "\(text)")
    }
  }
}
