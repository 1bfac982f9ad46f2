import Glibc

/// Whether the process is about to reach its limit of open files. Neither dlopen(3) nor libcurl reports why
/// it could not open a file, so this is checked after a failure that this may have caused.
enum DescriptorLack {
  /// The descriptors that a request needs at the same time and closes if it fails: sockets of libcurl and the
  /// resolver, one per address family, and system files.
  private static let need = 8

  static var isLikely: Bool {
    var spare: [Int32] = []
    defer { for descriptor in spare { close(descriptor) } }
    while spare.count < need {
      let descriptor = open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { return errno == EMFILE || errno == ENFILE }
      spare.append(descriptor)
    }
    return false
  }
}
