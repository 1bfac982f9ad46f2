import Domain
import EventLoop
import Terminal
import Texts

/// An open form in a box. It takes all keys.
@LoopActor
final class OpenForm {
  let form: BoxForm
  let environment: Environment
  private(set) var values: [FieldValue]
  /// The index of the field that has the focus.
  private(set) var focus = 0
  private let signal = ChangeSignal()
  /// Why Enter did not apply the form; nil after the next change.
  private(set) var fault: String?
  /// Whether the date in the field was not typed, so that typing begins another one.
  private var isDateGiven = true
  private var loads: [Task<Void, Never>] = []
  private lazy var edits = LineEdit.actions({ [environment] in environment.texts }) { [weak self] edit in
    self?.change { [kills = self?.environment.kills] in if let kills { $0.apply(edit, kills) } }
  }
  /// What a click reaches, as last drawn.
  var drawn = DrawnForm()
  /// The area as last drawn, in the terminal's coordinates; nil before the first frame.
  var area: Rect? { drawn.area }

  /// The result of an event.
  enum Outcome {
    case open
    case unknownKey(Key)
    case left
    case answered(BoxAnswer)
  }

  init(_ form: BoxForm, _ environment: Environment) {
    (self.form, self.environment) = (form, environment)
    values = form.fields.map { FieldValue($0.content) }
    focus(on: 0)
  }

  /// The program ends: leaves what was typed as a draft, if the form has one.
  func end() {
    form.draft?.leave()
    close()
  }

  /// Cancels what is being loaded.
  func close() {
    for load in loads { load.cancel() }
  }

  /// Keeps what was typed in the field that has the focus, or in the last one with a change, and says how it comes back.
  func keepText() {
    form.draft?.discard()
    let typed = ([focus] + values.indices.reversed()).lazy.compactMap { [form, values] index in
      let text = values[index].line?.text
      return text == FieldValue(form.fields[index].content).line?.text ? nil : text
    }
    guard let text = typed.first(where: { !$0.looksEmpty }) else { return }
    environment.kills.take(RemovedText(text: text, isBeforeCursor: true), continues: false)
    environment.notices.say(environment.texts.boxForm.kept)
  }

  /// Whether characters are text in the field that has the focus.
  var isTyping: Bool { values.indices.contains(focus) && values[focus].line != nil }

  /// Called by each frame: what is loaded changes the form without a key.
  func observe() { signal.observe() }

  // MARK: Input

  func handle(_ event: InputEvent) -> Outcome {
    if case .mouse(let mouse) = event { return handle(mouse) }
    if isTyping, let text = event.typedText {
      var cut = 0
      leaveGivenDate(for: text)
      change { cut = $0.insert(text) }
      if cut > 0, let limit = values[focus].line?.limit {
        environment.notices.say(environment.texts.boxForm.full(limit: "\(limit)"))
      }
      loadMore()
      return .open
    }
    guard case .key(let key) = event else { return .open }
    switch key {
    case Key(.escape): return .left
    case Key(.enter): return takeSuggestion() || isRefused ? .open : answer
    case Key(.tab): if !completeSentence(), !takeSuggestion() { focus(on: focus + 1) }
    case Key(.backTab): focus(on: focus - 1)
    case Key(.down) where moveDate(by: 1), Key(.up) where moveDate(by: -1),
      Key(.pageDown) where moveDate(by: 7),
      Key(.pageUp) where moveDate(by: -7):
      break
    case Key(.down): if !focusSuggestion(by: 1) { focus(on: focus + 1) }
    case Key(.up): if !focusSuggestion(by: -1) { focus(on: focus - 1) }
    default: return isTyping ? edit(with: key) : choose(with: key)
    }
    return .open
  }

  private var answer: Outcome {
    let pairs = zip(form.fields.map(\.name), values.map(\.values))
    return .answered(BoxAnswer(Dictionary(pairs) { first, _ in first }))
  }

  private func edit(with key: Key) -> Outcome {
    let actions = environment.preferences.withOwnKeys(edits)
    guard let action = actions.first(where: { $0.keys.contains(key) }) else { return .unknownKey(key) }
    action.run()
    return .open
  }

  /// The keys of a list that is not typed in.
  private func choose(with key: Key) -> Outcome {
    switch key {
    case Key(.right), .char("l"), .char(" "): values[focus].choose(by: 1)
    case Key(.left), .char("h"): values[focus].choose(by: -1)
    case .char("j"): focus(on: focus + 1)
    case .char("k"): focus(on: focus - 1)
    case .char("q"): return .left
    default: return .unknownKey(key)
    }
    return .open
  }

  private func handle(_ mouse: MouseEvent) -> Outcome {
    switch mouse.kind {
    case .scrollDown: _ = focusSuggestion(by: 1)
    case .scrollUp: _ = focusSuggestion(by: -1)
    case .press(.left):
      switch drawn.target(at: mouse.at) {
      case .field(let index, let option, let characters):
        focus(on: index)
        if let option, case .choice(let ids, _) = values[index] {
          values[index] = .choice(ids: ids, chosen: option)
        }
        if let characters { change { $0.moveCursor(to: characters) } }
      case .suggestion(let index):
        focusSuggestion(at: index)
        _ = takeSuggestion()
      case nil: break
      }
    default: break
    }
    return .open
  }

  private func change(_ change: (inout EditableLine) -> Void) {
    guard values.indices.contains(focus) else { return }
    fault = nil
    isDateGiven = false
    values[focus].change(change)
    if focus == 0, let text = values[0].line?.text { form.draft?.change(to: text) }
  }

  /// - Parameter index: beyond the last field is the first one.
  private func focus(on index: Int) {
    guard !values.isEmpty else { return }
    focusSuggestion(at: nil)
    focus = (index + values.count) % values.count
  }

  // MARK: Languages

  /// What is understood of the field that has the focus; nil if it has no language, or is empty.
  var reading: FieldLanguage.Reading? {
    guard let (line, language) = sentence, !line.text.looksEmpty else { return nil }
    return fault.map { .fault($0) } ?? language.reading(line.text, false)
  }

  private var sentence: (line: EditableLine, language: FieldLanguage)? {
    guard values.indices.contains(focus), case .sentence(let line, _) = values[focus],
      case .sentence(_, _, let language) = form.fields[focus].content
    else { return nil }
    return (line, language)
  }

  /// Whether the field that has the focus is a date, which keys move.
  var isDate: Bool { sentence.map { $1.dated($0.text, 0) != nil } == true }

  /// - Returns: false if the field that has the focus is no date.
  private func moveDate(by days: Int) -> Bool {
    guard completion?.focus == nil, let (line, language) = sentence,
      let text = language.dated(line.text, days)
    else { return false }
    change { $0.replace(with: text) }
    isDateGiven = true
    return true
  }

  /// Makes room for a date that is typed. A blank goes on behind the one that is there.
  private func leaveGivenDate(for text: String) {
    guard isDateGiven, text.first?.isWhitespace == false, let (line, language) = sentence,
      let rest = language.undated(line.text)
    else { return }
    change { $0.replace(with: rest) }
  }

  /// Whether a field cannot be read. It then has the focus, and says why.
  private var isRefused: Bool {
    for (index, field) in form.fields.enumerated() {
      guard let text = values[index].line?.text, !text.looksEmpty else { continue }
      switch field.content {
      case .sentence(_, _, let language):
        guard case .fault(let sentence) = language.reading(text, true) else { continue }
        focus(on: index)
        fault = sentence
        return true
      case .text(_, _, let fault):
        guard let sentence = fault(text) else { continue }
        focus(on: index)
        environment.notices.say(sentence)
        return true
      case .choice, .list: continue
      }
    }
    return false
  }

  /// Takes the first word that is offered, or the one that has the focus.
  /// - Returns: false if none is.
  private func completeSentence() -> Bool {
    guard sentence != nil, !suggestions.isEmpty else { return false }
    if completion?.focus == nil { focusSuggestion(at: 0) }
    return takeSuggestion()
  }

  // MARK: Completion

  private func update(_ field: Int, _ change: (inout Completion) -> Void) {
    switch values[field] {
    case .list(let line, var completion):
      change(&completion)
      values[field] = .list(line, completion)
    case .sentence(let line, var completion):
      change(&completion)
      values[field] = .sentence(line, completion)
    case .text, .choice: break
    }
  }

  /// Loads what the list that has the focus can be completed with: once, and only when the field is used, because
  /// without a token GitHub allows few requests.
  private func loadMore() {
    let field = focus
    guard case .list(_, _, _, let more) = form.fields[field].content, completion?.source == nil else {
      return
    }
    update(field) { $0.source = .loading }
    loads.append(
      environment.loop.spawn { [weak self, environment] in
        let end: Completion.Source
        var words: [String] = []
        do {
          words = try await more()
          end = .loaded
        } catch {
          end = .failed(environment.texts.sentence(for: error))
        }
        guard let self, !Task.isCancelled else { return }
        let focused = focusedSuggestion
        update(field) { completion in
          completion.add(words)
          completion.source = end
        }
        // Others may stand before it now.
        if let focused { focusSuggestion(at: suggestions.firstIndex(of: focused)) }
        signal.raise()
      })
  }

  /// The suggestions for the field that has the focus.
  var suggestions: [String] {
    if let (line, language) = sentence { return language.completion(line.text, line.cursor)?.words ?? [] }
    return values.indices.contains(focus) ? values[focus].suggestions : []
  }

  /// Nil for a field without completion.
  var completion: Completion? {
    guard values.indices.contains(focus) else { return nil }
    switch values[focus] {
    case .list(_, let completion), .sentence(_, let completion): return completion
    case .text, .choice: return nil
    }
  }

  /// The suggestions on view.
  func suggestionsOnView(rows: Int) -> Range<Int> {
    var range = 0..<0
    let count = suggestions.count
    update(focus) { range = $0.scroll.follow(selected: $0.focus ?? 0, count: count, rows: rows) }
    return range
  }

  private func focusSuggestion(at index: Int?) {
    update(focus) { $0.focus = index }
  }

  /// Moves the focus among the suggestions, or back to the text.
  /// - Returns: false if there is none in this direction, and none on its way.
  private func focusSuggestion(by step: Int) -> Bool {
    if step > 0 { loadMore() }
    let count = suggestions.count
    guard let completion else { return false }
    if count == 0, step > 0, case .loading = completion.source { return true }
    guard count > 0 else { return false }
    let index = (completion.focus ?? -1) + step
    guard index >= -1, index < count else { return step > 0 }
    focusSuggestion(at: index < 0 ? nil : index)
    return true
  }

  private var focusedSuggestion: String? {
    let suggestions = suggestions
    return completion?.focus.flatMap { suggestions.indices.contains($0) ? suggestions[$0] : nil }
  }

  private func takeSuggestion() -> Bool {
    guard let suggestion = focusedSuggestion else { return false }
    if let (line, language) = sentence, let completion = language.completion(line.text, line.cursor) {
      change { $0.replace(completion.range, with: suggestion + completion.ending) }
    } else {
      values[focus].take(suggestion)
    }
    return true
  }
}
