import Domain
import EventLoop
import Screens
import Texts

extension TodoListPresenter {
  /// Asks for a file, and shows what its import would do.
  func askForImport() {
    let words = texts.todoImport
    let field = BoxField.text("file", "", value: "", hint: words.fileHint)
    let form = BoxForm("import-file", title: words.askTitle, fields: [field])
    environment.ask(form) { [environment, router] answer in
      guard let file = answer.value(of: "file") else { return environment.notices.say(words.needsFile) }
      router.show(.todoImport(file: file))
    }
  }
}
