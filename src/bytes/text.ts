// Converts bytes to text. The platform's decoder costs about 100 ns per call whatever the length, and is the
// fastest portable way from 8 bytes up.

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });
const encoder = new TextEncoder();

/** Browsers refuse to decode shared memory. */
const decodesShared = ((): boolean => {
  try {
    utf8.decode(new Uint8Array(new SharedArrayBuffer(1)));
    return true;
  } catch {
    return false;
  }
})();

/** The bytes in a form that decoders accept. */
export function unshared(bytes: Uint8Array, start: number, end: number): Uint8Array {
  return decodesShared ? bytes.subarray(start, end) : bytes.slice(start, end);
}

/** Node's functions for bytes: on some platforms they are missing. */
interface NativeBytes {
  /** Its buffers have these, its documentation not the first. */
  readonly Buffer?: {
    readonly prototype: {
      utf8Slice?(at: number, end: number): string;
      hexSlice?(at: number, end: number): string;
      indexOf?: Uint8Array['indexOf'];
    };
  };
  readonly process?: {
    getBuiltinModule?(name: 'buffer'): { isUtf8?(bytes: Uint8Array): boolean } | undefined;
  };
}
const { Buffer: NodeBuffer, process: node } = globalThis as NativeBytes;
const { utf8Slice, hexSlice, indexOf } = NodeBuffer?.prototype ?? {};
const nativeIsUtf8 = node?.getBuiltinModule?.('buffer')?.isUtf8;

/** Bytes that are known to be UTF-8: decoded where they are, in 60 % of the time. The end is exclusive. */
export function decodeKnownUtf8(bytes: Uint8Array, start: number, end: number): string {
  return utf8Slice ? utf8Slice.call(bytes, start, end) : decodeUtf8(bytes, start, end);
}

/** Offset of a byte, from `at` on; -1 for nowhere. Engines look at shared bytes one by one. */
export function indexOfByte(bytes: Uint8Array, byte: number, at: number): number {
  return indexOf ? indexOf.call(bytes, byte, at) : bytes.indexOf(byte, at);
}

/** UTF-8; bytes that are not UTF-8 become Latin-1, so that nothing is lost. The end is exclusive. */
export function decodeUtf8(bytes: Uint8Array, start: number, end: number): string {
  try {
    return utf8.decode(unshared(bytes, start, end));
  } catch {
    return decodeLatin1(bytes, start, end);
  }
}

/** True if these bytes are UTF-8; the end is exclusive. */
export function isUtf8(bytes: Uint8Array, start: number, end: number): boolean {
  if (nativeIsUtf8) return nativeIsUtf8(bytes.subarray(start, end));
  try {
    utf8.decode(unshared(bytes, start, end));
    return true;
  } catch {
    return false;
  }
}

/** UTF-16 little-endian; `end - start` must be even. */
export function decodeUtf16(bytes: Uint8Array, start: number, end: number): string {
  return utf16.decode(unshared(bytes, start, end));
}

/** Bytes 0..255 as code points 0..255 (not Windows-1252); the end is exclusive. */
export function decodeLatin1(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let at = start; at < end; at += 4096) {
    const part = bytes.subarray(at, Math.min(end, at + 4096));
    // apply accepts any array-like; its type asks for an array.
    text += String.fromCharCode.apply(null, part as unknown as number[]);
  }
  return text;
}

export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Two lower-case digits per byte: by Node in an eighth of the time. */
export function hex(bytes: Uint8Array): string {
  if (hexSlice) return hexSlice.call(bytes, 0, bytes.length);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function isAscii(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((bytes[at] as number) > 0x7f) return false;
  return true;
}
