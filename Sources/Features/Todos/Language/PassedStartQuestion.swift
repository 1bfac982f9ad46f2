import Domain
import EventLoop
import Screens
import Texts
import TodoLanguage

extension Environment {
  /// Goes on with changes. Asks first if they make a todo repeat from a day that has passed, or end on one.
  /// - Parameter refused: called if the user wants to change the date.
  @LoopActor
  func confirmStart(
    of changes: TodoChanges, orElse refused: @escaping @LoopActor () -> Void = {},
    then save: @escaping @LoopActor () -> Void
  ) {
    let (start, end) = (changes.passedStart(at: now(), in: zone()), changes.passedEnd(at: now(), in: zone()))
    guard start != nil || end != nil else { return save() }
    let words = texts.todoList
    let dates = TodoDateText(texts, now: now(), in: zone())
    let details = [
      start.map { words.passedStartDetail(date: dates.long($0)) },
      end.map { words.passedEndDetail(date: dates.long($0)) },
    ]
    let question = Question(
      title: start == nil ? words.passedEnd : words.passedStart,
      detail: details.compactMap(\.self).joined(separator: "\n"), yes: words.saveIt)
    dialogs.ask(question) { isYes in if isYes { save() } else { refused() } }
  }
}
