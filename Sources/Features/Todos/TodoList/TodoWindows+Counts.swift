import Domain
import EventLoop
import Screens
import Terminal
import Texts
import TodoLanguage

/// How many todos the list has, and how that is said.
extension TodoWindows {
  /// The views of every octodo say what they show, so they have none. The same as for drafts if they cannot be read.
  func countOthers(matching pattern: TextPattern?) async -> TodoCounts {
    let none = TodoCounts(open: 0, done: 0)
    guard pattern == nil, let filter = filterOfOthers else { return none }
    return (try? await todos.list(TodoQuery(filter: filter), .top, limit: 0).counts) ?? none
  }

  /// Nil if the view says itself what it shows.
  private var filterOfOthers: TodoFilter? {
    guard view.saysWhatIsLeftOut,
      let reading = try? TodoFilterReading(environment).reader.read(view.filter)
    else { return nil }
    return reading.ofOthers
  }

  /// Counts the todos that were counted up to a limit only when the list was read.
  /// - Returns: the number of rows; nil if nothing is known that was not known before.
  func finishCounts(matching pattern: TextPattern?) async throws -> Int? {
    guard counts.isLimited || others.isLimited else { return nil }
    let marks = marks
    if counts.isLimited {
      let all = try await todos.count(query(matching: pattern).filter)
      // What was marked meanwhile may be in it or not.
      guard marks == self.marks else { return nil }
      (finished, counts) = (all, all)
    }
    if others.isLimited, let filter = filterOfOthers {
      let all = try await todos.count(filter)
      guard marks == self.marks else { return nil }
      others = all
    }
    return counts.total - hidden
  }

  /// The counts for the status line. A view of open todos needs no word for that, and no count of done ones.
  /// - Parameter isNamed: whether the view is named, because nothing else on the screen does.
  func counted(_ texts: Texts, isNamed: Bool) -> String {
    let counts = others.total > 0 ? countedWithOthers(texts) : counted(texts)
    guard isNamed else { return counts }
    let named =
      view.isAll ? counts : texts.todoView.count(view: view.title(texts.todoView), counts: counts)
    return [named, unusualOrder].compactMap(\.self).joined(separator: " · ")
  }

  /// The order, if it is not the one that the view begins with.
  var unusualOrder: String? {
    // Each frame asks, so no list of all views is made.
    let usual =
      view.filter == TodoView.agenda.filter
      ? TodoView.agenda.sort
      : TodoView.builtIn.first { $0.filter == view.filter }?.sort
        ?? savedViews.first { $0.filter == view.filter }?.sort ?? TodoView.all.sort
    guard view.sort != usual else { return nil }
    let sign = environment.preferences.look.signs[view.sort.isAscending ? .ascending : .descending]
    return "\(environment.texts.todoView.name(of: view.sort.key)) \(sign)"
  }

  private func counted(_ texts: Texts) -> String {
    func number(_ count: Int, _ isLimited: Bool) -> String {
      NumberText.grouped(count) + (isLimited && count > 0 ? "+" : "")
    }
    let open = number(counts.open - counts.waiting, counts.isOpenLimited)
    let done = number(counts.done, counts.isDoneLimited)
    let waiting = number(counts.waiting, counts.isOpenLimited)
    return counts.waiting == 0
      ? texts.todoList.counts(open: open, done: done)
      : texts.todoList.countsWithWaiting(open: open, waiting: waiting, done: done)
  }

  /// `12 open; 340 done match: is:any`. Rows that were marked as done here are still shown.
  private func countedWithOthers(_ texts: Texts) -> String {
    let words = texts.todoView
    func number(_ count: Int, _ isLimited: Bool) -> String {
      NumberText.grouped(count) + (isLimited ? "+" : "")
    }
    let (done, waiting) = (counts.done + others.done, others.open)
    let parts = [
      done > 0 ? words.othersDone(done: number(done, others.isDoneLimited)) : nil,
      waiting > 0 ? words.othersWaiting(waiting: number(waiting, others.isOpenLimited)) : nil,
    ]
    return words.withOthers(
      open: number(counts.open, counts.isOpenLimited), others: texts.list(parts.compactMap(\.self)))
  }

  /// A todo changed its state while its row stays where it is.
  func didMark(_ old: Todo, _ new: Todo) async {
    for (todo, change) in [(old, -1), (new, 1)] {
      if todo.isDone { counts.done += change } else { counts.open += change }
      if todo.state == .waiting { counts.waiting += change }
    }
    marks += 1
    // The row stays in the list until it is read.
    if finished != nil { finished = counts }
    canRedo = false
    await readNewestChange()
  }
}
