import AppCore
import Domain
import EventLoop
import Texts

extension TodoEditorPresenter {
  /// How long a save may take before the status line says that it is waited for.
  private static let patience = Duration.milliseconds(100)

  /// Input waits meanwhile: on the way back to the list it must not go into the form. Where the form stays,
  /// because nothing was saved or there is a question first, it is dropped, for it was typed for the list.
  public func save() {
    guard !isSaving else { return }
    isSaving = true
    keepsTypeAhead = false
    let waiting = environment.loop.spawn { [self] in
      do { try await environment.loop.sleep(for: Self.patience) } catch { return }
      isWaiting = true
    }
    environment.loop.spawn { [self] in
      defer {
        isSaving = false
        waiting.cancel()
        isWaiting = false
      }
      do {
        switch try await useCase.save(title: title.text, note: note.text, link: repoLink, as: target) {
        case .saved(let todo): finish(todo)
        case .changedMeanwhile(let theirs): askToReplace(theirs)
        }
      } catch {
        report(error)
      }
    }
  }

  private func finish(_ todo: Todo) {
    discard()
    keepNow()
    environment.notices.say(words.saved(title: TitleText.short(todo.title)))
    guard !isClosed else { return }
    router.back(inTab: tab)
  }

  /// What another octodo saved is replaced only by who has seen it.
  private func askToReplace(_ theirs: Todo) {
    // Over another tab nobody would know which todo is meant; saving again asks then.
    guard !isClosed, router.currentTab == tab else {
      let title = TitleText.short(theirs.title)
      return tell(words.changedMeanwhile(title: title))
    }
    let question = Question(
      title: words.changedTitle, detail: TodoConflict(theirs, against: target, texts: words).sentence,
      yes: words.saveAnyway)
    environment.dialogs.ask(question) { [self] isYes in
      guard isYes else { return }
      target = .existing(theirs)
      save()
    }
  }

  private func report(_ error: any Error) {
    switch error {
    case AppError.emptyTitle:
      focus(.title)
      tell(texts.sentence(for: error))
    case AppError.todoGone:
      target = .new(title: title.text, link: repoLink)
      tell(words.gone)
    default:
      tell(texts.sentence(for: error))
    }
  }

  /// Says in the editor why nothing was saved, or after it in the status line.
  private func tell(_ sentence: String) {
    guard isClosed else { return problem = sentence }
    environment.notices.say(words.notSaved(title: TitleText.short(title.text), reason: sentence))
  }
}
