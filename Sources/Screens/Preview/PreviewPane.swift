import Domain
import EventLoop
import FoundationEssentials
import GitHub
import Terminal
import Texts

/// The preview of the selected item of a list. It is drawn in a frame after that of the list, so that it never delays a
/// key: until it is ready, the one before stays.
@LoopActor
final class PreviewPane<Item: Equatable>: Pane {
  private let list: any Pane
  private let environment: Environment
  private let selected: @LoopActor () -> Item?
  private let make: @LoopActor (Item) -> (any Preview)?
  private let links: LinkActions?
  private let signal = ChangeSignal()
  /// Called when another preview is ready to be drawn.
  var onReady: @LoopActor () -> Void = {}
  /// What keys could do with the preview in the last frame, and whether that was something else in the frame before.
  private var keys: Keys?
  private(set) var hasOtherKeys = false
  private var current: Current?
  /// The last drawn preview, shown until the preview of the next item is ready.
  private var drawn: (picture: Frame, labels: PaneFrame.Labels)?
  /// Whether another screen or tab is in front.
  private var isCovered = false
  private var waiting: Task<Void, Never>?
  private var area = Rect(row: 0, column: 0, rows: 0, columns: 0)
  var hasFocus = false

  /// A class, because a frame asks whether there is one, and for a generic struct that looks its type up (see `Table`).
  private final class Current {
    let item: Item
    let preview: any Preview
    let document: DocumentPane
    var isDrawn = false

    init(item: Item, preview: any Preview, document: DocumentPane) {
      (self.item, self.preview, self.document) = (item, preview, document)
    }
  }

  /// What keys can do with the preview, so what the status line says of it.
  private struct Keys: Equatable {
    let canLoad: Bool
    let canReload: Bool
    let hasLinks: Bool
    let isEmpty: Bool
  }

  /// - Parameters:
  ///   - links: follows the links of the previewed text; nil for a list that has links of its own.
  ///   - selected: the selected item; nil without rows.
  ///   - make: creates the preview of an item; nil if it has none.
  init(
    of list: any Pane, _ environment: Environment, links: LinkActions?,
    selected: @escaping @LoopActor () -> Item?, make: @escaping @LoopActor (Item) -> (any Preview)?
  ) {
    (self.list, self.environment, self.links) = (list, environment, links)
    (self.selected, self.make) = (selected, make)
  }

  // MARK: Drawing

  /// The labels of its frame.
  var labels: PaneFrame.Labels {
    if list.isAtHeading { return PaneFrame.Labels(title: DisplayText(list.frameLabels.counts)) }
    guard let shown else { return drawn?.labels ?? PaneFrame.Labels() }
    return PaneFrame.Labels(
      title: DisplayText(shown.preview.title), counts: DisplayText(shown.preview.remark),
      position: DisplayText(hasFocus ? "\(shown.document.scroll.percent)%" : ""))
  }

  func draw(_ canvas: Canvas) {
    drawText(canvas)
    let new = Keys(canLoad: canLoad, canReload: canReload, hasLinks: hasLinks, isEmpty: isEmpty)
    hasOtherKeys = new != keys
    keys = new
  }

  private func drawText(_ canvas: Canvas) {
    signal.observe()
    area = canvas.area
    if hasFocus {
      canvas.parkCursor(row: 0, column: 0)
      canvas.reportFocus("preview")
    }
    if list.isAtHeading {
      drawn = nil
      let text = DisplayText(environment.texts.list.onHeading).wrapped(to: canvas.size.columns - 2)
      for (row, line) in text.prefix(canvas.size.rows).enumerated() {
        canvas.draw(line, row: row, column: 1, style: canvas.theme[.faint], width: canvas.size.columns - 2)
      }
      return
    }
    guard let shown else {
      if let drawn { canvas.draw(drawn.picture) }
      // The preview belongs to a row of an earlier query, which is faint too.
      if selected() == nil { canvas.makeFaint(rows: 0..<canvas.size.rows) }
      return
    }
    let buffer = FrameBuffer(size: canvas.size)
    shown.document.draw(Canvas(buffer, theme: canvas.theme))
    shown.isDrawn = true
    drawn = (buffer.frame, labels)
    canvas.draw(buffer.frame)
  }

  func didPresent() {
    if isCovered {
      isCovered = false
      if let current { loadLater(current) }
    }
    guard let item = selected(), item != current?.item else { return }
    environment.loop.spawn { [weak self] in self?.follow() }
  }

  // MARK: Following the selection

  func disappear() {
    isCovered = true
    waiting?.cancel()
  }

  private func follow() {
    guard !isCovered, let item = selected(), item != current?.item else { return }
    end()
    guard let preview = make(item) else {
      drawn = nil
      return
    }
    let current = Current(item: item, preview: preview, document: document(of: preview))
    self.current = current
    preview.open()
    onReady()
    loadLater(current)
  }

  private func document(of preview: any Preview) -> DocumentPane {
    DocumentPane(
      "preview", on: environment.loop, input: PreviewInput(), output: preview,
      contents: environment.dialogs, links: links, actions: [])
  }

  /// Sends the request of the preview after a short rest of the selection, if the limits allow a request without `p`.
  private func loadLater(_ current: Current) {
    let (item, preview) = (current.item, current.preview)
    guard preview.canLoad || isOld(preview) else { return }
    // Demo data is local, so there is no limit.
    if environment.account == .demo { return preview.load() }
    guard loadsByItself else { return }
    // Moving the selection on cancels the request.
    waiting = environment.loop.spawn { [weak self, loop = environment.loop] in
      do { try await loop.sleep(for: PreviewLimits.patience) } catch { return }
      guard let self, self.current?.item == item else { return }
      if preview.canLoad || isOld(preview) { preview.load() }
    }
  }

  /// Whether a saved response may be out of date: the item has changed since, or it was not asked for lately.
  private func isOld(_ preview: any Preview) -> Bool {
    guard let saved = preview.savedDate, preview.canReload else { return false }
    if let change = preview.changeDate, change >= saved { return true }
    return environment.now().timeIntervalSince(saved) >= PreviewLimits.freshness
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
    current?.document.close()
    current?.preview.close()
    current = nil
  }

  /// It is no longer on view.
  func close() {
    guard current != nil || drawn != nil else { return }
    end()
    drawn = nil
  }

  // MARK: What is shown

  /// The preview of the selected item; nil while that of an earlier one is shown.
  private var shown: Current? { current.flatMap { $0.item == selected() ? $0 : nil } }

  /// Whether a request could show more and none is running.
  var canLoad: Bool { current?.preview.canLoad == true }
  func load() { current?.preview.load() }

  /// Whether there is something to ask for again.
  var canReload: Bool { current?.preview.canReload == true }

  /// The list is loaded again, and its preview with it, if that failed or the limits allow a request.
  func reloadBesideList() {
    guard let preview = current?.preview, preview.canReload else { return }
    if preview.hasFailed || loadsByItself { preview.load() }
  }

  var hasLinks: Bool { shown?.document.hasLinks == true }
  func showLinks() { shown?.document.showLinks() }

  /// Scrolls down by `count` rows, or up if it is negative.
  func scroll(by count: Int) {
    current?.document.scroll(by: count)
    signal.raise()
  }

  /// False while the preview of a changed item is not drawn yet, so that the keys stay with it.
  var isEmpty: Bool {
    if list.isAtHeading { return true }
    return shown.map { $0.isDrawn && $0.document.isEmpty } ?? (drawn == nil)
  }
  var isAtStart: Bool { shown?.document.isAtStart ?? true }

  // MARK: The keys of its text

  var actions: [Action] { shown?.document.actions ?? [] }
  var actionGroups: [[Action]] {
    (shown?.document ?? document(of: NoPreview(rowContext: RowContext(environment)))).actionGroups
  }
  var hintedActions: [Action] { shown?.document.hintedActions ?? [] }
  var isTyping: Bool { shown?.document.isTyping ?? false }
  var takesInput: Bool { shown?.document.takesInput ?? true }
  var wholeText: WholeText? { shown?.document.wholeText }
  var prompt: Prompt? { shown?.document.prompt }
  var status: [String] { shown?.document.status ?? [] }
  var shortStatus: [String] { shown?.document.shortStatus ?? [] }

  func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return shown?.document.handle(event) ?? false }
    switch mouse.kind {
    case .scrollDown: scroll(by: ListMoves.wheelRows)
    case .scrollUp: scroll(by: -ListMoves.wheelRows)
    default:
      // The text is drawn into a buffer of its own.
      let at = Point(row: mouse.at.row - area.row, column: mouse.at.column - area.column)
      return shown?.document.handle(.mouse(MouseEvent(mouse.kind, at: at))) ?? false
    }
    return true
  }
}

/// A preview handles no calls of its view.
@LoopActor
private final class PreviewInput: DocumentInput {}

/// Before the first preview, for the list of all keys.
@LoopActor
private final class NoPreview: Preview {
  let rowContext: RowContext

  init(rowContext: RowContext) { self.rowContext = rowContext }

  var title: String { "" }
  var version: Int { 0 }
  func content(_ context: RowContext) -> DocumentContent { DocumentContent(sections: []) }
}

enum PreviewLimits {
  /// The minimum width of the screen for a preview, in columns.
  static let columns = 100
  /// The width of the preview, in per cent of the screen.
  static let share = 45
  /// How long the selection must rest before a request is sent.
  static let patience = Duration.milliseconds(250)
  /// In seconds: how long a saved response is not asked for again, so that going up and down sends no requests.
  static let freshness = 60.0
}
