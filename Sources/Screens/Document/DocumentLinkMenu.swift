import Domain
import EventLoop
import Terminal
import Texts

/// The links of a document: a menu of all, and clicks on those in view.
@LoopActor
final class DocumentLinkMenu {
  private weak var pane: DocumentPane?
  private let actions: LinkActions
  /// The rows of the last frame and their area, in the terminal's coordinates.
  private var positions: [DocumentPosition] = []
  private var area = Rect(row: 0, column: 0, rows: 0, columns: 0)

  init(_ actions: LinkActions) {
    self.actions = actions
  }

  /// - Parameter pane: retains the menu.
  func attach(to pane: DocumentPane) {
    self.pane = pane
  }

  private var words: LinksTexts { actions.texts.links }
  private var layout: DocumentLayout? { pane?.layoutOnView }

  /// Shows the links in a menu; the first one in view has the focus.
  var action: Action {
    Action(
      "follow-link", [.char("f")], self.words.follow, effect: .works, hint: self.words.hint,
      when: { [weak self] in self?.hasLinks ?? false },
      whyNot: self.pane?.whyNothing(self.words.none)
    ) { [weak self] in self?.show() }
  }

  /// Says that the document does not have what an address names.
  func sayMissing(_ anchor: String) { actions.say(words.noAnchor(name: anchor)) }

  var hasLinks: Bool { layout?.text.hasLinks ?? false }

  func show() {
    guard let pane, let layout else { return }
    let links = LinkList(layout.links)
    guard !links.entries.isEmpty else { return actions.say(words.none) }
    let focus = firstInView(of: layout, at: pane.scroll.top(in: layout)).map { links.index(of: $0) }
    actions.show(
      links.entries.map { ($0.words, $0.address) }, on: pane.subject?.url,
      focus: focus ?? links.entries.count - 1
    ) { [weak self] in self?.follow(links.entries[$0], of: layout) }
  }

  /// The first link in or below a row.
  private func firstInView(of layout: DocumentLayout, at top: DocumentPosition) -> DocumentText.Link? {
    let above = layout.freshRows(of: top.part).prefix(top.row).flatMap { $0.pieces.compactMap(\.link) }
    let inRow = Set(
      layout.freshRows(of: top.part).dropFirst(top.row).flatMap { $0.pieces.compactMap(\.link) })
    let scrolledAway = Set(above).subtracting(inRow)
    return layout.links.first { link in
      link.part > top.part || link.part == top.part && !scrolledAway.contains(link.number)
    }
  }

  /// - Parameter layout: that of the link. Comments can have been loaded since.
  private func follow(_ link: DocumentText.Link, of layout: DocumentLayout) {
    switch link.target {
    case .page(let url): actions.follow(url)
    case .heading(let name) where actions.follow(named: name): break
    case .heading(let name):
      guard let part = layout.text.part(ofHeading: name, near: link.section), let now = self.layout else {
        return actions.say(words.noHeading(name: name))
      }
      pane?.scroll { $0.scroll(toPart: now.text.number(ofPart: part, in: layout.text), in: $1) }
    }
  }

  // MARK: Clicks

  func didDraw(_ positions: [DocumentPosition], _ area: Rect) {
    (self.positions, self.area) = (positions, area)
  }

  /// Follows the link under a click. Returns whether there is one.
  func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event, mouse.kind == .press(.left), area.contains(mouse.at),
      let layout, positions.indices.contains(mouse.at.row - area.row)
    else { return false }
    let position = positions[mouse.at.row - area.row]
    // The text begins in the second column.
    let column = mouse.at.column - area.column - 1
    guard column >= 0, layout.parts.contains(position.part),
      let number = layout.row(at: layout.position(sameAs: position)).link(atColumn: column),
      let link = layout.text.link(number, ofPart: position.part)
    else { return false }
    follow(link, of: layout)
    return true
  }
}

/// The links of a text without repetitions.
struct LinkList {
  private(set) var entries: [DocumentText.Link] = []
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    let target: LinkTarget
    /// A heading belongs to its section.
    let section: Int?

    init(_ link: DocumentText.Link) {
      target = link.target
      if case .heading = link.target { section = link.section } else { section = nil }
    }
  }

  init(_ links: [DocumentText.Link]) {
    for link in links {
      guard let index = indices[Key(link)] else {
        indices[Key(link)] = entries.count
        entries.append(link)
        continue
      }
      entries[index].add(words: link.words)
    }
  }

  func index(of link: DocumentText.Link) -> Int { indices[Key(link)] ?? 0 }
}

extension DocumentText.Link {
  /// In bytes.
  private static let longestWords = 200

  /// Names the link by the words of a further place, too, so that a search finds it by both.
  fileprivate mutating func add(words more: String) {
    guard !more.isEmpty, more != address, words.utf8.count < Self.longestWords, !words.contains(more) else {
      return
    }
    words = words.isEmpty || words == address ? more : "\(words) · \(more)"
  }
}
