#ifndef OCTODO_CLIBMD_H
#define OCTODO_CLIBMD_H

#include <sha2.h>

#endif
