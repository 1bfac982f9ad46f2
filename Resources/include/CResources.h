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

#ifdef __cplusplus
}
#endif

#endif
