// What the attributes of a document mean, by their names: looked up once for each. Those with which .NET writes types
// and nulls are known by the namespace that a document binds their prefix to: `xsi:type` on computers is `p3:type` on
// phones and consoles.

import { decodeUtf8, encodeUtf8 } from '../../../bytes/text.ts';
import { words, type XmlGame } from '../games/game.ts';
import type { Attributes } from './attributes.ts';
import { HAS_ATTRIBUTE, HAS_CLASS, HAS_TOLD, IS_NULL } from './elements.ts';
import { isAt, type Names } from './names.ts';

export const INSTANCE_NAMESPACE = 'http://www.w3.org/2001/XMLSchema-instance';
/** A document that has lost its beginning still has its types. */
const USUAL_PREFIX = 'xsi';
/** Beside the flags of elements: binds a prefix, or is a type of another namespace. */
const [BINDS, IS_UNKNOWN] = [1 << 16, 1 << 17];
const FLAGS = BINDS - 1;

export function usualPrefixes(): Set<string> {
  return new Set([USUAL_PREFIX]);
}

export class AttributeRoles {
  readonly #names: Names;
  readonly #className: string | undefined;
  readonly #nullName: string | undefined;
  readonly #nullValues: readonly Uint8Array[];
  readonly #isInstance: boolean;
  readonly #prefixes: Set<string>;
  /** Names that rules are about; null for any. */
  readonly #told: ReadonlySet<string> | null;
  /** By number of a name, until a prefix is bound to something else. */
  readonly #bits: number[] = [];
  #hasChanged = false;
  /** Where a type of another namespace is; -1 for nowhere. */
  unknownAt = -1;

  /** @param prefixes that are bound to the namespace, where the document does not say */
  constructor(game: XmlGame, names: Names, prefixes = usualPrefixes()) {
    const { classAttribute, nullAttribute: [nullName, nullValues] = [] } = game;
    this.#names = names;
    this.#className = classAttribute;
    this.#nullName = nullName;
    this.#nullValues = words(nullValues).map(encodeUtf8);
    this.#isInstance = classAttribute?.includes(':') ?? false;
    this.#prefixes = prefixes;
    this.#told = toldBy(game);
  }

  /** True if a prefix was bound to something else since this was asked last. */
  hasChanged(): boolean {
    const hasChanged = this.#hasChanged;
    this.#hasChanged = false;
    return hasChanged;
  }

  flagsOf(bytes: Uint8Array, attribute: Attributes): number {
    this.#bits[attribute.name] ??= this.#of(attribute.name);
    const bits = this.#bits[attribute.name]!;
    if (bits === IS_NULL) return this.#isNull(bytes, attribute) ? IS_NULL : 0;
    if ((bits & BINDS) !== 0) this.#bind(bytes, attribute);
    if ((bits & IS_UNKNOWN) !== 0) this.unknownAt = attribute.nameAt;
    return bits & FLAGS;
  }

  #isNull(bytes: Uint8Array, { valueAt, valueEnd }: Attributes): boolean {
    for (const value of this.#nullValues) if (isAt(value, bytes, valueAt, valueEnd)) return true;
    return false;
  }

  #of(name: number): number {
    const text = this.#written(name);
    const isTold = this.#told?.has(text) ?? true;
    const plain = text.startsWith('xmlns') ? 0 : isTold ? HAS_ATTRIBUTE | HAS_TOLD : HAS_ATTRIBUTE;
    if (!this.#isInstance)
      return text === this.#className ? HAS_CLASS : text === this.#nullName ? IS_NULL : plain;
    const [, prefix, end] = /^([^:]+)(:.*)/s.exec(text) ?? [];
    if (prefix === undefined) return plain;
    if (prefix === 'xmlns') return BINDS;
    const isClass = this.#className!.endsWith(end!);
    if (!isClass && !this.#nullName?.endsWith(end!)) return plain;
    if (!this.#prefixes.has(prefix)) return isClass ? plain | IS_UNKNOWN : plain;
    this.#names.rename(name, isClass ? this.#className! : this.#nullName!);
    return isClass ? HAS_CLASS : IS_NULL;
  }

  /** It may be called otherwise by now. */
  #written(name: number): string {
    const bytes = this.#names.bytesOf(name);
    return decodeUtf8(bytes, 0, bytes.length);
  }

  #bind(bytes: Uint8Array, { name, valueAt, valueEnd }: Attributes): void {
    const prefix = this.#written(name).slice('xmlns:'.length);
    const isInstance = decodeUtf8(bytes, valueAt, valueEnd) === INSTANCE_NAMESPACE;
    if (this.#prefixes.has(prefix) === isInstance) return;
    if (isInstance) this.#prefixes.add(prefix);
    else this.#prefixes.delete(prefix);
    this.#bits.length = 0;
    this.#hasChanged = true;
  }
}

function toldBy(game: XmlGame): ReadonlySet<string> | null {
  const { keys, titles, ids, definitions = [], references, referenceTexts } = game;
  if (referenceTexts?.attributes) return null;
  const paths = [
    keys,
    titles,
    ...[...ids, ...definitions].map(({ at }) => at),
    ...references.map(({ from }) => from),
  ];
  return new Set(paths.flatMap(words).flatMap((path) => path.split('@')[1] ?? []));
}
