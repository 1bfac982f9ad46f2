import Domain
import EventLoop
import Screens
import Terminal
import Texts
import TodoLanguage

/// The questions about the views that a user saves.
@LoopActor
struct SavedViewForms {
  typealias Change = @LoopActor @Sendable () async throws -> Void

  private let environment: Environment
  private let change: @LoopActor (@escaping Change) -> Void

  /// - Parameter change: runs a change of the list that is on view.
  init(_ environment: Environment, change: @escaping @LoopActor (@escaping Change) -> Void) {
    (self.environment, self.change) = (environment, change)
  }

  private var words: TodoViewTexts { environment.texts.todoView }

  /// - Parameter own: the view that may have the name already; nil for none.
  func askForName(
    _ title: String, value: String, of own: SavedView.ID?,
    then save: @escaping @LoopActor @Sendable (String) async throws -> Void
  ) {
    let field = BoxField.text("name", "", value: value, hint: words.nameHint)
    environment.ask(BoxForm("todo-view", title: title, fields: [field])) { [self] answer in
      let name = SavedView.name(typed: answer.value(of: "name") ?? "")
      guard !name.isEmpty else { return environment.notices.say(words.noName) }
      let typed = BoxText(name) { [self] in askForName(title, value: name, of: own, then: save) }
      change { [self] in
        try await typed.kept(environment) {
          if try await isAskedAgain(name, of: own, typed) { return }
          try await save(name)
        }
      }
    }
  }

  /// Asks again if another view has the name, because one name means one view, also in the shell.
  /// - Returns: whether it did.
  private func isAskedAgain(_ name: String, of own: SavedView.ID?, _ typed: BoxText) async throws -> Bool {
    let meant = name.asMeant.lowercased()
    let isBuiltIn = TodoView.builtIn.contains { $0.id == meant || $0.title(words).lowercased() == meant }
    let saved = try await environment.todoRepository.savedViews()
    guard isBuiltIn || saved.contains(where: { $0.id != own && $0.name.asMeant.lowercased() == meant }) else {
      return false
    }
    environment.notices.say(words.nameTaken(name: name))
    typed.askAgain()
    return true
  }

  func rename(_ saved: SavedView, then: @escaping @LoopActor @Sendable () async -> Void) {
    askForName(words.renameTitle, value: saved.name, of: saved.id) { [self] name in
      try await environment.todoRepository.renameView(id: saved.id, to: name)
      environment.notices.say(words.renamed(old: saved.name, name: name))
      await then()
    }
  }

  /// - Parameter views: at least one.
  func delete(_ views: [SavedView], then: @escaping @LoopActor @Sendable () async -> Void) {
    let isOne = views.count == 1
    let question = Question(
      title: isOne ? words.askDelete(name: views[0].name) : words.askDeleteMarked(count: views.count),
      detail: isOne ? views[0].filter : environment.texts.list(views.map(\.name)),
      yes: environment.texts.app.delete, no: environment.texts.app.keep)
    environment.dialogs.ask(question) { [self] isYes in
      guard isYes else { return }
      change { [self] in
        do {
          for view in views { try await environment.todoRepository.deleteView(id: view.id) }
        } catch {
          // Those before it are gone.
          await then()
          throw error
        }
        environment.notices.say(
          isOne ? words.deleted(name: views[0].name) : words.deletedMarked(count: views.count))
        await then()
      }
    }
  }

  /// Asks for a new view.
  /// - Parameters:
  ///   - view: what its fields have first.
  ///   - then: called with the name of the new view.
  func add(
    like view: TodoView, name: String = "", _ language: FieldLanguage,
    then: @escaping @LoopActor @Sendable (_ name: String) async -> Void
  ) {
    let words = words
    let fields: [BoxField] = [
      .text("name", words.nameLabel, value: name, hint: words.nameHint),
      filterField(words.filterLabel, view.filter, language), columnsField(view.columns),
    ]
    environment.ask(BoxForm("todo-view", title: words.addTitle, fields: fields)) { [self] answer in
      let name = SavedView.name(typed: answer.value(of: "name") ?? "")
      var new = view
      (new.filter, new.columns) = (answer.value(of: "filter") ?? "", answer.columns)
      guard !name.isEmpty else {
        add(like: new, language, then: then)
        return environment.notices.say(words.noName)
      }
      let typed = BoxText(new.filter) { [self, new] in add(like: new, name: name, language, then: then) }
      save(named: name, of: nil, new, typed) {
        environment.notices.say(words.saved(name: name))
        await then(name)
      }
    }
  }

  /// Asks for the filter and the columns.
  /// - Parameter typed: what its fields have first; nil for those of the view.
  func edit(
    _ saved: SavedView, _ language: FieldLanguage, typed: TodoView? = nil,
    then: @escaping @LoopActor @Sendable () async -> Void
  ) {
    let first = typed ?? TodoView(saved)
    let fields = [filterField(words.filterLabel, first.filter, language), columnsField(first.columns)]
    environment.ask(
      BoxForm("todo-filter", title: words.editTitle(name: saved.name), fields: fields)
    ) { [self] answer in
      var view = TodoView(saved)
      (view.filter, view.columns) = (answer.value(of: "filter") ?? "", answer.columns)
      let typed = BoxText(view.filter) { [self, view] in
        edit(saved, language, typed: view, then: then)
      }
      save(named: saved.name, of: saved.id, view, typed) {
        environment.notices.say(words.edited(name: saved.name))
        await then()
      }
    }
  }

  private func filterField(_ label: String, _ value: String, _ language: FieldLanguage) -> BoxField {
    .sentence("filter", label, value: value, hint: words.filterHint, language)
  }

  private func columnsField(_ columns: [TodoColumn]) -> BoxField {
    .sentence(
      "columns", words.columnsLabel, value: TodoColumn.words(columns), hint: words.columnsHint,
      .todoColumns(environment))
  }

  /// An order among the words of the filter is that of the view.
  private func save(
    named name: String, of own: SavedView.ID?, _ view: TodoView, _ typed: BoxText,
    then: @escaping @LoopActor @Sendable () async -> Void
  ) {
    let asked = try? TodoFilterReading(environment).reader.read(view.filter).sort
    change { [self] in
      let isSaved = try await typed.kept(environment) {
        if own == nil, try await isAskedAgain(name, of: nil, typed) { return false }
        try await environment.todoRepository.saveView(
          named: name, filter: view.filter, sort: asked ?? view.sort, columns: view.columns)
        return true
      }
      if isSaved { await then() }
    }
  }
}

extension BoxAnswer {
  fileprivate var columns: [TodoColumn] { TodoColumn.read(value(of: "columns") ?? "").columns }
}

extension FieldLanguage {
  /// The words for the columns of a view.
  @LoopActor
  fileprivate static func todoColumns(_ environment: Environment) -> FieldLanguage {
    let known = TodoColumn.allCases.map(\.rawValue)
    return FieldLanguage { [environment] text, isFinished in
      let words = environment.texts.todoView
      var unknown = TodoColumn.read(text).unknown
      // The last word may be the beginning of one.
      let isBegun = !isFinished && unknown.last.map { word in known.contains { $0.hasPrefix(word) } } == true
      if isBegun, text.hasSuffix(unknown.last ?? "") { unknown.removeLast() }
      if let word = unknown.first {
        let all = environment.texts.list(known)
        return .fault(words.noColumn(word: "\(DisplayText(word).truncated(to: 24))", columns: all))
      }
      return .understood("")
    } completion: { text, cursor in
      let before = text.prefix(cursor)
      let word = String(before.reversed().prefix { $0 != "," && !$0.isWhitespace }.reversed()).lowercased()
      let words = known.filter { !word.isEmpty && $0.hasPrefix(word) && $0 != word }
      guard !words.isEmpty else { return nil }
      return Completion(before.count - word.count..<before.count, words, ending: " ")
    }
  }
}
