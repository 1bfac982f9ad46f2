import Glibc

/// Why a file cannot be read or written.
enum FileFault: Error, Equatable {
  /// A system error, as its `errno`.
  case system(Int32)
  /// The file, or a folder in its path, is a symbolic link.
  case link
  /// Not a plain file, but a pipe, device or socket.
  case notPlain
  /// The path that the name resolves to is outside of the folder. `byLink` if a symbolic link leads outside.
  case outside(String, byLink: Bool)
  /// The script's folder is too wide to be a root.
  case noRoot
  /// A part of the name begins with a dot.
  case hidden
  /// A file that is read as a script does not have a script's name.
  case noScript

  var isMissing: Bool { self == .system(ENOENT) || self == .system(ENOTDIR) }
}
