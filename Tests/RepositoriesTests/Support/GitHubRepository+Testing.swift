import EventLoop
import GitHubAPI
import HTTP

extension GitHubRepository {
  convenience init(testing http: any HTTPClient, token: Token? = nil, cache: (any AnswerCache)? = nil) throws
  {
    self.init(
      http: http, base: .gitHub, token: token, userAgent: "octodo/0.0-test",
      cache: cache, loop: .process,
      now: { noon })
  }
}
