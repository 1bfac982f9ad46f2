import Terminal

/// The bytes of a script, and where its lines begin.
struct ScriptSource: Sendable {
  let name: String
  let bytes: [UInt8]
  /// The offset of each line's first byte.
  let lineStarts: [Int]

  /// Drops a byte order mark, so that offsets and columns begin at the text.
  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.lineStarts = self.bytes.withUnsafeBufferPointer { buffer in
      var starts = [0]
      for offset in buffer.indices where buffer[offset] == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      }
      return starts
    }
  }

  /// The bytes of a line, without its `\n` or `\r\n`. Lines count from 0 here.
  func content(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line]
    guard line + 1 < lineStarts.count else { return start..<bytes.count }
    let end = lineStarts[line + 1] - 1
    return start..<(end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end)
  }

  /// The line, from 0, that contains an offset.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func location(at offset: Int) -> SourceLocation {
    location(at: offset, inLine: line(at: offset))
  }

  /// - Parameter line: the line that contains the offset, from 0.
  func location(at offset: Int, inLine line: Int) -> SourceLocation {
    let scalars = bytes[lineStarts[line]..<offset].count { !UTF8.isContinuation($0) }
    return SourceLocation(file: name, line: line + 1, column: scalars + 1)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// A quotation for a message: the first 40 characters.
  func shortText(_ range: Range<Int>) -> String {
    let longest = 40
    let text = text(range.lowerBound..<min(range.upperBound, range.lowerBound + longest * 8))
    guard range.count > longest, text.count > longest else { return text }
    return text.prefix(longest) + "…"
  }
}

/// A position in a script, printed as `file:line:column`.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
  /// The file's name as it was given to the parser.
  public let file: String
  /// From 1.
  public let line: Int
  /// From 1, in Unicode scalars; a byte order mark does not count.
  public let column: Int

  public var description: String { "\(file):\(line):\(column)" }
}

/// A line of source with a caret below one position, safe to print.
struct SourceExcerpt: Sendable, Equatable {
  /// The line, or the part around the position of a very long line.
  let line: String
  /// Blanks, then `^`.
  let caret: String

  private static let longestLine = 200
  private static let reach = 80

  init(of source: ScriptSource, at offset: Int) {
    var range = source.content(ofLine: source.line(at: offset))
    let offset = min(max(offset, range.lowerBound), range.upperBound)
    var head = ""
    var tail = ""
    if range.count > Self.longestLine {
      let start = Self.scalarStart(max(range.lowerBound, offset - Self.reach), in: source, range)
      let end = Self.scalarStart(min(range.upperBound, offset + Self.reach), in: source, range)
      head = start > range.lowerBound ? "…" : ""
      tail = end < range.upperBound ? "…" : ""
      range = start..<end
    }
    let before = head + Self.printable(source.text(range.lowerBound..<offset))
    line = before + Self.printable(source.text(offset..<range.upperBound)) + tail
    caret = before.unicodeScalars.map(Self.blank).joined() + "^"
  }

  /// Looks back at most the length of one scalar, because bytes that are not UTF-8 contain no scalar start.
  private static func scalarStart(_ offset: Int, in source: ScriptSource, _ range: Range<Int>) -> Int {
    let offsets = (max(range.lowerBound, offset - 3)...offset).reversed()
    return offsets.first { $0 == range.upperBound || !UTF8.isContinuation(source.bytes[$0]) } ?? offset
  }

  /// Control and format characters could move the cursor or reverse the text, so they are not printed.
  private static func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let category = scalar.properties.generalCategory
      let isHarmless = scalar == "\t" || scalar == "\u{200D}" || (category != .control && category != .format)
      result.append(isHarmless ? scalar : "\u{FFFD}")
    }
    return String(result)
  }

  private static func blank(under scalar: Unicode.Scalar) -> String {
    if scalar == "\t" { return "\t" }
    return String(repeating: " ", count: WidthTable.width(of: scalar) ?? 1)
  }
}
