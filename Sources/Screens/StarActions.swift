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
  let stars: StarChanges
  /// The repositories that the menu is for.
  let targets: @LoopActor () -> [RepoName]

  /// What can be chosen.
  enum Verb: Hashable {
    case star, unstar
    case watch(RepoWatching)

    fileprivate static let all = [star, unstar] + RepoWatching.allCases.map(Verb.watch)

    /// What takes it back; nil if that depends on how it was before.
    fileprivate var opposite: Verb? {
      switch self {
      case .star: .unstar
      case .unstar: .star
      case .watch(.all), .watch(.ignored): .watch(.participating)
      case .watch(.participating): nil
      }
    }

    fileprivate var key: Unicode.Scalar {
      switch self {
      case .star: "s"
      case .unstar: "S"
      case .watch(.all): "w"
      case .watch(.participating): "p"
      case .watch(.ignored): "i"
      }
    }

    fileprivate func text(_ words: StarTexts) -> String {
      switch self {
      case .star: words.star
      case .unstar: words.unstar
      case .watch(.all): words.watchAll
      case .watch(.participating): words.watchParticipating
      case .watch(.ignored): words.ignore
      }
    }

    /// What a question calls it.
    fileprivate func answer(_ words: StarTexts) -> String {
      switch self {
      case .star: words.starAnswer
      case .unstar: words.unstarAnswer
      case .watch(.ignored): words.ignoreAnswer
      case .watch: words.watchAnswer
      }
    }

    fileprivate func done(_ words: StarTexts, _ title: String) -> String {
      switch self {
      case .star: words.starred(title: title)
      case .unstar: words.unstarred(title: title)
      case .watch(.all): words.watchesAll(title: title)
      case .watch(.participating): words.watchesParticipating(title: title)
      case .watch(.ignored): words.ignored(title: title)
      }
    }

    fileprivate func write(_ repo: RepoName) -> Endpoint<Void> {
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
      if let verb = Verb.all.first(where: { "\($0.key)" == id }) { begin(verb, with: repos) }
    }
  }

  private func begin(_ verb: Verb, with repos: [RepoName]) {
    let words = environment.texts.star
    environment.confirmWrites(
      repos.count, { words.question(verb: verb.text(words), count: $0) }, answer: verb.answer(words)
    ) {
      send(verb, to: repos)
    }
  }

  /// Says what was done, or what was not. What meets a rate limit is sent again when that ends.
  /// - Parameter isUndo: it takes an earlier change back.
  private func send(_ verb: Verb, to repos: [RepoName], isUndo: Bool = false) {
    stars.sending(repos.map(verb.write), waitingBy: { try await wait(till: $0) }) { sent in
      let words = environment.texts.star
      // How many were dropped was said when that was.
      if !sent.isStopped, let first = sent.taken.first {
        let done = environment.title("\(repos[first])", andMore: sent.taken.count - 1)
        let sentence = verb.done(words, done)
        let canUndo = !isUndo && verb.opposite != nil
        environment.notices.say(canUndo ? words.undoable(done: sentence) : sentence)
      }
      if !isUndo, let opposite = verb.opposite, !sent.taken.isEmpty {
        stars.note(opposite, sent.taken.map { repos[$0] }, after: environment.addTodos.lastNumber)
      }
      sayRefused(sent.refused.map { (repos[$0.position], $0.error) })
      if !sent.isStopped, sent.unsent > 0 { environment.notices.say(words.unsent(count: sent.unsent)) }
    }
  }

  /// One sentence for each reason.
  private func sayRefused(_ refused: [(repo: RepoName, error: any Error)]) {
    var groups: [(reason: String, repos: [RepoName], error: any Error)] = []
    for (repo, error) in refused {
      let reason = environment.texts.sentence(for: error)
      if let index = groups.firstIndex(where: { $0.reason == reason }) {
        groups[index].repos.append(repo)
      } else {
        groups.append((reason, [repo], error))
      }
    }
    for group in groups {
      let title = environment.title("\(group.repos[0])", andMore: group.repos.count - 1)
      environment.sayRefused(title, group.error) { $0.star.refused }
    }
  }

  private func wait(till end: Date) async throws {
    environment.notices.say(environment.texts.star.waits(seconds: "\(environment.secondsLeft(to: end))"))
    try await CountDown(on: environment.loop, now: environment.now)(to: end)
  }

  /// Whether there is a change to take back, and no todo was made since.
  var canUndo: Bool {
    stars.undoable.last.map { !environment.addTodos.canUndo(after: $0.todosBefore) } ?? false
  }

  func undo() {
    if let last = stars.takeLast() { send(last.verb, to: last.repos, isUndo: true) }
  }

  var stop: Action {
    let (environment, sending) = (environment, stars.sending)
    return Action(
      "stop-sending", [Key(.escape)], environment.texts.star.stop, effect: .works,
      when: { sending.unsent > 0 }
    ) {
      environment.notices.say(environment.texts.star.stopped(count: sending.stop()))
    }.beforeOthers
  }
}

/// The stars of one screen that are being sent, which go on when it is left, and how to take back those that GitHub took.
@LoopActor
final class StarChanges {
  let sending: SendChanges
  /// The newest last.
  private(set) var undoable: [Undoable] = []

  struct Undoable {
    /// What takes the change back.
    let verb: StarActions.Verb
    let repos: [RepoName]
    /// The last action that had made todos before.
    let todosBefore: Int
  }

  init(_ environment: Environment) {
    sending = SendChanges(to: environment.github, on: environment.loop)
  }

  func note(_ verb: StarActions.Verb, _ repos: [RepoName], after todosBefore: Int) {
    undoable =
      undoable.suffix(Self.maxCount - 1)
      + [Undoable(verb: verb, repos: repos, todosBefore: todosBefore)]
  }

  func takeLast() -> Undoable? { undoable.popLast() }

  private static let maxCount = 100
}
