#ifndef C_STARTUP_H
#define C_STARTUP_H

#include <stddef.h>

// What libraries of drawing choose for the process before the program sets anything: retained objects, or NULL for the default.
// The functions are weak, because most programs do not link the libraries that define them.

/// Defined by `PangoText`.
extern void *autolayout_startup_measurer(void) __attribute__((weak));
/// Defined by `CairoRenderer`.
extern void *autolayout_startup_encoder(void) __attribute__((weak));

/// The retained text measurer; NULL if no linked library chooses one.
static inline void *startup_measurer(void) {
  return autolayout_startup_measurer ? autolayout_startup_measurer() : NULL;
}

/// The retained encoder of pictures; NULL if no linked library chooses one.
static inline void *startup_encoder(void) {
  return autolayout_startup_encoder ? autolayout_startup_encoder() : NULL;
}

#endif
