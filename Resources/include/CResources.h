#ifndef OCTODO_CRESOURCES_H
#define OCTODO_CRESOURCES_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The demo's repositories as JSON Lines in UTF-8: one repository a line, keys as GitHub's API names them.
/// Stores the length in bytes; the bytes live as long as the program and are not terminated by a NUL.
const unsigned char *_Nonnull octodo_demo_repositories(size_t *_Nonnull length);

/// The demo's READMEs in UTF-8: each begins with a line `%%% owner/name`, its Markdown follows.
/// Stores the length in bytes; the bytes live as long as the program and are not terminated by a NUL.
const unsigned char *_Nonnull octodo_demo_readmes(size_t *_Nonnull length);

/// What octodo is built with, and its licence. All of it lives as long as the program.
typedef struct {
  const char *_Nonnull name;
  /// NULL where it is not fixed when octodo is built.
  const char *_Nullable version;
  /// Its web address; empty where it has none.
  const char *_Nonnull address;
  /// UTF-8, not terminated by a NUL.
  const unsigned char *_Nonnull text;
  size_t length;
} octodo_license;

/// The licences, octodo's own first. Stores how many there are.
const octodo_license *_Nonnull octodo_licenses(size_t *_Nonnull count);

/// The page where users of the package find octodo and report bugs; NULL if it was not packaged (Scripts/package).
const char *_Nullable octodo_homepage(void);

/// An answer of GitHub's API that scenes name instead of writing it out.
struct octodo_scene_fixture {
  /// FEATURE/NAME, as in Resources/scenes/FEATURE/NAME.json; ends with a NUL.
  const char *_Nonnull name;
  /// JSON in UTF-8, not terminated by a NUL.
  const unsigned char *_Nonnull bytes;
  /// In bytes.
  size_t length;
};

/// The fixtures that are built into the program. Stores how many there are.
const struct octodo_scene_fixture *_Nonnull octodo_scene_fixtures(size_t *_Nonnull count);

#ifdef __cplusplus
}
#endif

#endif
