// Paths of objects that intact bytes mention: the path in a damaged header is only believed if something
// undamaged names the same path. Also what the intact headers have in common with others: classes.

import { decodeLatin1, encodeUtf8 } from '../../../bytes/text.ts';
import type { Damage } from './damage.ts';
import { gameComponentClasses } from './game-classes.ts';

/** Part of the paths of nearly all objects. */
const MARK = encodeUtf8(':PersistentLevel.');
/** End of the names of assets' classes: _C. */
const CLASS_END = [0x5f, 0x43] as const;
const LONGEST = 1024;
const SLASH = 0x2f;

/** What a header says that others may say too. */
export interface MentionedHeader {
  readonly at: number;
  readonly isActor: boolean;
  readonly className: string;
  readonly level: string;
}

export class Mentions {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #damage: Damage;
  readonly #componentClasses = gameComponentClasses();
  readonly #headers: MentionedHeader[] = [];
  #paths: ReadonlySet<string> | null = null;
  #assetClasses: ReadonlySet<string> | null = null;

  constructor(bytes: Uint8Array, view: DataView, damage: Damage) {
    this.#bytes = bytes;
    this.#view = view;
    this.#damage = damage;
  }

  /** Classes of components, by the component's own name. */
  get componentClasses(): ReadonlyMap<string, ReadonlySet<string>> {
    void this.paths;
    return this.#componentClasses;
  }

  /** Headers in bytes that are intact or beside a hole, in order. */
  get headers(): readonly MentionedHeader[] {
    void this.paths;
    return this.#headers;
  }

  /** Classes of assets that intact bytes mention. */
  get assetClasses(): ReadonlySet<string> {
    this.#assetClasses ??= this.#collectClasses();
    return this.#assetClasses;
  }

  /** Whether the FString at `at` is a path that intact bytes mention, but no intact header has. */
  has(at: number): boolean {
    return this.paths.has(this.#text(at));
  }

  /** All paths that intact bytes mention, but no intact header has. */
  get paths(): ReadonlySet<string> {
    this.#paths ??= this.#collect();
    return this.#paths;
  }

  #text(at: number): string {
    const length = this.#view.getInt32(at, true);
    return decodeLatin1(this.#bytes, at + 4, at + 3 + length);
  }

  #collect(): Set<string> {
    this.#damage.arrive();
    const paths = new Set<string>();
    const taken = new Set<string>();
    for (let mark = this.#find(0); mark >= 0; mark = this.#find(mark + MARK.length)) {
      const start = this.#startOf(mark);
      if (start < 0) continue;
      const length = this.#view.getInt32(start, true);
      const end = start + 4 + length;
      if (end > this.#bytes.length || !this.#damage.isBesideHole(start, end)) continue;
      const path = this.#text(start);
      const header = this.#headerOf(start, mark);
      const isHeader = header >= 0;
      if (isHeader && this.#damage.isBesideHole(header, end)) this.#learnHeader(header, path);
      if (this.#damage.at(isHeader ? header : start, end) === null) (isHeader ? taken : paths).add(path);
    }
    for (const path of taken) paths.delete(path);
    return paths;
  }

  #collectClasses(): Set<string> {
    this.#damage.arrive();
    const classes = new Set<string>();
    const bytes = this.#bytes;
    for (let last = bytes.indexOf(CLASS_END[1]); last >= 0; last = bytes.indexOf(CLASS_END[1], last + 1)) {
      if (bytes[last - 1] !== CLASS_END[0] || bytes[last + 1] !== 0) continue;
      let at = last;
      while (at > 4 && last - at < LONGEST && bytes[at - 1]! > 0x20) at--;
      if (bytes[at] !== SLASH || this.#view.getInt32(at - 4, true) !== last + 2 - at) continue;
      if (this.#damage.at(at - 4, last + 2) === null) classes.add(this.#text(at - 4));
    }
    return classes;
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

  #learnHeader(at: number, path: string): void {
    const className = this.#text(at + 4);
    const isActor = this.#view.getUint32(at, true) === 1;
    this.#headers.push({ at, isActor, className, level: levelOf(path) });
    if (isActor) return;
    const component = componentName(path);
    const known = this.#componentClasses.get(component);
    if (known) known.add(className);
    else this.#componentClasses.set(component, new Set([className]));
  }

  /**
   * The header that has the path at `start`; -1 for none. Class and level precede it in a header, only the
   * level in a reference.
   */
  #headerOf(start: number, mark: number): number {
    const level = mark - start - 4;
    const levelAt = start - 5 - level;
    if (levelAt < 8 || this.#view.getInt32(levelAt, true) !== level + 1) return -1;
    let at = levelAt - 1;
    if (this.#bytes[at] !== 0) return -1;
    while (at > 8 && levelAt - at < LONGEST && this.#bytes[at - 1]! > 0x20) at--;
    const isHeader =
      this.#bytes[at] === SLASH &&
      this.#view.getInt32(at - 4, true) === levelAt - at &&
      this.#view.getUint32(at - 8, true) <= 1;
    return isHeader ? at - 8 : -1;
  }

  /** Start of the FString that contains the mark; -1 when there is none. */
  #startOf(mark: number): number {
    let at = mark;
    while (at > 3 && mark - at < LONGEST && this.#bytes[at - 1]! > 0x20) at--;
    // The length before it may end in a byte that looks like a letter.
    for (let start = at - 4; start <= at && start >= 0; start++) {
      const length = this.#view.getInt32(start, true);
      if (length > mark - start && length < LONGEST && this.#bytes[start + 3 + length] === 0) return start;
    }
    return -1;
  }
}

/** Name of a component in its actor, without the number that distinguishes it from others of its kind. */
export function componentName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).replace(/[_\d]+$/, '');
}

/** What precedes the first colon: the level, as headers name it. */
export function levelOf(path: string): string {
  return path.slice(0, path.indexOf(':'));
}
