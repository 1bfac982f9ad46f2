import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import Testing

/// The time at which the virtual clock of every test starts.
let testStart = Date(timeIntervalSince1970: 1_800_000_000)

extension GitHubRepository {
  /// A repository that uses the virtual clock of `loop`.
  convenience init(
    testing http: any HTTPClient, on loop: EventLoop, base: String = APIBase.gitHubURL, token: String? = nil,
    cache: ResponseCache? = nil
  ) throws {
    let token = try token.map { try #require(Token($0)) }
    self.init(
      http: http, base: try APIBase(base), token: token, userAgent: "octodo/0.0-test", cache: cache,
      loop: loop, now: { testStart + (loop.clock.now.sinceStart / .seconds(1)) })
  }
}
