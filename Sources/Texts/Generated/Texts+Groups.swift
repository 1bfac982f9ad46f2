// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

extension Texts {
  public var tabs: TabsTexts { TabsTexts(language: language) }
}
