// Displays names. Names are bytes: mods write UTF-8, and large maps number their areas with bytes that are not valid
// UTF-8. Those, and characters that would break a path, are displayed as escapes; the bytes themselves stay unchanged.

import { decodeUtf8, unshared } from '../../../bytes/text.ts';

const strict = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });

/** True if the name is plain: printable ASCII without `/`, which separates the parts of a path. */
export function isPlainName(bytes: Uint8Array, at: number, end: number): boolean {
  for (let i = at; i < end; i++) {
    const byte = bytes[i]!;
    if (byte < 0x20 || byte > 0x7e || byte === 0x2f) return false;
  }
  return true;
}

/**
 * The name as text: unchanged if it is UTF-8, like `roo\x80` if it is not, with escapes for `/` and control characters.
 */
export function showName(bytes: Uint8Array, at: number, end: number): string {
  if (isPlainName(bytes, at, end)) return decodeUtf8(bytes, at, end);
  try {
    return [...strict.decode(unshared(bytes, at, end))].map(showCharacter).join('');
  } catch {
    return Array.from(bytes.subarray(at, end), showByte).join('');
  }
}

function showCharacter(character: string): string {
  const code = character.codePointAt(0)!;
  return code < 0x20 || code === 0x7f || code === 0x2f ? escapeByte(code) : character;
}

/** In a name that is not UTF-8 the backslash is escaped too, so that no two such names look the same. */
function showByte(byte: number): string {
  const plain = byte >= 0x20 && byte < 0x7f && byte !== 0x2f && byte !== 0x5c;
  return plain ? String.fromCharCode(byte) : escapeByte(byte);
}

function escapeByte(byte: number): string {
  return `\\x${byte.toString(16).padStart(2, '0')}`;
}
