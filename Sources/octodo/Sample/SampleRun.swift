import ArgumentParser
import Console
import Demo
import Domain
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import HTTPTypes
import Screens
import Scripting
import Stubs

/// `octodo sample`: what octodo itself requests of the demo data, decoded by the endpoint before it is printed.
struct SampleRun {
  let kind: SampleKind

  /// The response, and a stub that answers with a file of it.
  /// - Throws: the error of the endpoint or of the event loop.
  func sample() throws -> (body: String, stub: String) {
    try EventLoop.process.run { try await sample(on: .process) }
  }

  /// - Throws: the error of the endpoint.
  @LoopActor
  func sample(on loop: EventLoop) async throws -> (body: String, stub: String) {
    let client = RememberingClient(DemoHTTPClient(isReadable: true))
    let github = GitHubRepository(
      http: client, base: .gitHub, token: nil, userAgent: Version.userAgent, cache: nil, loop: loop,
      now: { Date() })
    _ = try await kind.ask(github)
    let body = String(decoding: client.body, as: UTF8.self)
    // The stub answers the request that octodo sends, whose pages are larger.
    let target = client.target.replacing(
      "per_page=\(SampleKind.pageSize)", with: "per_page=\(Configuration().settings.pageSize)")
    let stub = StubAdvice.stub(method: "GET", target: RequestTarget(target))
    return (body.hasSuffix("\n") ? body : body + "\n", "\(stub) -> 200 file \"\(kind.file)\"")
  }

  /// Returns the exit status.
  /// - Throws: the error of the endpoint or of the event loop.
  func callAsFunction(_ output: StandardOutput) throws -> Int32 {
    let (body, stub) = try sample()
    output.print(body, as: kind.file.hasSuffix(".json") ? .json : .file)
    // The preset clock of a script is older than the data, so every age would be "now".
    StandardError.print("set clock \"\(try DemoHTTPClient.dayAfterData().formatted(.iso8601))\"")
    StandardError.print(stub)
    return 0
  }
}

/// Keeps the last exchange.
@LoopActor
private final class RememberingClient: HTTPClient {
  private(set) var target = ""
  private(set) var body: [UInt8] = []
  private let client: any HTTPClient

  init(_ client: any HTTPClient) {
    self.client = client
  }

  @LoopActor
  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    let response = try await client.send(request, body: body)
    target = request.path ?? ""
    self.body = response.body
    return response
  }
}

/// The command line of `octodo sample`.
struct SampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample", _superCommandName: "octodo",
    abstract: "Print a response of GitHub, for the stubs of a script.",
    discussion: """
      \(SampleKind.all.map { "  \($0.name.padding(to: 10))\($0.summary)" }.joined(separator: "\n"))

      The response has the fields that octodo reads, and comes from the demo data: no network, no token. It goes to \
      standard output, and two lines for the script to standard error: its clock and a stub.

        octodo sample search > search.json
      """,
    version: "octodo \(Version.number)")

  @Argument(
    help: "Which response: \(SampleKind.names.joined(separator: ", ")).",
    completion: .list(SampleKind.names))
  var kind: String

  enum Reading {
    case kind(SampleKind)
    case exit(text: String, status: Int32)
  }

  /// - Parameter arguments: those after `sample`.
  static func read(_ arguments: [String]) -> Reading {
    do {
      let word = try parse(arguments).kind
      if let kind = SampleKind.all.first(where: { $0.name == word }) { return .kind(kind) }
      let nearest = Spelling.nearest(to: word, among: SampleKind.names)
      throw UsageProblem(
        "There is no sample \(word.shortened). "
          + (nearest.map { "Did you mean \($0)?" }
            ?? "There are \(SampleKind.names.joined(separator: ", "))."))
    } catch {
      let (text, status) = ParserMessage.text(for: error, of: Self.self)
      return .exit(text: text, status: status)
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
