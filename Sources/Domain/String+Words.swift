extension String {
  /// The text as one word of a shell, in quotes if it needs them.
  public var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_-./:@,+%".unicodeScalars.contains(scalar)
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }

  /// A path as a shell reads it: `~` and `~/` at its start are the home folder.
  /// - Parameter home: empty if unknown; the path is then unchanged.
  public func inHome(_ home: String) -> String {
    guard !home.isEmpty, self == "~" || hasPrefix("~/") else { return self }
    return home + dropFirst()
  }
}

/// Splits a command line into words as a shell does (POSIX.1-2024, XCU 2.2 and 2.3), without a shell: quotes and
/// backslashes, and `~` as the home folder; nothing else is expanded.
public struct ShellWords: Sendable {
  /// A quote that is opened and never closed.
  public struct UnbalancedQuote: Error, Hashable, Sendable {
    public let quote: Character
  }

  private var words: [String] = []
  private var lists: [[String]] = []
  private var word = ""
  private var hasWord = false
  private var isTilde = false
  private let home: String

  private init(home: String) {
    self.home = home
  }

  /// The words of a text.
  /// - Parameter home: the home folder; empty if unknown.
  public static func split(_ text: String, home: String) throws(UnbalancedQuote) -> [String] {
    try list(text, separator: nil, home: home).first ?? []
  }

  /// The words of each command line of a list; empty ones are left out.
  /// - Parameter separator: the character between two command lines, unless it is quoted; nil for a single one.
  public static func list(
    _ text: String, separator: Character?, home: String
  ) throws(UnbalancedQuote) -> [[String]] {
    var reader = ShellWords(home: home)
    try reader.read(text, separator: separator)
    return reader.lists
  }

  private mutating func read(_ text: String, separator: Character?) throws(UnbalancedQuote) {
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        isEscaped = false
        // Within double quotes a backslash is special only before these.
        if quote == "\"", !"\\\"$`".contains(character) { add("\\") }
        add(character)
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote != nil {
        add(character)
      } else if character == "'" || character == "\"" {
        quote = character
        hasWord = true
      } else if character == separator {
        endList()
      } else if character.isWhitespace {
        endWord()
      } else {
        if character == "~", !hasWord { isTilde = true }
        add(character)
      }
    }
    if let quote { throw UnbalancedQuote(quote: quote) }
    if isEscaped { add("\\") }
    endList()
  }

  private mutating func add(_ character: Character) {
    word.append(character)
    hasWord = true
  }

  private mutating func endWord() {
    if hasWord { words.append(isTilde ? word.inHome(home) : word) }
    (word, hasWord, isTilde) = ("", false, false)
  }

  private mutating func endList() {
    endWord()
    if !words.isEmpty { lists.append(words) }
    words = []
  }
}

extension StringProtocol {
  /// The text without the whitespace at its start and its end, line breaks included.
  public var trimmingWhitespace: String {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
