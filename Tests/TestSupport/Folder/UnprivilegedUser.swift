import Glibc

/// Drops root's right to ignore permission bits during a closure, for tests that run as root.
public enum UnprivilegedUser {
  /// Runs `body` on this thread with the file-system rights of a user who owns nothing (setfsuid(2)).
  public static func run(_ body: () throws -> Void) throws {
    guard geteuid() == 0 else { return try body() }
    // Glibc's module does not contain <sys/fsuid.h>.
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "setfsuid") else { throw NoSuchCall() }
    let setfsuid = unsafeBitCast(symbol, to: (@convention(c) (UInt32) -> Int32).self)
    _ = setfsuid(65_534)
    defer { _ = setfsuid(0) }
    return try body()
  }
}

/// This system cannot drop rights temporarily.
private struct NoSuchCall: Error {}
