import Domain
public import Terminal

/// A program from config.yml that runs on the marked items or the selected one. It is started with an argument list,
/// never by a shell.
public struct UserCommand: Hashable, Sendable {
  public var name: String
  /// Nil if it is available only in the palette.
  public var key: Key?
  /// The program and its arguments. `{url}`, `{name}` and `{number}` are placeholders if they are whole arguments.
  public var run: [String]
  /// Whether its arguments are shown first and the user must confirm.
  public var asks: Bool
  /// Whether it gets the terminal until it ends.
  public var usesTerminal: Bool
  /// The page of the only screen with an action of its own on the key; nil if there is none. The action keeps the key
  /// there: a key that a new version gives to one screen must not end a command that was there before.
  public var yieldsOn: String?

  public init(name: String, key: Key?, run: [String], asks: Bool = true, usesTerminal: Bool = false) {
    (self.name, self.key, self.run, self.asks, self.usesTerminal) = (name, key, run, asks, usesTerminal)
  }

  /// What a placeholder is replaced with.
  public enum Placeholder: String, Sendable, CaseIterable {
    case url = "{url}"
    case name = "{name}"
    case number = "{number}"
  }

  /// The program and its arguments for an item; nil if the item lacks a value for a placeholder.
  public func arguments(for subject: Subject?) -> [String]? {
    var arguments: [String] = []
    for argument in run {
      guard let placeholder = Placeholder(rawValue: argument) else {
        arguments.append(argument)
        continue
      }
      guard let value = Self.value(of: placeholder, subject) else { return nil }
      arguments.append(value)
    }
    return arguments
  }

  /// The program and its arguments for each item. Items that lack a value for a placeholder are left out. Equal
  /// command lines run once: a program without placeholders, or two todos with the same link.
  /// - Parameter subjects: empty on a screen without items, where programs without placeholders can run.
  func runs(on subjects: [Subject]) -> [[String]] {
    let all = subjects.isEmpty ? [arguments(for: nil)] : subjects.map { arguments(for: $0) }
    var seen: Set<[String]> = []
    return all.compactMap(\.self).filter { seen.insert($0).inserted }
  }

  /// Whether its key is the command's on a page. A command with placeholders has it only where there are repositories,
  /// issues or todos; elsewhere, and on the page on which it yields, the screen's own action has it.
  /// - Parameter page: the name of the page.
  public func hasKey(onPage page: String) -> Bool {
    guard page != yieldsOn else { return false }
    return Page.namesWithItems.contains(page) || !run.contains { Placeholder(rawValue: $0) != nil }
  }

  /// The value that replaces a placeholder; nil if the item has none that a program can get.
  static func value(of placeholder: Placeholder, _ subject: Subject?) -> String? {
    // The program would take a value that starts with a dash as an option.
    text(of: placeholder, subject).flatMap { $0.hasPrefix("-") ? nil : $0 }
  }

  private static func text(of placeholder: Placeholder, _ subject: Subject?) -> String? {
    switch placeholder {
    // The question must show exactly what the program gets, so no character that a terminal hides is allowed.
    case .url:
      subject?.url.flatMap { url in
        url.hasPrefix("https://") && url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } ? url : nil
      }
    case .name: subject?.repo.map { "\($0)" }
    case .number: subject?.number.map { "\($0)" }
    }
  }

  /// The id of its action.
  var id: String {
    "command-" + name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}

extension [String] {
  /// The program and its arguments for display: an argument is quoted if it could otherwise be misread.
  public var commandLine: String { map(\.shellWord).joined(separator: " ") }
}

/// How one of the user's commands ended.
public struct CommandEnd: Hashable, Sendable {
  /// 0 if it succeeded; 128 plus the signal's number if a signal ended it.
  public let status: Int32
  /// The end of what it printed, at most 64 KiB; empty if it had the terminal.
  public let output: String

  public init(status: Int32, output: String = "") {
    (self.status, self.output) = (status, output)
  }
}
