import Domain
import EventLoop
import Terminal
import Texts

/// The list or document that is searched. A list is filtered; in a document the search jumps from match to match.
@LoopActor
protocol FindTarget: AnyObject {
  /// Saves the position when a search starts.
  func beginFind()

  /// Goes to the first match after the saved position, or filters the rows. Nil restores the position and shows all
  /// rows.
  func find(_ pattern: TextPattern?)

  /// Goes to the next match, or to the previous one.
  /// - Returns: whether it wrapped around an end.
  func goToMatch(_ direction: FindDirection) -> Bool

  /// The number of the current match and the total.
  var found: Found { get }
}

enum FindDirection: Int {
  case next = 1
  case previous = -1
}

/// The current match and the number of matches.
struct Found: Hashable {
  /// From 1; 0 if there is none, or before the first one.
  let number: Int
  let total: Int
  /// Whether more rows could match that are not loaded yet.
  var isPart = false
  /// Whether the search is running.
  var isOpen = false
}

/// An input line that replaces the status line.
public struct Prompt {
  let label: DisplayText
  let line: EditableLine
  /// Drawn at the right edge, the first one that fits.
  let notes: [String]
  /// Puts the cursor behind a number of characters.
  let moveCursor: @LoopActor (_ position: Int) -> Void
}

extension Prompt {
  /// Draws the field over the whole canvas.
  /// - Returns: the field for clicks; nil if it has no room.
  func draw(_ canvas: Canvas) -> DrawnField? {
    let room = canvas.size.columns - 2
    canvas.fill(Rect(canvas.size))
    let note = notes.lazy.map { DisplayText($0) }.first { $0.width < room / 2 } ?? .empty
    let noteColumns = note.width > 0 ? note.width + 1 : 0
    let field = canvas.part(Rect(row: 0, column: 1, rows: 1, columns: room - noteColumns))
    let drawn = FieldView.draw(
      field, row: 0, label: label, text: line.text, before: line.beforeCursor, hint: .empty, isFocused: true)
    if noteColumns > 0 { canvas.draw(note, row: 0, column: 1 + room - note.width) }
    canvas.reportFocus("find")
    return drawn
  }
}

/// The search in a pane: `/` opens a field for a pattern and searches while the user types; `n` and `N` go to further
/// matches; Esc ends the search. Each pane has a finder, so screens need no code for it.
@LoopActor
final class Finder {
  /// The pattern; nil if there is no search.
  private(set) var pattern: TextPattern?
  /// The field while the pattern is typed; otherwise nil.
  private var line: EditableLine?
  private let kills: KillBuffer
  private var hasWrapped = false
  private weak var target: (any FindTarget)?
  private let texts: @LoopActor () -> Texts

  private static let maxCharacters = 200
  private static let key = Key.char("/")

  /// - Parameter kills: what is cut in its field; nil to keep it from other fields.
  init(kills: KillBuffer?, _ texts: @escaping @LoopActor () -> Texts) {
    self.kills = kills ?? KillBuffer()
    self.texts = texts
  }

  /// - Parameter target: retains the finder.
  func attach(to target: any FindTarget) {
    self.target = target
  }

  var isTyping: Bool { line != nil }
  var isActive: Bool { pattern != nil }

  // MARK: Searching

  private func begin() {
    line = EditableLine(pattern?.text ?? "", limit: Self.maxCharacters)
    target?.beginFind()
  }

  private func edit(_ edit: LineEdit) {
    if edit == .deleteBackward, line?.isEmpty == true { return cancel() }
    line?.apply(edit, kills)
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

  /// Ends the search and restores the position.
  private func cancel() {
    line = nil
    end()
  }

  /// Closes the field, ends the search and stays at the current position.
  func stop() {
    line = nil
    clear()
  }

  /// Ends the search and stays at the current position.
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
    // Esc now returns to this match.
    if isTyping { target?.beginFind() }
  }

  // MARK: What a pane passes on

  /// The actions of the search, which come first; none if the pane uses `/` for something else.
  /// - Parameters:
  ///   - hasContent: whether there is anything to search.
  ///   - whyNot: why there is nothing.
  func actions(
    except taken: [Key], when hasContent: @escaping @LoopActor () -> Bool = { true },
    whyNot: @escaping @autoclosure @LoopActor () -> String? = nil
  ) -> [Action] {
    guard !taken.contains(Self.key) else { return [] }
    var words: FindTexts { texts().find }
    let isActive = { @LoopActor [weak self] in self?.isActive == true }
    return [
      Action(
        "find", [Self.key], words.find, effect: .shows, when: { isActive() || hasContent() },
        whyNot: whyNot()
      ) { [weak self] in self?.begin() }.openingField,
      Action(
        "next-match", [.char("n")], words.next, effect: .shows,
        hint: isActive() && self.target.map { $0.found.total > 1 } == true ? words.nextHint : nil,
        when: isActive,
        whyNot: words.nothingYet
      ) { [weak self] in
        self?.go(.next)
      },
      Action(
        "previous-match", [.char("N")], words.previous, effect: .shows, when: isActive,
        whyNot: words.nothingYet
      ) { [weak self] in
        self?.go(.previous)
      },
      Action("end-find", [Key(.escape)], words.end, effect: .works, hint: words.endHint, when: isActive) {
        [weak self] in
        self?.clear()
      },
    ]
  }

  /// The hinted actions of a pane: those of a running search first, `/` last.
  func hinted(
    _ own: [Action], except taken: [Key], when hasContent: @escaping @LoopActor () -> Bool = { true }
  ) -> [Action] {
    guard !taken.contains(Self.key) else { return own }
    let isOffered = { @LoopActor [weak self] in self?.isActive != true && hasContent() }
    var words: FindTexts { texts().find }
    let find = Action("find", [Self.key], words.find, effect: .shows, hint: words.hint, when: isOffered) {
      [weak self] in
      self?.begin()
    }
    return actions(except: taken).filter { ["next-match", "end-find"].contains($0.id) } + own + [find]
  }

  /// The actions while the pattern is typed.
  private(set) lazy var fieldActions: [Action] = {
    let texts = texts
    var words: FindTexts { texts().find }
    return [
      Action("keep", [Key(.enter)], words.keep, effect: .works) { [weak self] in self?.keep() },
      Action("cancel", [Key(.escape)], words.cancel, effect: .works) { [weak self] in self?.cancel() },
      Action("next-match", [Key(.down)], words.next, effect: .shows) { [weak self] in self?.go(.next) },
      Action("previous-match", [Key(.up)], words.previous, effect: .shows) { [weak self] in
        self?.go(.previous)
      },
    ] + LineEdit.actions(texts) { [weak self] in self?.edit($0) }
  }()

  /// Types text into the pattern. Returns false if the field is not open.
  func handle(_ event: InputEvent) -> Bool {
    guard isTyping, let text = event.typedText else { return false }
    line?.insert(text)
    search()
    return true
  }

  /// The input line; nil if the field is not open.
  var prompt: Prompt? {
    guard let line else { return nil }
    return Prompt(label: "/", line: line, notes: isActive ? notes : []) { [weak self] in
      self?.line?.moveCursor(to: $0)
    }
  }

  /// The pattern and the current match for the status line; empty without a search.
  var status: [String] {
    guard let pattern else { return [] }
    let words = texts().find
    let isAtMatch = target.map { $0.found.number > 0 } ?? false
    return [
      "/\(pattern.text)", isAtMatch ? words.match(position: position) : position,
      hasWrapped ? words.wrapped : "",
    ]
  }

  /// A shorter form of `status`.
  var shortStatus: [String] {
    guard let pattern, let found = target?.found else { return [] }
    guard !found.isOpen else { return ["/\(pattern.text)"] }
    guard found.total > 0 else { return ["/\(pattern.text)", texts().find.none] }
    let total = "\(found.total)\(found.isPart ? "+" : "")"
    return ["/\(pattern.text) " + (found.number > 0 ? "\(found.number)/\(total)" : total)]
  }

  /// The current match, and that there is none in fewer words.
  private var notes: [String] {
    [position] + (target.map { $0.found.total == 0 } == true ? [texts().find.none] : [])
  }

  private var position: String {
    guard let found = target?.found, !found.isOpen else { return "" }
    let words = texts().find
    guard found.total > 0 else { return found.isPart ? words.noneInLoaded : words.none }
    guard found.number > 0 else { return words.matches(count: found.total) }
    let (number, total) = (NumberText.grouped(found.number), NumberText.grouped(found.total))
    return found.isPart
      ? words.positionInLoaded(number: number, total: total)
      : texts().list.position(number: number, total: total)
  }

  /// The message if no row of a list matches; empty without a search.
  var noRows: [String] { pattern.map { [texts().find.noRows(pattern: $0.text)] } ?? [] }
}
