#ifndef CSWIFTMETADATA_H
#define CSWIFTMETADATA_H

#include <stdbool.h>
#include <stdint.h>

// Whether an address lies in a file of code that is loaded, as the metadata of classes does.
bool address_is_loaded(const void *address);

// Calls to allocating initialisers of Swift classes through their address, with Swift's calling convention. The type is
// passed where Swift passes `self`. Each returns an object that the caller owns.

static inline void *initialise(const void *function, const void *type) {
  typedef __attribute__((swiftcall)) void *(*Function)(__attribute__((swift_context)) const void *);
  return ((Function)function)(type);
}

static inline void *initialise_with_frame(
    const void *function, double x, double y, double width, double height, const void *type) {
  typedef __attribute__((swiftcall)) void *(*Function)(
      double, double, double, double, __attribute__((swift_context)) const void *);
  return ((Function)function)(x, y, width, height, type);
}

// `first` and `second` are the words of an optional string, which the initialiser consumes.
static inline void *initialise_with_string(
    const void *function, uint64_t first, uint64_t second, const void *type) {
  typedef __attribute__((swiftcall)) void *(*Function)(
      uint64_t, uint64_t, __attribute__((swift_context)) const void *);
  return ((Function)function)(first, second, type);
}

// The same with an enumeration's case before it.
static inline void *initialise_with_case_and_string(
    const void *function, uint8_t which, uint64_t first, uint64_t second, const void *type) {
  typedef __attribute__((swiftcall)) void *(*Function)(
      uint8_t, uint64_t, uint64_t, __attribute__((swift_context)) const void *);
  return ((Function)function)(which, first, second, type);
}

// A string as above and two objects, which the initialiser consumes, too.
static inline void *initialise_with_string_and_objects(
    const void *function, uint64_t first, uint64_t second, void *one, void *other, const void *type) {
  typedef __attribute__((swiftcall)) void *(*Function)(
      uint64_t, uint64_t, void *, void *, __attribute__((swift_context)) const void *);
  return ((Function)function)(first, second, one, other, type);
}

// Puts an object, or none, into the storage of a weak reference.
static inline void weak_assign(void *reference, void *object) {
#ifdef __APPLE__
  extern void *swift_unknownObjectWeakAssign(void *, void *);
  swift_unknownObjectWeakAssign(reference, object);
#else
  extern void *swift_weakAssign(void *, void *);
  swift_weakAssign(reference, object);
#endif
}

#endif
