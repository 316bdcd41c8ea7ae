#include "CInitialisers.h"
