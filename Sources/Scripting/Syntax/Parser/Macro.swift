/// The lines between `macro` and its `end`, read again at each `run`.
struct Macro {
  let location: SourceLocation
  let parameters: [String]
  /// Stands on the first line of the body.
  let body: TokenStream
  /// Its body has errors, which were reported; running it would only repeat them.
  let isBroken: Bool
}
