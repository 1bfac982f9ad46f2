import CZlib

/// Gzip compression (RFC 1952).
enum Gzip {
  /// Nil if memory is exhausted.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    let capacity = octodo_gzip_bound(bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = octodo_gzip(bytes, bytes.count, buffer.baseAddress, capacity)
    }
    return result.isEmpty ? nil : result
  }
}
