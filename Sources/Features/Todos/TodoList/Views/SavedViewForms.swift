import Domain
import EventLoop
import Screens
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
      filterField(words.filterLabel, view.filter, language),
    ]
    environment.ask(BoxForm("todo-view", title: words.addTitle, fields: fields)) { [self] answer in
      let name = SavedView.name(typed: answer.value(of: "name") ?? "")
      var new = view
      new.filter = answer.value(of: "filter") ?? ""
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

  func editFilter(
    of saved: SavedView, _ language: FieldLanguage, value: String? = nil,
    then: @escaping @LoopActor @Sendable () async -> Void
  ) {
    let field = filterField("", value ?? saved.filter, language)
    environment.ask(
      BoxForm("todo-filter", title: words.editTitle(name: saved.name), fields: [field])
    ) { [self] answer in
      var view = TodoView(saved)
      view.filter = answer.value(of: "filter") ?? ""
      let typed = BoxText(view.filter) { [self, view] in
        editFilter(of: saved, language, value: view.filter, then: then)
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
          named: name, filter: view.filter, sort: asked ?? view.sort)
        return true
      }
      if isSaved { await then() }
    }
  }
}
