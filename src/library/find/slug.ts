// Readable ids of saves, made of their locations.

import type { SaveLocation } from './save-location.ts';

/** Slugs once given; none is ever given to another save. */
export class Slugs {
  readonly #keys = new Map<string, string>();
  readonly #slugs = new Map<string, string>();

  /** The key of the save that has this slug. */
  keyOf(slug: string): string | undefined {
    return this.#keys.get(slug);
  }

  /**
   * Gives a slug to each location that has none yet. Those that read the same get a suffix each, made of the location alone: which
   * of them was found first does not matter.
   */
  name(locations: readonly SaveLocation[]): void {
    const fresh = locations.filter(({ key }) => !this.#slugs.has(key));
    const counts = new Map<string, number>();
    for (const { readable } of fresh) counts.set(slugOf(readable), (counts.get(slugOf(readable)) ?? 0) + 1);
    for (const { key, readable } of fresh) {
      const plain = slugOf(readable);
      const isAlone = counts.get(plain) === 1 && !this.#keys.has(plain);
      const slug = isAlone ? plain : `${plain}-${suffixOf(key)}`;
      this.#keys.set(slug, key);
      this.#slugs.set(key, slug);
    }
  }

  /** The slug of a location that was named. */
  of({ key }: SaveLocation): string {
    return this.#slugs.get(key)!;
  }
}

/** As hexadecimal digits: letters of a key may differ in case alone. */
function suffixOf(key: string): string {
  return Buffer.from(key, 'base64url').toString('hex').slice(0, 8);
}

/** Lower case, every character but letters and digits as `-`. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '-') || 'save'
  );
}
