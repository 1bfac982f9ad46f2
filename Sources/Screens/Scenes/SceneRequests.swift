/// The requests of a screen that loads from GitHub, and its states: each gives them other responses.
public struct SceneRequests: Sendable {
  private let targets: [Target]
  private let typing: String?
  private let keys: String

  /// What the same response answers, as in `Answer`.
  private struct Target: Sendable {
    let path: String
    let including: KeyValuePairs<String, String>?
  }

  /// - Parameter targets: `/path?query` below the API's base with the whole query, in the order of the requests.
  public init(_ targets: String...) {
    self.targets = targets.map { Target(path: $0, including: nil) }
    (typing, keys) = (nil, "")
  }

  /// The request of a list for its first page.
  /// - Parameters:
  ///   - path: `/path` below the API's base.
  ///   - including: parameters that the request must have at least.
  ///   - typing: what is typed before each state's own keys.
  ///   - keys: what is pressed after that, with blanks between.
  public init(
    list path: String, including: KeyValuePairs<String, String> = [:], typing: String? = nil,
    keys: String = ""
  ) {
    targets = [Target(path: path, including: including)]
    (self.typing, self.keys) = (typing, keys)
  }

  /// A state of the screen.
  /// - Parameters:
  ///   - replies: the responses to the requests, in their order.
  ///   - next: the response to the page that the last one links to; nil if it is the last page.
  ///   - keys: what is pressed when all has come that comes, with blanks between.
  public func state(
    _ name: String, storage: SceneStorage = .usable, _ replies: SceneReply..., next: SceneReply? = nil,
    then keys: String = "", file: String = #fileID, line: Int = #line
  ) -> SceneState {
    state(
      name, storage: storage, replies, next: next, then: keys, at: ScenePlace(file: file, line: line))
  }

  /// The states that look alike on every screen that loads from GitHub.
  /// - Parameter loaded: the responses if all goes well, in the order of the requests.
  public func usual(_ loaded: SceneReply..., file: String = #fileID, line: Int = #line) -> [SceneState] {
    let place = ScenePlace(file: file, line: line)
    let troubles: [(String, SceneReply)] = [
      ("loading", .never), ("error", .fault(.server)), ("offline", .fault(.offline)),
      ("rate-limited", .fault(.limit)), ("refused", .fault(.unauthorized)),
    ]
    return troubles.map { name, reply in state(name, targets.map { _ in reply }, at: place) }
      + [state("saved", loaded.map(\.thenOffline), then: "r", at: place)]
  }

  /// The states of a list at the end of its first page: the second one is there, on its way, or could not be loaded.
  public func paged(
    _ first: SceneReply, next: SceneReply, file: String = #fileID, line: Int = #line
  ) -> [SceneState] {
    let place = ScenePlace(file: file, line: line)
    let nexts = [("more", next), ("loading-more", .never), ("page-error", .fault(.server))]
    return nexts.map { name, next in state(name, [first], next: next, then: "End", at: place) }
  }

  /// GitHub's links lead to other paths, too.
  private static let nextPage = "/repositories/7/next?page=2"

  private func state(
    _ name: String, storage: SceneStorage = .usable, _ replies: [SceneReply], next: SceneReply? = nil,
    then keys: String = "", at place: ScenePlace
  ) -> SceneState {
    let (file, line) = (place.file, place.line)
    var replies = replies
    if next != nil, let last = replies.popLast() {
      replies.append(last.linking(to: "https://api.github.com" + Self.nextPage))
    }
    return SceneState(name, storage: storage, file: file, line: line) {
      for (target, reply) in zip(targets, replies) {
        Answer(to: target.path, including: target.including, reply, file: file, line: line)
      }
      if let next { Answer(to: Self.nextPage, next, file: file, line: line) }
      if let typing { Typing(typing) }
      Keys("\(self.keys) \(keys)".split(separator: " ").map(String.init), file: file, line: line)
    }
  }
}
