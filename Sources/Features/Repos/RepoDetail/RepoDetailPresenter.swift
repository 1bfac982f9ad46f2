public import Domain
public import EventLoop
import FoundationEssentials
import GitHub
public import Screens
import Texts
public import UseCases

/// One repository: the fields that a list has are shown at once, the others when they are loaded.
@LoopActor
public final class RepoDetailPresenter {
  private let name: RepoName
  private var state: State {
    didSet {
      changes += 1
      signal.raise()
    }
  }
  /// Changes whenever `state` does.
  private var changes = 0
  public let load: Load
  private let loadStatus: LoadStatus
  private let signal = ChangeSignal()
  private let readReadme: ReadReadme<ReadmeText>
  let environment: Environment

  /// The loaded values.
  private struct State {
    var repo: Repo?
    /// Nil until the response arrives.
    var readme: ReadmeState?
    /// When the README was loaded.
    var readmeDate: Date?
    /// Whether the README on view is from the last request.
    var isReadmeNew = false
    var rateLimit: RateLimit?
    /// Set if a saved response was used for any part.
    var saved: SavedCopy?
  }

  public init(name: RepoName, known: Repo?, environment: Environment) {
    self.name = name
    self.environment = environment
    state = State(repo: known)
    load = Load(environment)
    let raise = { @LoopActor [signal] in signal.raise() }
    loadStatus = LoadStatus(of: load, environment, onTurn: raise, onChange: raise)
    readReadme = ReadReadme(environment)
  }

  /// Nil until the response arrives.
  public var readme: ReadmeState? { state.readme }

  /// As GitHub answered, which is another name than the asked one after a move.
  var currentName: RepoName { state.repo?.name ?? name }

  /// Loads or reloads the repository and its README. A README on view stays until the new one is loaded.
  func reload() {
    if case .text = state.readme {} else { state.readme = nil }
    state.isReadmeNew = false
    load.endPause()
    load.start { [weak self] in try await self?.loadAll() }
  }

  /// The repository first, then its README, because GitHub wants clients to send requests one after the other.
  /// Source: docs.github.com, "Best practices for using the REST API".
  private func loadAll() async throws {
    let github = environment.github
    var (failure, saved): (AppError?, SavedCopy?)
    do {
      let repo = try await load.response { try await github.value(of: .repo(self.name)) }
      nameVisit(repo.value)
      state.repo = repo.value
      saved = repo.saved
    } catch let error as AppError {
      failure = error
    }
    state.rateLimit = github.rateLimits["core"]
    do {
      let readme = try await load.response { try await self.readReadme(of: self.currentName) }
      saved = readme.saved ?? saved
      if let text = readme.value {
        state.readme = .text(text)
        (state.readmeDate, state.isReadmeNew) = (readme.saved?.date ?? environment.now(), true)
      } else if failure == nil {
        // If the repository could not be loaded, a 404 for the README does not mean that there is none.
        state.readme = .missing
      }
    } catch let error as AppError {
      failure = failure ?? error
    }
    state.rateLimit = github.rateLimits["core"]
    state.saved = saved
    load.resume(at: saved?.reason.pauseEnd) { [weak self] in self?.reload() }
    if let failure { throw failure }
  }
}

extension RepoDetailPresenter {
  /// The visit was recorded by the asked name, which is another one than the answered one after a move.
  private func nameVisit(_ repo: Repo) {
    let (asked, answered) = (currentName, repo.name)
    guard asked != answered, let visit = Route.repoDetail(answered, known: repo).visit else { return }
    environment.rename(.repo(asked), to: visit)
  }

  public var answeredRoute: Route? { state.repo.map { .repoDetail($0.name, known: $0) } }
}

extension RepoDetailPresenter: DocumentInput {
  public func appear() {
    if !load.hasStarted { reload() }
  }

  public func close() {
    load.close()
  }
}

extension RepoDetailPresenter: DocumentOutput {
  public var version: Int {
    signal.observe()
    return changes &+ loadStatus.version
  }

  private var onView: LoadedContent {
    switch state.readme {
    case nil: .nothing
    case .missing: .empty
    case .text: .shown(date: state.isReadmeNew ? nil : state.readmeDate)
    }
  }

  /// Without a README, the message is part of the content.
  public var message: PaneMessage? {
    onView.isShown ? loadStatus.message(with: onView) : nil
  }

  /// A README that could not be loaded may have what an address names.
  public var isMissing: Bool { state.readme == nil || message != nil }

  public var isReloading: Bool { onView.isShown && loadStatus.isSlow }
  public var isLoading: Bool { load.phase.isRunning }

  /// The keys that reload and stop.
  var actions: [Action] { loadStatus.actions(reload: { [weak self] in self?.reload() }) }

  public var rowContext: RowContext { RowContext(environment) }

  public func content(_ context: RowContext) -> DocumentContent {
    let header = RepoHeader(
      name: name, repo: state.repo, isLoading: isLoading || !load.hasStarted, now: context.now,
      zone: environment.zone(), hasDot: context.hasDots, texts: context.texts)
    let readme = readme?.section(context.texts, of: currentName, on: environment.web)
    let message = loadStatus.message(with: onView).map { [DocumentPart.message($0)] } ?? []
    return DocumentContent(header: [header.section], sections: [readme ?? DocumentSection(message)])
  }

  public func status(percent: Int, isShort: Bool) -> [String] {
    let texts = environment.texts
    let limit = state.rateLimit.flatMap { texts.left(of: $0, isShort: isShort) }
    let saved = state.saved.map {
      texts.age(of: $0, now: environment.now(), pause: load.pause, isShort: isShort)
    }
    // The position makes no sense for the header alone.
    let position = onView == .nothing ? nil : isShort ? "\(percent)%" : "\(currentName) \(percent)%"
    return loadStatus.status(with: onView, isShort: isShort) + [saved, position, limit].compactMap(\.self)
  }
}
