// Rooms in a graph's memory: each lets one thread that queries the graph run the kernel of columns
// (columns/assembly/index.ts). They are reserved while the graph is read; unused ones cost address space only.

import type { GraphMemory, SharedArray, SharedArrayType } from '../../../graph/memory/graph-memory.ts';

/** Plain data, so that it can be posted to other threads. */
export interface KernelRooms {
  readonly memory: WebAssembly.Memory;
  /** Address of the first room. */
  readonly at: number;
}

/**
 * Only the largest machines have more threads that query one graph at once; any further threads decode
 * without the kernel.
 */
const ROOMS = 16;
const ROOM_BYTES = 3 * 2 ** 16;
const ALIGNMENT = 8;

/** Null when the memory is full; then every query decodes without the kernel. */
export function reserveRooms({ kernel, memory }: GraphMemory): KernelRooms | null {
  const at = kernel.room(ROOMS * ROOM_BYTES);
  return at === 0 ? null : { memory, at };
}

/** A room that belongs to this thread until it is released. */
export class KernelRoom {
  readonly memory: WebAssembly.Memory;
  /** The first word of the room: whether a thread holds it. */
  readonly #lock: Int32Array;
  #top: number;
  readonly #end: number;

  private constructor({ memory }: KernelRooms, lock: Int32Array) {
    this.memory = memory;
    this.#lock = lock;
    this.#top = lock.byteOffset + lock.byteLength;
    this.#end = lock.byteOffset + ROOM_BYTES;
  }

  /** Null when all rooms are taken. */
  static claim(rooms: KernelRooms): KernelRoom | null {
    for (let room = 0; room < ROOMS; room++) {
      const lock = new Int32Array(rooms.memory.buffer, rooms.at + room * ROOM_BYTES, 1);
      if (Atomics.compareExchange(lock, 0, 0, 1) === 0) return new KernelRoom(rooms, lock);
    }
    return null;
  }

  /**
   * Not cleared: it still holds what the previous thread left there.
   * @throws Error when the room is too small, which is an internal error
   */
  array<A extends SharedArray>(type: SharedArrayType<A>, length: number): A {
    const at = Math.ceil(this.#top / ALIGNMENT) * ALIGNMENT;
    this.#top = at + length * type.BYTES_PER_ELEMENT;
    if (this.#top > this.#end) throw new Error('a room of the kernel is too small');
    // Kernels always have shared memory.
    return new type(this.memory.buffer as unknown as SharedArrayBuffer, at, length);
  }

  release(): void {
    Atomics.store(this.#lock, 0, 0);
  }
}
