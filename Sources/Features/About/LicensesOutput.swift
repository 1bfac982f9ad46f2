public import Domain
public import EventLoop
public import Texts

/// What the view may read of the licences.
@LoopActor
public protocol LicensesOutput: AnyObject {
  var texts: Texts { get }
  /// Whose texts are shown, one after the other. They stay the same.
  var dependencies: [Dependency] { get }
  /// The name of the one whose text is shown; nil where all are.
  var name: String? { get }
}
