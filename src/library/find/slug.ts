// Readable ids of saves, made of their locations and of nothing else.

import type { SaveLocation } from './save-location.ts';

/**
 * A location that reads like this is its own slug; what comes first must not look like an option, a hidden file or a
 * dropped save.
 */
const PLAIN = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}._~-]*$/u;
/** What the slugs of all other locations end in. */
const HASHED = /-x[0-9a-f]{8}$/;
const FOLDER_MARK = '--';
const SPACE_MARK = '~';

/** Slugs once given; none is ever given to another save. */
export class Slugs {
  readonly #keys = new Map<string, string>();
  readonly #slugs = new Map<string, string>();

  /** The key of the save that has this slug; a folder's is found without its mark, too, where no file is called so. */
  keyOf(slug: string): string | undefined {
    return this.#keys.get(slug) ?? this.#keys.get(slug + FOLDER_MARK);
  }

  /** Has a slug of each location. With its hash a location is found as well. */
  name(locations: readonly SaveLocation[]): void {
    for (const location of locations) {
      const slug = locationSlug(location);
      this.#keys.set(slug, location.key);
      this.#keys.set(hashedSlug(location), location.key);
      this.#slugs.set(location.key, slug);
    }
  }

  /** The slug of a location that was named. */
  of({ key }: SaveLocation): string {
    return this.#slugs.get(key)!;
  }
}

/**
 * The location itself where it can be read back from its slug (`/` is `--` and a space `~` there), else what is left of
 * it and a hash of all of it. So two locations never share a slug, whichever of them are there.
 */
export function locationSlug(location: SaveLocation): string {
  const { readable, isAmbiguous } = location;
  const slug = readable.replaceAll('/', FOLDER_MARK).replaceAll(' ', SPACE_MARK);
  const readBack = slug.replaceAll(FOLDER_MARK, '/').replaceAll(SPACE_MARK, ' ');
  const isPlain =
    !isAmbiguous &&
    readBack === readable &&
    PLAIN.test(slug) &&
    !HASHED.test(slug) &&
    slug.normalize('NFC') === slug;
  return isPlain ? slug : hashedSlug(location);
}

function hashedSlug({ key, readable }: SaveLocation): string {
  // As hexadecimal digits: letters of a key may differ in case alone.
  const hash = Buffer.from(key, 'base64url').toString('hex').slice(0, 8);
  return `${slugOf(readable).replace(/^-+|-+$/g, '') || 'save'}-x${hash}`;
}

/** Lower case, every character but letters and digits as `-`: different names may give the same. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '-') || 'save'
  );
}
