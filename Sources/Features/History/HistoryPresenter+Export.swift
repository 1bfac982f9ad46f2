import AppCore
import EventLoop
import Texts

extension HistoryPresenter {
  /// The day that an export is of, for the person.
  var exportDay: String { DayText.iso(environment.now(), in: environment.zone()) }

  func saveFile(as name: String) {
    export { [self] in
      let file = try await useCase.save(as: name)
      return texts.history.saved(path: file.shownPath)
    }
  }

  /// As a file beside the mail's text where the mailer takes one, else as the text.
  func composeMail(fileName: String) {
    guard let form = environment.desktop.mailForm else {
      return environment.notices.say(texts.history.noMailer)
    }
    var mail = Mail(subject: texts.history.mailSubject(day: exportDay))
    export { [self] in
      switch form {
      case .attachment:
        let file = try await useCase.save(as: fileName)
        mail.attachment = file
        try environment.desktop.compose(mail)
        return texts.history.mailWithFile(path: file.shownPath)
      case .text(let limit):
        mail.text = try await useCase.csv()
        // The first look spares the second one a text of megabytes.
        guard mail.text.utf8.count <= limit, mail.url.utf8.count <= limit else {
          return texts.history.mailTooLong
        }
        try environment.desktop.compose(mail)
        return texts.history.mailWithText
      }
    }
  }

  /// Says what became of an export.
  private func export(_ export: @escaping @LoopActor @Sendable () async throws -> String) {
    environment.loop.spawn { [self] in
      do { environment.notices.say(try await export()) } catch {
        environment.notices.say(environment.texts.sentence(for: error))
      }
    }
  }
}
