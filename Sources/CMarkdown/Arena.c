#include "Arena.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

// In bytes, where small pages have 4 KiB. Elsewhere the advice below has no effect.
static const size_t huge_page = (size_t)2 << 20;

// Zeroed pages in which blocks follow one another.
typedef struct slab {
  struct slab *previous;
  size_t size;
  size_t used;
} slab;

// Precedes each block. Nodes of the library hold nothing that needs more than this alignment.
typedef struct {
  _Alignas(8) size_t size;
} header;

static slab *newest;

static size_t rounded(size_t size) { return (size + sizeof(header) - 1) / sizeof(header) * sizeof(header); }

static void add_slab(size_t room) {
  size_t size = newest == NULL ? huge_page : newest->size * 2;
  while (size < rounded(sizeof(slab)) + room) size *= 2;
  // A huge page is aligned to its size: map one more, and unmap what is outside the slab.
  char *pages = mmap(NULL, size + huge_page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED) {
    fputs("octodo: no memory is left for a Markdown text.\n", stderr);
    abort();
  }
  size_t before = huge_page - (uintptr_t)pages % huge_page;
  munmap(pages, before);
  if (before < huge_page) munmap(pages + before + size, huge_page - before);
  slab *added = (slab *)(void *)(pages + before);
  (void)madvise(added, size, MADV_HUGEPAGE);
  *added = (slab){.previous = newest, .size = size, .used = rounded(sizeof(slab))};
  newest = added;
}

static void *take(size_t size) {
  size_t room = sizeof(header) + rounded(size);
  if (newest == NULL || newest->size - newest->used < room) add_slab(room);
  header *block = (header *)(void *)((char *)newest + newest->used);
  newest->used += room;
  block->size = size;
  return block + 1;
}

static void *arena_calloc(size_t count, size_t size) { return take(count * size); }

static void *arena_realloc(void *old, size_t size) {
  size_t known = old == NULL ? 0 : ((header *)old - 1)->size;
  if (old != NULL && size <= known) return old;
  void *block = take(size);
  if (known > 0) memcpy(block, old, known);
  return block;
}

static void arena_free(void *block) { (void)block; }

cmark_mem *octodo_arena(void) {
  static cmark_mem arena = {arena_calloc, arena_realloc, arena_free};
  return &arena;
}

void octodo_arena_reset(void) {
  while (newest != NULL) {
    slab *last = newest;
    newest = last->previous;
    munmap(last, last->size);
  }
}
