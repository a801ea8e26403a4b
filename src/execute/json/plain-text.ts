// Text that needs no escaping in JSON: ASCII without quotes, backslashes and control characters, like nearly
// all text in saves. Checked four bytes at a time.

const WORD = 4;
const HIGH_BITS = 0x80808080;

/** True if the text needs no escaping. */
export function isPlain(view: DataView, from: number, end: number): boolean {
  let found = 0;
  let at = from;
  for (; at + WORD <= end; at += WORD) found |= special(view.getInt32(at, true));
  for (; at < end; at++) found |= special(view.getUint8(at) | BLANKS);
  return (found & HIGH_BITS) === 0;
}

/** Copies text to `at`. Returns whether it needs no escaping. */
export function copyPlain(
  source: DataView,
  from: number,
  end: number,
  target: DataView,
  at: number,
): boolean {
  let found = 0;
  let to = at;
  let next = from;
  for (; next + WORD <= end; next += WORD, to += WORD) {
    const word = source.getInt32(next, true);
    found |= special(word);
    target.setInt32(to, word, true);
  }
  for (; next < end; next++, to++) {
    const byte = source.getUint8(next);
    found |= special(byte | BLANKS);
    target.setUint8(to, byte);
  }
  return (found & HIGH_BITS) === 0;
}

/** Copies UTF-16 code units. Returns whether all of them are ASCII. Faster than the platform for short strings. */
export function copyUnits(text: string, bytes: Uint8Array, at: number): boolean {
  let seen = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    seen |= unit;
    bytes[at + i] = unit;
  }
  return seen < 0x80;
}

/** Spaces to fill up a word that holds a single byte. */
const BLANKS = 0x20202000;

/** Sets the high bit of each byte that needs escaping, and possibly of bytes after it. */
function special(word: number): number {
  const quote = word ^ 0x22222222;
  const backslash = word ^ 0x5c5c5c5c;
  return (
    word | (word - 0x20202020) | ((quote - 0x01010101) & ~quote) | ((backslash - 0x01010101) & ~backslash)
  );
}
