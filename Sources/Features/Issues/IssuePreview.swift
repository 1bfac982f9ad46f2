public import Domain
public import EventLoop
import FoundationEssentials
import GitHub
import Markdown
public import Screens
import Terminal
import Texts

/// An issue without its comments, beside a list that knows only its number.
@LoopActor
public final class IssuePreview: Preview {
  public let title: String
  private let number: Int
  private let repo: RepoName
  private let environment: Environment
  private let signal = ChangeSignal()
  private let loader: Loader
  /// Nil until a response is there.
  private var post: IssuePost? { didSet { signal.raise() } }
  private var opening: Task<Void, Never>?

  public init(_ number: Int, of repo: RepoName, _ environment: Environment) {
    (self.number, self.repo, self.environment) = (number, repo, environment)
    title = "\(repo)#\(number)"
    loader = Loader(environment)
    loader.onChange = { [signal] in signal.raise() }
  }

  public func open() {
    opening = environment.loop.spawn { [weak self, environment, number, repo] in
      guard let saved = await environment.github.savedValue(of: .issue(number, of: repo)) else { return }
      let post = await IssuePost.read(saved.value, on: environment.loop)
      guard !Task.isCancelled, let self, self.post == nil else { return }
      self.post = post
    }
  }

  public var canLoad: Bool {
    switch loader.phase {
    case .resting, .failed: post == nil
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
    return DocumentContent(sections: [missing(context.texts)])
  }

  private func missing(_ texts: Texts) -> DocumentSection {
    if let message = PaneMessage(loader.phase, texts) { return DocumentSection([.message(message)]) }
    return DocumentSection([.words(texts.preview.pressForIssue, .faint)])
  }
}
