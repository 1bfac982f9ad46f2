public import Terminal

/// A program of the user's that runs on the marked items or the selected one, from config.yml. It is started by its
/// arguments, never by a shell.
public struct UserCommand: Hashable, Sendable {
  public var name: String
  /// Nil if it is reached by the palette only.
  public var key: Key?
  /// The program and its arguments. `{url}`, `{name}` and `{number}` are placeholders if they are whole arguments.
  public var run: [String]
  /// Whether its arguments are shown first, and a person must agree.
  public var asks: Bool
  /// Whether it gets the terminal until it ends.
  public var usesTerminal: Bool

  public init(name: String, key: Key?, run: [String], asks: Bool = true, usesTerminal: Bool = false) {
    (self.name, self.key, self.run, self.asks, self.usesTerminal) = (name, key, run, asks, usesTerminal)
  }

  /// What the placeholders stand for.
  public enum Placeholder: String, Sendable, CaseIterable {
    case url = "{url}"
    case name = "{name}"
    case number = "{number}"
  }

  /// The program and its arguments for an item; nil if the item lacks something that a placeholder needs.
  public func arguments(for subject: Subject?) -> [String]? {
    var arguments: [String] = []
    for argument in run {
      guard let placeholder = Placeholder(rawValue: argument) else {
        arguments.append(argument)
        continue
      }
      // A value with a dash at its start would be an option of the program.
      guard let value = Self.value(of: placeholder, subject), !value.hasPrefix("-") else { return nil }
      arguments.append(value)
    }
    return arguments
  }

  /// The program and its arguments for each item. Items that lack something that a placeholder needs are left out, and
  /// equal runs are one: of a program without placeholders, or of two todos with the same link.
  /// - Parameter subjects: empty on a screen without items, where programs without placeholders can run.
  func runs(on subjects: [Subject]) -> [[String]] {
    let all = subjects.isEmpty ? [arguments(for: nil)] : subjects.map { arguments(for: $0) }
    var seen: Set<[String]> = []
    return all.compactMap(\.self).filter { seen.insert($0).inserted }
  }

  private static func value(of placeholder: Placeholder, _ subject: Subject?) -> String? {
    switch placeholder {
    // What the question shows is what the program gets: no character that a terminal hides.
    case .url:
      subject?.url.flatMap { url in
        url.hasPrefix("https://") && url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } ? url : nil
      }
    case .name: subject?.repo.map { "\($0)" }
    case .number: subject?.number.map { "\($0)" }
    }
  }

  /// The id of its action, by which it can be found.
  var id: String {
    "command-" + name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}

extension [String] {
  /// The program and its arguments as a person reads them: an argument is quoted if it would not be seen to be one.
  public var commandLine: String {
    map { argument in
      let isPlain =
        !argument.isEmpty
        && argument.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
            || "-_./:@=+,%#".unicodeScalars.contains($0)
        }
      return isPlain ? argument : "'\(argument.replacing("'", with: "'\\''"))'"
    }.joined(separator: " ")
  }
}

/// How a command of the user's ended.
public struct CommandEnd: Hashable, Sendable {
  /// 0 if it went well; 128 plus the number of the signal that ended it.
  public let status: Int32
  /// The end of what it printed, at most 64 KiB; empty if it had the terminal.
  public let output: String

  public init(status: Int32, output: String = "") {
    (self.status, self.output) = (status, output)
  }
}
