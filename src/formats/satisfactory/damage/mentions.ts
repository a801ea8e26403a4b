// Paths of objects that sound bytes mention: what a damaged header says its object is called is believed only when something
// that is not damaged names the same.

import { decodeLatin1, encodeUtf8 } from '../../../bytes/text.ts';
import type { Damage } from './damage.ts';

/** What the paths of nearly all objects have in them. */
const MARK = encodeUtf8(':PersistentLevel.');
const LONGEST = 1024;
const SLASH = 0x2f;

export class Mentions {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #damage: Damage;
  #paths: ReadonlySet<string> | null = null;

  constructor(bytes: Uint8Array, view: DataView, damage: Damage) {
    this.#bytes = bytes;
    this.#view = view;
    this.#damage = damage;
  }

  /** Whether the FString at `at` is a path that sound bytes mention, and no sound header has. */
  has(at: number): boolean {
    this.#paths ??= this.#collect();
    return this.#paths.has(this.#text(at));
  }

  #text(at: number): string {
    const length = this.#view.getInt32(at, true);
    return decodeLatin1(this.#bytes, at + 4, at + 3 + length);
  }

  #collect(): Set<string> {
    const paths = new Set<string>();
    const taken = new Set<string>();
    for (let mark = this.#find(0); mark >= 0; mark = this.#find(mark + MARK.length)) {
      const start = this.#startOf(mark);
      if (start < 0) continue;
      const length = this.#view.getInt32(start, true);
      const end = start + 4 + length;
      if (end > this.#bytes.length || this.#damage.at(start, end)) continue;
      (this.#isOfHeader(start, mark) ? taken : paths).add(this.#text(start));
    }
    for (const path of taken) paths.delete(path);
    return paths;
  }

  #find(from: number): number {
    const bytes = this.#bytes;
    const first = MARK[0]!;
    for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
      let length = 1;
      while (length < MARK.length && bytes[at + length] === MARK[length]) length++;
      if (length === MARK.length) return at;
    }
    return -1;
  }

  /** Whether the path at `start` is that of a header: class and level stand in front of it, a reference has only the level. */
  #isOfHeader(start: number, mark: number): boolean {
    const level = mark - start - 4;
    const levelAt = start - 5 - level;
    if (levelAt < 8 || this.#view.getInt32(levelAt, true) !== level + 1) return false;
    let at = levelAt - 1;
    if (this.#bytes[at] !== 0) return false;
    while (at > 8 && levelAt - at < LONGEST && this.#bytes[at - 1]! > 0x20) at--;
    return (
      this.#bytes[at] === SLASH &&
      this.#view.getInt32(at - 4, true) === levelAt - at &&
      this.#view.getUint32(at - 8, true) <= 1
    );
  }

  /** Where the FString begins that has the mark in it; -1 when none does. */
  #startOf(mark: number): number {
    let at = mark;
    while (at > 3 && mark - at < LONGEST && this.#bytes[at - 1]! > 0x20) at--;
    // The length in front may end in a byte that looks like a letter.
    for (let start = at - 4; start <= at && start >= 0; start++) {
      const length = this.#view.getInt32(start, true);
      if (length > mark - start && length < LONGEST && this.#bytes[start + 3 + length] === 0) return start;
    }
    return -1;
  }
}
