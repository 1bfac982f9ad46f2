/// The lines of a file, read one by one. A byte order mark and the ends of the lines are left out.
struct FileLines: Sequence, IteratorProtocol {
  struct Line {
    /// From 1.
    let number: Int
    /// Nil if it is no text; then there is a reason.
    let text: String?
    let reason: String

    var unreadable: UnreadableItem { UnreadableItem(number, reason) }
  }

  /// In bytes. A longer line is no todo.
  static let maxLength = 1 << 20
  /// Mostly a file in UTF-16.
  static let hasNUL = "The line has a NUL character: remove it, or convert the file to UTF-8."

  private let bytes: [UInt8]
  private var index: Int
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The share of the file that was read, from 0 to 1.
  var share: Double { bytes.isEmpty ? 1 : Swift.min(1, Double(index) / Double(bytes.count)) }

  mutating func next() -> Line? {
    guard index < bytes.count else { return nil }
    number += 1
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var line = bytes[index..<end]
    index = end + 1
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return Self.line(line, number)
  }

  private static func line(_ bytes: ArraySlice<UInt8>, _ number: Int) -> Line {
    func fault(_ reason: String) -> Line { Line(number: number, text: nil, reason: reason) }
    guard bytes.count <= maxLength else { return fault("The line has more than 1 MiB: shorten it.") }
    guard !bytes.contains(0) else { return fault(hasNUL) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return fault("The line is not in UTF-8: convert the file.")
    }
    return Line(number: number, text: text, reason: "")
  }
}
