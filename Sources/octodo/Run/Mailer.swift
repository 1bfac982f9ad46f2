import Glibc
import Screens

/// The user's mail program.
enum Mailer: Equatable {
  /// The programs of MAILER, in the order in which they are tried.
  case programs([ChosenProgram])
  case xdgEmail

  /// The maximum length of one argument, in bytes. Source: `MAX_ARG_STRLEN` in Linux' binfmts.h, minus some
  /// room for the text around an address.
  static let longestArgument = 130_000

  /// MAILER takes precedence over xdg-email. It may be a colon-separated list, as in xdg-email itself. Nil if there is
  /// neither.
  /// - Throws: `DesktopError.unbalancedQuote`.
  static func find(_ environment: [String: String]) throws(DesktopError) -> Mailer? {
    let programs = try ChosenProgram.find(["MAILER"], separator: ":", environment)
    if !programs.isEmpty { return .programs(programs) }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { access("\($0)/xdg-email", X_OK) == 0 } ? .xdgEmail : nil
  }
}

extension Mailer {
  /// The programs and their arguments for a new mail, in the order in which they are tried, to be started without a
  /// shell.
  func commands(for mail: Mail) -> [[String]] {
    switch self {
    case .programs(let programs): programs.map { $0.command(for: mail.url) }
    case .xdgEmail:
      [
        ["xdg-email", "--utf8", "--subject", mail.subject]
          + (mail.text.isEmpty ? [] : ["--body", mail.text])
          + (mail.attachment.map { ["--attach", $0.path] } ?? [])
      ]
    }
  }
}
