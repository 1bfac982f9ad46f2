/// All the errors of a script, in the order of its lines; never empty.
public struct SyntaxErrors: Error, Sendable, Equatable, CustomStringConvertible {
  public let errors: [SyntaxError]

  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
