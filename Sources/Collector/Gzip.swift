import CZlib

/// Bytes in gzip form (RFC 1952).
enum Gzip {
  /// Nil where there is no memory for it.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    let capacity = octodo_gzip_bound(bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = octodo_gzip(bytes, bytes.count, buffer.baseAddress, capacity)
    }
    return result.isEmpty ? nil : result
  }
}
