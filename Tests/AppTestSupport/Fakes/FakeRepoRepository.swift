public import Domain
public import EventLoop

/// Access to one repository that answers what it was told to.
@LoopActor
public final class FakeRepoRepository: RepoRepository {
  public let repos: ScriptedAnswers<RepoName, Repo>
  public let readmes: ScriptedAnswers<RepoName, String?>

  /// What is left of the limit.
  public var limit: RateLimit?

  init(loop: EventLoop) {
    repos = ScriptedAnswers(loop: loop)
    readmes = ScriptedAnswers(loop: loop)
  }

  @LoopActor public func repo(_ name: RepoName) async throws -> Repo {
    try await repos.answer(name)
  }

  @LoopActor public func readme(of name: RepoName) async throws -> String? {
    try await readmes.answer(name)
  }

  @LoopActor public var rateLimit: RateLimit? {
    get async { limit }
  }
}
