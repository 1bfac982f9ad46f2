public import Domain
public import EventLoop
import GitHub
public import Screens
import Texts

/// The preview of an issue without its comments, for a list that has only its number.
@LoopActor
public enum IssuePreview {
  /// The preview of `Route.issueDetail`.
  public static func make(_ number: Int, of repo: RepoName, _ environment: Environment) -> any Preview {
    let (github, loop) = (environment.github, environment.loop)
    let endpoint = Endpoint.issue(number, of: repo)
    return LoadedPreview<IssuePost>(
      "\(repo)#\(number)", environment,
      named: { post in
        post.detail.map { "\($0.issue.repo ?? repo)#\($0.issue.number)" }
      }, offer: \.pressForIssue,
      saved: {
        guard let saved = await github.savedValue(of: endpoint) else { return nil }
        return (await IssuePost.read(saved.value, on: loop), saved.date)
      },
      load: {
        let fetched = try await github.value(of: endpoint)
        let post = await IssuePost.read(fetched.value, on: loop)
        return fetched.map { _ in post }
      }
    ) { post, missing, context in
      guard let post, let detail = post.detail else { return DocumentContent(sections: [missing]) }
      let base = LinkBase.issue(of: detail.issue.repo ?? repo, on: environment.web)
      let layout = IssueLayout(context, zone: environment.zone(), base: base)
      return DocumentContent(header: [layout.head(detail.issue, detail)], sections: [layout.body(post)])
    }
  }
}
