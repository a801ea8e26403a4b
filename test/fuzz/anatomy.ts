// Places in a file that may mean something, whatever its format: numbers that fit as lengths, counts or offsets, and texts.

export interface Text {
  readonly at: number;
  readonly size: number;
}

export interface Anatomy {
  /** Where little-endian numbers of 32 bits stand that are above 0 and not above what the file holds; ascending. */
  readonly words: readonly number[];
  /** Runs of printable ASCII. */
  readonly texts: readonly Text[];
  readonly textsBySize: ReadonlyMap<number, readonly Text[]>;
}

const SHORTEST_TEXT = 4;

const known = new WeakMap<Uint8Array, Anatomy>();

export function anatomyOf(bytes: Uint8Array): Anatomy {
  let anatomy = known.get(bytes);
  if (!anatomy) {
    anatomy = { words: wordsIn(bytes), ...textsIn(bytes) };
    known.set(bytes, anatomy);
  }
  return anatomy;
}

function wordsIn(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const words: number[] = [];
  for (let at = 0; at + 4 <= bytes.length; at++) {
    const value = view.getUint32(at, true);
    if (value > 0 && value <= bytes.length) words.push(at);
  }
  return words;
}

function textsIn(bytes: Uint8Array): Pick<Anatomy, 'texts' | 'textsBySize'> {
  const texts: Text[] = [];
  const textsBySize = new Map<number, Text[]>();
  let from = 0;
  for (let at = 0; at <= bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x20 && byte < 0x7f) continue;
    const text = { at: from, size: at - from };
    from = at + 1;
    if (text.size < SHORTEST_TEXT) continue;
    texts.push(text);
    const alike = textsBySize.get(text.size);
    if (alike) alike.push(text);
    else textsBySize.set(text.size, [text]);
  }
  return { texts, textsBySize };
}
