import Domain
import EventLoop
import Terminal
import Texts

/// What can be searched: a list that shows only the rows that match, or a text in which one goes from match to match.
@LoopActor
protocol FindTarget: AnyObject {
  /// Remembers the place that a search starts from.
  func beginFind()

  /// Goes to the first match from that place on, or shows only what matches. Nil goes back to the place and shows all.
  func find(_ pattern: TextPattern?)

  /// Goes to the next match, or to the previous one.
  /// - Returns: whether it went round an end.
  func goToMatch(_ direction: FindDirection) -> Bool

  /// The match that the person is at.
  var found: Found { get }
}

enum FindDirection: Int {
  case next = 1
  case previous = -1
}

/// Which match of how many the person is at.
struct Found: Hashable {
  /// From 1; 0 if there is none.
  let number: Int
  let total: Int
  /// Whether more may match that is not loaded.
  var isPart = false
  /// Whether the search is under way.
  var isOpen = false
}

/// A line of input that stands in the place of the status line.
public struct Prompt {
  let label: DisplayText
  let line: EditableLine
  /// Stands at the right edge.
  let note: String
}

extension Prompt {
  /// Draws the field over the whole canvas.
  func draw(_ canvas: Canvas) {
    let note = DisplayText(note)
    let room = canvas.size.columns - 2
    canvas.fill(Rect(canvas.size))
    let noteColumns = note.width > 0 && note.width < room / 2 ? note.width + 1 : 0
    let field = canvas.part(Rect(row: 0, column: 1, rows: 1, columns: room - noteColumns))
    FieldView.draw(
      field, row: 0, label: label, text: line.text, before: line.beforeCursor, hint: .empty, isFocused: true)
    if noteColumns > 0 { canvas.draw(note, row: 0, column: 1 + room - note.width) }
    canvas.reportFocus("find")
  }
}

/// The search in a pane: `/` asks for a pattern and searches while it is typed, `n` and `N` go on, Esc takes it back.
/// Each pane has one and is its target, so a screen that is made of panes can be searched without code of its own.
@LoopActor
final class Finder {
  /// What is searched for; nil if nothing is.
  private(set) var pattern: TextPattern?
  /// The pattern as it is typed; nil if it is not being typed.
  private var line: EditableLine?
  private var hasWrapped = false
  private weak var target: (any FindTarget)?
  private let texts: @LoopActor () -> Texts

  private static let mostCharacters = 200
  private static let key = Key.char("/")

  init(_ texts: @escaping @LoopActor () -> Texts) {
    self.texts = texts
  }

  /// - Parameter target: it owns the finder.
  func attach(to target: any FindTarget) {
    self.target = target
  }

  var isTyping: Bool { line != nil }
  var isActive: Bool { pattern != nil }

  // MARK: Searching

  private func begin() {
    line = EditableLine(pattern?.text ?? "", limit: Self.mostCharacters)
    target?.beginFind()
  }

  private func edit(_ edit: LineEdit) {
    if edit == .deleteBackward, line?.isEmpty == true { return cancel() }
    line?.apply(edit)
    if edit.changesText { search() }
  }

  private func search() {
    let wanted = TextPattern(line?.text ?? "")
    guard wanted != pattern else { return }
    pattern = wanted
    hasWrapped = false
    target?.find(wanted)
  }

  private func keep() {
    line = nil
  }

  /// Goes back to where the search began.
  private func cancel() {
    line = nil
    end()
  }

  /// Shows everything again, at the place that the search led to.
  private func clear() {
    target?.beginFind()
    end()
  }

  private func end() {
    guard pattern != nil else { return }
    pattern = nil
    hasWrapped = false
    target?.find(nil)
  }

  private func go(_ direction: FindDirection) {
    hasWrapped = target?.goToMatch(direction) ?? false
    // From here on Esc comes back to this match.
    if isTyping { target?.beginFind() }
  }

  // MARK: What a pane passes on

  /// What a pane offers before all else; nothing if it has another use for `/`.
  /// - Parameter hasContent: whether there is anything to search.
  func actions(
    except taken: [Key], when hasContent: @escaping @LoopActor () -> Bool = { true }
  ) -> [Action] {
    guard !taken.contains(Self.key) else { return [] }
    var words: FindTexts { texts().find }
    let isActive = { @LoopActor [weak self] in self?.isActive == true }
    return [
      Action("find", [Self.key], words.find, when: { isActive() || hasContent() }) { [weak self] in
        self?.begin()
      },
      Action(
        "next-match", [.char("n")], words.next,
        hint: self.target.map { $0.found.total > 1 } == true ? words.nextHint : nil, when: isActive
      ) { [weak self] in
        self?.go(.next)
      },
      Action("previous-match", [.char("N")], words.previous, when: isActive) { [weak self] in
        self?.go(.previous)
      },
      Action("end-find", [Key(.escape)], words.end, hint: words.endHint, when: isActive) { [weak self] in
        self?.clear()
      },
    ]
  }

  /// The actions of a pane that the status line hints at: those of a search come first, and `/` itself last.
  func hinted(
    _ own: [Action], except taken: [Key], when hasContent: @escaping @LoopActor () -> Bool = { true }
  ) -> [Action] {
    guard !taken.contains(Self.key) else { return own }
    let isOffered = { @LoopActor [weak self] in self?.isActive != true && hasContent() }
    var words: FindTexts { texts().find }
    let find = Action("find", [Self.key], words.find, hint: words.hint, when: isOffered) { [weak self] in
      self?.begin()
    }
    return actions(except: taken).filter { ["next-match", "end-find"].contains($0.id) } + own + [find]
  }

  /// What can be done while the pattern is typed.
  private(set) lazy var fieldActions: [Action] = {
    let texts = texts
    var words: FindTexts { texts().find }
    return [
      Action("keep", [Key(.enter)], words.keep) { [weak self] in self?.keep() },
      Action("cancel", [Key(.escape)], words.cancel) { [weak self] in self?.cancel() },
      Action("next-match", [Key(.down)], words.next) { [weak self] in self?.go(.next) },
      Action("previous-match", [Key(.up)], words.previous) { [weak self] in self?.go(.previous) },
    ] + LineEdit.actions(texts) { [weak self] in self?.edit($0) }
  }()

  /// Types text into the pattern. Returns false while it is not being typed.
  func handle(_ event: InputEvent) -> Bool {
    guard isTyping, let text = event.typedText else { return false }
    line?.insert(text)
    search()
    return true
  }

  /// The field; nil while no pattern is typed.
  var prompt: Prompt? {
    guard let line else { return nil }
    return Prompt(label: "/", line: line, note: isActive ? place : "")
  }

  /// The pattern and the match that the person is at, for the status line; empty if nothing is searched for.
  var status: [String] {
    guard let pattern else { return [] }
    let words = texts().find
    let isFound = target.map { $0.found.total > 0 } ?? false
    return [
      "/\(pattern.text)", isFound ? words.match(place: place) : place, hasWrapped ? words.wrapped : "",
    ]
  }

  /// The same in few characters.
  var shortStatus: [String] {
    guard let pattern, let found = target?.found else { return [] }
    guard !found.isOpen else { return ["/\(pattern.text)"] }
    guard found.total > 0 else { return ["/\(pattern.text)", texts().find.none] }
    let more = found.isPart ? "+" : ""
    return ["/\(pattern.text) \(found.number)/\(found.total)\(more)"]
  }

  private var place: String {
    guard let found = target?.found, !found.isOpen else { return "" }
    let words = texts().find
    guard found.total > 0 else { return found.isPart ? words.noneInLoaded : words.none }
    let (number, total) = (NumberText.grouped(found.number), NumberText.grouped(found.total))
    return found.isPart
      ? words.placeInLoaded(number: number, total: total) : words.place(number: number, total: total)
  }

  /// What a list says that has no row with the pattern.
  var noRows: [String] { pattern.map { [texts().find.noRows(pattern: $0.text)] } ?? [] }
}
