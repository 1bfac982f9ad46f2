import Domain
import EventLoop
import Screens
import Texts

/// Exports the history as CSV, to a new file or by mail.
@LoopActor
struct HistoryExport {
  private let environment: Environment
  private let thread = HelperThread()

  init(_ environment: Environment) {
    self.environment = environment
  }

  private var words: HistoryTexts { environment.texts.history }
  private var day: String { DayText.iso(environment.now(), in: environment.zone()) }

  var fileName: String { "octodo-history-\(day).csv" }

  func save(as name: String) {
    run { words.saved(path: try await file(name).shownPath) }
  }

  /// Opens the mailer with the history: as an attachment if the mailer supports one, otherwise as the mail's text.
  func mail(fileName: String) {
    guard let form = environment.desktop.mailForm else { return environment.notices.say(words.noMailer) }
    let subject = words.mailSubject(day: day)
    run {
      var mail = Mail(subject: subject)
      switch form {
      case .attachment:
        let file = try await file(fileName)
        mail.attachment = file
        try environment.desktop.compose(mail)
        return words.mailWithFile(path: file.shownPath)
      case .text(let limit):
        mail.text = try await csv()
        // The first check avoids building an encoded text of megabytes for the second.
        guard mail.text.utf8.count <= limit, mail.url.utf8.count <= limit else { return words.mailTooLong }
        try environment.desktop.compose(mail)
        return words.mailWithText
      }
    }
  }

  /// Runs an export and shows its result as a notice.
  private func run(_ export: @escaping @LoopActor @Sendable () async throws -> String) {
    environment.loop.spawn {
      do { environment.notices.say(try await export()) } catch {
        environment.notices.say(environment.texts.sentence(for: error))
      }
    }
  }

  private func csv() async throws -> String {
    let groups = try await environment.visits.all()
    let web = environment.web
    return await environment.loop.offload("write the history as CSV", to: thread) {
      HistoryCSV.text(of: groups, web: web)
    }
  }

  /// Writes the whole history to a new file.
  private func file(_ name: String) async throws -> SavedFile {
    let csv = try await csv()
    let desktop = environment.desktop
    return try await environment.loop.offload("save the history", to: thread) {
      try desktop.save(csv, as: name)
    }
  }
}
