// The part of node:buffer that writing answers and ids needs. The well-known package for browsers is four
// times as large, and lacks base64url.

import { decodeLatin1, decodeUtf8, encodeUtf8, hex } from '../bytes/text.ts';

type Encoding = 'utf8' | 'latin1' | 'hex' | 'base64' | 'base64url';

const encoder = new TextEncoder();

export class Buffer extends Uint8Array<ArrayBuffer> {
  static override from(source: unknown, encodingOrStart?: unknown, length?: number): Buffer {
    if (typeof source === 'string') return asBuffer(bytesOfText(source, encodingOrStart as Encoding));
    if (ArrayBuffer.isView(source)) return asBuffer((source as Uint8Array).slice());
    if (isMemory(source)) return new Buffer(source, encodingOrStart as number | undefined, length);
    return asBuffer(Uint8Array.from(source as ArrayLike<number>));
  }

  static alloc(size: number): Buffer {
    return new Buffer(new ArrayBuffer(size));
  }

  static allocUnsafeSlow(size: number): Buffer {
    return new Buffer(new ArrayBuffer(size));
  }

  static concat(parts: readonly Uint8Array[]): Buffer {
    const all = Buffer.alloc(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }

  /** Returns the number of bytes written. */
  write(text: string, at = 0): number {
    return encoder.encodeInto(text, this.subarray(at)).written;
  }

  override toString(encoding: Encoding = 'utf8'): string {
    switch (encoding) {
      case 'hex':
        return hex(this);
      case 'latin1':
        return decodeLatin1(this, 0, this.length);
      case 'base64':
        return btoa(decodeLatin1(this, 0, this.length));
      case 'base64url':
        return this.toString('base64').replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
      default:
        return decodeUtf8(this, 0, this.length);
    }
  }
}

function asBuffer({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return new Buffer(buffer as ArrayBuffer, byteOffset, length);
}

function isMemory(source: unknown): source is ArrayBuffer {
  return source instanceof ArrayBuffer || source instanceof SharedArrayBuffer;
}

/** Stops at the first character that is not base64, as Node does. */
function bytesOfText(text: string, encoding: Encoding = 'utf8'): Uint8Array {
  if (encoding === 'utf8') return encodeUtf8(text);
  if (encoding === 'latin1') return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const [letters = ''] = /^[\w+/-]*/.exec(text) ?? [];
  const plain = letters.replaceAll('-', '+').replaceAll('_', '/');
  const whole = plain.length % 4 === 1 ? plain.slice(0, -1) : plain;
  return Uint8Array.from(atob(whole), (letter) => letter.charCodeAt(0));
}
