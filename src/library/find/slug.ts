// Readable ids of saves, derived from their locations and nothing else.

import type { SaveLocation } from './save-location.ts';

/**
 * A location that matches this is its own slug. The first character must not suggest an option, a hidden file
 * or a dropped save.
 */
const PLAIN = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}._~-]*$/u;
/** How the slugs of all other locations end. */
const HASHED = /-x[0-9a-f]{8}$/;
const FOLDER_MARK = '--';
const SPACE_MARK = '~';

/** The slugs given so far; none is ever given to another save. */
export class Slugs {
  readonly #keys = new Map<string, string>();
  readonly #slugs = new Map<string, string>();
  /** By the slug without leading folders, as it was before a second path was given; null where several saves have it. */
  readonly #shorter = new Map<string, string | null>();

  /**
   * The key of the save with this slug. A folder is also found without its mark if no file has that name. A slug without
   * leading folders is found if only one save has it.
   */
  keyOf(slug: string): string | undefined {
    const folder = slug + FOLDER_MARK;
    const whole = this.#keys.get(slug) ?? this.#keys.get(folder);
    return whole ?? this.#shorter.get(slug) ?? this.#shorter.get(folder) ?? undefined;
  }

  /** Assigns a slug to each location. A location is also found by its hashed slug. */
  name(locations: readonly SaveLocation[]): void {
    for (const location of locations) {
      const slug = locationSlug(location);
      this.#keys.set(slug, location.key);
      this.#keys.set(hashedSlug(location), location.key);
      this.#slugs.set(location.key, slug);
      for (let at = slug.indexOf(FOLDER_MARK); at >= 0; at = slug.indexOf(FOLDER_MARK, at + 1)) {
        const rest = slug.slice(at + FOLDER_MARK.length);
        if (rest !== '') this.#shorten(rest, location.key);
      }
    }
  }

  #shorten(slug: string, key: string): void {
    const known = this.#shorter.get(slug);
    this.#shorter.set(slug, known === undefined || known === key ? key : null);
  }

  /** The slug of a location that was passed to `name`. */
  of({ key }: SaveLocation): string {
    return this.#slugs.get(key)!;
  }
}

/**
 * The location itself if it can be recovered from its slug (with `--` for `/` and `~` for a space), else what
 * remains of it, plus a hash of all of it. So two locations never share a slug, whichever of them exist.
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
  // Hexadecimal, because keys may differ in letter case only.
  const hash = Buffer.from(key, 'base64url').toString('hex').slice(0, 8);
  return `${slugOf(readable).replace(/^-+|-+$/g, '') || 'save'}-x${hash}`;
}

/** Lower case, with `-` for everything that is not a letter or digit: different names may give the same slug. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '-') || 'save'
  );
}
