public import Domain
public import EventLoop
public import Observation
public import Texts
public import Tracking

/// The stacks of screens, one a tab. The only one who changes screens, and so the only one who reports page
/// views: one change, one event.
@LoopActor
@Observable
public final class Router {
  public let tabs: [Tab]
  private var place: Place
  @ObservationIgnored private let resolver: any Resolver
  @ObservationIgnored private let tracker: any Tracker
  /// The website that belongs to the API.
  @ObservationIgnored public let web: String
  /// Told of each route that `show` put in front.
  @ObservationIgnored var onShow: (@LoopActor (Route) -> Void)?

  /// - Parameter web: the website that page views name, where a list did not bring the address of a page.
  public init(
    tabs: [Tab], resolver: any Resolver, tracker: any Tracker, web: String = RepoName.gitHubWeb
  ) {
    self.tabs = tabs
    self.resolver = resolver
    self.tracker = tracker
    self.web = web
    place = Place(currentTab: 0, stacks: tabs.map { _ in [] })
  }

  /// Where the person is. It is one value, for each one that is observed costs every frame something.
  private struct Place {
    var currentTab: Int
    var stacks: [[Entry]]

    var current: [Entry] {
      get { stacks[currentTab] }
      set { stacks[currentTab] = newValue }
    }
  }

  /// A screen and the route that it was built for.
  private struct Entry {
    let route: Route
    let screen: any Screen
  }

  /// The index of the tab in front.
  public var currentTab: Int { place.currentTab }

  /// The screen in front; nil only before `start`.
  public var top: (any Screen)? { place.current.last?.screen }

  /// The page of the screen in front, as tracking names it; nil only before `start`.
  public var page: Page? { place.current.last?.route.page(on: web) }

  /// The screens beside the tabs that open without a selection.
  var destinations: [Destination] { resolver.destinations }

  /// How many screens lie on each other in the tab in front.
  public var depth: Int { place.current.count }

  /// What to ask before the program ends: the questions of all screens, in whichever tab they lie.
  public var questionBeforeQuit: Question? {
    let questions = place.stacks.joined().compactMap(\.screen.questionBeforeClose)
    guard var question = questions.first, questions.count > 1 else { return questions.first }
    question.detail = questions.enumerated().map { "\($0 + 1)/\(questions.count): \($1.detail)" }
      .joined(separator: " ")
    return question
  }

  /// Shows the first tab's first screen.
  public func start() {
    fillCurrentTab()
    cameToFront()
  }

  /// Puts a new screen in front, in the current tab.
  public func show(_ route: Route) {
    top?.disappear()
    place.current.append(entry(for: route))
    cameToFront()
    onShow?(route)
  }

  /// Goes back to the screen below. Returns false where there is none.
  @discardableResult
  public func back() -> Bool {
    back(inTab: currentTab)
  }

  /// Goes back in one tab, whichever is in front by now: for a screen that ends itself when an answer comes.
  @discardableResult
  public func back(inTab tab: Int) -> Bool {
    guard place.stacks[tab].count > 1 else { return false }
    place.stacks[tab].removeLast().screen.close()
    if tab == currentTab { cameToFront() }
    return true
  }

  /// Shows a tab as it was left. Choosing the one in front changes nothing.
  public func switchTo(tab index: Int) {
    guard index != currentTab, tabs.indices.contains(index) else { return }
    top?.disappear()
    place.currentTab = index
    fillCurrentTab()
    cameToFront()
  }

  /// Tells all screens that what is unsaved need not be kept.
  public func discardAll() {
    for entry in place.stacks.joined() { entry.screen.discard() }
  }

  /// Ends what still runs for any screen, and lets the screens go: they hold their router as it holds them.
  public func closeAll() {
    for stack in place.stacks { for entry in stack.reversed() { entry.screen.close() } }
    place.stacks = tabs.map { _ in [] }
  }

  /// The preview of a route for a list; nil if it has none. It is no page view.
  public func preview(of route: Route) -> (any Preview)? {
    resolver.preview(of: route)
  }

  private func fillCurrentTab() {
    guard place.current.isEmpty else { return }
    place.current = [entry(for: tabs[currentTab].root)]
  }

  private func entry(for route: Route) -> Entry {
    Entry(route: route, screen: resolver.screen(for: route, router: self))
  }

  private func cameToFront() {
    guard let entry = place.current.last else { return }
    tracker.track(.pageView(entry.route.page(on: web)))
    entry.screen.appear()
  }
}

/// Builds the screen for a route. Features know routes, never each other.
@LoopActor
public protocol Resolver: AnyObject {
  func screen(for route: Route, router: Router) -> any Screen

  /// Nil if the route has no preview.
  func preview(of route: Route) -> (any Preview)?

  /// The screens beside the tabs that open without a selection, for the palette.
  var destinations: [Destination] { get }
}

extension Resolver {
  public func preview(of route: Route) -> (any Preview)? { nil }
  public var destinations: [Destination] { [] }
}

/// One of the places at the top of the screen, with a stack of its own.
public struct Tab: Sendable {
  public let root: Route
  /// What it is called in a language.
  public let title: @Sendable (Texts) -> String

  public init(root: Route, title: @escaping @Sendable (Texts) -> String) {
    self.root = root
    self.title = title
  }
}
