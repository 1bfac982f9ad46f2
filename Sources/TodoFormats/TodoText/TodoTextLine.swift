import Dates

/// A line of todo.txt, split into its parts. Source: github.com/todotxt/todo.txt, and pytodotxt for done lines with a
/// priority.
struct TodoTextLine {
  var isDone = false
  var priority: Character?
  var done: Day?
  var created: Day?
  /// The header as it is written, with the blank after it.
  let header: String
  let words: [String]

  init(_ line: String) {
    let words = line.unicodeScalars.split { $0 == " " || $0 == "\t" }.map { Substring($0) }
    var rest = Scanner(words: words[...])
    if rest.take("x") {
      isDone = true
      done = rest.day()
    }
    priority = rest.priority()
    created = rest.day()
    if isDone, done == nil, priority == nil { (done, created) = (created, nil) }
    self.words = rest.words.map { String($0) }
    header = rest.words.first.map { String(line[..<$0.startIndex]) } ?? ""
  }

  private struct Scanner {
    var words: ArraySlice<Substring>

    /// The last word is never a part of the header, because a line has a text.
    mutating func take(_ word: String) -> Bool {
      guard words.count > 1, words.first == word[...] else { return false }
      words.removeFirst()
      return true
    }

    mutating func day() -> Day? {
      guard words.count > 1, let day = words.first.flatMap({ Day(iso: String($0)) }) else { return nil }
      words.removeFirst()
      return day
    }

    mutating func priority() -> Character? {
      guard words.count > 1, let word = words.first, word.count == 3, word.first == "(", word.last == ")",
        let letter = word.dropFirst().first, TodoTextLine.isPriority(letter)
      else { return nil }
      words.removeFirst()
      return letter
    }
  }

  static func isPriority(_ letter: Character) -> Bool { ("A"..."Z").contains(letter) && letter.isASCII }

  /// A, B and C are high, medium and low; the letters after them are low, too.
  static func priority(of letter: Character) -> Int { letter == "A" ? 1 : letter == "B" ? 5 : 9 }

  static func letter(of priority: Int) -> Character? {
    switch priority {
    case 1...4: "A"
    case 5: "B"
    case 6...9: "C"
    default: nil
    }
  }
}
