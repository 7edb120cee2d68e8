// What crtbeginS.o of other compilers has for a library: the name that it registers functions for its end by, and their call.
#define HIDDEN __attribute__((visibility("hidden")))

HIDDEN void *__dso_handle = &__dso_handle;
extern void __cxa_finalize(void *handle);

__attribute__((destructor)) static void finalize(void) { __cxa_finalize(__dso_handle); }
