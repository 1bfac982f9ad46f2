#pragma once

#include <cmark-gfm.h>

/// An allocator for the nodes of one long text. It takes huge pages and frees them all at once. The arena of cmark-gfm has
/// pages of 4 KiB, and their page faults are a tenth of the time for a README of 1 MB.
/// The caller holds a lock, because there is one arena. If no memory is left, it aborts, as the library does.
cmark_mem *octodo_arena(void);

/// Frees all blocks.
void octodo_arena_reset(void);
