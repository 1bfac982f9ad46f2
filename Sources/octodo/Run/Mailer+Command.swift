import Screens

extension Mailer {
  /// The program and its arguments for a new mail, to be started without a shell.
  func command(for mail: Mail) -> [String] {
    switch self {
    case .command(let words):
      words.contains { $0.contains("%s") }
        ? words.map { $0.replacing("%s", with: mail.url) } : words + [mail.url]
    case .xdgEmail:
      ["xdg-email", "--utf8", "--subject", mail.subject]
        + (mail.text.isEmpty ? [] : ["--body", mail.text])
        + (mail.attachment.map { ["--attach", $0.path] } ?? [])
    }
  }
}
