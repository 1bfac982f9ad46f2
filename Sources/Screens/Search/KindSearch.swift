public import Domain
public import EventLoop
public import GitHub
import Terminal
public import Texts
import Tracking
import UseCases

/// One kind of things that a query is searched for, such as issues, as the query needs it.
@LoopActor
public protocol SearchedKind: AnyObject {
  /// The page of its results.
  var route: Route { get }
  /// Example queries.
  var examples: [String] { get }
  /// The number of results; nil as long as GitHub has not counted them.
  var total: Int? { get }
  /// Searches for a text, in the order that the user chose for it before.
  func search(for text: String)
  /// Stops the running search, and says so. Returns false if there is none.
  func stop() -> Bool
  /// Stops the running search, because its result is no longer needed. Returns false if there is none.
  func abandon() -> Bool
}

/// The search for one kind of things: the current query, in an order that the user can change, and its results.
@LoopActor
public final class KindSearch<Query: SearchQuery, Item: Identifiable & Sendable>: SearchedKind
where Item.ID: Sendable {
  public let route: Route
  public let examples: [String]
  public let list: PagedListPresenter<Item>
  private let environment: Environment
  private let source: Source
  private let remark: @LoopActor (Query) -> String?

  /// The current query and its order.
  @LoopActor
  private final class Source {
    var query: Query
    /// The queries of this run that the user sorted in another order.
    var sorted: [String: Query] = [:]

    init(_ query: Query) { self.query = query }
  }

  private let make: @LoopActor (String) -> Query

  /// - Parameters:
  ///   - kind: what is searched for, which the search event names.
  ///   - nothingInDemo: what can be found in the demo, for a search that finds nothing.
  ///   - query: a text as a query in its usual order.
  ///   - remark: what to say about a query when it is searched for; nil for nothing.
  public init(
    _ route: Route, for kind: ItemKind, examples: [String], _ environment: Environment,
    nothingInDemo: @escaping (Texts) -> String, query make: @escaping @LoopActor (String) -> Query,
    endpoint: @escaping @Sendable (Query, _ pageSize: Int) -> Endpoint<ItemPage<Item>>,
    remark: @escaping @LoopActor (Query) -> String?
  ) {
    (self.route, self.examples, self.environment) = (route, examples, environment)
    (self.make, self.remark) = (make, remark)
    let (source, tracker) = (Source(make("")), environment.tracker)
    self.source = source
    list = PagedListPresenter(
      environment: environment,
      words: { texts in
        let inDemo = environment.account == .demo ? ["", nothingInDemo(texts)] : []
        return PagedListWords(empty: [texts.search.nothingFound] + inDemo, requests: texts.search.searches)
      }
    ) { endpoint(source.query, $0) }
    list.pages.onRequest = { tracker.track(.search(query: source.query.text, page: $0, for: kind)) }
  }

  /// The query of the results.
  public var query: Query { source.query }
  public var total: Int? { list.total }

  public func search(for text: String) {
    let query = make(text)
    source.query = source.sorted[query.text] ?? query
    list.startAgain()
    if let remark = remark(query) {
      environment.notices.say(remark)
    } else if let word = query.sortWord, query == source.query {
      environment.notices.say(environment.texts.search.isOrder(word: word))
    }
  }

  @discardableResult
  public func stop() -> Bool { list.stop() }

  public func abandon() -> Bool { list.pages.close() }

  // MARK: The order

  /// The order for the title of a column, in a few characters.
  /// - Parameter name: of an order that is not the best match.
  public func orderTitle(_ context: RowContext, name: (Query.Sort) -> String) -> String {
    guard query.sort != .bestMatch else { return context.texts.search.bestMatch }
    return "\(name(query.sort)) \(context.signs[query.order == .descending ? .descending : .ascending])"
  }

  private func showNextSort() {
    sort(by: query.sort.next, query.order)
  }

  private func flipOrder() {
    guard query.sort != .bestMatch else {
      return environment.notices.say(environment.texts.search.bestMatchHasNoOrder)
    }
    sort(by: query.sort, query.order == .descending ? .ascending : .descending)
  }

  /// Repeats the last search, not a text that was not submitted.
  private func sort(by sort: Query.Sort, _ order: SortOrder) {
    (source.query.sort, source.query.order) = (sort, order)
    source.sorted[query.text] = query
    list.reorder()
  }

  // MARK: Actions

  /// The actions of the results.
  /// - Parameters:
  ///   - sorts: all orders, for the help.
  ///   - own: those of this kind only.
  public func actions(
    _ field: any QueryInput, sorts: @escaping @LoopActor (Texts) -> String, own: [Action],
    open: @escaping @LoopActor (Item) -> Void
  ) -> [Action] {
    let (environment, list) = (environment, list)
    var words: SearchTexts { environment.texts.search }
    // Also while the first rows are loading, because a fast typist chooses the order then.
    let canSort = { @LoopActor in list.hasRows || list.pages.load.phase != .resting }
    return [
      Action(
        "open", [Key(.enter)], words.open, effect: .works, hint: words.openHint,
        when: { list.selectedItem != nil }
      ) {
        if let item = list.selectedItem { open(item) }
      },
      Action("change-query", [.char("/")], words.changeQuery, effect: .shows, hint: words.queryHint) {
        field.focusQuery()
      },
      Action(
        "sort", [.char("s")], sorts(environment.texts), effect: .works,
        hint: list.pages.items.isEmpty ? nil : words.sortHint, when: canSort, whyNot: list.whyNoRow
      ) { self.showNextSort() },
      Action(
        "flip-order", [.char("S")], words.flipOrder, effect: .works, when: canSort, whyNot: list.whyNoRow
      ) { self.flipOrder() },
    ] + own + [
      Action.remark("reachable", words.reachableRemark, when: { list.pages.hasUnreachable })
    ] + list.actions + [SearchScreen.recentQueries(field) { environment.texts }]
  }
}
