#include "CUchardet.h"
