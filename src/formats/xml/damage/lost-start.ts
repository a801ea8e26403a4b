// A document whose beginning is blank has lost the start tags of what is open there. Their end tags are left over, where
// nothing is open that they could end: the tags are written into the blank bytes, so that all is where it was.

import { decodeLatin1, encodeUtf8 } from '../../../bytes/text.ts';
import { BANG, GREATER, LESS, QUESTION, SLASH } from '../syntax/characters.ts';

/** More than games use; and names have up to some dozens of letters. */
const MOST_LOST = 64;
const MOST_NAME = 256;

export function restoreStart(bytes: Uint8Array): void {
  const first = bytes.findIndex((byte) => byte > 0x20);
  const names: string[] = [];
  let depth = 0;
  for (let at = bytes.indexOf(LESS, first); at >= 0 && first > 0; ) {
    const tag = at;
    const close = bytes.indexOf(GREATER, tag);
    if (close < 0) break;
    // Not the next one inside it: of a tag that does not end, each would be followed to the end of the file.
    at = bytes.indexOf(LESS, close);
    const kind = bytes[tag + 1];
    if (kind === BANG || kind === QUESTION) continue;
    if (kind !== SLASH) depth += bytes[close - 1] === SLASH ? 0 : 1;
    else if (depth > 0) depth--;
    else if (names.length < MOST_LOST)
      names.unshift(decodeLatin1(bytes, tag + 2, Math.min(close, tag + MOST_NAME)));
  }
  const tags = encodeUtf8(names.map((name) => `<${name.trim()}>`).join(''));
  if (tags.length <= first) bytes.set(tags);
}
