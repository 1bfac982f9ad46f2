import EventLoop
import Terminal
import Texts

extension App {
  /// Whether the help takes the input: a question that opens over the help of a screen is in front of it.
  var isHelpInFront: Bool {
    if case .help = overlay { isHelpOfBox || !environment.dialogs.isOpen } else { false }
  }

  /// Whether a key opens the help of the box in front. One that types text does not in a field.
  func opensHelpOfBox(_ key: Key) -> Bool {
    guard hasBox, !isHelpInFront, environment.dialogs.question == nil || environment.dialogs.isDrawn,
      !isFieldOpen || InputEvent.key(key).typedText == nil
    else { return false }
    return environment.preferences.withOwnKeys([helpAction]).contains { $0.keys.contains(key) }
  }

  /// The keys of the box that the help is about, in the sections of the help; nil if it is about the screen.
  var boxKeys: [(String, [HelpLine.Entry])]? {
    guard isHelpOfBox else { return nil }
    let (dialogs, texts) = (environment.dialogs, environment.texts)
    var (own, field): ([HelpLine.Entry], [Action]) = ([], [])
    let edits = environment.preferences.withOwnKeys(LineEdit.actions({ texts }) { _ in })
    if let question = dialogs.question {
      own = keys(of: question, texts)
    } else if let menu = dialogs.menu {
      own = menu.keys
      if menu.isTyping { field = edits }
    } else if let form = dialogs.form {
      own = form.keys
      if form.isTyping { field = edits }
    } else if palette != nil {
      (own, field) = (Palette.keys(texts), edits)
    } else {
      return nil
    }
    let help = environment.preferences.withOwnKeys([helpAction]).map { action in
      (action.keys.filter { field.isEmpty || InputEvent.key($0).typedText == nil }, action.text())
    }
    let everywhere = help + [([Key.ctrl("l")], texts.app.redraw), ([Key.ctrl("z")], texts.app.toShell)]
    return [
      (texts.boxKeys.title, own), (texts.app.everywhere, everywhere + [([Key.ctrl("c")], texts.app.quit)]),
      (texts.app.inField, field.map(HelpLine.entry)),
    ]
  }

  private func keys(of question: Question, _ texts: Texts) -> [HelpLine.Entry] {
    let no: [Key] = question.letter == nil ? [] : [.char("n"), .char("q")]
    let yes = question.letter.map { [([Key.char($0)], question.yes)] } ?? []
    return [
      ([Key(.enter)], texts.boxKeys.choose),
      ([Key(.tab), Key(.right), Key(.down)], texts.boxKeys.nextAnswer),
      ([Key(.backTab), Key(.left), Key(.up)], texts.boxKeys.previousAnswer),
      ([Key(.escape)] + no, question.word(for: .no, cancel: texts.app.cancel)),
    ] + yes
  }
}

extension OpenForm {
  /// The keys for its help, besides those that edit text.
  var keys: [HelpLine.Entry] {
    let words = environment.texts.boxKeys
    var keys: [HelpLine.Entry] = [([Key(.enter)], words.apply), ([Key(.escape)], words.close)]
    if values.count > 1 {
      keys += [([Key(.tab)], words.nextField), ([Key(.backTab)], words.previousField)]
    }
    if case .choice = values[focus] {
      keys += [
        ([Key(.right), .char("l"), .char(" ")], words.nextValue),
        ([Key(.left), .char("h")], words.previousValue),
      ]
    } else if isDate {
      keys += [([Key(.up), Key(.down)], words.days), ([Key(.pageUp), Key(.pageDown)], words.weeks)]
    } else if completion != nil {
      keys.append(([Key(.down), Key(.up)], words.offered))
    }
    return keys
  }
}

extension Palette {
  /// The keys for its help, besides those that edit text.
  static func keys(_ texts: Texts) -> [HelpLine.Entry] {
    [
      ([Key(.enter)], texts.boxKeys.run), ([Key(.escape)], texts.boxKeys.close),
      ([Key(.down), .ctrl("n")], texts.moves.down), ([Key(.up), .ctrl("p")], texts.moves.up),
      ([Key(.pageDown)], texts.moves.pageDown), ([Key(.pageUp)], texts.moves.pageUp),
    ]
  }
}
