/// A number with a sign or a fraction.
struct NumberLiteral: Sendable, Equatable {
  let value: Double
  /// Set where the number has a sign only.
  let whole: Int?
}
