public import Domain
public import EventLoop
import FoundationEssentials
public import Terminal
public import Texts

/// A document on a whole screen or beside another pane, with the keys and the wheel that scroll it. A feature declares
/// the content and its own actions.
@LoopActor
public final class DocumentPane: Pane {
  private let name: String
  let input: any DocumentInput
  let output: any DocumentOutput
  private let subjectNow: @LoopActor () -> Subject?
  private let own: [Action]
  private let sectionWords: SectionWords?
  /// Made on first use, because most previews never get the keys.
  private lazy var keys = makeKeys()
  public var hasFocus = true
  var scroll = DocumentScroll()
  private(set) var shown: Shown?
  /// The sections in the last frame, counted without the header's.
  private(set) var sectionsOnView: ClosedRange<Int>?
  /// The height of the message in the last frame, in rows.
  private var messageRows = 0
  let search: DocumentSearch
  private var finder: Finder { search.finder }
  private let loop: EventLoop
  /// What an address names, until it is found.
  private var sought: SoughtAnchor?
  /// Nil for a document without contents.
  private let contents: DocumentContents?
  /// Nil for a document whose links cannot be followed.
  private let links: DocumentLinkMenu?

  /// The cached layout and the values that it depends on.
  struct Shown {
    let version: Int
    let language: Language
    /// Ages change at most once a minute.
    let minute: Int
    let width: Int
    let signs: Signs
    let hasTints: Bool
    let showsMarks: Bool
    let dayZone: TimeZone?
    let layout: DocumentLayout
  }

  /// The maximum width of text, in columns; longer lines are hard to read.
  static let widest = 120

  /// - Parameters:
  ///   - name: names the pane for scripts; a header is the pane `header`.
  ///   - loop: runs the search of a long document.
  ///   - sections: the descriptions of the keys that jump to the next and previous section; nil if they jump between
  ///     the headings of the contents.
  ///   - contents: shows the menu of its contents; nil if the document has none.
  ///   - links: follows its links; nil if they cannot be followed.
  ///   - subject: the texts to copy from the document, and the arguments for the user's commands.
  ///   - actions: the screen's actions besides scrolling and searching.
  public init(
    _ name: String, on loop: EventLoop, input: any DocumentInput, output: any DocumentOutput,
    sections: SectionWords? = nil, contents dialogs: Dialogs? = nil,
    links: LinkActions? = nil, subject: @escaping @LoopActor () -> Subject? = { nil }, actions: [Action]
  ) {
    subjectNow = subject
    self.name = name
    self.loop = loop
    self.input = input
    self.output = output
    search = DocumentSearch(loop, kills: output.rowContext.kills) { output.rowContext.texts }
    contents = dialogs.map { DocumentContents($0) { output.rowContext.texts } }
    self.links = links.map { DocumentLinkMenu($0) }
    (own, sectionWords) = (actions, sections)
    search.attach(to: self)
    contents?.attach(to: self)
    self.links?.attach(to: self)
  }

  private struct Keys {
    let table: [Action]
    let hinted: [Action]
  }

  private func makeKeys() -> Keys {
    let taken = own.flatMap(\.keys)
    let jumps = jumpActions(sectionWords)
    let hinted = sectionWords == nil ? own : own + jumps
    let menu = (contents.map { [$0.action] } ?? []) + (links.map { [$0.action] } ?? [])
    let into = contents.map { [$0.into] } ?? []
    // Only a document that loads section by section can have missing ones.
    let gap = sectionWords == nil ? [] : [gapAction]
    return Keys(
      table: hinted.filter(\.isBeforeOthers) + finder.actions(except: taken)
        + hinted.filter { !$0.isBeforeOthers } + menu + into + gap + (sectionWords == nil ? jumps : [])
        + scrollActions(beside: hinted),
      hinted: finder.hinted(hinted, except: taken) + menu)
  }

  /// The texts of the keys that jump between sections.
  public struct SectionTexts {
    let (next, previous): (String, String)
    let hint: String?
    let (atEnd, atStart): (String, String)

    /// - Parameters:
    ///   - next: describes the key to the next section.
    ///   - previous: describes the key to the previous section.
    ///   - hint: a word for the status line; nil if the key is not worth a hint there.
    ///   - atEnd: the message at the end.
    ///   - atStart: the message at the start.
    public init(next: String, previous: String, hint: String?, atEnd: String, atStart: String) {
      (self.next, self.previous, self.hint) = (next, previous, hint)
      (self.atEnd, self.atStart) = (atEnd, atStart)
    }

    /// The texts for sections that have no name of their own.
    init(_ words: MovesTexts) {
      self.init(
        next: words.nextSection, previous: words.previousSection, hint: nil, atEnd: words.noNextSection,
        atStart: words.noPreviousSection)
    }
  }

  /// These texts in a language.
  public typealias SectionWords = @LoopActor (Texts) -> SectionTexts

  public var actions: [Action] { finder.isTyping ? finder.fieldActions : keys.table }
  public var actionGroups: [[Action]] { [keys.table] }
  public var hintedActions: [Action] { keys.hinted }
  public var subject: Subject? { subjectNow() }
  public var wholeText: WholeText? {
    guard !isEmpty, output.isWhole, let text = shown?.layout.text else { return nil }
    return { text.unwrapped() }
  }
  public var answeredRoute: Route? { output.answeredRoute }
  public var awaitsPage: Bool { output.awaitsPage }
  public var isAtStart: Bool { shown.map { isEmpty || scroll.top(in: $0.layout) == $0.layout.first } ?? true }
  public var isEmpty: Bool { shown?.layout.parts.isEmpty ?? true }
  public var isTyping: Bool { finder.isTyping }
  /// While a search is running, the next key is meant for the match that it will select.
  public var takesInput: Bool { !search.isUnderWay }
  public var prompt: Prompt? { finder.prompt }
  public var status: [String] { finder.status + output.status(percent: scroll.percent, isShort: false) }
  public var shortStatus: [String] {
    finder.shortStatus + output.status(percent: scroll.percent, isShort: true)
  }

  public func seek(_ anchor: String) { sought = SoughtAnchor(name: anchor) }

  /// Scrolls to what an address names, or loads more until it is there.
  private func seek(in layout: DocumentLayout) {
    guard var anchor = sought else { return }
    if let part = layout.text.part(ofHeading: anchor.name, near: 0) {
      sought = nil
      return scroll.scroll(toPart: part, in: layout)
    }
    guard !output.isLoading, !output.isMissing else { return }
    let hasMore = output.isPart && anchor.loads < SoughtAnchor.mostLoads
    anchor.loads += 1
    sought = hasMore ? anchor : nil
    // A frame must not change what it draws.
    loop.spawn { [input, output, links] in
      guard hasMore else { return links?.sayMissing(anchor.name) ?? () }
      if output.gap == nil { input.goToEnd() } else { input.loadGap() }
    }
  }

  public func appear() { input.appear() }
  public func close() {
    search.stop()
    input.close()
  }

  /// Why a key finds nothing in the document: what it looks for can still come while content is loaded.
  func whyNothing(_ reason: String?) -> String? {
    output.isLoading ? output.rowContext.texts.list.stillLoading : reason
  }

  // MARK: Drawing

  public func draw(_ canvas: Canvas) {
    search.observe()
    if hasFocus {
      canvas.reportFocus(name)
      canvas.parkCursor(row: 0, column: 0)
    }
    if sought != nil { seek(in: layout(columns: canvas.size.columns)) }
    let (layout, positions) = drawText(canvas)
    guard !layout.parts.isEmpty else {
      _ = canvas.pane(name, Rect(canvas.size))
      return
    }
    search.mark(positions, in: layout, canvas)
    reportPanes(canvas, headerRows: positions.count { $0.part < 0 }, hasHeader: layout.parts.lowerBound < 0)
    if let first = positions.first, let last = positions.last {
      let top = layout.section(of: first.part) ?? 0
      let sections = top...max(top, layout.section(of: last.part) ?? 0)
      sectionsOnView = sections
      input.didDraw(sections: sections)
    }
  }

  private func drawText(_ canvas: Canvas) -> (layout: DocumentLayout, positions: [DocumentPosition]) {
    let size = canvas.size
    let layout = layout(columns: size.columns)
    guard !layout.parts.isEmpty else {
      output.message?.drawAlone(canvas)
      links?.didDraw([], canvas.area)
      return (layout, [])
    }
    let below = output.message?.drawBelow(canvas) ?? 0
    let positions = positions(in: layout, rows: size.rows, below: below)
    for (line, position) in positions.enumerated() {
      let row = layout.row(at: position)
      canvas.draw(row, row: line, column: 1, width: size.columns - 2)
      canvas.link(row, row: line, column: 1, width: size.columns - 2) {
        layout.hyperlink($0, ofPart: position.part)
      }
    }
    links?.didDraw(positions, canvas.area)
    if output.isReloading { canvas.makeFaint(rows: positions.indices) }
    return (layout, positions)
  }

  /// The rows above the message. When the message appears or goes away, the text scrolls by its height, so that it
  /// never covers what is being read.
  private func positions(in layout: DocumentLayout, rows: Int, below: Int) -> [DocumentPosition] {
    let change = below - messageRows
    defer { messageRows = below }
    guard change != 0, !scroll.isAtAnEnd else { return scroll.fit(layout, rows: rows - below) }
    // Scrolls within the smaller height first, so that the position is valid for both.
    _ = scroll.fit(layout, rows: rows - max(below, messageRows))
    scroll.scroll(by: change, in: layout)
    return scroll.fit(layout, rows: rows - below)
  }

  private func reportPanes(_ canvas: Canvas, headerRows: Int, hasHeader: Bool) {
    let size = canvas.size
    if hasHeader {
      _ = canvas.pane("header", Rect(row: 0, column: 0, rows: headerRows, columns: size.columns))
    }
    let rest = Rect(row: headerRows, column: 0, rows: size.rows - headerRows, columns: size.columns)
    _ = canvas.pane(name, rest)
  }

  /// The layout of the last frame if nothing that it depends on has changed.
  func layout(columns: Int) -> DocumentLayout {
    let (version, context) = (output.version, output.rowContext)
    let minute = Int(context.now.timeIntervalSince1970 / 60)
    let width = max(2, min(columns - 2, Self.widest))
    if let shown, shown.version == version, shown.width == width, shown.minute == minute,
      shown.language == context.texts.language, shown.signs == context.signs,
      shown.hasTints == context.hasTints, shown.showsMarks == context.showsMarks,
      shown.dayZone == context.dayZone
    {
      return shown.layout
    }
    let layout = DocumentLayout(output.content(context), width: width, showsMarks: context.showsMarks)
    if let before = shown?.layout.text {
      scroll.renumber { layout.text.number(ofPart: $0, in: before) }
      search.renumber { layout.text.number(ofPart: $0, in: before) }
    }
    shown = Shown(
      version: version, language: context.texts.language, minute: minute, width: width,
      signs: context.signs, hasTints: context.hasTints, showsMarks: context.showsMarks,
      dayZone: context.dayZone, layout: layout)
    search.didLayOut(layout)
    return layout
  }

  // MARK: Contents and links

  /// The text with its contents beside it where there is room for both; the text alone if it has none.
  public var besideContents: any Pane { contents?.split(beside: self) ?? self }

  /// Whether it has links that can be followed.
  var hasLinks: Bool { links?.hasLinks ?? false }

  /// Lists its links in a menu.
  func showLinks() {
    links?.show()
  }

  // MARK: Scrolling

  /// Scrolls down by `count` rows, or up if it is negative.
  func scroll(by count: Int) {
    scroll { $0.scroll(by: count, in: $1) }
  }

  func scroll(_ move: (inout DocumentScroll, DocumentLayout) -> Void) {
    guard let layout = shown?.layout, !layout.parts.isEmpty else { return }
    move(&scroll, layout)
  }

  public func handle(_ event: InputEvent) -> Bool {
    if finder.handle(event) || links?.handle(event) == true { return true }
    guard case .mouse(let mouse) = event, shown != nil else { return false }
    switch mouse.kind {
    case .scrollDown: scroll { $0.scroll(by: ListMoves.wheelRows, in: $1) }
    case .scrollUp: scroll { $0.scroll(by: -ListMoves.wheelRows, in: $1) }
    default: return false
    }
    return true
  }
}

/// What an address names after its `#`: a comment or a heading.
private struct SoughtAnchor {
  let name: String
  /// The number of times that more was loaded for it.
  var loads = 0

  /// Each is a request, of which an hour without a token has 60. The end of a conversation is loaded first.
  static let mostLoads = 20
}

extension DocumentPane: SearchedDocument {
  var layoutOnView: DocumentLayout? { shown?.layout }
  var isPart: Bool { output.isPart }
}
