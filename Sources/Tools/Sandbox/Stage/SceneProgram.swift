public import Domain
public import EventLoop
public import Screens
public import Terminal

/// The tabs of a whole program, for the picture of a scene.
public struct SceneTabs: Sendable {
  let tabs: [Tab]
  let root: @Sendable @LoopActor (Route) -> Route

  /// - Parameter root: the root of the tab that a scene's route belongs to.
  public init(_ tabs: [Tab], root: @escaping @Sendable @LoopActor (Route) -> Route) {
    (self.tabs, self.root) = (tabs, root)
  }
}

/// A program with one scene: its screen is the only tab, or the first screen of a tab among others.
@LoopActor
public struct SceneProgram {
  public let scene: LoadedScene
  public let environment: Environment
  private let tabs: SceneTabs?

  /// - Parameter tabs: nil for one tab with the scene's name.
  public init(scene: LoadedScene, environment: Environment, tabs: SceneTabs? = nil) {
    self.scene = scene
    self.environment = environment
    self.tabs = tabs
  }

  /// Builds the program; `Session.start` shows it.
  public func app(
    terminal: any Terminal, onQuit: @escaping @LoopActor () -> Void,
    onSuspend: @escaping @LoopActor () -> Void
  ) -> App {
    let (tabs, current) = allTabs
    let router = Router(
      tabs: tabs, startingIn: current,
      resolver: SceneResolver(scene: scene, environment: environment), tracker: environment.tracker)
    return App(
      environment: environment, terminal: terminal, router: router, onQuit: onQuit, onSuspend: onSuspend)
  }

  /// The tabs, and the index of the one with the scene.
  private var allTabs: ([Tab], Int) {
    let name = scene.name
    guard let tabs, let index = tabs.tabs.firstIndex(where: { $0.root == tabs.root(scene.route) }) else {
      return ([Tab(root: scene.route) { _ in name }], 0)
    }
    var all = tabs.tabs
    all[index] = Tab(root: scene.route, title: all[index].title)
    return (all, index)
  }
}

/// Resolves the scene's own route to its screen, and any other route to a dummy screen that names the route. This
/// lets a feature run without the others.
@LoopActor
public final class SceneResolver: Resolver {
  private let scene: LoadedScene
  private let environment: Environment

  public init(scene: LoadedScene, environment: Environment) {
    self.scene = scene
    self.environment = environment
  }

  public func screen(for route: Route, router: Router) -> any Screen {
    let screen = route == scene.route ? scene.scene.makeScreen?(environment, router) : nil
    return screen ?? DummyScreen(route)
  }
}

/// A placeholder for a screen of another feature: shows its route and parameters.
@LoopActor
final class DummyScreen: Screen {
  private let route: RouteText
  private var top = 0

  init(_ route: Route) {
    self.route = RouteText(route)
  }

  var actions: [Action] {
    [
      Action("down", [.char("j"), Key(.down)], "down") { [self] in top += 1 },
      Action("up", [.char("k"), Key(.up)], "up") { [self] in top = max(0, top - 1) },
    ]
  }

  var status: [String] { ["route \(route.name)", "Esc goes back"] }

  func draw(_ canvas: Canvas) {
    let pane = canvas.pane("dummy", Rect(canvas.size))
    pane.draw("A screen of another feature", row: 1, column: 2, style: Style(.bold))
    pane.draw(DisplayText("route  \(route.name)"), row: 3, column: 2)
    let list = pane.part(Rect(row: 4, column: 2, rows: pane.size.rows - 4, columns: pane.size.columns - 4))
    let lines = route.parameters.flatMap { DisplayText($0).wrapped(to: max(1, list.size.columns)) }
    top = min(top, max(0, lines.count - list.size.rows))
    for (row, line) in lines.dropFirst(top).prefix(list.size.rows).enumerated() { list.draw(line, row: row) }
    canvas.reportFocus("dummy")
  }
}

/// A route as text, for any type of route: its name and its parameters.
struct RouteText {
  /// The name of its case: `repoDetail`.
  let name: String
  /// `known: nil`, one line each.
  let parameters: [String]

  init(_ route: Route) {
    guard let payload = Mirror(reflecting: route).children.first else {
      name = "\(route)"
      parameters = []
      return
    }
    name = payload.label ?? "\(route)"
    let value = Mirror(reflecting: payload.value)
    let parts = value.displayStyle == .tuple ? Array(value.children) : [(label: nil, value: payload.value)]
    parameters = parts.map { part in
      // Unnamed tuple elements are called .0, .1 and so on.
      let label = part.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + Self.text(of: part.value)
    }
  }

  private static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" } ?? "nil"
  }
}
