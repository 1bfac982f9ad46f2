public import AppCore
import Domain
public import EventLoop
public import Observation
public import Texts
import Tracking

/// The repository search: the query, its results page by page, and what is selected.
@LoopActor
@Observable
@dynamicMemberLookup
public final class RepoSearchPresenter: RepoSearchOutput {
  public internal(set) var state = RepoSearchState()

  /// The language that the rows were written in.
  @ObservationIgnored var rowLanguage = Language.en
  /// The number of the page that was answered, which is not that of the last request where a page was stopped on its way.
  @ObservationIgnored var answeredPage = 0
  @ObservationIgnored var running: Task<Void, Never>?
  @ObservationIgnored var ticking: Task<Void, Never>?
  /// How many pages in a row brought nothing new.
  @ObservationIgnored var emptyPages = 0
  @ObservationIgnored var request: RepoSearchRequest?
  @ObservationIgnored var history = QueryRecall()
  @ObservationIgnored let pageSize: Int
  @ObservationIgnored let environment: Environment
  @ObservationIgnored let router: Router

  public init(environment: Environment, router: Router) {
    self.environment = environment
    self.router = router
    pageSize = environment.preferences.pageSize
  }

  public var texts: Texts { environment.texts }
  public func status(_ length: RepoSearchStatusLength) -> [String] {
    RepoSearchStatus(self, length: length).parts
  }

  public var remarks: [String] {
    var remarks: [String] = []
    let answered = state.answered
    if answered?.isIncomplete == true {
      remarks.append(texts.repoSearch.someMissingRemark)
    }
    if let count = answered?.unreadable, count > 0 {
      remarks.append(texts.repoSearch.leftOutRemark)
    }
    return remarks
  }

  /// A part of what is shown, for those to whom it does not matter how often they look.
  public subscript<Value>(dynamicMember path: KeyPath<RepoSearchState, Value>) -> Value {
    state[keyPath: path]
  }
}
