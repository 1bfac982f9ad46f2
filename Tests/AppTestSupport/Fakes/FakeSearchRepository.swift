public import Domain
public import EventLoop

/// A repository search that answers what it was told to.
@LoopActor
public final class FakeSearchRepository: SearchRepository {
  public enum Call: Hashable, Sendable {
    case first(RepoQuery, pageSize: Int)
    case next(PageCursor)
  }

  public let answers: ScriptedAnswers<Call, RepoPage>

  init(loop: EventLoop) {
    answers = ScriptedAnswers(loop: loop)
  }

  @LoopActor public func search(_ query: RepoQuery, pageSize: Int) async throws -> RepoPage {
    try await answers.answer(.first(query, pageSize: pageSize))
  }

  @LoopActor public func page(at cursor: PageCursor) async throws -> RepoPage {
    try await answers.answer(.next(cursor))
  }
}
