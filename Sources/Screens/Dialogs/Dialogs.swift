public import EventLoop
public import Observation
import Terminal

/// Questions, menus and forms that block all other input, one at a time.
@LoopActor
@Observable
public final class Dialogs {
  public private(set) var question: Question?
  /// The answer that Enter chooses. Not observed, because only keys move it and every key causes a frame anyway.
  @ObservationIgnored public private(set) var focus = Question.Choice.no
  /// True once a frame has shown the question. Earlier input was meant for something else.
  @ObservationIgnored var isDrawn = false
  /// The part of the question's text that is on view.
  @ObservationIgnored var detail = DetailScroll()
  /// The keys and the wheel that scroll that text.
  @ObservationIgnored private(set) lazy var detailMoves = ListMoves(move: { [weak self] in
    self?.detail.scroll(by: $0)
  }) { [weak self] in self?.detail.scroll(to: $0) }
  @ObservationIgnored private var answer: (@LoopActor (Question.Choice) -> Void)?
  private(set) var menu: OpenMenu?
  @ObservationIgnored private var onChoice: (@LoopActor (String) -> Void)?
  @ObservationIgnored private var onVerb: (@LoopActor (Unicode.Scalar, String) -> Void)?

  /// The number of menus that were shown.
  @ObservationIgnored private var menus = 0

  private(set) var form: OpenForm?
  @ObservationIgnored private var onAnswer: (@LoopActor (BoxAnswer) -> Void)?

  /// What was cut in a field last, in a box or on a screen.
  @ObservationIgnored public let kills = KillBuffer()
  @ObservationIgnored private let preferences: CurrentPreferences

  /// - Parameter preferences: the language and the user's own keys, for menus.
  public nonisolated init(_ preferences: CurrentPreferences) {
    self.preferences = preferences
  }

  /// Shows a question, and calls `answer` with the user's choice. A question that is still open is answered
  /// with no.
  public func ask(_ question: Question, answer: @escaping @LoopActor (_ isYes: Bool) -> Void) {
    choose(question) { answer($0 == .yes) }
  }

  /// Like `ask`, for a question that may have a third answer.
  public func choose(_ question: Question, answer: @escaping @LoopActor (Question.Choice) -> Void) {
    dismiss()
    self.question = question
    self.answer = answer
    focus = question.answers[0]
    isDrawn = false
    detail = DetailScroll()
  }

  /// Moves the focus to the next answer, or to the previous one if `step` is negative.
  func moveFocus(by step: Int) {
    guard let answers = question?.answers, let index = answers.firstIndex(of: focus) else { return }
    focus = answers[(index + step + answers.count) % answers.count]
  }

  /// Shows a menu.
  /// - Parameters:
  ///   - onVerb: called with the key of one of the menu's verbs and the id of the choice.
  ///   - onChoice: called with the id of the choice; not called if the menu is left.
  /// - Returns: the number of the menu, for `update`.
  @discardableResult
  public func show(
    _ menu: Menu, onVerb: @escaping @LoopActor (_ key: Unicode.Scalar, _ id: String) -> Void = { _, _ in },
    onChoice: @escaping @LoopActor (String) -> Void
  ) -> Int {
    dismiss()
    self.menu = OpenMenu(menu, preferences, kills: kills)
    (self.onChoice, self.onVerb) = (onChoice, onVerb)
    menus += 1
    return menus
  }

  /// Says more in a menu, unless it was closed since. It has the same choices, in the same rows.
  /// - Returns: false if it was.
  @discardableResult
  public func update(_ number: Int, to menu: Menu) -> Bool {
    guard number == menus, let open = self.menu else { return false }
    self.menu = open.saying(menu)
    return true
  }

  /// Closes the menu.
  /// - Parameter id: of the choice; nil if the menu is left.
  func closeMenu(choosing id: String?) {
    let onChoice = self.onChoice
    (self.onChoice, onVerb) = (nil, nil)
    if menu != nil { menu = nil }
    if let id { onChoice?(id) }
  }

  /// Closes the menu with one of its verbs.
  /// - Parameter id: of the choice.
  func closeMenu(with verb: Unicode.Scalar, of id: String) {
    let onVerb = self.onVerb
    closeMenu(choosing: nil)
    onVerb?(verb, id)
  }

  /// Shows a form.
  /// - Parameter onAnswer: not called if the form is left.
  func show(_ form: OpenForm, onAnswer: @escaping @LoopActor (BoxAnswer) -> Void) {
    dismiss()
    (self.form, self.onAnswer) = (form, onAnswer)
  }

  /// Closes the form. What was typed in one that is left can be put back in any field.
  /// - Parameter answer: nil if it is left.
  func closeForm(with answer: BoxAnswer?) {
    guard let form else { return }
    let onAnswer = self.onAnswer
    (self.form, self.onAnswer) = (nil, nil)
    form.close()
    if let answer { onAnswer?(answer) } else { form.keepText() }
  }

  /// Whether a question, a menu or a form is open.
  var isOpen: Bool { question != nil || menu != nil || form != nil }

  /// The program ends: leaves everything, and the draft of an open form for the next run.
  func end() {
    form?.end()
    (form, onAnswer) = (nil, nil)
    dismiss()
  }

  /// Answers the open question, and leaves a menu or a form.
  public func dismiss(with choice: Question.Choice = .no) {
    closeMenu(choosing: nil)
    closeForm(with: nil)
    let answer = self.answer
    self.answer = nil
    if question != nil { question = nil }
    answer?(choice)
  }
}

/// A question with two answers, or three. The first one has the focus and discards nothing.
public struct Question: Hashable, Sendable {
  public var title: String
  /// One paragraph a line.
  public var detail: String
  /// The label of the answer yes, in one word: «Delete».
  public var yes: String
  /// The label of the answer no, in one word; nil for «Cancel».
  public var no: String?
  /// The label of a third answer; nil if there are only two answers.
  public var other: String?
  /// True if yes discards nothing; it then comes first.
  public var isYesSafe: Bool

  /// One of the answers that a question offers.
  public enum Choice: Hashable, Sendable {
    case yes, no, other
  }

  public init(
    title: String, detail: String, yes: String, no: String? = nil, other: String? = nil,
    isYesSafe: Bool = false
  ) {
    self.title = title
    self.detail = detail
    self.yes = yes
    self.no = no
    self.other = other
    self.isYesSafe = isYesSafe
  }

  /// The answers from left to right.
  var answers: [Choice] {
    (isYesSafe ? [.yes, .no] : [.no, .yes]) + (other == nil ? [] : [.other])
  }

  /// The label of an answer.
  func word(for answer: Choice, cancel: String) -> String {
    switch answer {
    case .yes: yes
    case .no: no ?? cancel
    case .other: other ?? ""
    }
  }

  /// The letter that answers yes if yes discards something: a capital letter, so that it is not typed by accident.
  /// `other` has none, because its question can open while the user types a title.
  var letter: Unicode.Scalar? { isYesSafe ? nil : "Y" }
}

/// Which lines of a question's text are on view, if it is taller than the terminal.
struct DetailScroll {
  private(set) var top = 0
  private var rows = 0
  private var count = 0

  var isCut: Bool { count > rows }
  /// Below the last line on view.
  var end: Int { min(count, top + rows) }
  var hasMore: Bool { end < count }

  /// Fits it to a frame.
  /// - Returns: the lines on view.
  mutating func show(_ lines: [DisplayText], rows: Int) -> ArraySlice<DisplayText> {
    (self.rows, count) = (rows, lines.count)
    scroll(to: top)
    return lines[top..<end]
  }

  mutating func scroll(by lines: Int) {
    scroll(to: top + lines)
  }

  mutating func scroll(to line: Int) {
    top = max(0, min(line, count - rows))
  }
}
