/// The runs of `*` and `_` in a text, and which of their marks are emphasis and not shown.
/// Source: spec.commonmark.org, "Emphasis and strong emphasis" and "Phase 2: inline structure".
struct EmphasisMarks {
  private struct Run {
    let mark: UInt8
    /// In the text that is being made.
    var start: Int
    let length: Int
    /// How many of its marks are shown.
    var left: Int
    var flank: Flank
  }

  /// What a run may do, by what stands beside it.
  struct Flank {
    var opens: Bool
    var closes: Bool

    static let none = Flank(opens: false, closes: false)

    /// - Parameters:
    ///   - mark: `*` or `_`.
    ///   - before: what stands before the run; nil at the start of the text, as `after` is at its end.
    init(of mark: UInt8, before: Unicode.Scalar?, after: Unicode.Scalar?) {
      let (before, after) = (Neighbour(before), Neighbour(after))
      let isLeft = after == .other || after == .punctuation && before != .other
      let isRight = before == .other || before == .punctuation && after != .other
      if mark == UInt8(ascii: "*") {
        (opens, closes) = (isLeft, isRight)
      } else {
        opens = isLeft && (!isRight || before == .punctuation)
        closes = isRight && (!isLeft || after == .punctuation)
      }
    }

    private init(opens: Bool, closes: Bool) {
      (self.opens, self.closes) = (opens, closes)
    }
  }

  private var runs: [Run] = []

  var count: Int { runs.count }

  mutating func add(_ mark: UInt8, at start: Int, length: Int, _ flank: Flank) {
    runs.append(Run(mark: mark, start: start, length: length, left: length, flank: flank))
  }

  /// Finds the pairs among the runs from `first` on. What is left of these is text.
  mutating func match(from first: Int = 0) {
    var openers: [Int] = []
    // By what a closing run is: the run before which none opens for its like. It keeps this linear.
    var floors = [Int](repeating: first, count: 12)
    for index in first..<runs.count {
      if runs[index].flank.closes {
        while runs[index].left > 0 {
          guard let place = place(for: index, in: openers, from: floors[floorIndex(of: index)]) else {
            floors[floorIndex(of: index)] = index
            break
          }
          openers.removeSubrange((place + 1)...)
          let used = min(2, runs[openers[place]].left, runs[index].left)
          runs[openers[place]].left -= used
          runs[index].left -= used
          if runs[openers[place]].left == 0 { openers.removeLast() }
        }
      }
      if runs[index].left > 0, runs[index].flank.opens { openers.append(index) }
    }
    for index in first..<runs.count { runs[index].flank = .none }
  }

  /// The last of the openers, which are runs from `floor` on, that the run at `index` closes.
  private func place(for index: Int, in openers: [Int], from floor: Int) -> Int? {
    let closer = runs[index]
    var place = openers.count - 1
    while place >= 0, openers[place] >= floor {
      let opener = runs[openers[place]]
      let isDoubtful = opener.flank.closes || closer.flank.opens
      let isOdd =
        isDoubtful && (opener.length + closer.length) % 3 == 0
        && (opener.length % 3 != 0 || closer.length % 3 != 0)
      if opener.mark == closer.mark, !isOdd { return place }
      place -= 1
    }
    return nil
  }

  private func floorIndex(of index: Int) -> Int {
    let run = runs[index]
    return (run.mark == UInt8(ascii: "*") ? 0 : 6) + (run.flank.opens ? 3 : 0) + run.length % 3
  }

  /// The text before the runs from `first` on became shorter.
  mutating func shift(from first: Int, by bytes: Int) {
    for index in first..<runs.count { runs[index].start -= bytes }
  }

  mutating func drop(from first: Int) {
    runs.removeSubrange(first...)
  }

  /// `text` from `start` on, without the marks of the runs from `first` on that are emphasis.
  func stripped(_ text: [UInt8], from start: Int = 0, runs first: Int = 0) -> [UInt8] {
    var (result, end) = ([UInt8](), start)
    for run in runs[first...] where run.left < run.length {
      result += text[end..<run.start + run.left]
      end = run.start + run.length
    }
    return result + text[end...]
  }
}

/// What stands beside a run of marks, as CommonMark tells it apart.
private enum Neighbour {
  case blank, punctuation, other

  init(_ scalar: Unicode.Scalar?) {
    guard let scalar else {
      self = .blank
      return
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: self = .blank
    case .control where "\t\n\u{C}\r".unicodeScalars.contains(scalar): self = .blank
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      self = .punctuation
    default: self = .other
    }
  }
}
