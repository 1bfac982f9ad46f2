#ifndef OCTODO_CUCHARDET_H
#define OCTODO_CUCHARDET_H

#include <uchardet/uchardet.h>

#endif
