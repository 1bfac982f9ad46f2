public import Domain
public import EventLoop
import GitHub
public import Screens
import Terminal
import Texts

/// The head of a repository and of its README, beside a list.
@LoopActor
public final class RepoPreview: Preview {
  public var title: String { "\(name)" }
  private let name: RepoName
  private let known: Repo?
  private let environment: Environment
  private let signal: ChangeSignal
  private let loader: Loader
  private let readReadme: ReadReadme
  /// Nil until a response is there.
  private var readme: ReadmeState? { didSet { signal.raise() } }
  private var opening: Task<Void, Never>?

  /// - Parameter known: what the list knows of it.
  public init(of name: RepoName, known: Repo?, _ environment: Environment) {
    (self.name, self.known, self.environment) = (name, known, environment)
    let signal = ChangeSignal()
    self.signal = signal
    loader = Loader(environment)
    loader.onChange = { signal.raise() }
    readReadme = ReadReadme(github: environment.github, loop: environment.loop)
  }

  public func open() {
    opening = environment.loop.spawn { [weak self, readReadme, name] in
      guard let text = await readReadme.saved(of: name), !Task.isCancelled, let self, readme == nil else {
        return
      }
      readme = .text(text)
    }
  }

  public var canLoad: Bool {
    switch loader.phase {
    case .resting, .failed: readme == nil
    case .loading, .loadingMore, .waiting: false
    }
  }

  public func load() {
    loader.start { [weak self, readReadme, name, loader] in
      let text = try await loader.answer { try await readReadme(of: name) }.value
      self?.readme = text.map { .text($0) } ?? .missing
    }
  }

  public func close() {
    opening?.cancel()
    loader.stop()
  }

  public var version: Int { signal.observe() }
  public var rowContext: RowContext { RowContext(environment) }

  public func content(_ context: RowContext) -> DocumentContent {
    let header = RepoHeader(
      name: name, repo: known, isLoading: false, now: context.now, zone: environment.zone(),
      hasDot: context.hasDots, texts: context.texts)
    return DocumentContent(header: [header.details], sections: [body(context.texts)])
  }

  private func body(_ texts: Texts) -> DocumentSection {
    if let readme { return readme.section(texts) }
    guard loader.phase == .resting else { return ReadmeState.message(loader.phase).section(texts) }
    return DocumentSection([.words(texts.preview.pressForReadme, .faint)])
  }
}
