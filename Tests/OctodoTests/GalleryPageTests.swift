import Foundation
import Testing
import Texts

@testable import octodo

struct GalleryPageTests {
  private let pictures = ["results", "none"].flatMap { state in
    GalleryPicture.themes.map { theme in
      GalleryPicture(
        feature: "Tea", scene: "tea", state: state, language: .ja, theme: theme, size: GalleryPicture.sizes[0]
      )
    }
  }

  @Test func `each picture is on the page once, under its state`() {
    let html = GalleryPage(pictures: pictures).html
    for picture in pictures { #expect(html.components(separatedBy: "\"\(picture.path)\"").count == 2) }
    #expect(html.contains("2 states, 1 scenes"))
    #expect(html.components(separatedBy: "<figure>").count == 3)
  }

  @Test func `each value has a filter that hides the others, without JavaScript`() {
    let html = GalleryPage(pictures: pictures).html
    for rule in [
      "#feature-Tea:checked) section:not(.Tea)", "#language-ja:checked) img:not(.ja)",
      "#theme-dark:checked) img:not(.dark)", "#size-s80x24:checked) img:not(.s80x24)",
    ] {
      #expect(html.contains("body:has(\(rule){display:none}"))
    }
    #expect(!html.contains("<script"))
  }
}
