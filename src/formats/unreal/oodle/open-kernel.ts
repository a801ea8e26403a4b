// Lends the kernel (assembly/index.ts) memory to decode in: that of the graph whose image is the output, or
// memory of its own for content that is no part of an image.

import { kernelStart } from '../../../graph/kernel/compile-kernel.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import type { GraphMemory } from '../../../graph/memory/graph-memory.ts';
import { OodleKernel } from './boundary.gen.ts';
import { CHUNK_BYTES, ROOM_BYTES } from './failures.ts';
import { OODLE_KERNEL } from './kernel.gen.ts';

const start = kernelStart(OODLE_KERNEL);
const PAGE = 2 ** 16;
/** Packed bytes of a chunk: an array may have a header in addition, and words are read beyond. */
const INPUT_BYTES = CHUNK_BYTES + 64;
const ROOMS = ROOM_BYTES + INPUT_BYTES;

/** More than a header needs. */
const KEPT_PAGES = 64;
let kept: WebAssembly.Memory | null = null;

/** A kernel, and where the memory that it runs in is free. */
export interface OpenKernel {
  readonly kernel: OodleKernel;
  /** The room to copy packed bytes to. */
  readonly input: Uint8Array;
  readonly room: number;
  readonly output: Uint8Array;
}

const kernels = new WeakMap<WebAssembly.Memory, OodleKernel>();

function kernelOn(memory: WebAssembly.Memory, bytes: { readonly words: Uint32Array }): OodleKernel {
  return getOrCreate(kernels, memory, () => new OodleKernel(bytes, start({ env: { memory } })));
}

/** Offset of the first compressed stream of Unreal in bytes of the image, from `from` on; their end for none. */
export function findStream(memory: GraphMemory, { byteOffset, length }: Uint8Array, from: number): number {
  return kernelOn(memory.memory, memory).findStream(byteOffset + from, byteOffset + length) - byteOffset;
}

/** Decodes to `output`, which is in this memory. */
export function inGraph<T>(memory: GraphMemory, output: Uint8Array, decode: (open: OpenKernel) => T): T {
  return memory.lend(ROOMS, (room) =>
    decode({
      kernel: kernelOn(memory.memory, memory),
      input: memory.view(Uint8Array, room + ROOM_BYTES, INPUT_BYTES),
      room,
      output,
    }),
  );
}

/** Decodes to memory that is kept for the next call if it is small, as for headers, then copies to `output`. */
export function inOwnMemory<T>(output: Uint8Array, decode: (open: OpenKernel) => T): T {
  const pages = Math.ceil((ROOMS + output.length) / PAGE) + 1;
  const memory = pages > KEPT_PAGES ? newMemory(pages) : keptMemory();
  const { buffer } = memory;
  const decoded = new Uint8Array(buffer, PAGE + ROOMS, output.length);
  const input = new Uint8Array(buffer, PAGE + ROOM_BYTES, INPUT_BYTES);
  const kernel = kernelOn(memory, { words: new Uint32Array(buffer) });
  try {
    return decode({ kernel, input, room: PAGE, output: decoded });
  } finally {
    output.set(decoded);
  }
}

function keptMemory(): WebAssembly.Memory {
  kept ??= newMemory(KEPT_PAGES);
  return kept;
}

function newMemory(pages: number): WebAssembly.Memory {
  return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
}
