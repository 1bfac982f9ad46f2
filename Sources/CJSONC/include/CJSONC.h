#ifndef OCTODO_CJSONC_H
#define OCTODO_CJSONC_H

#include <json-c/json_object.h>
#include <json-c/json_tokener.h>

#endif
