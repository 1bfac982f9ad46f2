import Domain

/// The sentence for any error that reaches a screen.
public enum ErrorText {
  /// What went wrong and what to do next.
  public static func sentence(for error: any Error) -> String {
    switch error {
    case let error as AppError: error.message
    case let error as DesktopError: error.message
    default: "Something unexpected went wrong: \(error). Try again."
    }
  }
}
