import Demo
import Domain
import EventLoop
import Foundation
import Terminal
import TestSupport
import Testing
import Tracking

@testable import Screens
@testable import octodo

/// Walks through the whole program by its live key tables: presses every key once on each screen, in each
/// state with different keys.
@Suite(.timeLimit(.minutes(10)))
struct ScreenEdgesTests {
  /// A transition from one screen to another.
  private struct Edge: Hashable {
    let from: String
    let key: String
    let to: String
  }

  /// What the screen at the end of a path is, named by its page and its keys.
  private struct State {
    let path: [Key]
    let name: String
    let keys: [Key]
  }

  private struct Walk {
    var edges: Set<Edge> = []
    /// The routes that were opened, by case name.
    var routes: Set<String> = []
    var pressed = 0
    var changes = 0
    var sent = 0
    var missing: [Edge] = []
    var doubled: [Edge] = []
    var wrong: [Edge] = []
    /// Keys that changed no screen but sent a page view.
    var unasked: [Edge] = []
  }

  /// The start states of the walk: without data, with results, with todos of each kind.
  private static let starts: [[Key]] = [
    [], [.char("x"), Key(.enter)], [.char("x"), Key(.enter), .char("t")],
    [.char("x"), Key(.enter), .char("t"), .char("2")],
    [.char("x"), Key(.enter), Key(.enter), Key(.escape), .char("5")],
    [Key(.backTab), .char("G")], [Key(.backTab), .char("G"), .char("k")],
  ]
  private static let programKeys: [Key] = [
    Key(.tab), Key(.backTab), .char("1"), .char("2"), .char("3"), .char("4"), .char("5"), .char("6"),
    .char("q"), Key(.escape),
  ]
  /// Longer paths reach nothing new.
  private static let longest = 4

  private let demo = DemoHTTPClient()

  @Test func `each change of screen sends one page view, of the new screen`() throws {
    var walk = Walk()
    var known: Set<String> = []
    var waiting: [State] = []
    for start in Self.starts {
      guard let state = try onProgram(start, { Self.state(of: $0, after: start) }) else { continue }
      known.insert(state.name)
      waiting.append(state)
    }
    while !waiting.isEmpty {
      let state = waiting.removeFirst()
      for key in state.keys {
        guard let next = try press(key, in: state, &walk), state.path.count < Self.longest else { continue }
        if known.insert(next.name).inserted { waiting.append(next) }
      }
    }
    let (pages, all) = (Set(walk.edges.map(\.to)), try Self.allRoutes())
    print(
      "screens: \(known.count) states of \(pages.count) pages, \(walk.pressed) keys pressed; routes reached:"
        + " \(walk.routes.count) of \(all.count), edges walked: \(walk.edges.count), screen changes: \(walk.changes), events sent: \(walk.sent), missing: \(walk.missing.count), doubled:"
        + " \(walk.doubled.count)")
    #expect(walk.missing == [])
    #expect(walk.doubled == [])
    #expect(walk.wrong == [])
    #expect(walk.unasked == [])
    #expect(
      walk.routes == all,
      "No key leads to \(all.subtracting(walk.routes).sorted()): the walk misses a part of the program.")
  }

  /// All routes in Route.swift, because a new one compiles before it has a key.
  private static func allRoutes() throws -> Set<String> {
    let text = try Checkout.text(of: "Sources/Domain/Route.swift")
    let cases = try #require(text.firstMatch(of: /enum Route\b[^}]*}/)).output
      .matches(of: /\n  case ([\w, ]+)/)
    return Set(cases.flatMap { $0.1.split(separator: ", ").map(String.init) })
  }

  private static func name(of route: Route) -> String { String("\(route)".prefix { $0 != "(" }) }

  @LoopActor private static func state(of program: WholeProgram, after path: [Key]) -> State? {
    guard let screen = program.screen, let page = program.session.app?.router.page,
      program.session.exitStatus == nil
    else { return nil }
    let keys = screen.enabledActions.flatMap(\.keys) + programKeys
    return State(
      path: path, name: "\(page.name) \(keys.map(\.description).joined(separator: " "))",
      keys: keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }

  /// - Returns: the state after the key; nil if it ended the program.
  private func press(_ key: Key, in state: State, _ walk: inout Walk) throws -> State? {
    typealias Step = (edge: Edge, isOther: Bool, views: [String], routes: [String], next: State?)
    let path = state.path + [key]
    let step: Step? = try onProgram(state.path) { program in
      guard let router = program.session.app?.router, let before = router.top, let from = router.page else {
        return nil
      }
      _ = program.tracker.takeEvents()
      var routes: [String] = []
      let onShow = router.onShow
      router.onShow = { route, visit in
        onShow?(route, visit)
        routes.append(Self.name(of: route))
      }
      try await program.press(key)
      guard program.session.exitStatus == nil, let after = program.screen, let to = router.page else {
        return nil
      }
      let views = program.tracker.takeEvents().compactMap { event in
        if case .pageView(let page) = event { page.name } else { nil }
      }
      let edge = Edge(from: from.name, key: key.description, to: to.name)
      // `show` does not report the first screen of a tab.
      if router.depth == 1 { routes.append(Self.name(of: router.tabs[router.currentTab].root)) }
      // A tab of the same screen is a page, too.
      if let route = router.route { routes.append(Self.name(of: route)) }
      return (edge, before !== after || from != to, views, routes, Self.state(of: program, after: path))
    }
    walk.pressed += 1
    guard let (edge, isOther, views, routes, next) = step else { return nil }
    guard isOther else {
      if !views.isEmpty { walk.unasked.append(edge) }
      return next
    }
    walk.edges.insert(edge)
    walk.routes.formUnion(routes)
    walk.changes += 1
    walk.sent += views.count
    switch views.count {
    case 0: walk.missing.append(edge)
    case 1: if views != [edge.to] { walk.wrong.append(edge) }
    default: walk.doubled.append(edge)
    }
    return next
  }

  /// Runs a new program after a path of keys.
  private func onProgram<T: Sendable>(
    _ path: [Key], _ body: @escaping @LoopActor @Sendable (WholeProgram) async throws -> T?
  ) throws -> T? {
    let folder = try TemporaryFolder(inMemory: true)
    return try onLoop { loop in
      let program = try WholeProgram(loop, in: folder.path, demo: demo)
      for key in path { try await program.press(key) }
      let result = try await body(program)
      try await program.end()
      return result
    }
  }
}
