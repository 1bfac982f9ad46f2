// Issues, accounts and commits of GitHub by their names.

extension TextLinks {
  // A tuple of constants would be made while the program runs.

  /// In bytes.
  private static let longestRepo = 201
  private static let longestLogin = 39
  /// In digits.
  private static let wholeSHA = 40

  func account(at index: Int) -> (Range<Int>, LinkDestination)? {
    guard isBoundary(index - 1), index == 0 || !"/@.".utf8.contains(bytes[index - 1]) else { return nil }
    guard let end = end(ofLogin: index + 1), isBoundary(end),
      end == bytes.count || bytes[end] != UInt8(ascii: "/")
    else { return nil }
    // `@name.js` is a file or a package.
    guard end >= bytes.count || bytes[end] != UInt8(ascii: ".") || isBoundary(end + 1) else { return nil }
    return (index..<end, .account(text(index + 1..<end)))
  }

  /// The end of an account's name. It neither begins nor ends with a dash, and that of a company's member has `_` and the
  /// company after it.
  private func end(ofLogin start: Int) -> Int? {
    var end = start
    while end < bytes.count, end - start <= Self.longestLogin,
      bytes[end].isASCIILetter || bytes[end].isASCIIDigit || "-_".utf8.contains(bytes[end])
    {
      end += 1
    }
    guard end - start <= Self.longestLogin else { return nil }
    while end > start, bytes[end - 1] == UInt8(ascii: "-") { end -= 1 }
    let name = bytes[start..<end]
    let parts = name.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }), name.first != UInt8(ascii: "-") else {
      return nil
    }
    return end
  }

  func reference(at index: Int) -> (Range<Int>, LinkDestination)? {
    guard let (number, end) = number(at: index + 1) else { return nil }
    var first = index
    while first > start, index - first < Self.longestRepo, isName(bytes[first - 1]) { first -= 1 }
    if first < index {
      guard isBoundary(first - 1), let repo = RepoName(text(first..<index)) else { return nil }
      return (first..<end, .number(repo, number))
    }
    guard isBoundary(index - 1), index == 0 || !"#&/@".utf8.contains(bytes[index - 1]) else { return nil }
    return (index..<end, .number(nil, number))
  }

  private func isName(_ byte: UInt8) -> Bool {
    isHost(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/")
  }

  func numbered(at index: Int) -> (Range<Int>, LinkDestination)? {
    guard isBoundary(index - 1), has("gh-", at: index), let (number, end) = number(at: index + 3) else {
      return nil
    }
    return (index..<end, .number(nil, number))
  }

  func commit(at index: Int) -> (Range<Int>, LinkDestination)? {
    guard isStart(index), let end = end(ofSHA: index) else { return nil }
    return (index..<end, .commit(nil, text(index..<end)))
  }

  func commitElsewhere(at index: Int) -> (Range<Int>, LinkDestination)? {
    guard let end = end(ofSHA: index + 1) else { return nil }
    var first = index
    while first > start, index - first < Self.longestRepo, isName(bytes[first - 1]) { first -= 1 }
    guard isStart(first) else { return nil }
    let (name, sha) = (text(first..<index), text(index + 1..<end))
    if let repo = RepoName(name) { return (first..<end, .commit(repo, sha)) }
    // Shorter ones are parts of addresses and versions.
    guard sha.utf8.count == Self.wholeSHA, self.end(ofLogin: first) == index else { return nil }
    return (first..<end, .forkCommit(of: name, sha))
  }

  /// The end of what GitHub would take for a commit. It knows which commits exist; here, numbers and words such as
  /// `defaced` are none, and neither are parts of versions, paths and identifiers.
  private func end(ofSHA index: Int) -> Int? {
    var (end, hasDigit, hasLetter) = (index, false, false)
    while end < bytes.count, end - index <= Self.wholeSHA, bytes[end].isHexDigit {
      if bytes[end].isASCIIDigit { hasDigit = true } else { hasLetter = true }
      end += 1
    }
    let count = end - index
    guard
      count == Self.wholeSHA || count >= Self.shortestSHA && count < Self.wholeSHA && hasDigit && hasLetter,
      isEnd(end)
    else { return nil }
    return end
  }

  /// Whether a SHA can begin here.
  private func isStart(_ index: Int) -> Bool {
    index == 0 || isGap(index - 1) || "([\"'".utf8.contains(bytes[index - 1])
  }

  /// Whether a SHA can end before the byte.
  private func isEnd(_ index: Int) -> Bool {
    guard index < bytes.count else { return true }
    if ".:".utf8.contains(bytes[index]) { return index + 1 == bytes.count || isGap(index + 1) }
    return isGap(index) || ")],;!?\"'".utf8.contains(bytes[index])
  }

  /// Whether the byte is a blank, or of a letter that bounds a word as in Japanese.
  private func isGap(_ index: Int) -> Bool { bytes[index] <= 0x20 || bytes[index] >= 0x80 }

  private func number(at index: Int) -> (number: Int, end: Int)? {
    var end = index
    while end < bytes.count, end - index < 10, bytes[end].isASCIIDigit { end += 1 }
    guard end > index, isBoundary(end), let number = Int(text(index..<end)), number > 0 else { return nil }
    return (number, end)
  }
}
