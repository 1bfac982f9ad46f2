import Domain
import FoundationEssentials

/// The body of a write.
enum JSONBody {
  /// - Throws: `AppError.other` for a value that is no JSON.
  static func bytes(of value: (any Encodable & Sendable)?) throws(AppError) -> [UInt8] {
    guard let value else { return [] }
    let encoder = JSONEncoder()
    // The same bytes each time, for recordings.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { return Array(try encoder.encode(value)) } catch {
      throw .other(reason: "the request cannot be written as JSON (\(error))")
    }
  }
}
