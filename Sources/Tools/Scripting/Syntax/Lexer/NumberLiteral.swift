/// A number with a sign or a fraction.
struct NumberLiteral: Sendable, Equatable {
  let value: Double
  /// The value of a number without a fraction.
  let whole: Int?
}
