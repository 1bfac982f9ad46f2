public import Domain
public import EventLoop
import GitHub
public import Screens
import Texts

/// The preview of an issue or a pull request without its comments.
@LoopActor
public enum IssuePreview {
  /// The preview of one of a list, with the fields that the list has.
  /// - Parameters:
  ///   - name: its title; nil for its repository and number.
  ///   - repo: where it was asked for; nil in a list of many repositories.
  static func make(
    known issue: GitHubIssue, named name: String? = nil, in repo: RepoName? = nil, _ environment: Environment
  ) -> any Preview {
    let title = name ?? issue.ownItem.map { "\($0)" } ?? "#\(issue.number)"
    return LinkedPreview(title, environment, isWhole: !issue.isTextCut) { context, _ in
      let base = (issue.repo ?? repo).map {
        LinkBase.conversation(of: issue.item(in: $0), on: environment.web)
      }
      return IssueLayout(context, zone: environment.zone(), base: base).beginning(of: issue)
    }
  }

  /// The preview of `Route.issueDetail`.
  public static func make(_ number: Int, of repo: RepoName, _ environment: Environment) -> any Preview {
    make(number, of: repo, .issue(number, of: repo), environment, offer: \.pressForIssue, detail: { $0 }) {
      layout, detail in
      layout.head(detail.issue, detail)
    }
  }

  /// The preview of `Route.pullDetail`.
  public static func make(pull number: Int, of repo: RepoName, _ environment: Environment) -> any Preview {
    make(number, of: repo, .pull(number, of: repo), environment, offer: \.pressForPull, detail: \.detail) {
      layout, pull in
      layout.head(pull.detail.issue, pull, isAsking: nil)
    }
  }

  private static func make<Value: Sendable>(
    _ number: Int, of repo: RepoName, _ endpoint: Endpoint<Value>, _ environment: Environment,
    offer: @escaping @LoopActor (PreviewTexts) -> String,
    detail: @escaping @LoopActor @Sendable (Value) -> IssueDetail,
    head: @escaping @LoopActor (IssueLayout, Value) -> DocumentSection
  ) -> any Preview {
    let github = environment.github
    return LoadedPreview<(value: Value, post: IssuePost)>(
      "\(repo)#\(number)", environment,
      named: { loaded in
        loaded.post.detail.map { "\($0.issue.repo ?? repo)#\($0.issue.number)" }
      }, offer: offer,
      saved: {
        guard let saved = await github.savedValue(of: endpoint) else { return nil }
        return ((saved.value, await IssuePost.read(detail(saved.value), environment)), saved.date)
      },
      load: {
        let fetched = try await github.value(of: endpoint)
        let post = await IssuePost.read(detail(fetched.value), environment)
        return fetched.map { ($0, post) }
      }
    ) { loaded, missing, context in
      guard let (value, post) = loaded, let detail = post.detail else {
        return DocumentContent(sections: [missing])
      }
      let base = LinkBase.conversation(
        of: detail.issue.item(in: detail.issue.repo ?? repo), on: environment.web)
      let layout = IssueLayout(context, zone: environment.zone(), base: base)
      return DocumentContent(header: [head(layout, value)], sections: [layout.body(post)])
    }
  }
}

extension GitHubIssue {
  /// Nil if GitHub did not name its repository.
  var ownItem: Item? { repo.map { item(in: $0) } }

  /// Its own screen; nil if GitHub did not name its repository.
  var ownRoute: Route? {
    guard let repo else { return nil }
    return pull == nil
      ? .issueDetail(repo, number: number, known: self)
      : .pullDetail(repo, number: number, tab: .conversation, known: self)
  }
}
