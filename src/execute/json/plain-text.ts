// Text that can stand in JSON's quotes as it is: ASCII without quotes, backslashes and control characters, as nearly
// all text in saves is. Looked at four bytes at a time.

const WORD = 4;
const HIGH_BITS = 0x80808080;

/** Whether it can. */
export function isPlain(view: DataView, from: number, end: number): boolean {
  let found = 0;
  let at = from;
  for (; at + WORD <= end; at += WORD) found |= special(view.getInt32(at, true));
  for (; at < end; at++) found |= special(view.getUint8(at) | BLANKS);
  return (found & HIGH_BITS) === 0;
}

/** Copies it to `at`; whether it can is known only then. */
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

/** Copies UTF-16 units; whether all of them are ASCII. For a few this is quicker than the platform's way. */
export function copyUnits(text: string, bytes: Uint8Array, at: number): boolean {
  let seen = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    seen |= unit;
    bytes[at + i] = unit;
  }
  return seen < 0x80;
}

/** Makes a word of a byte. */
const BLANKS = 0x20202000;

/** The high bit of a byte is set where it is not plain; maybe of bytes after that, too. */
function special(word: number): number {
  const quote = word ^ 0x22222222;
  const backslash = word ^ 0x5c5c5c5c;
  return (
    word | (word - 0x20202020) | ((quote - 0x01010101) & ~quote) | ((backslash - 0x01010101) & ~backslash)
  );
}
