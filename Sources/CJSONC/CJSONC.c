#include "CJSONC.h"
