// Compiles a kernel from its generated source: when first needed, once per thread.

/** Starts a kernel and returns its exports. */
export type StartKernel = (imports: WebAssembly.Imports) => WebAssembly.Exports;

/** Returns another build of the kernel with this source, null for the kernel itself. */
type KernelBuilds = (base64: string) => StartKernel | null;

let otherBuilds: KernelBuilds | null = null;

/** Makes kernels that start from here on use other builds; null for none (tests: test/tools/guard-kernels.ts). */
export function useKernelBuilds(builds: KernelBuilds | null): void {
  otherBuilds = builds;
}

/** Makes instances of this kernel, or of the build that {@link useKernelBuilds} replaces it with. */
export function kernelStart(base64: string): StartKernel {
  const start = compileOnce(base64);
  return (imports) => (otherBuilds?.(base64) ?? start)(imports);
}

/** Compiles the kernel itself. */
export function compileOnce(base64: string): StartKernel {
  let module: WebAssembly.Module | null = null;
  return (imports) => {
    module ??= new WebAssembly.Module(decodeBase64(base64));
    return new WebAssembly.Instance(module, imports).exports;
  };
}

/** Node's own base64 decoder. */
interface NativeBytes {
  readonly Buffer?: { from(text: string, encoding: 'base64'): Uint8Array<ArrayBuffer> };
}

/**
 * Uses the platform's decoder where there is one: this runs before anything is compiled, when a loop would
 * take longer than compiling its result.
 */
function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  const { Buffer: native } = globalThis as NativeBytes;
  if (native) return native.from(base64, 'base64');
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
