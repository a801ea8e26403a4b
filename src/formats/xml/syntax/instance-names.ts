// The attributes with which .NET writes types and nulls. They are known by the namespace that a document binds their
// prefix to: `xsi:type` on computers is `p3:type` on phones and consoles.

import { decodeUtf8 } from '../../../bytes/text.ts';
import type { XmlGame } from '../games/game.ts';
import type { Attributes } from './attributes.ts';
import type { Names } from './names.ts';

export const INSTANCE_NAMESPACE = 'http://www.w3.org/2001/XMLSchema-instance';
/** A document that has lost its beginning still has its types. */
const USUAL_PREFIX = 'xsi';

export function usualPrefixes(): Set<string> {
  return new Set([USUAL_PREFIX]);
}

type Meaning = 'class' | 'null' | 'unknown' | 'prefix' | 'plain';

export class InstanceNames {
  readonly #names: Names;
  readonly #className: string;
  readonly #nullName: string;
  readonly #prefixes: Set<string>;
  /** By number of a name, until a prefix is bound to something else. */
  readonly #meanings: Meaning[] = [];
  #hasChanged = false;
  /** Where a type of another namespace is; -1 for nowhere. */
  unknownAt = -1;

  /**
   * Null for games whose attributes have no namespace.
   * @param prefixes that are bound to it, where the document does not say
   */
  static of(game: XmlGame, names: Names, prefixes = usualPrefixes()): InstanceNames | null {
    const { classAttribute = '', nullAttribute: [nullName] = [''] } = game;
    return classAttribute.includes(':') ? new InstanceNames(names, classAttribute, nullName, prefixes) : null;
  }

  /** @param className what it is called, and the other, whatever its prefix (`xsi:type`) */
  constructor(names: Names, className: string, nullName: string, prefixes: Set<string>) {
    this.#names = names;
    this.#className = className;
    this.#nullName = nullName;
    this.#prefixes = prefixes;
  }

  /** True if a prefix was bound to something else since this was asked last. */
  hasChanged(): boolean {
    const hasChanged = this.#hasChanged;
    this.#hasChanged = false;
    return hasChanged;
  }

  meaning(bytes: Uint8Array, { nameAt, nameEnd, valueAt, valueEnd }: Attributes): Meaning {
    const name = this.#names.intern(bytes, nameAt, nameEnd);
    this.#meanings[name] ??= this.#of(name);
    const meaning = this.#meanings[name];
    if (meaning === 'prefix') this.#bind(this.#partsOf(name)[1], decodeUtf8(bytes, valueAt, valueEnd));
    if (meaning === 'unknown') this.unknownAt = nameAt;
    return meaning;
  }

  #of(name: number): Meaning {
    const [prefix, local] = this.#partsOf(name);
    if (prefix === '') return 'plain';
    if (prefix === 'xmlns') return 'prefix';
    const isClass = this.#className.endsWith(`:${local}`);
    if (!isClass && !this.#nullName.endsWith(`:${local}`)) return 'plain';
    if (!this.#prefixes.has(prefix)) return isClass ? 'unknown' : 'plain';
    this.#names.rename(name, isClass ? this.#className : this.#nullName);
    return isClass ? 'class' : 'null';
  }

  /** As it is written: it may be called otherwise by now. */
  #partsOf(name: number): readonly [prefix: string, local: string] {
    const bytes = this.#names.bytesOf(name);
    const text = decodeUtf8(bytes, 0, bytes.length);
    const colon = text.indexOf(':');
    return [text.slice(0, Math.max(colon, 0)), text.slice(colon + 1)];
  }

  #bind(prefix: string, namespace: string): void {
    const isInstance = namespace === INSTANCE_NAMESPACE;
    if (this.#prefixes.has(prefix) === isInstance) return;
    if (isInstance) this.#prefixes.add(prefix);
    else this.#prefixes.delete(prefix);
    this.#meanings.length = 0;
    this.#hasChanged = true;
  }
}
