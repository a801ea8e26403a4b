// Slugs: the names of saves for people, as used in links, queries and labels. The same function makes them for files, for
// saves of a store and for saves dropped onto the page.

import { unicodePattern } from '../../graph/unicode-pattern.ts';

/** Longer names are cut. */
const MOST_CHARACTERS = 80;
const ignorable = unicodePattern(String.raw`[\p{Default_Ignorable_Code_Point}]`, 'g');
const separators = unicodePattern(String.raw`(?!(?<=[\p{N}])\.[\p{N}])[^\p{L}\p{M}\p{N}]`, 'g');
/** Of a file's name; a number after a dot is not one (`World 1.5`). */
const ENDING = /(?<=.)\.[a-z][a-z0-9]*$/i;
/** Characters of a hash that distinguish saves of one name; the longer ones where four are not enough. */
const HASH_LENGTHS = [4, 8];

/**
 * Lower case, with `-` for everything that is not a letter, a digit, or a dot between digits: different names may give
 * the same slug. Letters of all scripts stay, since browsers show them in addresses.
 */
export function slugOf(name: string): string {
  const lower = name.replace(ignorable(name), '').normalize('NFC').toLowerCase();
  const words = lower.replace(separators(lower), '-').replace(/-+/g, '-');
  const short = [...words].slice(0, MOST_CHARACTERS).join('');
  return short.replace(/^-|-$/g, '') || 'save';
}

/** The slug of the last part of a path: of a folder as it is, of a file without its extension. */
export function pathSlug(path: string, isFolder: boolean): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return slugOf(isFolder ? last : last.replace(ENDING, ''));
}

/**
 * All slugs of a save, shortest first. It is called by the first that no other save has, and is found by each that only it
 * has.
 * @param hash of what identifies it, in hexadecimal
 */
export function slugsOf(slug: string, hash: string): readonly string[] {
  return [slug, ...HASH_LENGTHS.map((length) => `${slug}-${hash.slice(0, length)}`)];
}

export class Slugs {
  readonly #keys = new Map<string, readonly string[]>();
  readonly #slugs = new Map<string, readonly string[]>();

  keyOf(slug: string): string | undefined {
    const keys = this.#keys.get(slug) ?? [];
    return keys.length === 1 ? keys[0] : undefined;
  }

  /** The present slug of a save. */
  of(key: string): string {
    const slugs = this.#slugs.get(key)!;
    return slugs.find((slug) => this.keyOf(slug) === key) ?? slugs.at(-1)!;
  }

  /** Adds a save. Returns the keys of others that may be called differently now. */
  add(key: string, slugs: readonly string[]): readonly string[] {
    this.#slugs.set(key, slugs);
    return slugs.flatMap((slug) => {
      const others = this.#keys.get(slug) ?? [];
      this.#keys.set(slug, [...others, key]);
      return others;
    });
  }

  /** Removes a save. Returns the same as {@link add}. */
  remove(key: string): readonly string[] {
    const slugs = this.#slugs.get(key) ?? [];
    this.#slugs.delete(key);
    return slugs.flatMap((slug) => {
      const others = this.#keys.get(slug)!.filter((each) => each !== key);
      if (others.length > 0) this.#keys.set(slug, others);
      else this.#keys.delete(slug);
      return others;
    });
  }
}
