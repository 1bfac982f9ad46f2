public import Domain
public import EventLoop
import GitHub
public import Terminal
public import Texts

/// A preview of one item beside its list. It is neither a page view nor a visit.
@LoopActor
public protocol Preview: DocumentOutput {
  /// The title in its frame.
  var title: String { get }

  /// At the right of the title: the age of a saved response that is shown; else empty.
  var remark: String { get }

  /// Shows what needs no request: the fields that the list has, and saved responses.
  func open()

  /// Whether it shows the item itself, and not only why it is missing.
  var hasContent: Bool { get }

  /// True if a request could show more and none is running.
  var canLoad: Bool { get }

  /// Sends that request.
  func load()

  /// Cancels the load.
  func close()
}

extension Preview {
  public var remark: String { "" }
  public func open() {}
  public var hasContent: Bool { true }
  public var canLoad: Bool { false }
  public func load() {}
  public func close() {}
  public var message: PaneMessage? { nil }
  public func status(percent: Int, isShort: Bool) -> [String] { [] }
}

/// A list with a preview of the selected item on the right, if the terminal is wide enough. The preview is drawn in a
/// separate frame after the list's, so that it never delays a key.
@LoopActor
public final class PreviewedList<Item: Equatable>: ContainerScreen, Pane {
  private let list: any Pane
  private let environment: Environment
  private let selected: @LoopActor () -> Item?
  private let make: @LoopActor (Item) -> (any Preview)?
  private let title: @LoopActor (Texts) -> String
  private let name: (@LoopActor () -> String)?
  private let route: @LoopActor () -> Route?
  private let links: LinkActions?
  private let signal = ChangeSignal()
  private lazy var own = ownActions()
  private lazy var table = list.actions + own
  public private(set) lazy var hintedActions = list.hintedActions + own.prefix(1)
  private var current: Current?
  /// The last drawn preview, shown until the preview of the next item is ready.
  private var picture: Frame?
  private var isOnView = false
  /// Whether another screen or tab is in front.
  private var isCovered = false
  /// The width of list and preview in the last frame, in columns.
  private var columns = 0
  private var area = Rect(row: 0, column: 0, rows: 0, columns: 0)
  private var waiting: Task<Void, Never>?

  /// A class, because a frame asks whether there is one, and for a generic struct that looks its type up (see `Table`).
  private final class Current {
    let item: Item
    let preview: any Preview
    let document: DocumentPane

    init(item: Item, preview: any Preview, document: DocumentPane) {
      (self.item, self.preview, self.document) = (item, preview, document)
    }
  }

  /// - Parameters:
  ///   - list: its actions change only while text is typed.
  ///   - title: the title in the frame of the list.
  ///   - name: what the list belongs to, for the status line where there is no frame; nil for the list of a tab.
  ///   - route: the list's route by the name that GitHub answered with; nil until it is known.
  ///   - links: follows the links of the previewed text; nil for a list that has links of its own.
  ///   - selected: the selected item; nil without rows.
  ///   - make: creates the preview of an item; nil if it has none.
  public init(
    _ list: any Pane, _ environment: Environment, title: @escaping @LoopActor (Texts) -> String,
    name: (@LoopActor () -> String)? = nil, route: @escaping @LoopActor () -> Route? = { nil },
    links: LinkActions? = nil, selected: @escaping @LoopActor () -> Item?,
    make: @escaping @LoopActor (Item) -> (any Preview)?
  ) {
    (self.title, self.name, self.route, self.links) = (title, name, route, links)
    self.list = list
    self.environment = environment
    self.selected = selected
    self.make = make
  }

  private var words: PreviewTexts { environment.texts.preview }

  // MARK: Drawing

  public func draw(_ canvas: Canvas) {
    let size = canvas.size
    columns = size.columns
    isOnView = columns >= PreviewLimits.columns && environment.preferences.preview && !list.isEmpty
    list.isBesidePreview = isOnView
    guard isOnView else {
      area = Rect(row: 0, column: 0, rows: 0, columns: 0)
      return list.draw(canvas)
    }
    signal.observe()
    let pair = PanePair(of: size, share: PreviewLimits.share)
    drawPreview(canvas.part(pair.right))
    let place = list.place
    let title = title(environment.texts)
    let frame = PaneFrame(
      title: DisplayText(place.spinner.isEmpty ? title : "\(title) \(place.spinner)"),
      counts: DisplayText(place.counts),
      position: DisplayText(place.position), isFocused: hasFocus)
    let inner = frame.draw(canvas.part(pair.left))
    pair.join(canvas, isFocused: hasFocus)
    list.draw(inner)
  }

  private func drawPreview(_ canvas: Canvas) {
    area = canvas.pane("preview", Rect(canvas.size)).area
    if list.isAtHeading {
      picture = nil
      PaneFrame(title: .empty, isFocused: false).draw(canvas)
      return
    }
    guard let current, current.item == selected() else {
      if let picture { canvas.draw(picture) } else { PaneFrame(title: .empty, isFocused: false).draw(canvas) }
      // The preview belongs to a row of an earlier query, which is faint too.
      if selected() == nil { canvas.makeFaint(rows: 0..<canvas.size.rows) }
      return
    }
    let buffer = FrameBuffer(size: canvas.size)
    let page = Canvas(buffer, theme: canvas.theme)
    let frame = PaneFrame(
      title: DisplayText(current.preview.title), counts: DisplayText(current.preview.remark), isFocused: false
    )
    current.document.drawText(frame.draw(page))
    picture = buffer.frame
    canvas.draw(buffer.frame)
  }

  public func didPresent() {
    guard isOnView else { return stopPreview() }
    if isCovered {
      isCovered = false
      if let current { loadLater(current) }
    }
    guard let item = selected(), item != current?.item else { return }
    environment.loop.spawn { [weak self] in self?.follow() }
  }

  // MARK: Following the selection

  public func disappear() {
    isCovered = true
    waiting?.cancel()
    list.disappear()
  }

  private func follow() {
    guard isOnView, !isCovered, let item = selected(), item != current?.item else { return }
    end()
    guard let preview = make(item) else {
      picture = nil
      return
    }
    let current = Current(
      item: item, preview: preview,
      document: DocumentPane(
        "preview", on: environment.loop, input: PreviewInput(), output: preview, links: links,
        actions: []))
    self.current = current
    preview.open()
    signal.raise()
    loadLater(current)
  }

  /// Sends the request of the preview after a short rest of the selection, if the limits allow a request without `p`.
  private func loadLater(_ current: Current) {
    let (item, preview) = (current.item, current.preview)
    guard preview.canLoad else { return }
    // Demo data is local, so there is no limit.
    if environment.account == .demo { return preview.load() }
    guard loadsByItself else { return }
    // Moving the selection on cancels the request.
    waiting = environment.loop.spawn { [weak self, loop = environment.loop] in
      do { try await loop.sleep(for: PreviewLimits.patience) } catch { return }
      if preview.canLoad, self?.current?.item == item { preview.load() }
    }
  }

  /// Without a token only `p` sends a request, because GitHub allows 60 an hour. With a token, previews use at most
  /// half of the rate limit.
  private var loadsByItself: Bool {
    guard environment.account != .anonymous else { return false }
    return environment.github.rateLimits["core"].map { $0.remaining * 2 > $0.limit } ?? true
  }

  private func end() {
    waiting?.cancel()
    waiting = nil
    current?.preview.close()
    current = nil
  }

  private func stopPreview() {
    guard current != nil || picture != nil else { return }
    end()
    picture = nil
  }

  // MARK: Actions

  private func ownActions() -> [Action] {
    let environment = environment
    var words: PreviewTexts { environment.texts.preview }
    let isOnView = { @LoopActor [weak self] in self?.isOnView == true }
    let hasRoom = { @LoopActor [weak self] in self.map { $0.columns >= PreviewLimits.columns } == true }
    let hasRows = { @LoopActor [weak self] in self?.list.isEmpty == false }
    // One key for both, so its words say what it does now.
    let loads = { @LoopActor [weak self] in self?.isOnView == true && self?.current?.preview.canLoad == true }
    return [
      Action(
        "preview", [.char("p")], loads() ? words.load : words.toggle, effect: .works,
        hint: hasRoom() ? loads() ? words.loadHint : words.hint : nil, when: hasRows
      ) { [weak self] in self?.toggle() },
      Action("preview-down", [.ctrl("e")], words.lineDown, effect: .works, when: isOnView) { [weak self] in
        self?.scroll(by: 1)
      },
      Action("preview-up", [.ctrl("y")], words.lineUp, effect: .works, when: isOnView) { [weak self] in
        self?.scroll(by: -1)
      },
      // The preview is read from the list.
      Action(
        "into", [.char("l"), Key(.right)], environment.texts.app.into, effect: .works, when: { false },
        whyNot: isOnView() ? words.beside : environment.texts.app.nothingInto
      ) {},
    ] + (links == nil ? [] : [linkAction])
  }

  /// Lists the links of the previewed text. A list in which the key means something else has it in the palette only.
  private var linkAction: Action {
    let environment = environment
    let key = Key.char("f")
    let isTaken = list.actionGroups.joined().contains { $0.keys.contains(key) }
    let isOnView = { @LoopActor [weak self] in self?.isOnView == true }
    return Action(
      "follow-link", isTaken ? [] : [key], environment.texts.links.follow, effect: .works,
      when: { [weak self] in isOnView() && self?.shownDocument?.hasLinks == true },
      whyNot: isOnView() ? environment.texts.links.none : nil
    ) { [weak self] in self?.shownDocument?.showLinks() }
  }

  /// The preview of the selected item; nil while that of an earlier one is shown.
  private var shownDocument: DocumentPane? {
    current.flatMap { $0.item == selected() ? $0.document : nil }
  }

  /// Loads the preview if it needs a request; otherwise shows or hides it, and remembers the choice.
  private func toggle() {
    guard columns >= PreviewLimits.columns else {
      return environment.notices.say(
        words.tooNarrow(needed: "\(PreviewLimits.columns)", columns: "\(columns)"), untilResize: true)
    }
    if isOnView, let preview = current?.preview, preview.canLoad { return preview.load() }
    if isOnView { environment.notices.say(words.hidden) }
    environment.remember(.set(.preview, !environment.preferences.preview))
  }

  private func scroll(by count: Int) {
    current?.document.scroll(by: count)
    signal.raise()
  }

  /// While text is typed, only the field's actions apply.
  public var actions: [Action] { list.isTyping ? list.actions : table }
  public var actionGroups: [[Action]] { list.actionGroups.map { $0 + own } }
  public var allActions: [Action] { actionGroups.flatMap(\.self) }

  public func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event, area.contains(mouse.at) else { return list.handle(event) }
    switch mouse.kind {
    case .scrollDown: scroll(by: ListMoves.wheelRows)
    case .scrollUp: scroll(by: -ListMoves.wheelRows)
    default:
      // The preview is drawn into a buffer of its own.
      let at = Point(row: mouse.at.row - area.row, column: mouse.at.column - area.column)
      return shownDocument?.handle(.mouse(MouseEvent(mouse.kind, at: at))) ?? false
    }
    return true
  }

  // MARK: The list's own

  public var content: any Screen { list }
  public var answeredRoute: Route? { route() }
  public var hasFocus: Bool {
    get { list.hasFocus }
    set { list.hasFocus = newValue }
  }
  public var isAtStart: Bool { list.isAtStart }
  public var isEmpty: Bool { list.isEmpty }
  public var place: ListPlace { list.place }
  /// The name is beside the position alone, because everything else that the status line says is more important.
  public var status: [String] {
    let status = status(list.status)
    guard let name, !isOnView, status.filter({ !$0.isEmpty }).count == 1 else { return status }
    return status + [name()]
  }
  public var shortStatus: [String] { status(list.shortStatus) }
  /// The status without the parts that the list's frame shows.
  private func status(_ status: [String]) -> [String] {
    isOnView ? list.place.without(in: status) : status
  }

  public func close() {
    stopPreview()
    list.close()
  }
}

/// A preview handles no calls of its view.
@LoopActor
private final class PreviewInput: DocumentInput {}

enum PreviewLimits {
  /// The minimum width of the screen for a preview, in columns.
  static let columns = 100
  /// The width of the preview, in per cent of the screen.
  static let share = 45
  /// How long the selection must rest before a request is sent.
  static let patience = Duration.milliseconds(250)
}
