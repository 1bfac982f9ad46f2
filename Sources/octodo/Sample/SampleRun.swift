import Console
import Demo
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import HTTPTypes
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
      "per_page=\(SampleKind.pageSize)", with: "per_page=\(Configuration().pageSize)")
    let stub = StubAdvice.stub(method: "GET", target: RequestTarget(target))
    return (body.hasSuffix("\n") ? body : body + "\n", "\(stub) -> 200 file \"\(kind.file)\"")
  }

  /// Returns the exit status.
  /// - Throws: the error of the endpoint or of the event loop.
  func callAsFunction(_ output: StandardOutput) throws -> Int32 {
    let (body, stub) = try sample()
    output.print(body, as: kind.file.hasSuffix(".json") ? .json : .file)
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
  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPAnswer {
    let answer = try await client.send(request, body: body)
    target = request.path ?? ""
    self.body = answer.body
    return answer
  }
}
