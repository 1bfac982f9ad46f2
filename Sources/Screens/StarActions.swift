import Domain
import EventLoop
import FoundationEssentials
import GitHub
import Terminal
import Texts
import UseCases

/// Stars and watches repositories, by a menu that says what holds. GitHub is asked before each change whether it holds
/// already, so that `u` takes back only what was changed.
@LoopActor
struct StarActions {
  let environment: Environment
  let router: Router
  let stars: StarChanges
  /// The repositories that the menu is for.
  let targets: @LoopActor () -> [RepoName]

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
    let title = environment.title("\(first)", andMore: repos.count - 1)
    let asked = AskedState()
    // While a change is on its way, GitHub may say what holds before it or after it.
    let isSettled = stars.sending.left == 0 && environment.github.waitingWrites == 0
    let heading =
      repos.count > 1
      ? words.several(title: title) : isSettled ? words.asking(title: title) : words.pending(title: title)
    let opened = environment.dialogs.show(menu(heading, nil)) { id in
      if let verb = Verb.all.first(where: { "\($0.key)" == id }) { begin(verb, with: repos, asked) }
    }
    guard repos.count == 1, isSettled else { return }
    environment.loop.spawn {
      asked.state = try? await state(of: first)
      environment.dialogs.update(
        opened, to: menu(asked.state == nil ? words.unknown(title: title) : title, asked.state))
    }
  }

  /// - Parameter state: what holds, for one repository; nil if that is not known.
  private func menu(_ title: String, _ state: StarState?) -> Menu {
    let words = environment.texts.star
    return Menu(
      "star", title: title,
      choices: Verb.all.map { verb in
        let isNow = state.map(verb.holds) ?? false
        return Menu.Choice(
          "\(verb.key)", key: verb.key, isNow ? verb.state(words) : verb.text(words), isNow: isNow)
      })
  }

  private func state(of repo: RepoName) async throws -> StarState? {
    guard let isStarred = try await environment.github.value(of: .isStarred(repo)).asked,
      let watching = try await environment.github.value(of: .watching(repo)).asked
    else { return nil }
    return StarState(isStarred: isStarred, watching: watching)
  }

  /// The change that would lead to what holds now; nil if GitHub does not say it.
  /// - Parameters:
  ///   - verb: changes it.
  ///   - known: what holds, if GitHub said it just now.
  private func state(before verb: Verb, of repo: RepoName, _ known: StarState?) async throws -> Verb? {
    switch verb {
    case .star, .unstar:
      var isStarred = known?.isStarred
      if isStarred == nil { isStarred = try await environment.github.value(of: .isStarred(repo)).asked }
      return isStarred.map { $0 ? .star : .unstar }
    case .watch:
      var watching = known?.watching
      if watching == nil { watching = try await environment.github.value(of: .watching(repo)).asked }
      return watching.map(Verb.watch)
    }
  }

  private func begin(_ verb: Verb, with repos: [RepoName], _ asked: AskedState) {
    let words = environment.texts.star
    if let state = asked.state, verb.holds(state) {
      return environment.notices.say(words.heldAlready(done: verb.done(words, "\(repos[0])")))
    }
    environment.confirmWrites(
      repos.count, { words.question(verb: verb.text(words), count: $0) }, answer: verb.answer(words)
    ) {
      send(verb, to: repos, asked.state)
    }
  }

  /// Says what was done, or what was not. What meets a rate limit is sent again when that ends.
  /// - Parameters:
  ///   - known: what holds of the only one; nil if GitHub is to be asked.
  ///   - isUndo: it takes an earlier change back.
  private func send(_ verb: Verb, to repos: [RepoName], _ known: StarState? = nil, isUndo: Bool = false) {
    let opposites = Opposites()
    var holds: (@LoopActor @Sendable (Int) async throws -> Bool)?
    if !isUndo {
      holds = { position in
        let before = try await state(before: verb, of: repos[position], known)
        guard before != verb else { return true }
        opposites.verbs[position] = before
        return false
      }
    }
    let screen = router.top
    stars.sending(
      repos.map { verb.write($0) }, unless: holds,
      waitingBy: { end in try await environment.waitToChange(till: end) },
      then: { sent in
        say(sent, of: verb, repos, canUndo: !isUndo && router.top === screen)
        let back = sent.taken.compactMap { position in
          opposites.verbs[position].map { (verb: $0, repo: repos[position]) }
        }
        if !back.isEmpty { stars.note(back, after: environment.addTodos.lastNumber) }
      })
  }

  /// - Parameter canUndo: whether the screen in front is the one whose `u` takes it back.
  private func say(_ sent: SentChanges, of verb: Verb, _ repos: [RepoName], canUndo: Bool) {
    let words = environment.texts.star
    // How many were dropped was said when that was.
    if !sent.isStopped, let first = sent.taken.first {
      let title = environment.title("\(repos[first])", andMore: sent.taken.count - 1)
      let sentence = verb.done(words, title)
      environment.notices.say(canUndo ? words.undoable(done: sentence) : sentence)
    }
    if let first = sent.held.first {
      let title = environment.title("\(repos[first])", andMore: sent.held.count - 1)
      environment.notices.say(words.heldAlready(done: verb.done(words, title)))
    }
    sayRefused(sent.refused.map { (repos[$0.position], $0.error) })
    if !sent.isStopped, sent.unsent > 0 { environment.notices.say(words.unsent(count: sent.unsent)) }
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

  /// Whether there is a change to take back, and no todo was made since.
  var canUndo: Bool {
    stars.undoable.last.map { !environment.addTodos.canUndo(after: $0.todosBefore) } ?? false
  }

  /// Each repository gets back what it had.
  func undo() {
    guard let last = stars.takeLast() else { return }
    for verb in Verb.all {
      let repos = last.changes.filter { $0.verb == verb }.map(\.repo)
      if !repos.isEmpty { send(verb, to: repos, isUndo: true) }
    }
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

extension Fetched {
  /// Nil if GitHub does not say it now: a saved copy may be out of date.
  fileprivate var asked: Value? { saved == nil ? value : nil }
}

/// What GitHub has answered about the repository of an open menu; nil before.
@LoopActor
private final class AskedState {
  var state: StarState?
}

/// What takes back the changes of one batch, by their positions.
@LoopActor
private final class Opposites {
  var verbs: [Int: StarActions.Verb] = [:]
}

/// The stars of one screen that are being sent, which go on when it is left, and how to take back those that GitHub took.
@LoopActor
final class StarChanges {
  let sending: SendChanges
  /// The newest last.
  private(set) var undoable: [Undoable] = []

  struct Undoable {
    /// What takes it back.
    let changes: [(verb: StarActions.Verb, repo: RepoName)]
    /// The last action that had made todos before.
    let todosBefore: Int
  }

  init(_ environment: Environment) {
    sending = SendChanges(to: environment.github, on: environment.loop)
  }

  func note(_ changes: [(verb: StarActions.Verb, repo: RepoName)], after todosBefore: Int) {
    undoable =
      undoable.suffix(Self.maxCount - 1) + [Undoable(changes: changes, todosBefore: todosBefore)]
  }

  func takeLast() -> Undoable? { undoable.popLast() }

  private static let maxCount = 100
}
