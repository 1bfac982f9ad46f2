public import AppCore
public import Domain
public import EventLoop
public import Observation
public import Texts
import Tracking

/// The repository search: the query, its results page by page, and what is selected.
@LoopActor
@Observable
public final class RepoSearchPresenter: RepoSearchOutput {
  public internal(set) var query = EditableLine(limit: queryLimit)
  public internal(set) var focus = RepoSearchFocus.query
  public internal(set) var rows: [RepoRow] = [] {
    // All letters of a name are ASCII.
    didSet { longestName = rows.reduce(0) { max($0, $1.name.utf8.count) } }
  }
  public private(set) var longestName = 0
  /// The language that the rows were written in.
  @ObservationIgnored var rowLanguage = Language.en
  public internal(set) var selected = 0
  public internal(set) var phase = RepoSearchPhase.resting
  public internal(set) var tick = 0
  public internal(set) var sort = RepoSort.bestMatch
  public internal(set) var order = SortOrder.descending

  /// What the results on view answer; nil before the first answer.
  var answered: RepoPage?
  /// The number of that page, which is not that of the last request where a page was stopped on its way.
  @ObservationIgnored var answeredPage = 0
  @ObservationIgnored var running: Task<Void, Never>?
  @ObservationIgnored var ticking: Task<Void, Never>?
  /// How many pages in a row brought nothing new.
  @ObservationIgnored var emptyPages = 0
  @ObservationIgnored var request: RepoSearchRequest?
  @ObservationIgnored var history = QueryRecall()
  @ObservationIgnored let useCase: RepoSearchUseCase
  @ObservationIgnored let todos: RepoTodos
  @ObservationIgnored let environment: Environment
  @ObservationIgnored let router: Router

  /// GitHub refuses long queries with a message of its own; this only keeps a mad paste out of the field.
  static let queryLimit = 16_384

  public init(environment: Environment, router: Router) {
    self.environment = environment
    self.router = router
    useCase = RepoSearchUseCase(
      search: environment.searchRepository, history: environment.queryHistory,
      pageSize: environment.preferences.pageSize)
    todos = RepoTodos(environment)
  }

  public var texts: Texts { environment.texts }
  public var hasAnswer: Bool { answered != nil }

  public func status(_ length: RepoSearchStatusLength) -> [String] {
    RepoSearchStatus(self, length: length).parts
  }

  public var remarks: [String] {
    var remarks: [String] = []
    if answered?.isIncomplete == true {
      remarks.append(texts.repoSearch.someMissingRemark)
    }
    if let count = answered?.unreadable, count > 0 {
      remarks.append(texts.repoSearch.leftOutRemark)
    }
    return remarks
  }

  var selectedRepo: Repo? {
    rows.indices.contains(selected) ? rows[selected].repo : nil
  }
}
