import Domain
import EventLoop
import FoundationEssentials
import GitHub
import Terminal
import Texts

/// Stars and watches repositories, by a menu. GitHub takes each of these twice as well as once, so the menu need not ask
/// for the state before.
@LoopActor
struct StarActions {
  let environment: Environment
  let sending: StarSending
  /// The repositories that the menu is for.
  let targets: @LoopActor () -> [RepoName]

  /// What can be chosen.
  private enum Verb: Hashable {
    case star, unstar
    case watch(RepoWatching)

    static let all = [star, unstar] + RepoWatching.allCases.map(Verb.watch)

    var key: Unicode.Scalar {
      switch self {
      case .star: "s"
      case .unstar: "S"
      case .watch(.all): "w"
      case .watch(.participating): "p"
      case .watch(.ignored): "i"
      }
    }

    func text(_ words: StarTexts) -> String {
      switch self {
      case .star: words.star
      case .unstar: words.unstar
      case .watch(.all): words.watchAll
      case .watch(.participating): words.watchParticipating
      case .watch(.ignored): words.ignore
      }
    }

    func done(_ words: StarTexts, _ title: String) -> String {
      switch self {
      case .star: words.starred(title: title)
      case .unstar: words.unstarred(title: title)
      case .watch(.all): words.watchesAll(title: title)
      case .watch(.participating): words.watchesParticipating(title: title)
      case .watch(.ignored): words.ignored(title: title)
      }
    }

    func write(_ repo: RepoName) -> Endpoint<Void> {
      switch self {
      case .star: .star(repo)
      case .unstar: .unstar(repo)
      case .watch(let watching): .watch(repo, watching)
      }
    }
  }

  var menu: Action {
    let (environment, targets) = (environment, targets)
    return Action(
      "star-and-watch", [.char("w")], environment.texts.star.menu, effect: .shows,
      when: { !targets().isEmpty && whyNot == nil }, whyNot: targets().isEmpty ? nil : whyNot
    ) { show(targets()) }
  }

  /// Why nothing can be starred; nil if it can.
  private var whyNot: String? {
    let words = environment.texts.star
    return switch environment.account {
    case .token: nil
    case .anonymous: words.needsToken
    case .demo: words.inDemo
    }
  }

  private func show(_ repos: [RepoName]) {
    guard let first = repos.first else { return }
    let words = environment.texts.star
    let choices = Verb.all.map { Menu.Choice("\($0.key)", key: $0.key, $0.text(words)) }
    let title = environment.title("\(first)", andMore: repos.count - 1)
    environment.dialogs.show(Menu("star", title: title, choices: choices)) { id in
      if let verb = Verb.all.first(where: { "\($0.key)" == id }) { begin(verb, with: repos, title: title) }
    }
  }

  private func begin(_ verb: Verb, with repos: [RepoName], title: String) {
    let words = environment.texts.star
    environment.confirmWrites(repos.count) {
      words.question(verb: verb.text(words), count: $0)
    } then: {
      sending.run { await send(verb, to: repos, title: title) }
    }
  }

  /// Says what was done, or what was not.
  private func send(_ verb: Verb, to repos: [RepoName], title: String) async {
    sending.left += repos.count
    for (count, repo) in repos.enumerated() {
      do {
        try await sendPatiently(verb.write(repo))
        sending.left -= 1
      } catch {
        sending.left -= repos.count - count
        if error is CancellationError { return }
        let texts = environment.texts
        // Those before it are done.
        if count > 0 {
          let done = environment.title("\(repos[0])", andMore: count - 1)
          environment.notices.say(verb.done(texts.star, done))
        }
        return environment.notices.say(
          texts.star.failed(title: "\(repo)", reason: texts.sentence(for: error)))
      }
    }
    environment.notices.say(verb.done(environment.texts.star, title))
  }

  /// Sends it again when GitHub's rate limit ends.
  private func sendPatiently(_ write: Endpoint<Void>) async throws {
    while true {
      do {
        defer { sending.isOnItsWay = false }
        return try await environment.github.send(write) { [sending] in sending.isOnItsWay = true }
      } catch AppError.rateLimited(let end, _) {
        let seconds = max(1, Int(end.timeIntervalSince(environment.now()).rounded(.up)))
        environment.notices.say(environment.texts.star.waits(seconds: "\(seconds)"))
        try await environment.countDown(to: end) { _ in }
      }
    }
  }
}

/// The stars that are being sent from one screen. They go on when it is left.
@LoopActor
final class StarSending {
  /// The number that GitHub has not answered. Observed.
  var left: Int {
    get {
      signal.observe()
      return count
    }
    set {
      count = newValue
      signal.raise()
    }
  }
  private var count = 0
  /// Whether a write has been sent, and not answered.
  var isOnItsWay = false
  private let signal = ChangeSignal()
  private var tasks: [Task<Void, Never>] = []
  private let environment: Environment

  init(_ environment: Environment) {
    self.environment = environment
  }

  func run(_ body: @escaping @LoopActor @Sendable () async -> Void) {
    if count == 0 { tasks = [] }
    tasks.append(environment.loop.spawn { await body() })
  }

  var stop: Action {
    Action(
      "stop-sending", [Key(.escape)], self.environment.texts.star.stop, effect: .works,
      when: { self.left > 0 }
    ) {
      // GitHub may have the one that is on its way.
      let unsent = self.count - (self.isOnItsWay ? 1 : 0)
      self.environment.notices.say(self.environment.texts.star.stopped(count: unsent))
      for task in self.tasks { task.cancel() }
    }
  }
}
