import Glibc
import Screens

/// The user's mail program.
enum Mailer: Equatable {
  /// The words of MAILER, one of which may contain `%s` for the address.
  case command([String])
  case xdgEmail

  /// The maximum length of one argument, in bytes. Source: `MAX_ARG_STRLEN` in Linux' binfmts.h, minus some
  /// room for the text around an address.
  static let longestArgument = 130_000

  /// MAILER takes precedence over xdg-email. It may be a colon-separated list, of which the first entry is used, as
  /// in xdg-email itself. Nil if there is neither.
  static func find(_ environment: [String: String]) -> Mailer? {
    let words = (environment["MAILER"] ?? "").prefix { $0 != ":" }.split(separator: " ").map(String.init)
    if !words.isEmpty { return .command(words) }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { access("\($0)/xdg-email", X_OK) == 0 } ? .xdgEmail : nil
  }
}

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
