// Fills in what formats and graphs need of the platform and some pages lack. Import this before anything else.

// Pages that are not isolated (docs/web.md) do not expose SharedArrayBuffer, but WebAssembly still makes
// them. Nothing is actually shared here.
globalThis.SharedArrayBuffer ??= new WebAssembly.Memory({ initial: 0, maximum: 0, shared: true }).buffer
  .constructor as SharedArrayBufferConstructor;
