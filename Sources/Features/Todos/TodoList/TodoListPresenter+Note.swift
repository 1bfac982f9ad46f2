import Domain
import EventLoop
import Screens
import Texts

/// Notes of several lines, in the editor of the user.
extension TodoListPresenter {
  private nonisolated static let noteFile = "octodo-note.md"

  /// Opens the note of the selected todo.
  func editNote() {
    guard let todo = list.state.selectedItem else { return }
    do {
      let note = try environment.desktop.edit(todo.note, as: Self.noteFile).withoutLastBreaks
      guard note != todo.note.withoutLastBreaks else { return environment.notices.say(words.noteStays) }
      keep(note, of: todo)
    } catch {
      environment.notices.say(texts.sentence(for: error))
    }
  }

  private func keep(_ note: String, of todo: Todo) {
    reloading { [self] in
      do {
        let saved = try await store(note, of: todo)
        environment.notices.say(words.noteSaved(title: saved.shortTitle))
      } catch {
        await sayUnsaved(note, because: error)
      }
      return todo.id
    }
  }

  /// Why a note was not saved, besides the reasons of the todo file.
  private enum Refusal: Error {
    case changedElsewhere, tooLong
  }

  /// What else was changed meanwhile stays.
  private func store(_ note: String, of todo: Todo) async throws -> Todo {
    guard note.utf8.count <= Todo.longestText else { throw Refusal.tooLong }
    var seen = todo
    while true {
      let draft = try TodoDraft(title: seen.title, note: note, link: seen.link)
      switch try await environment.todoRepository.update(seen, to: draft) {
      case .saved(let saved): return saved
      case .changedMeanwhile(let current):
        guard current.note == todo.note else { throw Refusal.changedElsewhere }
        seen = current
      }
    }
  }

  /// Says why, and where the text is now.
  private func sayUnsaved(_ note: String, because error: any Error) async {
    let reason =
      switch error {
      case Refusal.changedElsewhere: words.noteChangedElsewhere
      case Refusal.tooLong: words.noteTooLong(limit: NumberText.grouped(Todo.longestText / 1_000))
      default: texts.sentence(for: error)
      }
    do {
      let desktop = environment.desktop
      let file = try await environment.loop.offload("keep a note", to: HelperThread()) {
        try desktop.save(note, as: Self.noteFile)
      }
      environment.notices.say("\(reason) \(words.noteIsIn(path: file.shownPath))")
    } catch {
      environment.notices.say("\(reason) \(texts.sentence(for: error))")
    }
  }
}

extension String {
  /// Editors end a text with a line break.
  fileprivate var withoutLastBreaks: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
