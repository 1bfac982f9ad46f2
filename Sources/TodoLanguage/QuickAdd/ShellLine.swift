import Domain

/// Arguments of a shell, which takes quotes away: `due:"fri 17:00"` arrives as `due:fri 17:00`. A value that is a whole argument
/// gets its quotes again.
extension QuickAddReader {
  /// The line of a new todo that is one argument.
  public func line(ofNew argument: String) -> String {
    quoted(argument, LineScanner.tokens(ofNew:sigils:))
  }

  /// The line of arguments with changes.
  public func line(ofChanges arguments: some Collection<String>) -> String {
    let isText = arguments.firstIndex(of: "--") ?? arguments.endIndex
    let words = arguments[..<isText].map { quoted($0, LineScanner.tokens(ofChanges:sigils:)) }
    return (words + arguments[isText...]).joined(separator: " ")
  }

  /// The argument with quotes around its value if it is a key with a value of several words, and nothing else. Words with a
  /// meaning of their own are not part of a value.
  private func quoted(_ argument: String, _ read: ([Character], Sigils) -> [LineToken]) -> String {
    guard argument.contains(where: \.isBlank), let characters = try? Self.characters(of: argument),
      let colon = characters.firstIndex(where: { $0.asMeant == ":" })
    else { return argument }
    let value = String(characters[(colon + 1)...]).trimmingWhitespace
    // A quote elsewhere than behind the colon is one of the text: 5" pipe.
    guard value.first?.asMeant != "\"", !characters[..<colon].contains("\"") else { return argument }
    let tokens = read(characters.filter { $0.asMeant != "\"" }, sigils)
    guard tokens.count > 1, tokens[0].isKey, tokens.dropFirst().allSatisfy(\.isText) else { return argument }
    let line = Array("\(String(characters[...colon]))\(QuotedWord.quoted(value))")
    guard let token = read(line, sigils).first, hasValue(token) else { return argument }
    return String(line)
  }

  private func hasValue(_ token: LineToken) -> Bool {
    do throws(LineFault) {
      switch try change(of: token) {
      case .repeats(let words, let origin): _ = try words.rule(from: today, origin, self)
      case .set(_, nil), nil: return false
      // A comma in quotes separates no tags.
      case .addsTags(let tags): return !tags.contains { $0.contains(",") }
      case .set, .removesTag: break
      }
      return true
    } catch {
      return false
    }
  }
}

extension LineToken {
  /// Whether it is a key, with a value or without.
  fileprivate var isKey: Bool {
    switch content {
    case .key, .cleared: true
    default: false
    }
  }
}
