import Glibc

/// The program that writes mails here.
enum Mailer: Equatable {
  /// What MAILER says: its words, of which one may have `%s` for the address.
  case command([String])
  case xdgEmail

  /// The limit of one argument, in bytes. Source: `MAX_ARG_STRLEN` in Linux' binfmts.h, less some room for what
  /// stands around an address.
  static let longestArgument = 130_000

  /// MAILER counts more than xdg-email, and may be a list with colons, of which the first counts; xdg-email
  /// itself reads it so. Nil where there is neither.
  static func find(_ environment: [String: String]) -> Mailer? {
    let words = (environment["MAILER"] ?? "").prefix { $0 != ":" }.split(separator: " ").map(String.init)
    if !words.isEmpty { return .command(words) }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { access("\($0)/xdg-email", X_OK) == 0 } ? .xdgEmail : nil
  }
}
