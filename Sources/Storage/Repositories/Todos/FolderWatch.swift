import FoundationEssentials
import Glibc

/// An inotify descriptor that becomes readable when the file at a path, or its SQLite journal, may have
/// changed.
final class FolderWatch {
  /// Non-blocking and closed on exec; closed by deinit.
  let descriptor: Int32
  private let fileName: String

  /// Nil if the folder does not exist, or the system's limit of watches is reached.
  init?(fileAt path: String) {
    let file = try? DatabaseFile(path: path).atEndOfLinks()
    let url = URL(filePath: file?.path ?? path)
    let folder = url.deletingLastPathComponent().path
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    // The folder, not the file, because a transaction ends when the journal beside the file is deleted.
    guard inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY | IN_DELETE | IN_ONLYDIR)) >= 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    fileName = url.lastPathComponent
  }

  deinit {
    close(descriptor)
  }

  /// Reads all pending events.
  /// - Returns: whether one of them may be a change of the file's content.
  func takeChanges() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    var mayHaveChanged = false
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      let isRelevant = buffer.withUnsafeBytes {
        mayChangeFile(UnsafeRawBufferPointer(rebasing: $0[..<count]))
      }
      if isRelevant { mayHaveChanged = true }
    }
    return mayHaveChanged
  }

  private func mayChangeFile(_ events: UnsafeRawBufferPointer) -> Bool {
    var mayChange = false
    var offset = 0
    let headerSize = MemoryLayout<inotify_event>.size
    while offset + headerSize <= events.count {
      let event = events.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let nameStart = offset + headerSize
      offset = nameStart + Int(event.len)
      guard offset <= events.count else { break }
      let name = String(decoding: events[nameStart..<offset].prefix { $0 != 0 }, as: UTF8.self)
      if isEndOfWrite(mask: Int(event.mask), name: name) { mayChange = true }
    }
    return mayChange
  }

  /// SQLite ends a transaction by deleting its journal; with other journal modes only the file itself
  /// changes. Lost events count as a change.
  private func isEndOfWrite(mask: Int, name: String) -> Bool {
    if mask & Int(IN_Q_OVERFLOW) != 0 { return true }
    return name == fileName
      ? mask & Int(IN_MODIFY) != 0 : name == "\(fileName)-journal" && mask & Int(IN_DELETE) != 0
  }
}
