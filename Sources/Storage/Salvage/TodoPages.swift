import Domain
import FoundationEssentials
import GRDB
import Glibc

/// Finds todos in the pages of a damaged file, one page at a time, whether or not the header and the pages that lead to
/// them can be read. Source of the format: sqlite.org/fileformat.html, sections 1.6 and 2.1.
struct TodoPages {
  private let descriptor: Int32
  private let pageSize: Int
  /// The bytes of a page that hold content.
  private let usable: Int
  /// Whether the file begins as SQLite's do.
  let isSQLite: Bool
  /// In bytes, at least 1. No row is longer.
  let fileSize: Int
  /// Whether the file is not too long to be copied, and has more than one page.
  var canBeCopied: Bool { fileSize > pageSize && fileSize <= Self.longestFile }
  /// Pages without content; what they hold was deleted.
  private let free: Set<Int>

  /// In bytes: a column has at most three for its type, unless its text is longer than any.
  private static let longestHead = 128

  /// More is not looked through; octodo's file has no limit, yet 4 million todos fit into this.
  private static let longestFile = 1 << 30

  /// - Parameter descriptor: of the file, open for reading.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    fileSize = max(1, Int(lseek(descriptor, 0, SEEK_END)))
    let header = Self.read(descriptor, DatabaseHeader.size, at: 0)
    isSQLite = DatabaseHeader(bytes: header).isSQLite
    guard isSQLite else {
      (pageSize, usable, free) = (DatabaseHeader.pageSize, DatabaseHeader.pageSize, [])
      return
    }
    let size = Int(header[16]) << 8 | Int(header[17])
    pageSize = size == 1 ? 65_536 : (512...32_768).contains(size) ? size : DatabaseHeader.pageSize
    usable = max(480, pageSize - Int(header[20]))
    free = Self.freePages(descriptor, first: header.number(at: 32), pageSize: pageSize)
  }

  /// Calls `body` with the id and the fields of each todo, in the order of the pages.
  func forEachTodo(_ body: (Int64, SalvagedTodo) throws -> Void) rethrows {
    var number = 0
    var offset = 0
    // The holes of a sparse file hold nothing.
    while offset < Self.longestFile, case let data = lseek(descriptor, off_t(offset), DatabaseFile.seekData),
      data >= 0
    {
      offset = max(offset, Int(data) / pageSize * pageSize)
      number = offset / pageSize + 1
      let page = Self.read(descriptor, pageSize, at: offset)
      guard !page.isEmpty else { return }
      offset += pageSize
      guard page.count == pageSize, !free.contains(number) else { continue }
      for cell in cells(of: page, from: number == 1 ? DatabaseHeader.size : 0) {
        guard let record = record(at: cell, in: page), let todo = SalvagedTodo(record.fields) else {
          continue
        }
        try body(record.id, todo)
      }
    }
  }

  /// The offsets of the rows of a table's leaf page; none for another page.
  private func cells(of page: [UInt8], from start: Int) -> [Int] {
    guard page[start] == 0x0D else { return [] }
    let count = Int(page[start + 3]) << 8 | Int(page[start + 4])
    guard start + 8 + 2 * count <= usable else { return [] }
    return (0..<count).map { index in
      let position = start + 8 + 2 * index
      return Int(page[position]) << 8 | Int(page[position + 1])
    }.filter { $0 >= start + 8 + 2 * count && $0 < usable }
  }

  /// The row that begins at an offset of a page; nil if it is no row of so few columns as a todo has.
  private func record(at cell: Int, in page: [UInt8]) -> (id: Int64, fields: [SalvagedField])? {
    var position = cell
    guard let length = page.variableNumber(at: &position), let id = page.variableNumber(at: &position),
      (1...Int64(fileSize)).contains(length)
    else { return nil }
    let payload = Payload(pages: self, page: page, start: position, length: Int(length))
    let head = payload.bytes(0, Self.longestHead)
    position = 0
    guard let headLength = head.variableNumber(at: &position), headLength <= Int64(head.count) else {
      return nil
    }
    var offset = Int(headLength)
    var fields: [SalvagedField] = []
    while position < Int(headLength), fields.count <= SalvagedTodo.width {
      guard let type = head.variableNumber(at: &position) else { return nil }
      guard let (field, size) = payload.field(of: type, at: offset) else { return nil }
      fields.append(field)
      offset += size
    }
    return offset == payload.length ? (id, fields) : nil
  }

  /// The content of a row: a beginning in its page, and the rest in a chain of pages, which is followed only for a row
  /// whose beginning is that of a todo.
  private final class Payload {
    let pages: TodoPages
    let length: Int
    private let local: ArraySlice<UInt8>
    /// The first page of the chain; 0 if there is none.
    private let first: Int

    init(pages: TodoPages, page: [UInt8], start: Int, length: Int) {
      self.pages = pages
      self.length = length
      let usable = pages.usable
      let (most, least) = (usable - 35, (usable - 12) * 32 / 255 - 23)
      let fitting = least + (length - least) % (usable - 4)
      let inPage = length <= most ? length : fitting <= most ? fitting : least
      let end = min(start + inPage, usable)
      local = page[min(start, end)..<end]
      first = length > most && end + 4 <= page.count ? page.number(at: end) : 0
    }

    private lazy var chain: [Int] = {
      var chain: [Int] = []
      var next = first
      let needed = (length - local.count + pages.usable - 5) / (pages.usable - 4)
      while next > 0, chain.count < needed {
        chain.append(next)
        let link = TodoPages.read(pages.descriptor, 4, at: (next - 1) * pages.pageSize)
        guard link.count == 4 else { break }
        next = link.number(at: 0)
      }
      return chain
    }()

    /// A part of the content; shorter if it cannot be read.
    func bytes(_ start: Int, _ count: Int) -> [UInt8] {
      let end = min(start + count, length)
      guard start < end else { return [] }
      var bytes = Array(local.dropFirst(start).prefix(end - start))
      let perPage = pages.usable - 4
      while start + bytes.count < end {
        let position = start + bytes.count - local.count
        guard position >= 0, chain.indices.contains(position / perPage) else { return bytes }
        let inPage = position % perPage
        let wanted = min(perPage - inPage, end - start - bytes.count)
        let offset = (chain[position / perPage] - 1) * pages.pageSize + 4 + inPage
        let part = TodoPages.read(pages.descriptor, wanted, at: offset)
        bytes += part
        guard part.count == wanted else { return bytes }
      }
      return bytes
    }

    /// The field with a serial type, and its size in the row; nil for a real number or bytes, which no todo has.
    func field(of type: Int64, at offset: Int) -> (SalvagedField, size: Int)? {
      switch type {
      case 0: return (.null, 0)
      case 8, 9: return (.integer(type - 8), 0)
      case 1...6:
        let size = [1, 2, 3, 4, 6, 8][Int(type) - 1]
        let bytes = bytes(offset, size)
        guard bytes.count == size else { return nil }
        let first = Int64(Int8(bitPattern: bytes[0]))
        return (.integer(bytes.dropFirst().reduce(first) { $0 << 8 | Int64($1) }), size)
      case let text where text >= 13 && text % 2 == 1:
        let size = Int(clamping: (text - 13) / 2)
        guard size <= length else { return nil }
        return String(whole: bytes(offset, min(size, Todo.longestText))).map { (.text($0), size) }
      default: return nil
      }
    }
  }

  /// At most `count` bytes of a file.
  private static func read(_ descriptor: Int32, _ count: Int, at offset: Int) -> [UInt8] {
    guard offset >= 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let size = pread(descriptor, &bytes, count, off_t(offset))
    return size == count ? bytes : Array(bytes.prefix(max(0, size)))
  }

  private static func freePages(_ descriptor: Int32, first: Int, pageSize: Int) -> Set<Int> {
    var (free, trunk): (Set<Int>, Int) = ([], first)
    while trunk > 0, free.insert(trunk).inserted, free.count < longestFile / pageSize {
      let page = read(descriptor, pageSize, at: (trunk - 1) * pageSize)
      guard page.count == pageSize else { break }
      let count = min(page.number(at: 4), pageSize / 4 - 2)
      for index in 0..<count { free.insert(page.number(at: 8 + 4 * index)) }
      trunk = page.number(at: 0)
    }
    return free
  }
}

extension [UInt8] {
  /// Four bytes, the highest first.
  fileprivate func number(at position: Int) -> Int {
    self[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of one to nine bytes; moves `position` behind it. Nil at the end.
  fileprivate func variableNumber(at position: inout Int) -> Int64? {
    var value: UInt64 = 0
    for index in 0..<9 {
      guard position < count else { return nil }
      let byte = self[position]
      position += 1
      if index == 8 { return Int64(bitPattern: value << 8 | UInt64(byte)) }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte & 0x80 == 0 { break }
    }
    return Int64(bitPattern: value)
  }
}

extension String {
  /// Nil if it is not UTF-8. A character that the end cuts is left out.
  fileprivate init?(whole bytes: [UInt8]) {
    for cut in 0..<Swift.min(4, bytes.count + 1) {
      if let text = String(validating: bytes.dropLast(cut), as: UTF8.self) {
        self = text
        return
      }
    }
    return nil
  }
}
