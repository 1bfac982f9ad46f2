import Domain
import EventLoop
import FoundationEssentials
import GitHub
import Terminal
import Texts
import UseCases

/// Stars and watches repositories, by a menu. GitHub takes each of these twice as well as once, so the menu need not ask
/// for the state before.
@LoopActor
struct StarActions {
  let environment: Environment
  /// The stars that are being sent from one screen. They go on when it is left.
  let sending: SendChanges
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
      when: { !targets().isEmpty && environment.whyNoWrite == nil },
      whyNot: targets().isEmpty ? nil : environment.whyNoWrite
    ) { show(targets()) }
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
      send(verb, to: repos, title: title)
    }
  }

  /// Says what was done, or what was not. What meets a rate limit is sent again when that ends.
  private func send(_ verb: Verb, to repos: [RepoName], title: String) {
    sending(repos.map(verb.write), waitingBy: { try await wait(till: $0) }) { taken, error in
      guard let error else { return environment.notices.say(verb.done(environment.texts.star, title)) }
      if error is CancellationError { return }
      let texts = environment.texts
      // Those before it are done.
      if taken > 0 {
        let done = environment.title("\(repos[0])", andMore: taken - 1)
        environment.notices.say(verb.done(texts.star, done))
      }
      environment.notices.say(
        texts.write.failed(title: "\(repos[taken])", reason: texts.sentence(for: error)))
    }
  }

  private func wait(till end: Date) async throws {
    let seconds = max(1, Int(end.timeIntervalSince(environment.now()).rounded(.up)))
    environment.notices.say(environment.texts.star.waits(seconds: "\(seconds)"))
    try await CountDown(on: environment.loop, now: environment.now)(to: end)
  }

  var stop: Action {
    let (environment, sending) = (environment, sending)
    return Action(
      "stop-sending", [Key(.escape)], environment.texts.star.stop, effect: .works,
      when: { sending.unsent > 0 }
    ) {
      environment.notices.say(environment.texts.star.stopped(count: sending.stop()))
    }.beforeOthers
  }
}
