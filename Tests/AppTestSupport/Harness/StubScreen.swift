public import Domain
public import EventLoop
public import Observation
public import Screens
public import Terminal

/// A screen that records its calls and shows one line of text.
@LoopActor
@Observable
public final class StubScreen: Screen {
  public let page: Page
  /// The route that it was built for; nil if a test created it from a page.
  public let route: Route?
  public var text: String
  public var actions: [Action] {
    get {
      readsOfActions += 1
      return table
    }
    set { table = newValue }
  }
  /// The number of reads of the actions.
  @ObservationIgnored public private(set) var readsOfActions = 0
  private var table: [Action] = []
  public var isTyping = false
  public var takesQuestionMarkAsHelp = false
  public var takesInput = true
  public var awaitsRows = false
  public var awaitsPage = false
  public var keepsTypeAhead = true
  public var status: [String] = []
  public var questionBeforeClose: Question?
  public var subject: Subject? { didSet { subjects = subject.map { [$0] } ?? [] } }
  public var subjects: [Subject] = []
  /// `appear`, `close`, `discard`, `reveal ROW` and `seek ANCHOR`, in order.
  @ObservationIgnored public private(set) var log: [String] = []
  /// The events that matched no key of its table.
  @ObservationIgnored public private(set) var events: [InputEvent] = []
  @ObservationIgnored private let onLog: (String) -> Void

  /// - Parameter onLog: also receives each entry of the log, to show the order among screens.
  public init(page: Page, for route: Route? = nil, onLog: @escaping (String) -> Void = { _ in }) {
    (self.page, self.route) = (page, route)
    self.onLog = onLog
    text = "screen \(page.name)"
  }

  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane("stub", Rect(canvas.size))
    pane.draw(DisplayText(text), row: 0)
  }

  /// A screen with a field consumes typed text; any other screen consumes nothing.
  public func handle(_ event: InputEvent) -> Bool {
    events.append(event)
    return isTyping && event.typedText != nil
  }

  /// The routes that it has tabs for.
  public var tabs: Set<Route> = []

  public func turn(to route: Route) -> Bool { tabs.contains(route) }
  public func appear() { note("appear") }
  public func reveal(row: Int) { note("reveal \(row)") }
  public func seek(_ anchor: String) { note("seek \(anchor)") }
  public func close() { note("close") }
  public func discard() { note("discard") }

  private func note(_ entry: String) {
    log.append(entry)
    onLog("\(entry) \(page.name)")
  }
}
