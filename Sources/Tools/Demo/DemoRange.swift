/// A number range in the syntax of GitHub's search: 5, >5, >=5, <5, <=5, 5..9, 5..*, *..9.
struct DemoRange {
  private let bounds: ClosedRange<Int>

  init?(_ text: String) {
    let (low, high) = (0, Int.max)
    func number(_ text: Substring) -> Int? { Int(text) }
    if text.hasPrefix(">="), let from = number(text.dropFirst(2)) {
      bounds = from...high
    } else if text.hasPrefix("<="), let to = number(text.dropFirst(2)), to >= low {
      bounds = low...to
    } else if text.hasPrefix(">"), let from = number(text.dropFirst()), from < high {
      bounds = (from + 1)...high
    } else if text.hasPrefix("<"), let to = number(text.dropFirst()), to > low {
      bounds = low...(to - 1)
    } else if let dots = text.firstRange(of: "..") {
      let (left, right) = (text[..<dots.lowerBound], text[dots.upperBound...])
      guard let from = left == "*" ? low : number(left), let to = right == "*" ? high : number(right),
        from <= to
      else { return nil }
      bounds = from...to
    } else if let exact = number(text[...]) {
      bounds = exact...exact
    } else {
      return nil
    }
  }

  func contains(_ number: Int) -> Bool {
    bounds.contains(number)
  }
}
