/// The requests of a screen that loads from GitHub, and its states: each gives them other responses.
public struct SceneRequests: Sendable {
  private let targets: [Target]
  private let account: Account
  private let typing: String?
  private let keys: String

  /// A request that the same response answers, as in `SceneStub`.
  private struct Target: Sendable {
    let path: String
    let including: KeyValuePairs<String, String>?
  }

  /// - Parameters:
  ///   - targets: `/path?query` below the API's base with the whole query, in the order of the requests.
  ///   - account: who sends them.
  public init(_ targets: String..., account: Account = .anonymous) {
    self.account = account
    self.targets = targets.map { Target(path: $0, including: nil) }
    (typing, keys) = (nil, "")
  }

  /// The request of a list for its first page.
  /// - Parameters:
  ///   - path: `/path` below the API's base.
  ///   - including: parameters that the request must have at least.
  ///   - typing: text typed before each state's own keys.
  ///   - keys: keys pressed after that, separated by spaces.
  public init(
    list path: String, including: KeyValuePairs<String, String> = [:], typing: String? = nil,
    keys: String = ""
  ) {
    account = .anonymous
    targets = [Target(path: path, including: including)]
    (self.typing, self.keys) = (typing, keys)
  }

  /// A state of the screen.
  /// - Parameters:
  ///   - replies: the responses to the requests, in their order.
  ///   - later: the responses when a request is repeated.
  ///   - next: the response to the page that the last one links to; nil if it is the last page.
  ///   - last: the response to the last page, if that is a later one than the next; a page after the next one is never
  ///     answered.
  ///   - keys: keys pressed once all responses arrived, separated by spaces.
  public func state(
    _ name: String, storage: SceneStorage = .usable, _ replies: SceneReply...,
    later: [SceneReply] = [], next: SceneReply? = nil, last: SceneReply? = nil, then keys: String = "",
    file: String = #fileID, line: Int = #line
  ) -> SceneState {
    state(
      name, storage: storage, replies, later: later, next: next, last: last, then: keys,
      at: SceneLocation(file: file, line: line))
  }

  /// The states that look alike on every screen that loads from GitHub.
  /// - Parameter loaded: the responses if all requests succeed, in the order of the requests.
  public func usual(_ loaded: SceneReply..., file: String = #fileID, line: Int = #line) -> [SceneState] {
    let location = SceneLocation(file: file, line: line)
    let troubles: [(String, SceneReply)] = [
      ("loading", .never), ("error", .serverError), ("offline", .offline),
      ("rate-limited", .rateLimited), ("refused", .unauthorized),
    ]
    return troubles.map { name, reply in state(name, targets.map { _ in reply }, at: location) }
      // octodo keeps only responses with an ETag.
      + [
        state("saved", loaded.map { $0.adding("ETag", "\"1\"") }, later: [.offline], then: "r", at: location)
      ]
  }

  /// The states of a screen at the end of its first page: the second page is loaded, loading, or failed to load.
  public func paged(
    _ first: SceneReply..., next: SceneReply, file: String = #fileID, line: Int = #line
  ) -> [SceneState] {
    let location = SceneLocation(file: file, line: line)
    let nexts = [("more", next), ("loading-more", .never), ("page-error", .serverError)]
    return nexts.map { name, next in state(name, first, next: next, then: "End", at: location) }
  }

  /// The links in GitHub's responses use other paths, too.
  private static let nextPage = "/repositories/7/next?page=2"
  private static let thirdPage = "/repositories/7/next?page=3"
  private static let lastPage = "/repositories/7/next?page=5"
  private static let host = "https://api.github.com"

  private func state(
    _ name: String, storage: SceneStorage = .usable, _ replies: [SceneReply], later: [SceneReply] = [],
    next: SceneReply? = nil, last: SceneReply? = nil, then keys: String = "", at location: SceneLocation
  ) -> SceneState {
    let (file, line) = (location.file, location.line)
    var replies = replies
    let lastPage = last.map { _ in Self.host + Self.lastPage }
    if next != nil, let final = replies.popLast() {
      replies.append(Self.linking(final, to: Self.host + Self.nextPage, last: lastPage))
    }
    return SceneState(name, account: account, storage: storage, file: file, line: line) {
      for (target, reply) in zip(targets, replies) {
        SceneStub(
          to: target.path, including: target.including, reply, then: later, file: file, line: line)
      }
      if let next {
        let linked = lastPage.map { Self.linking(next, to: Self.host + Self.thirdPage, last: $0) } ?? next
        SceneStub(to: Self.nextPage, linked, file: file, line: line)
      }
      if let last { SceneStub(to: Self.lastPage, last, file: file, line: line) }
      if let typing { Typing(typing) }
      Keys("\(self.keys) \(keys)".split(separator: " ").map(String.init), file: file, line: line)
    }
  }

  /// The reply with a link to a next page, and to a last one if there is one.
  private static func linking(_ reply: SceneReply, to next: String, last: String?) -> SceneReply {
    let links = [(next, "next"), (last, "last")].compactMap { address, relation in
      address.map { "<\($0)>; rel=\"\(relation)\"" }
    }
    return reply.adding("Link", links.joined(separator: ", "))
  }
}
