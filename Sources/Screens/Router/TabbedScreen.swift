public import Domain
public import EventLoop
public import Terminal
public import Texts

/// Several routes in one screen, one at a time, with their titles in its first row. The content of a tab is built when
/// the tab is first shown, and kept: its rows, its position, and a load that is running.
@LoopActor
public final class TabbedScreen: ContainerScreen {
  /// One of the tabs.
  public struct Tab {
    let label: @LoopActor (Texts) -> TabStrip.Label
    let route: @LoopActor () -> Route
    let status: @LoopActor (_ isShort: Bool) -> [String]
    let shortcut: Shortcut?
    let make: @LoopActor () -> any Screen

    /// A key that shows the tab from any other one.
    public struct Shortcut: Sendable {
      let name: String
      let key: Key
      let text: @LoopActor (Texts) -> String

      /// - Parameter name: of its action.
      public init(_ name: String, _ key: Key, _ text: @escaping @LoopActor (Texts) -> String) {
        (self.name, self.key, self.text) = (name, key, text)
      }
    }

    /// - Parameters:
    ///   - label: its title and count.
    ///   - route: its route, by the name that GitHub answered with once that is known.
    ///   - shortcut: nil for a tab that only the keys of the strip show.
    ///   - status: parts of the status line: after those of the content, and in a narrow terminal, where the last ones
    ///     are left out, before them.
    ///   - make: builds the content.
    public init(
      _ label: @escaping @LoopActor (Texts) -> TabStrip.Label, route: @escaping @LoopActor () -> Route,
      shortcut: Shortcut? = nil, status: @escaping @LoopActor (_ isShort: Bool) -> [String] = { _ in [] },
      make: @escaping @LoopActor () -> any Screen
    ) {
      (self.label, self.route, self.status) = (label, route, status)
      (self.shortcut, self.make) = (shortcut, make)
    }
  }

  private let tabs: [Tab]
  private let router: Router
  private let remark: @LoopActor () -> String
  private let isAwaited: @LoopActor () -> Bool
  private let onClose: @LoopActor () -> Void
  /// The contents of the tabs that were shown, by their indices.
  private var built: [Int: any Screen] = [:]
  private var current: Int
  public private(set) var content: any Screen
  private lazy var strip = TabStrip({ [environment] in environment.texts }) { [tabs] texts in
    tabs.map { $0.label(texts) }
  } current: { [weak self] in
    self?.current ?? 0
  } choose: { [weak self] index in
    guard let self else { return }
    router.replaceTop(tabs[index].route())
  }
  private lazy var shortcuts = tabs.indices.compactMap { [tabs, environment] index in
    tabs[index].shortcut.map { shortcut in
      Action(
        shortcut.name, [shortcut.key], shortcut.text(environment.texts), effect: .shows,
        when: { [weak self] in self?.current != index }
      ) { [weak self] in
        guard let self else { return }
        router.replaceTop(self.tabs[index].route())
      }
    }
  }
  private let environment: Environment

  /// - Parameters:
  ///   - tabs: in their order; at least one.
  ///   - index: the tab in front.
  ///   - remark: what all tabs are about, at the right of their titles.
  ///   - isAwaited: whether it is not known yet what all tabs are about.
  ///   - onClose: cancels what the tabs share.
  public init(
    _ tabs: [Tab], showing index: Int, _ environment: Environment, _ router: Router,
    remark: @escaping @LoopActor () -> String = { "" },
    awaiting isAwaited: @escaping @LoopActor () -> Bool = { false },
    onClose: @escaping @LoopActor () -> Void = {}
  ) {
    (self.tabs, self.router, self.environment) = (tabs, router, environment)
    (self.remark, self.isAwaited, self.onClose) = (remark, isAwaited, onClose)
    current = index
    content = tabs[index].make()
    built[index] = content
  }

  // MARK: Tabs

  public var answeredRoute: Route? { tabs[current].route() }
  public var awaitsPage: Bool { isAwaited() }

  public func turn(to route: Route) -> Bool {
    let page = route.page(on: router.web)
    guard let index = tabs.firstIndex(where: { $0.route().page(on: router.web) == page }) else {
      return false
    }
    current = index
    content = built[index] ?? tabs[index].make()
    built[index] = content
    return true
  }

  // MARK: Drawing and input

  public func draw(_ canvas: Canvas) {
    strip.draw(canvas, remark: remark())
    let size = canvas.size
    content.draw(canvas.part(Rect(row: 1, column: 0, rows: max(0, size.rows - 1), columns: size.columns)))
  }

  public func handle(_ event: InputEvent) -> Bool { strip.handle(event) || content.handle(event) }

  /// While text is typed, only the field's actions apply.
  public var actions: [Action] {
    content.isTyping ? content.actions : content.actions + strip.actions + shortcuts
  }
  public var actionGroups: [[Action]] { content.actionGroups.map { $0 + strip.actions + shortcuts } }
  public var allActions: [Action] { actionGroups.flatMap(\.self) }
  /// The other tabs come after the likeliest step: a narrow status line leaves out the last hints.
  public var hintedActions: [Action] {
    let own = content.hintedActions
    let likeliest = own.firstIndex { $0.hint() != nil && $0.isEnabled() }.map { $0 + 1 } ?? 0
    return own.prefix(likeliest) + strip.actions + own.dropFirst(likeliest)
  }

  public var status: [String] { content.status + tabs[current].status(false) }
  public var shortStatus: [String] {
    let (own, status) = (tabs[current].status(true), content.shortStatus)
    guard !own.isEmpty, let pane = content as? any Pane else { return own + status }
    // The age of a saved copy, or that loading failed, is said before all else.
    let first = pane.frameLabels.without(in: status)
    return first + own + status.filter { !first.contains($0) }
  }

  // MARK: All contents

  /// Contents in their order, so that the same things happen in the same order in each run.
  private var contents: [any Screen] { tabs.indices.compactMap { built[$0] } }

  public func close() {
    for content in contents { content.close() }
    onClose()
  }

  public func discard() {
    for content in contents { content.discard() }
  }

  public var questionBeforeClose: Question? { contents.lazy.compactMap(\.questionBeforeClose).first }
}
