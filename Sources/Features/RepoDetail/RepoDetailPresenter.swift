public import AppCore
public import Domain
public import EventLoop
import FoundationEssentials
import GitHubAPI
public import Observation
public import Texts

/// One repository: what a list knew is there at once, the rest fills in.
@LoopActor
@Observable
public final class RepoDetailPresenter: RepoDetailOutput {
  public private(set) var readme = ReadmeState.loading
  public private(set) var rateLimit: RateLimit?
  private let name: RepoName
  private var repo: Repo?
  private var failure: AppError?
  private var isLoading = false
  /// Seconds of the pause that GitHub asks for; nil while there is none.
  private var pause: Int?
  @ObservationIgnored private var running: Task<Void, Never>?
  @ObservationIgnored private let readReadme: ReadReadme
  @ObservationIgnored let environment: Environment
  @ObservationIgnored let router: Router

  public init(name: RepoName, known: Repo?, environment: Environment, router: Router) {
    self.name = name
    self.environment = environment
    self.router = router
    repo = known
    readReadme = ReadReadme(github: environment.github, loop: environment.loop)
  }

  public var texts: Texts { environment.texts }

  public var header: RepoHeader {
    RepoHeader(name: name, repo: repo, now: environment.now(), zone: environment.zone(), texts: texts)
  }

  public var title: String { repoName.description }

  var url: String { repo?.htmlURL ?? name.htmlURL }
  var repoName: RepoName { repo?.name ?? name }

  public var phase: RepoDetailPhase {
    if isLoading { return .loading }
    if let pause { return .waiting(seconds: pause) }
    return failure.map { .failed($0) } ?? .resting
  }

  func loadOnce() {
    guard running == nil else { return }
    load()
  }

  func load() {
    running?.cancel()
    isLoading = true
    failure = nil
    pause = nil
    if case .text = readme {} else { readme = .loading }
    running = environment.loop.spawn { [weak self] in await self?.loadAll() }
  }

  func stop() {
    running?.cancel()
  }

  /// The repository first, then its README: GitHub asks clients to send one request after the other.
  /// Source: docs.github.com, "Best practices for using the REST API".
  private func loadAll() async {
    do {
      let repo = try await patiently { try await self.environment.github.value(of: .repo(self.name)) }
      self.repo = repo
    } catch {
      guard let error = Self.shown(error) else { return }
      failure = error
    }
    rateLimit = environment.github.rateLimits["core"]
    do {
      let text = try await patiently { try await self.readReadme(of: self.name) }
      readme = text.map { .text($0) } ?? .missing
    } catch {
      guard let error = Self.shown(error) else { return }
      if case .text = readme { failure = error } else { readme = .failed(error) }
    }
    isLoading = false
    rateLimit = environment.github.rateLimits["core"]
  }

  /// Nil after a cancellation, of which nobody wants to hear.
  private static func shown(_ error: any Error) -> AppError? {
    guard !Task.isCancelled, !(error is CancellationError) else { return nil }
    return error as? AppError ?? .other(reason: "\(error)")
  }

  /// Sends again after the pause that GitHub asks for, and counts down meanwhile.
  private func patiently<T>(_ send: () async throws -> T) async throws -> T {
    while true {
      do {
        let answer = try await send()
        try Task.checkCancellation()
        return answer
      } catch AppError.rateLimited(let until, _) {
        try Task.checkCancellation()
        isLoading = false
        try await environment.countDown(to: until) { showPause($0) }
        isLoading = true
        showPause(nil)
      }
    }
  }

  /// A text that is on view stays; the status line counts down alone then.
  private func showPause(_ seconds: Int?) {
    pause = seconds
    if case .text = readme { return }
    readme = seconds.map { .waiting(seconds: $0) } ?? .loading
  }
}
