import Dates
import Domain
import EventLoop
import Screens
import Terminal
import Texts
import TodoLanguage

/// Which todos the list shows, and in which order.
extension TodoListPresenter {
  var viewWords: TodoViewTexts { texts.todoView }

  /// The title of the list: the view, and the order if it is not the usual one.
  var viewTitle: String {
    let name = windows.view.isAll ? texts.tabs.todos : windows.view.title(viewWords)
    return [name, windows.unusualOrder].compactMap(\.self).joined(separator: " ")
  }

  /// The views that every octodo has, then those that the user saved, in their orders.
  var views: [TodoView] { presets.map(windows.sorted) }

  /// The same in the orders that they begin with.
  private var presets: [TodoView] {
    (whole == .agenda ? [.agenda] : []) + TodoView.builtIn + windows.savedViews.map(TodoView.init)
  }

  /// Whether the list shows a view, in whichever order.
  func isShown(_ view: TodoView) -> Bool {
    view.id == windows.view.id && view.filter == windows.view.filter
  }

  /// Shows the menu of views with the number of todos in each.
  func chooseView() {
    reloading { [self] in
      let views = views
      let counts = try await counts(of: views)
      let number = environment.dialogs.show(menu(of: views, counts)) { [self] key, id in
        change(views.first { $0.id == id }, with: key)
      } onChoice: { [self] id in
        if let view = views.first(where: { $0.id == id }) { show(view) }
      }
      environment.loop.spawn { [self] in
        await finish(counts, of: views) { environment.dialogs.update(number, to: menu(of: views, $0)) }
      }
      return list.state.selectedItem?.id
    }
  }

  private func menu(of views: [TodoView], _ counts: [TodoViewCount]) -> Menu {
    let choices = zip(views, counts).map { view, count in
      Menu.Choice(view.id ?? "", key: key(of: view), "\(view.title(viewWords))  \(count.text)")
    }
    return Menu(
      "todo-views", title: viewWords.title, choices: choices,
      focus: views.firstIndex(where: isShown) ?? 0,
      verbs: [
        Menu.Verb("S", viewWords.saveVerb), Menu.Verb("R", viewWords.renameVerb),
        Menu.Verb("D", viewWords.deleteVerb), Menu.Verb("V", viewWords.pageVerb),
      ])
  }

  /// Opens the screen of all views, in which one is chosen that is shown then.
  func openViews() {
    router.ask(.todoViews) { [windows] answer in
      switch answer {
      case .todoView(let id):
        guard let view = TodoView.builtIn.first(where: { $0.id == id }) else { return nil }
        windows.view = windows.sorted(view)
      case .savedView(let saved): windows.view = TodoView(saved)
      default: return nil
      }
      return windows.view.route
    }
  }

  /// Saved views have the digits that no other view has.
  private func key(of view: TodoView) -> Unicode.Scalar? {
    if let key = view.key { return key }
    let digits = "12345689".unicodeScalars
    guard let index = windows.savedViews.firstIndex(where: { TodoView($0).id == view.id }),
      index < digits.count
    else { return nil }
    return digits[digits.index(digits.startIndex, offsetBy: index)]
  }

  func counts(of views: [TodoView]) async throws -> [TodoViewCount] {
    var counts: [TodoViewCount] = []
    for view in views { counts.append(try await view.count(environment)) }
    return counts
  }

  /// Counts the todos of the views that were counted up to a limit only.
  /// - Parameter show: shows the counts after each of these views; returns false if they are no longer wanted.
  func finish(
    _ counts: [TodoViewCount], of views: [TodoView], show: @LoopActor ([TodoViewCount]) -> Bool
  ) async {
    var counts = counts
    for (index, view) in views.enumerated() where counts[index].isLimited {
      guard let count = try? await view.finishedCount(environment), !Task.isCancelled else { return }
      counts[index] = count
      guard show(counts) else { return }
    }
  }

  /// Opens the box in which the filter is edited.
  func editFilter() {
    let language = TodoFilterReading(environment)
    let field = BoxField.sentence(
      "filter", "", value: windows.view.filter, hint: viewWords.filterHint,
      language.language { [windows] in windows.labels })
    environment.ask(BoxForm("todo-filter", title: viewWords.filterTitle, fields: [field])) { [self] answer in
      let text = answer.value(of: "filter") ?? ""
      let known = views.first { $0.filter == text }
      let asked = (try? language.reader.read(text))?.sort
      var view = known ?? TodoView(id: nil, filter: text, sort: windows.view.sort)
      if let asked { view.sort = asked }
      show(view)
    }
  }

  /// Shows all todos again; on the screen of the agenda the agenda. They stay in the order of a filter that was typed,
  /// which is that of the list where it was typed, and otherwise have their own.
  func clearFilter() {
    guard whole.isAll else { return show(whole) }
    var all = windows.sorted(.all)
    if windows.view.isTyped, windows.view.day == nil { all.sort = windows.view.sort }
    show(all)
  }

  func openAgenda() {
    // There is one agenda, which Esc leaves.
    if whole == .agenda { show(whole) } else { router.show(.todoAgenda) }
  }

  /// Opens the calendar, in which a day is chosen. The todos of a day that was chosen there lie on it.
  func openCalendar() {
    if !isRoot, windows.view.day != nil {
      router.back()
    } else {
      router.show(.todoCalendar(windows.view.day))
    }
  }

  var isFiltered: Bool { windows.view.filter != whole.filter }

  /// Shows the menu of orders.
  func chooseSort() {
    let keys: [(Unicode.Scalar, TodoSortKey)] = [
      ("u", .urgency), ("d", .due), ("p", .priority), ("c", .created), ("l", .changed),
      ("t", .title), ("h", .manual),
    ]
    let choices = keys.map { key, sort in
      Menu.Choice(sort.rawValue, key: key, viewWords.name(of: sort))
    }
    let focus = keys.firstIndex { $0.1 == windows.view.sort.key } ?? 0
    let menu = Menu("todo-sorts", title: viewWords.sortTitle, choices: choices, focus: focus)
    environment.dialogs.show(menu) { [self] id in
      guard let key = TodoSortKey(rawValue: id) else { return }
      sort(by: TodoSort(key))
    }
  }

  func reverseSort() {
    let sort = windows.view.sort
    self.sort(by: TodoSort(sort.key, isAscending: !sort.isAscending))
  }

  private func sort(by sort: TodoSort) {
    var view = windows.view
    view.sort = sort
    show(view) { [windows] in try await windows.choose(sort, of: view) }
  }

  /// - Parameter change: is stored before the list is read.
  func show(
    _ view: TodoView, after change: @escaping @LoopActor @Sendable () async throws -> Void = {}
  ) {
    windows.view = view
    // The agenda stays one.
    if isRoot { router.replaceTop(view.route) }
    changing { [self] in
      do {
        try await change()
      } catch {
        // The order holds for this run.
        environment.notices.changeFailed(texts.sentence(for: error))
      }
      await list.reloadOthers(selecting: list.state.selectedItem?.id).value
    }
  }
}

extension TodoView {
  /// The number of its todos. The view of everything counts what is still to be done, as its first row does.
  @LoopActor
  func count(_ environment: Environment) async throws -> TodoViewCount {
    let query = query(readingAt: environment)
    return count(try await environment.todoRepository.list(query, .top, limit: 0).counts)
  }

  /// The same without a limit, which takes as long as reading all todos.
  @LoopActor
  func finishedCount(_ environment: Environment) async throws -> TodoViewCount {
    count(try await environment.todoRepository.count(query(readingAt: environment).filter))
  }

  private func count(_ found: TodoCounts) -> TodoViewCount {
    let number = NumberText.grouped(isAll ? found.open - found.waiting : found.total)
    return TodoViewCount(text: found.isLimited ? "\(number)+" : number, isLimited: found.isLimited)
  }

  /// The todos of the view at the time of the call. Words such as `today` mean another day tomorrow. A filter that cannot be
  /// read, which another program has written, finds nothing.
  @LoopActor
  func query(readingAt environment: Environment) -> TodoQuery {
    TodoQuery(filter: (try? readFilter(environment)) ?? .not(.all), sort: sort, grouping: .openFirst)
  }

  @LoopActor
  func readFilter(_ environment: Environment) throws(LineFault) -> TodoFilter {
    isAll ? .all : try TodoFilterReading(environment).reader.read(filter).query().filter
  }
}

/// The number of todos of a view.
struct TodoViewCount: Equatable, Sendable {
  let text: String
  /// Whether counting ended at a limit.
  let isLimited: Bool
}

/// Reads the filter language on a screen.
@LoopActor
struct TodoFilterReading {
  let reader: FilterReader
  private let environment: Environment
  private let count: FilterCount

  init(_ environment: Environment) {
    self.environment = environment
    reader = FilterReader(
      dates: DateReader(
        now: environment.now(), zone: environment.zone(), weekStart: environment.preferences.firstWeekday))
    count = FilterCount(environment)
  }

  /// The language of a field for filters. Below it stands how many todos are found.
  func language(known: @escaping @LoopActor () -> TodoLabels) -> FieldLanguage {
    FieldLanguage { [reader, count, environment] text, isFinished in
      do throws(LineFault) {
        let reading = try reader.read(text)
        // A filter that cannot be counted can still be applied; then the list says what is wrong.
        return isFinished ? .understood("") : count.reading(text, reading)
      } catch {
        return .fault(environment.texts.sentence(for: error))
      }
    } completion: { [reader] text, cursor in
      guard FieldLanguage.Completion.isBegun(text, cursor) else { return nil }
      return reader.completion(in: text, at: cursor).flatMap { FieldLanguage.Completion($0, known()) }
    }
  }
}

/// Counts the todos of the filter that is being typed.
@LoopActor
private final class FilterCount {
  private let environment: Environment
  private let signal = ChangeSignal()
  private var wanted: (text: String, reading: FilterReading)?
  private var found: (text: String, result: Result<(count: Int, hasOthers: Bool), any Error>)?
  private var isCounting = false

  init(_ environment: Environment) {
    self.environment = environment
  }

  /// The number of todos, or of those that were found last while it is counted, or why they cannot be counted.
  func reading(_ text: String, _ reading: FilterReading) -> FieldLanguage.Reading {
    signal.observe()
    wanted = (text, reading)
    if found?.text != text { count() }
    let words = environment.texts.todoView
    switch found?.result {
    case nil: return .understood(environment.texts.list.loading)
    case .success((let count, let hasOthers))?:
      guard reading.impliesOpen else { return .understood(words.found(count: count)) }
      return .understood(hasOthers ? words.foundOpen(count: count) : words.foundOnlyOpen(count: count))
    case .failure(let error)?: return .fault(environment.texts.sentence(for: error))
    }
  }

  /// Only the newest filter is counted after one that is being counted.
  private func count() {
    guard !isCounting, let wanted else { return }
    isCounting = true
    environment.loop.spawn { [self] in
      let query = wanted.reading.query()
      let result: Result<(count: Int, hasOthers: Bool), any Error>
      do {
        let todos = environment.todoRepository
        var counts = try await todos.list(query, .top, limit: 0).counts
        if counts.isLimited { counts = try await todos.count(query.filter) }
        var hasOthers = false
        if let others = wanted.reading.ofOthers {
          hasOthers = try await !todos.list(TodoQuery(filter: others), .top, limit: 1).todos.isEmpty
        }
        result = .success((counts.total, hasOthers))
      } catch {
        result = .failure(error)
      }
      isCounting = false
      found = (wanted.text, result)
      signal.raise()
      if self.wanted?.text != wanted.text { count() }
    }
  }
}
