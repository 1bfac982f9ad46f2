public import Domain
public import EventLoop
import Texts

/// The calls that the view of a query field makes on its presenter.
@LoopActor
public protocol QueryInput: AnyObject {
  func type(_ text: String)
  func edit(_ edit: LineEdit)
  /// Puts the cursor behind a number of characters.
  func moveCursor(to position: Int)
  func showOlderQuery()
  func showNewerQuery()
  /// Shows earlier queries in a menu, and searches for the chosen one.
  func showRecentQueries()
  func submit()
  /// Begins with the results for a text, which the address of the screen has.
  func seek(_ text: String)
  func focusQuery()
  /// Moves the focus to the results, or to the examples before the first search. `focusQuery` restores a text that
  /// was not submitted; meanwhile the query of the results is shown.
  func focusResults()
  /// Reads what the user did before, for the rows below the examples; does nothing after the first search.
  func showKnown()
  /// Searches for the selected example, or opens the selected row below the examples. A query that was typed but not
  /// submitted goes to the history of this run.
  func submitSelected()
  /// Cancels the running search; if there is none, moves the focus to the results.
  func cancel()
  /// Shows another kind of things for the same text, as a page of its own.
  func show(kind index: Int)
  /// Brings the kind with a route to the front. Returns false if there is none.
  func turn(to route: Route) -> Bool
  /// The screen came to the front: searches for the text of the results, if the kind in front was not searched for it.
  func appear()
}

/// What the view of a query field reads from its presenter.
@LoopActor
public protocol QueryOutput: AnyObject {
  /// Observed, so a view reads it once per frame.
  var shown: QueryState { get }
  /// True while the earlier queries are loaded for the menu.
  var isOpeningMenu: Bool { get }
  /// The rows before the first search.
  var start: FixedList<StartRow> { get }
  /// Whether these are only examples, because the user did nothing before.
  var isNew: Bool { get }
  /// The number of things of a kind for the text of the results; nil if it is not known.
  func total(ofKind index: Int) -> Int?
  /// Language and time, for the texts of rows.
  var rowContext: RowContext { get }
}

/// What a query field shows, observed as one value (see `ChangeSignal`).
public struct QueryState: Sendable {
  /// The part that takes the keys: the query field or the list.
  public enum Focus: String, Sendable {
    case query, results
  }

  public internal(set) var line = EditableLine(limit: Self.maxCharacters)
  public internal(set) var focus = Focus.query
  /// The index of the kind of things in front.
  public internal(set) var front = 0
  /// Whether something was searched for, so that the rows are results.
  public internal(set) var hasResults = false

  /// GitHub rejects long queries with its own message; this limit only stops an accidental paste of a huge text.
  static let maxCharacters = 16_384
}
