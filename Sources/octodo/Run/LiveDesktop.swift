import AppCore
import EventLoop
import FoundationEssentials
import Terminal

/// The desktop of the person in front of the terminal.
@LoopActor
final class LiveDesktop: Desktop {
  private let environment: [String: String]
  private let terminal: any Terminal

  init(environment: [String: String], terminal: any Terminal) {
    self.environment = environment
    self.terminal = terminal
  }

  func open(_ url: String) throws {
    // Names and addresses come from outside: only web addresses, as one argument, and never through a shell.
    guard url.hasPrefix("https://"), url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw DesktopError.notWebAddress
    }
    let command = browserCommand + [url]
    guard DetachedProcess.start(command) else {
      throw DesktopError.browserNotStarted(program: command[0])
    }
  }

  func copy(_ text: String) {
    terminal.copy(text)
  }

  var mailForm: MailForm? {
    Mailer.find(environment).map { $0 == .xdgEmail ? .attachment : .text(limit: Mailer.longestArgument) }
  }

  func compose(_ mail: Mail) throws {
    guard let command = Mailer.find(environment)?.command(for: mail), DetachedProcess.start(command) else {
      throw ExportError.mailerNotStarted(program: environment["MAILER"] ?? "xdg-email")
    }
  }

  nonisolated func save(_ text: String, as name: String) throws -> SavedFile {
    let home = environment["HOME"] ?? ""
    let folders = [FileManager.default.currentDirectoryPath, home].filter { !$0.isEmpty }
    return try NewFile(folders: folders, home: home).write(text, as: name)
  }

  /// The order that gh has; BROWSER may be a list with colons, of which the first counts.
  private var browserCommand: [String] {
    let wanted = ["GH_BROWSER", "BROWSER"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let words = wanted.prefix { $0 != ":" }.split(separator: " ").map(String.init)
    return words.isEmpty ? ["xdg-open"] : words
  }
}
