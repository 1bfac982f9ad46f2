import Glibc

extension [String] {
  /// Calls `body` with the strings as a C array, NULL at the end.
  public func withCStrings<T>(_ body: ([UnsafeMutablePointer<CChar>?]) throws -> T) rethrows -> T {
    let strings = map { strdup($0) }
    defer { for string in strings { free(string) } }
    return try body(strings + [nil])
  }
}

extension [String: String] {
  /// Calls `body` with the variables in the form of execve(2).
  public func withCStrings<T>(_ body: ([UnsafeMutablePointer<CChar>?]) throws -> T) rethrows -> T {
    try map { "\($0)=\($1)" }.withCStrings(body)
  }
}
