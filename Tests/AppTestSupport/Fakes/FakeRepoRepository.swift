public import Domain
public import EventLoop

/// Access to one repository that answers what it was told to.
@LoopActor
public final class FakeRepoRepository: RepoRepository {
  public let repos: ScriptedAnswers<RepoName, Repo>
  public let readmes: ScriptedAnswers<RepoName, String?>

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
}
