import Glibc

/// Whether the process may hardly open more files. Neither dlopen(3) nor libcurl tells why it could not open
/// one, so this is asked where a request failed for what may be that.
enum DescriptorLack {
  /// What a request has open at the same time and closes when it fails: libcurl's and the resolver's sockets,
  /// one to each kind of address, and files of the system.
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
