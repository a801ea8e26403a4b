// Switches the builds of the kernels on that have guards (src/graph/kernel/assembly/guards.ts): they end with a
// RuntimeError where they read bytes that they were not given, and after every call it is looked whether anything was
// written after a room.

import { SCAN_KERNEL } from '../../src/formats/satisfactory/kernel/kernel.gen.ts';
import { compileOnce, type StartKernel, useKernelBuilds } from '../../src/graph/kernel/compile-kernel.ts';
import { GRAPH_KERNEL } from '../../src/graph/kernel/kernel.gen.ts';
import * as guarded from './guarded-kernels.gen.ts';

type Call = (...args: readonly (number | boolean)[]) => number;

const builds: ReadonlyMap<string, StartKernel> = new Map([
  [GRAPH_KERNEL, compileOnce(guarded.GRAPH_KERNEL)],
  [SCAN_KERNEL, compileOnce(guarded.SCAN_KERNEL)],
]);

/** Kernels that start from here on, on this thread, have guards. Gives what switches that off. */
export function guardKernels(): () => void {
  useKernelBuilds((source) => {
    const start = builds.get(source);
    return start ? (imports) => watched(start(imports)) : null;
  });
  return () => useKernelBuilds(null);
}

/** The same exports, with a look at the guards after each call. */
function watched(exports: WebAssembly.Exports): WebAssembly.Exports {
  const brokenGuard = exports.brokenGuard as Call;
  const calls = Object.entries(exports).filter(([, value]) => typeof value === 'function');
  return Object.fromEntries(
    calls.map(([name, value]) => {
      const call: Call = (...args) => {
        const result = (value as Call)(...args);
        const broken = brokenGuard() >>> 0;
        if (broken !== 0)
          throw new Error(`the kernel wrote past the end of the room that ends at ${broken}, in ${name}`);
        return result;
      };
      return [name, call];
    }),
  );
}
