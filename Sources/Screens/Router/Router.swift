public import Domain
public import EventLoop
public import Observation
public import Texts
public import Tracking

/// The stacks of screens, one per tab. Only the router changes screens and reports page views, so that each change
/// sends exactly one event.
@LoopActor
@Observable
public final class Router {
  public let tabs: [Tab]
  private var navigation: Navigation
  @ObservationIgnored private let resolver: any Resolver
  @ObservationIgnored private let tracker: any Tracker
  /// The website that belongs to the API.
  @ObservationIgnored public let web: String
  /// Called with each route that is opened, and the visit that this is; nil if it is none.
  @ObservationIgnored var onShow: (@LoopActor (Route, Visit?) -> Void)?

  /// - Parameters:
  ///   - start: the index of the tab that `start` shows.
  ///   - web: the website for page views, used if a list did not provide the address of a page.
  public init(
    tabs: [Tab], startingIn start: Int = 0, resolver: any Resolver, tracker: any Tracker,
    web: String = RepoName.gitHubWeb
  ) {
    self.tabs = tabs
    self.resolver = resolver
    self.tracker = tracker
    self.web = web
    navigation = Navigation(currentTab: start, stacks: tabs.map { _ in [] })
  }

  /// The current tab and its stacks, observed as one value (see `ChangeSignal`).
  private struct Navigation {
    var currentTab: Int
    var stacks: [[Entry]]

    var current: [Entry] {
      get { stacks[currentTab] }
      set { stacks[currentTab] = newValue }
    }
  }

  /// The screen in front whose page view waits until it is known what it shows.
  @ObservationIgnored private weak var unsettled: (any Screen)?
  /// Whether the program is suspended.
  @ObservationIgnored private var isAway = false
  /// Whether a screen has come to the front while it was.
  @ObservationIgnored private var isTopUnseen = false

  /// A screen and the route that it was built for.
  private struct Entry {
    var route: Route
    let screen: any Screen
    /// Called with the screen's answer; nil if it was not asked for one.
    var then: Then?
    /// What it was asked to show of its page.
    var anchor: String?

    /// - Parameter web: the website that belongs to the API.
    @LoopActor
    func page(on web: String) -> Page { (screen.answeredRoute ?? route).page(on: web) }
  }

  /// The index of the current tab.
  public var currentTab: Int { navigation.currentTab }

  /// The current screen; nil only before `start`.
  public var top: (any Screen)? { navigation.current.last?.screen }

  /// The route that the current screen was asked for; nil only before `start`.
  var route: Route? { navigation.current.last?.route }

  /// The page of the current screen, as tracking names it; nil only before `start`.
  public var page: Page? { navigation.current.last?.page(on: web) }

  /// The screens besides the tabs that open without a selection.
  var destinations: [Destination] { resolver.destinations }

  /// The rows of the tabs' first screens that the palette selects.
  var rowDestinations: [RowDestination] { resolver.rowDestinations }

  /// The number of screens in the current tab.
  public var depth: Int { navigation.current.count }

  /// The question before the program ends: the questions of all screens in all tabs.
  public var questionBeforeQuit: Question? {
    let questions = navigation.stacks.joined().compactMap(\.screen.questionBeforeClose)
    guard var question = questions.first, questions.count > 1 else { return questions.first }
    question.detail = questions.enumerated().map { "\($0 + 1)/\(questions.count): \($1.detail)" }
      .joined(separator: " ")
    return question
  }

  /// Shows the first screen of the tab that the program starts in, or that begins with a route. Another route is shown
  /// by that screen if it has a tab for it, and otherwise lies on top: the screen below sends its page view when the
  /// user goes back to it.
  /// - Parameters:
  ///   - anchor: what an address names on its page; nil for the beginning.
  ///   - root: the first screen of the tab that a route without a tab opens in; nil for the tab of the start.
  public func start(showing route: Route? = nil, at anchor: String? = nil, inTab root: Route? = nil) {
    let (route, anchor) = route.map { $0.having(anchor) } ?? (nil, nil)
    let tab = tabs.firstIndex { $0.root == route }
    if let index = tab ?? tabs.firstIndex(where: { $0.root == root }) { navigation.currentTab = index }
    fillCurrentTab()
    guard tab == nil, let route else { return cameToFront() }
    if let first = navigation.current.first, first.screen.turn(to: route) {
      navigation.current = [Entry(route: route, screen: first.screen)]
    } else {
      navigation.current.append(entry(for: route, at: anchor))
    }
    cameToFront()
    onShow?(route, route.visit)
  }

  /// Opens a new screen in the current tab.
  /// - Parameter anchor: what an address names on its page after its `#`; nil for the beginning.
  public func show(_ route: Route, at anchor: String? = nil) {
    let (route, anchor) = route.having(anchor)
    open(entry(for: route, at: anchor))
  }

  /// Takes the answer of a screen, and returns the route that the screen below shows from then on; nil if that stays.
  public typealias Then = @LoopActor (Answer) -> Route?

  /// Opens a screen that answers, such as a form.
  /// - Parameter then: called before the screen below is back, and not at all if the user leaves without an answer.
  public func ask(_ route: Route, then: @escaping Then) {
    var entry = entry(for: route)
    entry.then = then
    open(entry)
  }

  private func open(_ entry: Entry) {
    leaveTop()
    navigation.current.append(entry)
    cameToFront()
    onShow?(entry.route, entry.route.visit)
  }

  /// The answer says what a screen shows.
  /// - Parameter route: what it is instead of what it was asked for, whose screen replaces it; nil if it is that.
  public func settle(_ screen: any Screen, as route: Route? = nil) {
    guard let route else {
      if screen === unsettled { trackUnsettled() }
      return
    }
    let isInFront = screen === top
    for tab in navigation.stacks.indices {
      guard let index = navigation.stacks[tab].firstIndex(where: { $0.screen === screen }) else { continue }
      navigation.stacks[tab][index] = entry(for: route, at: navigation.stacks[tab][index].anchor)
      screen.close()
      if isInFront { cameToFront() }
    }
  }

  /// Makes the current screen that of another route, with a page view: another tab of the same screen. The screen stays
  /// if it has that tab, and is replaced otherwise. Does nothing if the page of the route is in front already.
  public func replaceTop(_ route: Route) {
    guard let old = navigation.current.last, old.page(on: web) != route.page(on: web) else { return }
    leaveTop()
    if old.screen.turn(to: route) {
      navigation.current[navigation.current.count - 1] = Entry(route: route, screen: old.screen)
    } else {
      old.screen.close()
      navigation.current[navigation.current.count - 1] = entry(for: route)
    }
    cameToFront()
  }

  /// Selects the tab that begins with a route; opens any other route in the current tab.
  public func goTo(_ route: Route) {
    guard let tab = tabs.firstIndex(where: { $0.root == route }) else { return show(route) }
    switchTo(tab: tab)
  }

  /// Goes back to the screen below. Returns false if there is none.
  @discardableResult
  public func back() -> Bool {
    back(inTab: currentTab)
  }

  /// Goes back in one tab, even if it is no longer the current one: for a screen that closes itself when a response
  /// arrives.
  @discardableResult
  public func back(inTab tab: Int) -> Bool {
    guard navigation.stacks[tab].count > 1 else { return false }
    if tab == currentTab { trackUnsettled() }
    navigation.stacks[tab].removeLast().screen.close()
    if tab == currentTab { cameToFront() }
    return true
  }

  /// Goes back in one tab with the answer of the screen.
  public func back(inTab tab: Int, answering answer: Answer) {
    let route = navigation.stacks[tab].last?.then?(answer)
    let below = navigation.stacks[tab].count - 2
    if let route, below >= 0, navigation.stacks[tab][below].screen.turn(to: route) {
      navigation.stacks[tab][below].route = route
    }
    back(inTab: tab)
  }

  /// Shows a tab as the user left it. Does nothing if it is the current tab.
  public func switchTo(tab index: Int) {
    guard index != currentTab, tabs.indices.contains(index) else { return }
    leaveTop()
    navigation.currentTab = index
    fillCurrentTab()
    cameToFront()
  }

  /// The first screen of a tab, which is built and not started if the user has not been there; nil if another screen
  /// covers it.
  func onlyScreen(ofTab index: Int) -> (any Screen)? {
    let stack = navigation.stacks[index]
    guard stack.count <= 1 else { return nil }
    return stack.first?.screen ?? entry(for: tabs[index].root).screen
  }

  /// Whether the user has been in a tab.
  func hasScreen(inTab index: Int) -> Bool { !navigation.stacks[index].isEmpty }

  /// Shows the first screen of a tab: the one that is there if no other covers it, otherwise a new one on top, so that no
  /// input in the tab is lost. Does nothing if it is the current screen. A first screen that shows a tab of its own
  /// stays as it is.
  public func showRoot(ofTab index: Int) {
    let stack = navigation.stacks[index]
    guard stack.count > 1, let last = stack.last, last.route != tabs[index].root else {
      return switchTo(tab: index)
    }
    leaveTop()
    navigation.currentTab = index
    navigation.current.append(entry(for: tabs[index].root))
    cameToFront()
  }

  /// Tells all screens to discard unsaved input.
  public func discardAll() {
    for entry in navigation.stacks.joined() { entry.screen.discard() }
  }

  /// The program is being suspended. What comes to the front meanwhile is seen when it is back.
  func leave() {
    trackUnsettled()
    isAway = true
  }

  /// The program is in the foreground again.
  func comeBack() {
    isAway = false
    guard isTopUnseen, let entry = navigation.current.last else { return }
    isTopUnseen = false
    trackPage(of: entry)
  }

  /// Cancels the work of all screens and releases them, because they and their router retain each other.
  public func closeAll() {
    trackUnsettled()
    for stack in navigation.stacks { for entry in stack.reversed() { entry.screen.close() } }
    navigation.stacks = tabs.map { _ in [] }
  }

  /// The preview of a route for a list; nil if it has none. A preview is not a page view.
  public func preview(of route: Route) -> (any Preview)? {
    resolver.preview(of: route)
  }

  private func fillCurrentTab() {
    guard navigation.current.isEmpty else { return }
    navigation.current = [entry(for: tabs[currentTab].root)]
  }

  private func entry(for route: Route, at anchor: String? = nil) -> Entry {
    let screen = resolver.screen(for: route, router: self)
    if let anchor { screen.seek(anchor) }
    return Entry(route: route, screen: screen, anchor: anchor)
  }

  private func cameToFront() {
    guard let entry = navigation.current.last else { return }
    if isAway { isTopUnseen = true } else { trackPage(of: entry) }
    entry.screen.appear()
  }

  private func trackPage(of entry: Entry) {
    unsettled = entry.screen.awaitsPage ? entry.screen : nil
    if unsettled == nil { tracker.track(.pageView(entry.page(on: web))) }
  }

  private func leaveTop() {
    trackUnsettled()
    top?.disappear()
  }

  /// Sends the page view that has waited: the user leaves the page before the answer, or sees it.
  private func trackUnsettled() {
    guard let entry = navigation.current.last, let screen = unsettled, entry.screen === screen else { return }
    unsettled = nil
    tracker.track(.pageView(entry.page(on: web)))
  }
}

/// What a screen answers to the one that asked for it (see `Router.ask`).
public enum Answer: Hashable, Sendable {
  /// A todo was saved.
  case todo(id: Int64)
  /// A view of the todos that every octodo has was chosen, by its id.
  case todoView(String)
  case savedView(SavedView)
}

/// Builds the screen for a route. Features know routes, never each other.
@LoopActor
public protocol Resolver: AnyObject {
  func screen(for route: Route, router: Router) -> any Screen

  /// Nil if the route has no preview.
  func preview(of route: Route) -> (any Preview)?

  /// The screens besides the tabs that open without a selection, for the palette.
  var destinations: [Destination] { get }

  /// The rows of the tabs' first screens, for the palette.
  var rowDestinations: [RowDestination] { get }
}

extension Resolver {
  public func preview(of route: Route) -> (any Preview)? { nil }
  public var destinations: [Destination] { [] }
  public var rowDestinations: [RowDestination] { [] }
}

/// One of the tabs in the first row, with its own stack of screens.
public struct Tab: Sendable {
  public let root: Route
  /// The title in a language.
  public let title: @Sendable (Texts) -> String

  public init(root: Route, title: @escaping @Sendable (Texts) -> String) {
    self.root = root
    self.title = title
  }
}
