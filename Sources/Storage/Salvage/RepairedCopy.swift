import Domain
import Glibc

extension DatabaseFile {
  /// Makes this file a copy of a damaged one, with a header that SQLite accepts: of the pages behind it, it can then read
  /// what is whole. The beginning of the first page may be all that was damaged.
  /// - Parameters:
  ///   - damaged: a descriptor of that file, open for reading.
  ///   - size: its size, in bytes.
  /// - Throws: `StorageError`; then there is no such copy.
  func copyRepaired(_ damaged: Int32, size: Int) throws(StorageError) {
    discardWithJournal()
    guard try create() else { throw .locked }
    do throws(StorageError) {
      try withDescriptor(O_WRONLY) { copy throws(StorageError) in
        guard ftruncate(copy, off_t(size)) == 0 else { throw StorageError(errno: errno, path: path) }
        try copyBytes(of: damaged, to: copy)
        let header = DatabaseHeader.ofTables()
        guard pwrite(copy, header, header.count, 0) == header.count else { throw .diskFull }
      }
    } catch {
      discard()
      throw error
    }
  }

  private func copyBytes(of source: Int32, to copy: Int32) throws(StorageError) {
    var offset: off_t = 0
    while true {
      // The holes of a sparse file stay holes.
      let data = lseek(source, offset, Self.seekData)
      guard data >= 0 else { return }
      offset = max(offset, data)
      let chunk = Self.bytes(of: source, 1 << 16, at: offset)
      guard !chunk.isEmpty else { return }
      guard pwrite(copy, Array(chunk), chunk.count, offset) == chunk.count else { throw .diskFull }
      offset += off_t(chunk.count)
    }
  }

  /// At most `count` bytes.
  private static func bytes(of descriptor: Int32, _ count: Int, at offset: off_t) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = pread(descriptor, &bytes, count, offset)
    return bytes.prefix(max(0, read))
  }
}
