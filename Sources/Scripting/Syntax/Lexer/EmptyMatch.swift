/// Tells from a pattern alone whether it fits every text, as `/a*/` does: the empty text is in each of them.
/// Nothing is matched, for that can take a hostile pattern a very long time. What is not understood, such as
/// a look ahead, counts as something that a text must have.
struct EmptyMatch {
  /// Where in a text an empty match can be.
  private struct Place: OptionSet, Hashable {
    let rawValue: UInt8
    static let start = Place(rawValue: 1)
    static let end = Place(rawValue: 2)
    /// Only where something else holds.
    static let elsewhere = Place(rawValue: 4)
  }

  private var rest: Substring.UnicodeScalarView

  static func fitsEveryText(_ pattern: String) -> Bool {
    var reader = EmptyMatch(rest: Substring(pattern).unicodeScalars)
    let places = reader.alternatives()
    // Each text has a start and an end, but they are the same place in an empty one only.
    return !places.isDisjoint(with: [[], .start, .end])
  }

  /// Up to a closing parenthesis or the end. Each place is one at which nothing has to be there.
  private mutating func alternatives() -> Set<Place> {
    var places: Set<Place> = []
    var sequence: Set<Place> = [[]]
    while let scalar = rest.first, scalar != ")" {
      if scalar == "|" {
        rest.removeFirst()
        places.formUnion(sequence)
        sequence = [[]]
      } else {
        let next = item()
        sequence = Set(sequence.flatMap { before in next.map { before.union($0) } })
      }
    }
    return places.union(sequence)
  }

  /// One part of a sequence, with what repeats it.
  private mutating func item() -> Set<Place> {
    let places = atom()
    return acceptsNone() ? places.union([[]]) : places
  }

  private mutating func atom() -> Set<Place> {
    switch rest.popFirst() {
    case "^": return [.start]
    case "$": return [.end]
    case "(": return group()
    case "[": skipClass()
    case "\\": return escape()
    default: break
    }
    return []
  }

  private mutating func escape() -> Set<Place> {
    switch rest.popFirst() {
    case "A": return [.start]
    case "Z", "z": return [.end]
    case "b", "B", "G", "y", "Y": return [.elsewhere]
    case "p", "P", "x", "u", "N", "k", "g", "o": skip("{", to: "}")
    case "Q":
      while let scalar = rest.popFirst() {
        if scalar == "\\", rest.first == "E" {
          rest.removeFirst()
          break
        }
      }
    default: break
    }
    return []
  }

  /// What follows an opening parenthesis, to its closing one.
  private mutating func group() -> Set<Place> {
    var isPlain = true
    if rest.first == "?" {
      rest.removeFirst()
      if rest.first == "#" {
        skip("#", to: ")")
        return [[]]
      }
      isPlain = skipGroupKind()
      // `(?i)` has nothing in it, and holds for what follows.
      if rest.first == ")", isPlain {
        rest.removeFirst()
        return [[]]
      }
    }
    let places = alternatives()
    if !rest.isEmpty { rest.removeFirst() }
    return isPlain ? places : [.elsewhere]
  }

  /// What stands behind `(?`. Returns false where the group looks around instead of being a part of the text.
  private mutating func skipGroupKind() -> Bool {
    switch rest.first {
    case "=", "!", "*", "(", "|", "~": return false
    case "<":
      rest.removeFirst()
      if rest.first == "=" || rest.first == "!" || rest.first == "*" { return false }
      while let scalar = rest.popFirst(), scalar != ">" {}
    case "P" where rest.dropFirst().first == "<":
      while let scalar = rest.popFirst(), scalar != ">" {}
    case ">": rest.removeFirst()
    default:
      while let scalar = rest.first, scalar != ")" {
        rest.removeFirst()
        if scalar == ":" { break }
      }
    }
    return true
  }

  /// Reads what repeats the part before it. Returns whether none at all will do.
  private mutating func acceptsNone() -> Bool {
    let takesNone: Bool
    switch rest.first {
    case "*", "?": takesNone = true
    case "+": takesNone = false
    case "{":
      let inside = rest.dropFirst().prefix { $0 != "}" }
      let count = inside.prefix { $0 != "," }
      guard inside.allSatisfy({ $0.properties.numericType != nil || $0 == "," }) else { return false }
      rest = rest.dropFirst(inside.count + 2)
      takesNone = count.allSatisfy { $0 == "0" }
      skipManner()
      return takesNone
    default: return false
    }
    rest.removeFirst()
    skipManner()
    return takesNone
  }

  /// `?` and `+` behind a quantifier: how eager it is.
  private mutating func skipManner() {
    if rest.first == "?" || rest.first == "+" { rest.removeFirst() }
  }

  /// A class of characters, its opening bracket read; classes can be in it.
  private mutating func skipClass() {
    var depth = 1
    if rest.first == "^" { rest.removeFirst() }
    if rest.first == "]" { rest.removeFirst() }
    while depth > 0, let scalar = rest.popFirst() {
      switch scalar {
      case "\\": _ = rest.popFirst()
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
    }
  }

  private mutating func skip(_ start: Unicode.Scalar, to end: Unicode.Scalar) {
    guard rest.first == start else { return }
    while let scalar = rest.popFirst(), scalar != end {}
  }
}
