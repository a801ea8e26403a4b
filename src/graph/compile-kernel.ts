// A kernel's module out of its generated source: compiled when first needed, once a thread.

export function compileKernel(base64: string): () => WebAssembly.Module {
  let module: WebAssembly.Module | null = null;
  return () => {
    module ??= new WebAssembly.Module(Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0)));
    return module;
  };
}
