/// The lines between `macro` and its `end`, parsed again at each `run`.
struct Macro {
  let location: SourceLocation
  let parameters: [String]
  /// Positioned at the first line of the body.
  let body: TokenStream
  /// Its body has errors that were already reported; running it would only repeat them.
  let isBroken: Bool
}
