public import AppCore
import EventLoop
public import Terminal
import Texts
import Widgets

extension LicensesView {
  public var keys: [KeyBinding] {
    let texts = output.texts
    return [
      KeyBinding([.char("o")], texts.licenses.helpBrowser, hint: texts.licenses.hintBrowser) { [self] in
        input.openInBrowser(licenseOnTop)
      },
      KeyBinding([.char("Y")], texts.licenses.helpCopy, hint: texts.licenses.hintCopy) { [self] in
        input.copyAddress(licenseOnTop)
      },
    ] + document.keys(texts)
  }

  public func handle(_ event: InputEvent) -> Bool { document.handle(event) }
}
