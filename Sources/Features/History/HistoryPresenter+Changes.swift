import AppCore
import Domain
import EventLoop
import Texts

extension HistoryPresenter {
  /// How long a change may take before the status line says that it is waited for.
  private static let patience = Duration.milliseconds(100)

  func askToDelete(_ group: VisitGroup) {
    guard environment.preferences.confirmsDelete else { return delete(group) }
    let question = Question(
      title: texts.history.deleteQuestion, detail: group.visit.title, yes: texts.history.deleteAnswer)
    environment.dialogs.ask(question) { [self] isYes in
      if isYes { delete(group) }
    }
  }

  /// Always asks: nothing brings the history back.
  func askToClear() {
    let question = Question(
      title: texts.history.clearQuestion, detail: texts.history.clearDetail(count: state.window.total),
      yes: texts.history.clearAnswer)
    environment.dialogs.ask(question) { [self] isYes in
      guard isYes else { return }
      change { [self] in
        try await useCase.deleteAll()
        environment.notices.say(texts.history.cleared)
        await reload(selecting: nil).value
      }
    }
  }

  /// Opens the editor of a todo as it is now, or says that there is none any more.
  func openTodo(_ id: Int64, title: String) {
    change { [self] in
      guard let todo = try await useCase.todo(id: id) else {
        return environment.notices.say(texts.history.todoGone(title: title))
      }
      router.show(.todoEditor(.existing(todo)))
    }
  }

  private func delete(_ group: VisitGroup) {
    let (window, selected) = (state.window, state.selected)
    let next = (window.group(at: selected + 1) ?? window.group(at: selected - 1))?.id
    change { [self] in
      try await useCase.delete(group)
      environment.notices.say(texts.history.deleted(title: group.visit.title))
      await reload(selecting: next).value
    }
  }

  /// Input waits until `change` is done.
  private func change(_ change: @escaping @LoopActor @Sendable () async throws -> Void) {
    isChanging = true
    let waiting = sayWhenItTakesLong()
    environment.loop.spawn { [self] in
      do { try await change() } catch { environment.notices.say(environment.texts.sentence(for: error)) }
      waiting.cancel()
      state.isWaiting = false
      isChanging = false
    }
  }

  private func sayWhenItTakesLong() -> Task<Void, Never> {
    environment.loop.spawn { [self] in
      do { try await environment.loop.sleep(for: Self.patience) } catch { return }
      state.isWaiting = true
    }
  }
}
