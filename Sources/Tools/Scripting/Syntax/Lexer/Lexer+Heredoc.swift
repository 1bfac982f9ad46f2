extension Lexer {
  /// `<<<` at the end of a line, then raw lines up to a line `>>>`. All of them are read at once.
  mutating func readHeredoc() throws(SyntaxFault) -> LexerToken.Kind {
    let start = index
    guard bytes[index..<end].starts(with: "<<<".utf8) else {
      throw SyntaxFault(
        offset: start, message: "\"<\" has no meaning here; texts and punctuation keys go in quotes")
    }
    index += 3
    let rest = bytes[index..<end].first { !$0.isBlank }
    guard rest == nil || rest == UInt8(ascii: "#") else {
      throw SyntaxFault(
        offset: start, message: "<<< stands at the end of a line and the text begins on the next one")
    }
    return .heredoc(try readHeredocLines(openedAt: start))
  }

  private mutating func readHeredocLines(openedAt start: Int) throws(SyntaxFault) -> String {
    var lines: [Range<Int>] = []
    var fault: SyntaxFault?
    while line + 1 < source.lineStarts.count {
      line += 1
      let content = source.content(ofLine: line)
      if isHeredocEnd(content) {
        if let fault { throw fault }
        return text(of: lines)
      }
      do throws(SyntaxFault) {
        try checkText(content)
      } catch {
        fault = fault ?? error
      }
      lines.append(content)
    }
    cutShort()
    throw SyntaxFault(offset: start, message: "this text has no end; close it with >>> on a line of its own")
  }

  /// Whether a line is `>>>`.
  func isHeredocEnd(_ content: Range<Int>) -> Bool {
    guard let first = content.first(where: { !bytes[$0].isBlank }) else { return false }
    let rest = bytes[first..<content.upperBound]
    return rest.starts(with: ">>>".utf8) && rest.dropFirst(3).allSatisfy(\.isBlank)
  }

  private func text(of lines: [Range<Int>]) -> String {
    let indent = commonIndent(of: lines)
    var text: [UInt8] = []
    for (number, content) in lines.enumerated() {
      if number > 0 { text.append(UInt8(ascii: "\n")) }
      // A blank line may be shorter than the indent.
      text += bytes[min(content.lowerBound + indent, content.upperBound)..<content.upperBound]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The number of blank bytes that all lines begin with; tabs and spaces are different bytes. Blank lines
  /// are ignored.
  func commonIndent(of lines: [Range<Int>]) -> Int {
    var common: Range<Int>?
    for content in lines {
      guard let first = content.first(where: { !bytes[$0].isBlank }) else { continue }
      let indent = content.lowerBound..<first
      guard let shared = common else {
        common = indent
        continue
      }
      let equal = zip(shared, indent).prefix { bytes[$0] == bytes[$1] }.count
      common = shared.lowerBound..<shared.lowerBound + equal
    }
    return common?.count ?? 0
  }
}
