import Glibc

/// Permission bits do not bind root, so tests that run as root give this right up for the time of a closure.
public enum UnprivilegedUser {
  /// Runs `body` on this thread with the file-system rights of a user who owns nothing (setfsuid(2)).
  public static func run(_ body: () throws -> Void) throws {
    guard geteuid() == 0 else { return try body() }
    // Glibc's module leaves <sys/fsuid.h> out.
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "setfsuid") else { throw NoSuchCall() }
    let setfsuid = unsafeBitCast(symbol, to: (@convention(c) (UInt32) -> Int32).self)
    _ = setfsuid(65_534)
    defer { _ = setfsuid(0) }
    return try body()
  }
}

/// This system cannot give rights up for a while.
private struct NoSuchCall: Error {}
