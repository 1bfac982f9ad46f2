import Domain
import Glibc
import Screens

/// A program that a variable of the environment names: BROWSER, MAILER, VISUAL or EDITOR. All follow one rule: words as
/// a shell splits them, started without a shell; `%s` is the address or file, which is otherwise the last argument; `%%`
/// is a percent sign. Source for BROWSER: xdg-open(1).
struct ChosenProgram: Equatable {
  let words: [String]

  /// The program and its arguments.
  /// - Parameter argument: the address or the file.
  func command(for argument: String) -> [String] {
    var isUsed = false
    let filled = words.map { word in
      var text = ""
      var rest = word[...]
      while let percent = rest.firstIndex(of: "%") {
        text += rest[..<percent]
        let after = rest[rest.index(after: percent)...]
        switch after.first {
        case "s":
          text += argument
          isUsed = true
        case "%": text += "%"
        default: text += rest[percent...].prefix(2)
        }
        rest = after.dropFirst()
      }
      return text + rest
    }
    return isUsed ? filled : filled + [argument]
  }

  /// Whether it is a browser or a mail program that works in the terminal, which it must get.
  var needsTerminal: Bool {
    let name = words.first?.split(separator: "/").last.map(String.init) ?? ""
    return Self.terminalPrograms.contains(name)
  }

  private static let terminalPrograms: Set = [
    "w3m", "lynx", "links", "links2", "elinks", "www-browser", "browsh", "carbonyl", "chawan", "cha",
    "mutt", "neomutt", "alpine", "aerc",
  ]
}

extension ChosenProgram {
  /// The programs that the first of these variables names that is not blank, in the order in which they are tried.
  /// - Parameter separator: the character between two of them; nil if there is only one.
  /// - Throws: `DesktopError.unbalancedQuote`.
  static func find(
    _ variables: [String], separator: Character?, _ environment: [String: String]
  ) throws(DesktopError) -> [ChosenProgram] {
    for variable in variables {
      do throws(ShellWords.UnbalancedQuote) {
        let found = try ShellWords.list(
          environment[variable] ?? "", separator: separator, home: environment["HOME"] ?? "")
        if !found.isEmpty { return found.map { ChosenProgram(words: $0) } }
      } catch {
        throw .unbalancedQuote(variable: variable)
      }
    }
    return []
  }

  /// The browsers, in the order in which they are tried: those of gh's own variable first.
  static func browsers(_ environment: [String: String]) throws(DesktopError) -> [ChosenProgram] {
    var found: [ChosenProgram] = []
    for variable in ["GH_BROWSER", "BROWSER"] {
      found += try find([variable], separator: ":", environment)
    }
    return found.isEmpty ? [ChosenProgram(words: ["xdg-open"])] : found
  }

  /// The user's editor, or else the first of the usual ones that is installed.
  static func editor(_ environment: [String: String]) throws(DesktopError) -> ChosenProgram {
    try find(["VISUAL", "EDITOR"], separator: nil, environment).first
      ?? ChosenProgram(words: [installedEditor(environment)])
  }

  private static func installedEditor(_ environment: [String: String]) -> String {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let names = ["sensible-editor", "nano", "vi"]
    return names.first { name in folders.contains { access("\($0)/\(name)", X_OK) == 0 } } ?? "vi"
  }
}
