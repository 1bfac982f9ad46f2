#include "CResources.h"

#include <stddef.h>

const char *octodo_homepage(void) {
#ifdef OCTODO_HOMEPAGE
  return OCTODO_HOMEPAGE;
#else
  return NULL;
#endif
}
