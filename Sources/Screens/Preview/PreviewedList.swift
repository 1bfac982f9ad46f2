public import Domain
public import EventLoop
public import Terminal
public import Texts

/// What a wide screen shows on the left of a list, such as the views of it.
public struct ListSidebar {
  let pane: any Pane
  let title: @LoopActor (Texts) -> String

  /// - Parameter title: the title in its frame.
  public init(_ pane: any Pane, title: @escaping @LoopActor (Texts) -> String) {
    (self.pane, self.title) = (pane, title)
  }

  /// The minimum width of a screen with it, and its own width, in columns.
  static let (leastColumns, columns) = (150, 28)

  @LoopActor
  func part(_ texts: @escaping @LoopActor () -> Texts) -> Split.Part {
    Split.Part(
      pane, named: "sidebar", columns: { $0 >= Self.leastColumns ? Self.columns : nil },
      labels: { [title] in PaneFrame.Labels(title: DisplayText(title(texts()))) })
  }
}

/// A list with a preview of the selected item on the right, if the terminal is wide enough.
@LoopActor
public final class PreviewedList<Item: Equatable>: ContainerScreen, Pane {
  private let list: any Pane
  private let preview: PreviewPane<Item>
  private let environment: Environment
  private let title: @LoopActor (Texts) -> String
  private let name: (@LoopActor () -> String)?
  private let route: @LoopActor () -> Route?
  private let hasLinks: Bool
  private let sidebar: ListSidebar?
  private lazy var split = makeSplit()
  /// The width of list and preview in the last frame, in columns.
  private var columns = 0
  private var isOnView = false

  /// - Parameters:
  ///   - list: its actions change only while text is typed.
  ///   - title: the title in the frame of the list.
  ///   - name: what the list belongs to, for the status line where there is no frame; nil for the list of a tab.
  ///   - route: the list's route by the name that GitHub answered with; nil until it is known.
  ///   - links: follows the links of the previewed text; nil for a list that has links of its own.
  ///   - sidebar: on the left of the list; nil for none.
  ///   - selected: the selected item; nil without rows.
  ///   - make: creates the preview of an item; nil if it has none.
  public init(
    _ list: any Pane, _ environment: Environment, title: @escaping @LoopActor (Texts) -> String,
    name: (@LoopActor () -> String)? = nil, route: @escaping @LoopActor () -> Route? = { nil },
    links: LinkActions? = nil, sidebar: ListSidebar? = nil, selected: @escaping @LoopActor () -> Item?,
    make: @escaping @LoopActor (Item) -> (any Preview)?
  ) {
    (self.list, self.environment, self.title, self.name, self.route) = (list, environment, title, name, route)
    hasLinks = links != nil
    self.sidebar = sidebar
    preview = PreviewPane(of: list, environment, links: links, selected: selected, make: make)
  }

  private var words: PreviewTexts { environment.texts.preview }

  private func makeSplit() -> Split {
    let (list, preview, environment, title) = (list, preview, environment, title)
    let texts = { @LoopActor in environment.texts }
    let sidebar = sidebar.map { [$0.part(texts)] } ?? []
    preview.onReady = { [weak self] in self?.redrawPreview() }
    return Split(
      sidebar + [
        Split.Part(
          list,
          labels: {
            let labels = list.frameLabels
            let title = title(environment.texts)
            return PaneFrame.Labels(
              title: DisplayText(labels.spinner.isEmpty ? title : "\(title) \(labels.spinner)"),
              counts: DisplayText(labels.counts), position: DisplayText(labels.position))
          }),
        Split.Part(
          preview, named: "preview",
          columns: { [weak self] in self?.previewColumns(of: $0) },
          labels: { preview.labels }),
      ], main: sidebar.count, shared: actionsOfPreview,
      reloadsToo: { [weak self] in if self?.isOnView == true { preview.reloadBesideList() } }, texts)
  }

  /// Only the preview is drawn again, unless the status line says something else of it now.
  private func redrawPreview() {
    environment.partRedraw.ask { [weak self] canvas in
      guard let self else { return false }
      return split.redraw(preview, on: canvas) && !preview.hasOtherKeys
    }
  }

  private func previewColumns(of whole: Int) -> Int? {
    guard isOnView else { return nil }
    let hasSidebar = sidebar != nil && whole >= ListSidebar.leastColumns
    return (whole - (hasSidebar ? ListSidebar.columns : 0)) * PreviewLimits.share / 100
  }

  /// Gives the keys to the list.
  public func goToList() { split.goBack() }

  // MARK: Drawing

  public var content: any Screen { split }

  public func draw(_ canvas: Canvas) {
    columns = canvas.size.columns
    isOnView = columns >= PreviewLimits.columns && environment.preferences.chosen.preview && !list.isEmpty
    list.isBesidePreview = isOnView
    split.draw(canvas)
  }

  public func didPresent() {
    if isOnView { split.didPresent() } else { preview.close() }
  }

  // MARK: Actions

  private var actionsOfPreview: [Action] {
    let environment = environment
    var words: PreviewTexts { environment.texts.preview }
    let isOnView = { @LoopActor [weak self] in self?.isOnView == true }
    let hasRoom = { @LoopActor [weak self] in self.map { $0.columns >= PreviewLimits.columns } == true }
    let hasRows = { @LoopActor [list] in !list.isEmpty }
    // One key for both, so its words say what it does now.
    let loads = { @LoopActor [preview] in isOnView() && preview.canLoad }
    return [
      Action(
        "preview", [.char("p")], loads() ? words.load : words.toggle, effect: .works,
        hint: hasRoom() ? loads() ? words.loadHint : words.hint : nil, when: hasRows
      ) { [weak self] in self?.toggle() },
      Action("preview-down", [.ctrl("e")], words.lineDown, effect: .works, when: isOnView) { [preview] in
        preview.scroll(by: 1)
      },
      Action("preview-up", [.ctrl("y")], words.lineUp, effect: .works, when: isOnView) { [preview] in
        preview.scroll(by: -1)
      },
    ] + (hasLinks ? [linkAction(when: isOnView)] : []) + reload(when: isOnView)
  }

  /// For a list that has nothing to load again itself.
  private func reload(when isOnView: @escaping @LoopActor () -> Bool) -> [Action] {
    guard !list.actionGroups.joined().contains(where: { $0.id == Action.reloadID }) else { return [] }
    return [
      .reload({ [environment] in environment.texts }, when: { [preview] in isOnView() && preview.canReload })
      {
        [preview] in preview.load()
      }
    ]
  }

  /// Lists the links of the previewed text. A list in which the key means something else has it in the palette only.
  private func linkAction(when isOnView: @escaping @LoopActor () -> Bool) -> Action {
    let environment = environment
    let key = Key.char("f")
    let isTaken = list.actionGroups.joined().contains { $0.keys.contains(key) }
    return Action(
      "follow-link", isTaken ? [] : [key], environment.texts.links.follow, effect: .works,
      when: { [preview] in isOnView() && preview.hasLinks },
      whyNot: isOnView() ? environment.texts.links.none : nil
    ) { [preview] in preview.showLinks() }
  }

  /// Loads the preview if it needs a request; otherwise shows or hides it, and remembers the choice.
  private func toggle() {
    guard columns >= PreviewLimits.columns else {
      return environment.notices.say(
        words.tooNarrow(needed: "\(PreviewLimits.columns)", columns: "\(columns)"), untilResize: true)
    }
    if isOnView, preview.canLoad { return preview.load() }
    if isOnView { environment.notices.say(words.hidden) }
    environment.remember(.set(.preview, !environment.preferences.preview))
  }

  // MARK: As a part of another screen

  public var answeredRoute: Route? { route() }
  public var hasFocus: Bool {
    get { split.hasFocus }
    set { split.hasFocus = newValue }
  }
  public var isAtStart: Bool { split.isAtStart }
  public var isEmpty: Bool { list.isEmpty }
  public var isAtHeading: Bool { list.isAtHeading }
  public var frameLabels: FrameLabels { list.frameLabels }
  /// The name is beside the position alone, because everything else that the status line says is more important.
  public var status: [String] {
    let status = status(split.status)
    guard let name, !isOnView, status.filter({ !$0.isEmpty }).count == 1 else { return status }
    return status + [name()]
  }
  public var shortStatus: [String] { status(split.shortStatus) }
  /// The status without the parts that the list's frame shows.
  private func status(_ status: [String]) -> [String] {
    isOnView || sidebar != nil && columns >= ListSidebar.leastColumns
      ? list.frameLabels.without(in: status) : status
  }
}
