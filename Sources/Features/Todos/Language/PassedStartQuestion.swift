import Domain
import EventLoop
import Screens
import Texts
import TodoLanguage

extension Environment {
  /// Goes on with changes. Asks first if they make a todo repeat from a day that has passed.
  /// - Parameter refused: called if the user wants to change the date.
  @LoopActor
  func confirmStart(
    of changes: TodoChanges, orElse refused: @escaping @LoopActor () -> Void = {},
    then save: @escaping @LoopActor () -> Void
  ) {
    guard let date = changes.passedStart(at: now(), in: zone()) else { return save() }
    let words = texts.todoList
    let dates = TodoDateText(texts, now: now(), in: zone())
    let question = Question(
      title: words.passedStart, detail: words.passedStartDetail(date: dates.long(date)), yes: words.saveIt)
    dialogs.ask(question) { isYes in if isYes { save() } else { refused() } }
  }
}
