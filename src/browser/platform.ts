// What formats and graphs expect of the platform and not every page has. Imported before anything else.

// A page that is not isolated (docs/web.md) has no name for shared memory, though WebAssembly gives it: nothing here is
// shared in fact.
globalThis.SharedArrayBuffer ??= new WebAssembly.Memory({ initial: 0, maximum: 0, shared: true }).buffer
  .constructor as SharedArrayBufferConstructor;
