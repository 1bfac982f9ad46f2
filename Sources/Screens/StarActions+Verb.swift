import Domain
import GitHub
import Terminal
import Texts

extension StarActions {
  /// What can be chosen.
  enum Verb: Hashable {
    case star, unstar
    case watch(RepoWatching)

    static let all = [star, unstar] + RepoWatching.allCases.map(Verb.watch)

    func holds(_ state: StarState) -> Bool {
      switch self {
      case .star: state.isStarred
      case .unstar: !state.isStarred
      case .watch(let watching): state.watching == watching
      }
    }

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

    /// What the menu says instead where it holds.
    func state(_ words: StarTexts) -> String {
      switch self {
      case .star: words.hasStar
      case .unstar: words.hasNoStar
      case .watch(.all): words.watchingAll
      case .watch(.participating): words.watchingParticipating
      case .watch(.ignored): words.ignoring
      }
    }

    /// What a question calls it.
    func answer(_ words: StarTexts) -> String {
      switch self {
      case .star: words.starAnswer
      case .unstar: words.unstarAnswer
      case .watch(.ignored): words.ignoreAnswer
      case .watch: words.watchAnswer
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
}

/// What holds of a repository.
struct StarState {
  let isStarred: Bool
  let watching: RepoWatching
}
