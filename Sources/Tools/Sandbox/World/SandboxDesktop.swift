import EventLoop
import Screens

/// A desktop that opens and copies nothing, and reports its calls.
@LoopActor
final class SandboxDesktop: Desktop {
  private let tell: @LoopActor (String) -> Void

  init(_ tell: @escaping @LoopActor (String) -> Void) {
    self.tell = tell
  }

  func open(_ url: String) { tell("browser \(url)") }
  func copy(_ text: String) { tell("clipboard \(text)") }

  let mailForm: MailForm? = .text(limit: .max)

  func compose(_ mail: Mail) { tell("mail \(mail.subject)") }

  nonisolated func save(_ text: String, as name: String) -> SavedFile {
    SavedFile(path: "~/\(name)", shownPath: "~/\(name)")
  }
}
