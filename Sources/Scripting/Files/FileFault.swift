import Glibc

/// Why a file cannot be read or written.
enum FileFault: Error, Equatable {
  /// What the system says, as its `errno`.
  case system(Int32)
  /// A folder on the way, or the file itself, is a link.
  case link
  /// A pipe, a device, a socket.
  case notPlain
  /// This path, which the name leads to, is not below the folder. By a link, where the name itself looks as if it was.
  case outside(String, byLink: Bool)
  /// The script lies where no root can be.
  case noRoot
  /// A part of the name begins with a dot.
  case hidden
  /// What is read as a script must be called one.
  case noScript

  var isMissing: Bool { self == .system(ENOENT) || self == .system(ENOTDIR) }
}
