public import Domain
public import EventLoop
import FoundationEssentials
import GitHub
import Markdown
public import Screens
import Terminal
import Texts

/// An issue without its comments, beside a list.
@LoopActor
public final class IssuePreview: Preview {
  public let title: String
  private let number: Int
  private let repo: RepoName
  private let known: GitHubIssue?
  private let environment: Environment
  private let signal = ChangeSignal()
  private let loader: Loader
  /// Nil until a response is there.
  private var post: IssuePost? { didSet { signal.raise() } }
  private var opening: Task<Void, Never>?

  /// An issue of a list from GitHub, which has the beginning of its text.
  public convenience init(of issue: GitHubIssue, in repo: RepoName, _ environment: Environment) {
    self.init(issue.number, of: repo, known: issue, title: "#\(issue.number)", environment)
  }

  /// An issue of which only the number is known.
  public convenience init(_ number: Int, of repo: RepoName, _ environment: Environment) {
    self.init(number, of: repo, known: nil, title: "\(repo)#\(number)", environment)
  }

  private init(
    _ number: Int, of repo: RepoName, known: GitHubIssue?, title: String, _ environment: Environment
  ) {
    (self.number, self.repo, self.known) = (number, repo, known)
    (self.title, self.environment) = (title, environment)
    loader = Loader(environment)
    loader.onChange = { [signal] in signal.raise() }
  }

  public func open() {
    guard known == nil else { return }
    opening = environment.loop.spawn { [weak self, environment, number, repo] in
      guard let saved = await environment.github.savedValue(of: .issue(number, of: repo)) else { return }
      let post = await IssuePost.read(saved.value, on: environment.loop)
      guard !Task.isCancelled, let self, self.post == nil else { return }
      self.post = post
    }
  }

  public var canLoad: Bool {
    switch loader.phase {
    case .resting, .failed: known == nil && post == nil
    case .loading, .loadingMore, .waiting: false
    }
  }

  public func load() {
    loader.start { [weak self, environment, number, repo, loader] in
      let answer = try await loader.answer {
        try await environment.github.value(of: .issue(number, of: repo))
      }
      self?.post = await IssuePost.read(answer.value, on: environment.loop)
    }
  }

  public func close() {
    opening?.cancel()
    loader.stop()
  }

  public var version: Int { signal.observe() }
  public var rowContext: RowContext { RowContext(environment) }

  public func content(_ context: RowContext) -> DocumentContent {
    let layout = IssueLayout(context, zone: environment.zone())
    if let post, let detail = post.detail {
      return DocumentContent(header: [layout.head(detail.issue, detail)], sections: [layout.body(post)])
    }
    guard let known else { return DocumentContent(sections: [missing(context.texts)]) }
    let post = IssuePost(
      id: 0, author: known.author, createdAt: known.createdAt, text: MarkdownText(known.text ?? ""))
    return DocumentContent(header: [layout.head(known, nil)], sections: [layout.body(post)])
  }

  private func missing(_ texts: Texts) -> DocumentSection {
    if let message = PaneMessage(loader.phase, texts) { return DocumentSection([.message(message)]) }
    return DocumentSection([.words(texts.preview.pressForIssue, .faint)])
  }
}
