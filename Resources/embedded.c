#include "CResources.h"

// `#embed` is C23. clang takes it in older modes too, with a warning; asking for C23 in the manifest
// would change the language of every C target.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char demo_repositories[] = {
#embed "demo/repositories.jsonl"
};

static const unsigned char demo_readmes[] = {
#embed "demo/readmes.md"
};

const unsigned char *octodo_demo_repositories(size_t *length) {
  *length = sizeof demo_repositories;
  return demo_repositories;
}

const unsigned char *octodo_demo_readmes(size_t *length) {
  *length = sizeof demo_readmes;
  return demo_readmes;
}
