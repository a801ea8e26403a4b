// Typed columns on shared memory: what reading leaves behind for decoders on other threads.

export function uint32s(length: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(length * 4));
}

export function int32s(length: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(length * 4));
}

export function uint8s(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length));
}
