public import EventLoop
import Terminal
public import Texts
import UseCases

/// The state machine of a list with sections: which ones are folded, and the selection, which stays on its row while
/// others come and go above it. Loading is the business of the lists that the items come from.
@LoopActor
public final class SectionedListPresenter<Item: Identifiable & Sendable> where Item.ID: Sendable {
  public let environment: Environment
  private let source: any SectionSource<Item>
  private let signal = ChangeSignal()
  private let ownEmptyText: @LoopActor (Texts) -> [String]
  public var marks = Marks<Item>() {
    didSet { signal.raise() }
  }
  /// False for rows that only say something.
  public var canMark = true
  /// The rows of `sourceVersion`, except what is folded.
  private var known = SectionedRows<Item>()
  private var sourceVersion: Int?
  private var folded: Set<String> = []
  /// The folded sections that a search shows.
  private var shownFolded: Set<String> = []
  private var foldChanges = 0
  private var selected = 0
  /// See `ListShown.shift`.
  private var shift = 0
  /// Until the first key, the first item is selected, whichever section arrives first.
  private var hasMoved = false

  /// What is selected instead of the first item, once it is there, until the first key.
  private var wanted: Item.ID?

  /// - Parameter emptyText: the text of a list without sections; an empty string separates paragraphs.
  public init(
    _ source: any SectionSource<Item>, environment: Environment,
    emptyText: @escaping @LoopActor (Texts) -> [String] = { _ in [] }
  ) {
    (self.source, self.environment, ownEmptyText) = (source, environment, emptyText)
  }

  /// Begins with an item instead of the first one.
  public func begin(with id: Item.ID) { wanted = id }

  /// Other items are about to come: until the next key, the first of them is selected.
  /// - Parameter id: what is selected instead if it is among them.
  public func beginAgain(with id: Item.ID? = nil) { (hasMoved, wanted) = (false, id) }

  /// The lists that the items come from.
  public var lists: [PagedListPresenter<Item>] { source.lists }

  // MARK: Rows

  /// The rows of now. Everything that reads or selects one asks here first, so that an index always belongs to them.
  @discardableResult
  private func rows() -> SectionedRows<Item> {
    let version = source.version
    if version != sourceVersion {
      sourceVersion = version
      show(SectionedRows(source.sections, folded: folded.subtracting(shownFolded)))
    }
    return known
  }

  private func show(_ rows: SectionedRows<Item>) {
    let (before, old) = (known, selected)
    known = rows
    if !marks.isEmpty {
      let isAll = !rows.sections.contains { $0.isPart || $0.isAwaited }
      marks.update(from: rows.sections.flatMap(\.items), isAll: isAll)
      if let range = marks.range { keep(range, before) }
    }
    guard hasMoved else {
      selected = wanted.flatMap(rows.index(ofItem:)) ?? rows.first
      // Later answers, such as that of a poll, must not move the selection from what the user looks at.
      hasMoved = selectedIsItem && !source.lists.contains { $0.pages.load.phase.isRunning }
      return
    }
    guard let id = before.id(at: old), let position = before.position(at: old) else {
      // It was empty.
      selected = rows.first
      return
    }
    let following = before.sections.dropFirst(position.section + 1).map(\.id)
    selected =
      rows.index(of: id, hint: old)
      ?? rows.nearest(to: id.section, position.item ?? 0, following: following, old)
    shift += selected - old
  }

  private var selectedIsItem: Bool { known.item(at: selected) != nil }

  /// Keeps the start of a range on its row.
  private func keep(_ range: MarkRange, _ before: SectionedRows<Item>) {
    let start = before.id(at: range.start).flatMap { known.index(of: $0, hint: range.start) }
    if let start { marks.moveRange(to: start) } else { marks.endRange() }
  }

  /// Folds or unfolds the section of the selected row. Its heading is selected then, unless it was unfolded.
  private func fold(_ isFolded: Bool) {
    guard let section = selectedSection else { return }
    hasMoved = true
    if marks.range != nil { marks.endRange() }
    shownFolded.remove(section.id)
    if isFolded { folded.insert(section.id) } else { folded.remove(section.id) }
    known = SectionedRows(known.sections, folded: folded.subtracting(shownFolded))
    foldChanges += 1
    if let index = known.sections.firstIndex(where: { $0.id == section.id }) {
      selected = known.starts[index]
    }
    signal.raise()
  }

  private func selectHeading() {
    let rows = rows()
    if let position = rows.position(at: selected) { select(rows.starts[position.section]) }
  }

  private var selectedSection: ListSection<Item>? {
    let rows = rows()
    return rows.position(at: selected).map { rows.sections[$0.section] }
  }

  private var isFolded: Bool { selectedSection.map { known.folded.contains($0.id) } ?? false }
  private var isAtHeading: Bool {
    let position = rows().position(at: selected)
    return position.map { $0.item == nil } ?? false
  }

  // MARK: Actions

  /// Opens the selected item. On a heading, Enter folds.
  public func openAction(
    _ text: @escaping @autoclosure @LoopActor () -> String,
    hint: @escaping @autoclosure @LoopActor () -> String?, run: @escaping @LoopActor (Item) -> Void
  ) -> Action {
    Action(
      "open", [Key(.enter)], text(), effect: .works, hint: self.isAtHeading ? nil : hint(),
      when: { self.selectedItem != nil }, whyNot: self.whyNoRow
    ) { if let item = self.selectedItem { run(item) } }
  }

  /// The actions of every list with sections: loading and folding.
  public var actions: [Action] {
    let environment = environment
    var words: ListTexts { environment.texts.list }
    let hasSection = { @LoopActor in self.selectedSection != nil }
    return [
      .reload({ environment.texts }, when: { self.lists.contains { $0.pages.load.hasStarted } }) {
        self.reload()
      },
      Action(
        "stop", [Key(.escape)], words.stop, effect: .works,
        when: { self.lists.contains { $0.pages.load.phase.isRunning } }
      ) { for list in self.lists { list.stop() } },
      Action(
        "fold", [.char("z")], words.fold, effect: .works, when: hasSection, whyNot: self.whyNoRow
      ) { self.fold(!self.isFolded) },
      Action(
        "fold-heading", [Key(.enter)], words.fold, effect: .works,
        hint: self.isAtHeading ? (self.isFolded ? words.unfoldHint : words.foldHint) : nil,
        // Pressed before the first items are there, Enter is meant for one of them.
        when: { self.isAtHeading && !self.isAwaitingRows }
      ) { self.fold(!self.isFolded) },
      Action(
        "out", [.char("h"), Key(.left)], environment.texts.app.out, effect: .works,
        when: { hasSection() && !self.isFolded }
      ) { if self.isAtHeading { self.fold(true) } else { self.selectHeading() } },
      Action(
        "into", [.char("l"), Key(.right)], environment.texts.app.into, effect: .works,
        when: { self.isFolded }
      ) { self.fold(false) },
      Action.remark(
        "incomplete", words.incompleteRemark,
        when: { self.lists.contains { $0.pages.response?.isIncomplete == true } }),
      Action.remark(
        "left-out", words.leftOutRemark,
        when: { self.lists.contains { $0.pages.response.map { $0.unreadable > 0 } == true } }),
    ]
  }

  /// Selects an item that came back, if it is in an open section.
  public func select(item id: Item.ID) {
    if let index = rows().index(ofItem: id) { select(index) }
  }

  /// Reloads what failed, or everything. GitHub may ban a client that does not wait.
  public func reload() {
    let failed = source.lists.filter { $0.pages.load.phase.error != nil }
    let wanted = failed.isEmpty ? source.lists : failed
    let ready = wanted.filter { $0.pages.load.secondsLeft == nil }
    for list in ready { list.pages.reload() }
    guard ready.isEmpty, let seconds = wanted.compactMap(\.pages.load.secondsLeft).max() else { return }
    environment.notices.say(environment.texts.list.continues(time: environment.texts.wait(of: seconds)))
  }

  /// Reloads all lists, because a write has changed them. What waits for GitHub's rate limit is reloaded at its end.
  public func reloadAll() {
    for list in source.lists where list.pages.load.secondsLeft == nil { list.pages.reloadFirst() }
  }
}

extension SectionedListPresenter: MarkableList {
  public var selectedIndex: Int {
    rows()
    return selected
  }

  public var selectedItem: Item? { rows().item(at: selected) }
  public var hasRows: Bool { rows().sections.contains { !$0.items.isEmpty } }
  /// Marks in folded sections count. Without them, an action would change the selected row, which the user did not mark.
  public var hasTargets: Bool { selectedItem != nil || !marks.isEmpty }

  /// Marks the items of the open sections.
  public func markAll() { marks.insert(rows().openItems) }

  public func fillRange() {
    guard let range = marks.range else { return }
    marks.fillRange(with: rows().items(in: range.rows(to: selected)))
  }

  /// Headings cannot be marked.
  public func moveOn() {
    if let next = rows().nextItem(after: selected) { select(next) }
  }
}

extension SectionedListPresenter: ListInput {
  public func appear() {
    for list in source.lists { list.appear() }
  }

  public func close() {
    for list in source.lists { list.close() }
  }

  public func didDraw(rows: Int) { source.didDraw(rows: rows) }

  public func showFolded(_ sections: Set<String>) {
    guard sections != shownFolded else { return }
    if sections.isEmpty, let id = selectedSection?.id, shownFolded.contains(id) { folded.remove(id) }
    hasMoved = true
    shownFolded = sections
    show(SectionedRows(rows().sections, folded: folded.subtracting(sections)))
    foldChanges += 1
    signal.raise()
  }

  public var sectionStarts: [Int] { rows().starts }

  public func select(_ index: Int) {
    let rows = rows()
    guard rows.count > 0 else { return }
    hasMoved = true
    let wanted = max(0, min(index, rows.count - 1))
    if wanted != selected {
      selected = wanted
      signal.raise()
      fillRange()
    }
    guard let position = rows.position(at: wanted), let item = position.item else { return }
    source.didSelect(item, in: rows.sections[position.section].id)
  }
}

extension SectionedListPresenter: ListOutput {
  public var shown: ListShown {
    signal.observe()
    let rows = rows()
    let marked = shownMarks.count
    return ListShown(
      total: rows.count, selected: selected, isLoaded: true, head: source.head, message: source.message,
      marked: marked, hasRange: marks.range != nil, version: (sourceVersion ?? 0) &+ foldChanges,
      isPart: rows.sections.contains { $0.isPart && !rows.folded.contains($0.id) }, shift: shift,
      isAtHeading: isAtHeading)
  }

  public var headings: [ListHeading] {
    let rows = rows()
    return zip(rows.sections, rows.starts).map { section, start in
      ListHeading(
        index: start, isOpen: !rows.folded.contains(section.id), label: source.label(of: section.id))
    }
  }

  public func item(at index: Int) -> Item? { known.item(at: index) }

  public func foldedSections(where isMatch: (Item) -> Bool) -> Set<String> {
    let matching = rows().sections.filter { folded.contains($0.id) && $0.items.contains(where: isMatch) }
    return Set(matching.map(\.id))
  }

  public func foldedCount(where isMatch: (Item) -> Bool) -> Int {
    rows().sections.filter { known.folded.contains($0.id) }
      .reduce(0) { count, section in count + section.items.count(where: isMatch) }
  }

  /// Keys work while a response is awaited.
  public var isUpToDate: Bool { true }

  /// Until the first item to select is known. After the first key, headings are rows enough.
  public var isAwaitingRows: Bool {
    let rows = rows()
    guard rows.count > 0 else { return source.lists.contains { $0.isAwaitingRows } }
    return !hasMoved && rows.position(at: selected).map { rows.sections[$0.section].isAwaited } == true
  }

  public var status: [String] { status(isShort: false) }
  public var shortStatus: [String] { status(isShort: true) }

  /// What the list of the selected row says, and the section.
  private func status(isShort: Bool) -> [String] {
    guard let section = selectedSection else {
      return source.status + (source.lists.first.map { $0.status(position: "", isShort: isShort) } ?? [])
    }
    let own =
      source.list(of: section.id)?.status(position: position, isShort: isShort)
      ?? [position].filter { !$0.isEmpty }
    return source.status + own + [source.label(of: section.id).title]
  }

  public var frameLabels: FrameLabels {
    guard let section = selectedSection else { return FrameLabels() }
    return FrameLabels(counts: source.label(of: section.id).title, position: position)
  }

  /// The position of the selected item in its section; empty for a heading.
  private var position: String {
    let rows = rows()
    guard let position = rows.position(at: selected), let item = position.item else { return "" }
    let count = source.label(of: rows.sections[position.section].id).count
    return environment.texts.list.position(number: NumberText.grouped(item + 1), total: count)
  }

  public var whyNoRow: String {
    let words = environment.texts.list
    if isAtHeading { return words.onHeading }
    if source.lists.isEmpty { return words.nothingToLoad }
    return source.lists.lazy.map(\.whyNoRow).first { $0 != words.noRows } ?? words.noRows
  }

  public var emptyText: [String] { ownEmptyText(environment.texts) }
}
