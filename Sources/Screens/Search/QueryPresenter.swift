import Domain
public import EventLoop
import Texts

/// What the view of a field with a query may tell its presenter.
@LoopActor
public protocol QueryInput: AnyObject {
  func type(_ text: String)
  func edit(_ edit: LineEdit)
  func showOlderQuery()
  func showNewerQuery()
  func submit()
  func focusQuery()
  /// Gives the keys to the results, or to the examples before the first search. A text that was not submitted comes back
  /// with `focusQuery`, and the query of the results is then the one before it.
  func focusResults()
  /// Selects another of the examples, at most the first or the last.
  func selectExample(_ place: Int)
  /// Searches for the selected example.
  func submitExample()
  /// Stops the search that runs; if none does, gives the keys to the results.
  func cancel()
}

/// What the view of a field with a query may read.
@LoopActor
public protocol QueryOutput: AnyObject {
  /// It is observed, so a view reads it once.
  var shown: QueryState { get }
}

/// What a field with a query shows. It is one value, because each observed object costs a frame as much as some lines.
public struct QueryState: Sendable {
  /// What takes the keys: the field with the query, or the list.
  public enum Focus: String, Sendable {
    case query, results
  }

  public internal(set) var line = EditableLine(limit: Self.mostCharacters)
  public internal(set) var focus = Focus.query
  /// Queries to begin with; empty after the first search.
  public internal(set) var examples: [String] = []
  /// The index of the selected example.
  public internal(set) var example = 0

  /// GitHub refuses long queries with a message of its own; this only keeps a mad paste out of the field.
  static let mostCharacters = 16_384
}

/// The query of a search: it is typed, recalled from earlier ones, and submitted.
@LoopActor
public final class QueryPresenter {
  public private(set) var state = QueryState() { didSet { signal.raise() } }
  /// What was searched for last; nil before the first search.
  public private(set) var searched: String?
  private let signal = ChangeSignal()
  private var history = QueryHistoryCursor()
  private let environment: Environment
  /// What was typed and not submitted when the keys went to the results.
  private var draft: String?
  /// Called with the text that was submitted.
  public var onSubmit: (@LoopActor (String) -> Void)?
  /// Called to stop the search that runs. Returns whether one did.
  public var onStop: (@LoopActor () -> Bool)?

  /// - Parameter examples: queries to begin with.
  public init(_ environment: Environment, examples: [String] = []) {
    self.environment = environment
    state.examples = examples
  }

  /// The number of earlier queries that can be recalled.
  private static let mostRecalled = 100

  private var words: SearchTexts { environment.texts.search }

  private func remember(_ text: String) {
    history.add(text)
    environment.loop.spawn { [self] in
      do { try await environment.queryHistory.remember(text) } catch { say(error) }
    }
  }

  private func recallOlderQuery() {
    if let older = history.older(than: state.line.text) { show(older) }
  }

  private func show(_ text: String) {
    state.line = EditableLine(text, limit: state.line.limit)
  }

  private func say(_ error: any Error) {
    environment.notices.say(environment.texts.sentence(for: error))
  }
}

extension QueryPresenter: QueryOutput {
  public var shown: QueryState {
    signal.observe()
    return state
  }
}

extension QueryPresenter: QueryInput {
  public func type(_ text: String) {
    history.startAgain()
    if state.line.insert(text) > 0 {
      environment.notices.say(words.queryFull(limit: "\(state.line.limit)"))
    }
  }

  public func edit(_ edit: LineEdit) {
    if edit.changesText { history.startAgain() }
    state.line.apply(edit)
  }

  /// Earlier queries are read when the first one is wanted, because most starts need none.
  public func showOlderQuery() {
    guard !history.isLoaded else { return recallOlderQuery() }
    let typed = state.line
    environment.loop.spawn { [self] in
      do {
        history.load(try await environment.queryHistory.recentQueries(limit: Self.mostRecalled))
      } catch {
        say(error)
      }
      // What was typed or searched for meanwhile counts more.
      if state.line == typed, state.focus == .query { recallOlderQuery() }
    }
  }

  public func showNewerQuery() {
    if let newer = history.newer() { show(newer) }
  }

  public func submit() {
    let text = state.line.text.trimmingBlanks()
    guard !text.isEmpty else {
      environment.notices.say(words.emptyQuery)
      return focusQuery()
    }
    searched = text
    draft = nil
    state.examples = []
    state.focus = .results
    remember(text)
    onSubmit?(text)
  }

  public func focusQuery() {
    state.focus = .query
    if let draft { show(draft) }
    draft = nil
  }

  public func selectExample(_ place: Int) {
    state.example = max(0, min(place, state.examples.count - 1))
  }

  public func submitExample() {
    guard state.examples.indices.contains(state.example) else { return }
    show(state.examples[state.example])
    submit()
  }

  public func focusResults() {
    guard state.focus == .query else { return }
    let text = state.line.text
    state.focus = .results
    guard let searched, searched != text.trimmingBlanks() else { return }
    draft = text.trimmingBlanks().isEmpty ? nil : text
    history.startAgain()
    show(searched)
  }

  public func cancel() {
    if onStop?() != true { focusResults() }
  }
}

extension String {
  fileprivate func trimmingBlanks() -> String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
