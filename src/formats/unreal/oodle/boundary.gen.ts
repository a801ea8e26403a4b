// Generated from boundary.json, which says what everything is, by scripts/kernels.mjs. Do not edit.

/** A packed chunk: its bytes at the address `input`, the compressor's number (5 for a lone array) and mode, where all output begins, how much there is already and how much to add. `room`: where ROOM_BYTES are free for lists. */
export interface Chunk {
  readonly input: number;
  readonly inputSize: number;
  readonly compressor: number;
  readonly mode: number;
  readonly output: number;
  readonly out: number;
  readonly size: number;
  readonly room: number;
}

/** What the kernel asks. */
export interface OodleHost {
}

/** Those questions as the kernel's imports. */
export function importsOfOodle(host: OodleHost): WebAssembly.Imports {
  return {
    oodle: {
    },
  };
}

type Calls = Readonly<Record<'decode' | 'findStream', (...numbers: readonly number[]) => number>>;

/**
 * The kernel as the host sees it.
 * Failure: Why the last call ended in a trap: a number of failures.ts, 0 for an internal error; the offset in the chunk, and what was expected and found there.
 */
export class OodleKernel {
  readonly #memory: { readonly words: Uint32Array };
  readonly #calls: Calls;

  /** @param memory all of it as 32-bit words, as it is at any time */
  constructor(memory: { readonly words: Uint32Array }, exports: WebAssembly.Exports) {
    this.#memory = memory;
    this.#calls = { ...exports } as Calls;
  }

  /** Decodes a chunk. Returns the bytes of the input that it takes. Traps where it is damaged. */
  decode(record: Chunk): number {
    const { words } = this.#memory;
    words[160] = record.input;
    words[161] = record.inputSize;
    words[162] = record.compressor;
    words[163] = record.mode;
    words[164] = record.output;
    words[165] = record.out;
    words[166] = record.size;
    words[167] = record.room;
    return this.#calls.decode() >>> 0;
  }

  /** The first address between two that may begin a chunk of Unreal's compressed streams; the second one for none. */
  findStream(from: number, end: number): number {
    return this.#calls.findStream(from, end) >>> 0;
  }

  get reason(): number {
    return this.#memory.words[168]!;
  }

  get at(): number {
    return this.#memory.words[169]!;
  }

  get expected(): number {
    return this.#memory.words[170]!;
  }

  get found(): number {
    return this.#memory.words[171]!;
  }
}
