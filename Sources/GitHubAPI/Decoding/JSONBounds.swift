/// How much JSON octodo reads. json-c has no limit on the number of values and takes up to 900 bytes for one that is
/// written in three, so 8 KiB of gzip could fill 2 GB. A text is therefore counted before it is parsed: one pass over its
/// bytes, which need not be JSON.
struct JSONBounds {
  /// A page of 100 repositories has 11,000.
  var values = 200_000
  /// GitHub's lie five deep.
  var depth = 64
  /// Bytes: what json-c takes for the tree, without the texts in it.
  var treeBytes = 24 << 20

  /// What json-c 0.16 takes for each on a machine of 64 bits, with its share of the table or array that it stands in.
  private enum Cost {
    static let object = 800
    static let array = 400
    static let name = 96
    static let value = 80
  }

  /// - Throws: `JSONProblem.tooMuch`; `JSONProblem.notJSON` for a name in single quotes, which json-c takes, and in which a
  /// double quote would hide from the count all that follows.
  func check(_ bytes: [UInt8]) throws(JSONProblem) {
    if let problem = bytes.withUnsafeBufferPointer({ problem(of: $0) }) { throw problem }
  }

  private func problem(of bytes: UnsafeBufferPointer<UInt8>) -> JSONProblem? {
    var (values, depth, cost, index) = (0, 0, 0, 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = Self.end(ofTextAt: index, in: bytes)
      case UInt8(ascii: "'"): return .notJSON
      case UInt8(ascii: "{"): (values, depth, cost) = (values + 1, depth + 1, cost + Cost.object)
      case UInt8(ascii: "["): (values, depth, cost) = (values + 1, depth + 1, cost + Cost.array)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): (values, cost) = (values + 1, cost + Cost.value)
      case UInt8(ascii: ":"): cost += Cost.name
      default: break
      }
      guard values <= self.values, depth <= self.depth, cost <= treeBytes else { return .tooMuch }
      index += 1
    }
    return nil
  }

  /// The place of the closing quote; the last one where there is none.
  private static func end(ofTextAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}
