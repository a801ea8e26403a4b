// The bytes that XML gives a meaning.

export const TAB = 0x09;
export const SPACE = 0x20;
export const BANG = 0x21;
export const QUOTE = 0x22;
export const AMPERSAND = 0x26;
export const APOSTROPHE = 0x27;
export const MINUS = 0x2d;
export const SLASH = 0x2f;
export const LESS = 0x3c;
export const EQUALS = 0x3d;
export const GREATER = 0x3e;
export const QUESTION = 0x3f;

/** 1 for bytes that may be in a name, 2 for those that may also begin one. Bytes of UTF-8 sequences may do both. */
export const NAME_BYTES = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x80 || /[A-Za-z_:]/.test(String.fromCharCode(byte))) return 2;
  return /[-.0-9`[\]]/.test(String.fromCharCode(byte)) ? 1 : 0;
});

export function isSpace(byte: number | undefined): boolean {
  return byte === SPACE || (byte !== undefined && byte >= TAB && byte <= 0x0d);
}
