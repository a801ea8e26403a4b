// A kernel's module out of its generated source: compiled when first needed, once a thread.

/** Starts a kernel: gives what it exports. */
export type StartKernel = (imports: WebAssembly.Imports) => WebAssembly.Exports;

/** Another build of the kernel with this source, null for the kernel itself. */
export type KernelBuilds = (base64: string) => StartKernel | null;

let otherBuilds: KernelBuilds | null = null;

/** Has kernels that start from here on be other builds; null for none (tests: test/tools/guard-kernels.ts). */
export function useKernelBuilds(builds: KernelBuilds | null): void {
  otherBuilds = builds;
}

/** What makes instances of a kernel: of the one given, or of what {@link useKernelBuilds} puts in its place. */
export function kernelStart(base64: string): StartKernel {
  const start = compileOnce(base64);
  return (imports) => (otherBuilds?.(base64) ?? start)(imports);
}

/** The module itself. */
export function compileOnce(base64: string): StartKernel {
  let module: WebAssembly.Module | null = null;
  return (imports) => {
    module ??= new WebAssembly.Module(decodeBase64(base64));
    return new WebAssembly.Instance(module, imports).exports;
  };
}

/** What decodes base64 where the platform is Node. */
interface NativeBytes {
  readonly Buffer?: { from(text: string, encoding: 'base64'): Uint8Array<ArrayBuffer> };
}

/**
 * By the platform where it can: a loop, which runs before anything is compiled, takes longer than compiling what it
 * gives.
 */
function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  const { Buffer: native } = globalThis as NativeBytes;
  if (native) return native.from(base64, 'base64');
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
