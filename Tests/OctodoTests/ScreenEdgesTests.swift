import Demo
import Domain
import EventLoop
import Foundation
import HTTP
import HTTPTypes
import Terminal
import TestSupport
import Testing
import Tracking

@testable import Screens
@testable import octodo

/// Walks through the whole program by its live key tables: does every action once on each screen, in each state with
/// different keys.
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

    mutating func add(_ step: Step?) {
      guard let step else { return }
      guard step.isOther else {
        if !step.views.isEmpty { unasked.append(step.edge) }
        return
      }
      edges.insert(step.edge)
      routes.formUnion(step.routes)
      changes += 1
      sent += step.views.count
      switch step.views.count {
      case 0: missing.append(step.edge)
      case 1: if step.views != [step.edge.to] { wrong.append(step.edge) }
      default: doubled.append(step.edge)
      }
    }
  }

  /// The start states of the walk: without data, with results, with todos of each kind, with views to choose from.
  private static let starts: [[Key]] = [
    [], [.char("x"), Key(.enter)], [.char("x"), Key(.enter), .char("t")],
    [.char("x"), Key(.enter), .char("t"), .char("2")],
    // With the list of views open, which leads to one.
    [.char("x"), Key(.enter), .char("t"), .char("2"), .char("V"), Key(.up)],
    // With the name of a file typed, whose import Enter shows.
    [.char("x"), Key(.enter), .char("t"), .char("2"), .char(":")]
      + "import".unicodeScalars.map(Key.char)
      + [Key(.enter), .char("x")],
    [.char("x"), Key(.enter), Key(.enter), Key(.escape), .char("5")],
    [Key(.backTab), .char("G")], [Key(.backTab), .char("G"), .char("k")],
  ]
  private static let programKeys: [Key] = [
    Key(.tab), Key(.backTab), .char("1"), .char("2"), .char("3"), .char("4"), .char("5"), .char("6"),
    .char("q"), Key(.escape),
  ]
  /// Longer paths reach nothing new.
  private static let longest = 4

  private let demo = RememberedHTTP(DemoHTTPClient())

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
      var keys = state.keys[...]
      while !keys.isEmpty {
        for next in try press(&keys, in: state, &walk)
        where state.path.count < Self.longest && known.insert(next.name).inserted { waiting.append(next) }
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
    let actions = screen.enabledActions.map(\.keys)
    // All keys of an action do the same.
    let keys = actions.compactMap(\.first) + programKeys
    return State(
      path: path, name: "\(page.name) \(actions.joined().map(\.description).joined(separator: " "))",
      keys: keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }

  /// What one key did.
  private struct Step {
    let edge: Edge
    /// Whether it led to another screen, or another tab of it.
    let isOther: Bool
    let views: [String]
    let routes: [String]
    /// nil if it ended the program.
    let next: State?
  }

  /// Presses keys in one program until no key leads back from where one of them led, and removes them. A program
  /// that shows the same as before is as good as a new one, which takes longer to start.
  /// - Returns: the states after the pressed keys, without those that ended the program.
  private func press(_ keys: inout ArraySlice<Key>, in state: State, _ walk: inout Walk) throws -> [State] {
    let left = keys
    let steps: [Step?] =
      try onProgram(state.path) { program in
        let (shown, tab) = (program.frame, program.session.app?.router.currentTab ?? 0)
        let isSame = { @LoopActor in
          program.frame == shown && Self.state(of: program, after: state.path)?.name == state.name
        }
        var steps: [Step?] = []
        for key in left {
          let step = try await Self.step(key, in: state, of: program)
          steps.append(step)
          guard step?.next != nil else { break }
          if isSame() { continue }
          let isOther = program.session.app?.router.currentTab != tab
          // Back to the tab, out of what was opened, or what was switched on is switched off.
          for back in isOther ? [Self.programKeys[tab + 2]] : [Key(.escape), key] where !isSame() {
            try await program.press(back)
          }
          guard isSame() else { break }
        }
        return steps
      } ?? []
    // A state that cannot be reached a second time has no keys to press.
    keys = steps.isEmpty ? [] : keys.dropFirst(steps.count)
    walk.pressed += steps.count
    for step in steps { walk.add(step) }
    return steps.compactMap { $0?.next }
  }

  @LoopActor private static func step(
    _ key: Key, in state: State, of program: WholeProgram
  ) async throws -> Step? {
    guard let router = program.session.app?.router, let before = router.top, let from = router.page else {
      return nil
    }
    _ = program.tracker.takeEvents()
    var routes: [String] = []
    let onShow = router.onShow
    router.onShow = { route, visit in
      onShow?(route, visit)
      routes.append(name(of: route))
    }
    defer { router.onShow = onShow }
    try await program.press(key)
    guard program.session.exitStatus == nil, let after = program.screen, let to = router.page else {
      return nil
    }
    let views = program.tracker.takeEvents().compactMap { event in
      if case .pageView(let page) = event { page.name } else { nil }
    }
    // `show` does not report the first screen of a tab.
    if router.depth == 1 { routes.append(name(of: router.tabs[router.currentTab].root)) }
    // A tab of the same screen is a page, too.
    if let route = router.route { routes.append(name(of: route)) }
    return Step(
      edge: Edge(from: from.name, key: key.description, to: to.name),
      isOther: before !== after || from != to, views: views, routes: routes,
      next: Self.state(of: program, after: state.path + [key]))
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

/// Asks another client once for each request. All programs of the walk read the same data, and making an answer takes
/// longer than showing it.
@LoopActor
private final class RememberedHTTP: HTTPClient {
  private let client: any HTTPClient
  private var answers: [HTTPRequest: HTTPClientResponse] = [:]

  nonisolated init(_ client: any HTTPClient) { self.client = client }

  @LoopActor func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    if let answer = answers[request] { return answer }
    let answer = try await client.send(request, body: body)
    answers[request] = answer
    return answer
  }
}
