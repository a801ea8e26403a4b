// A game's table, prepared for the names of one save: what each name may mean is looked up by its number.

import type {
  DefinitionRule,
  ElementRule,
  IdRule,
  PlaceRule,
  ReferenceRule,
  XmlGame,
} from '../games/game.ts';
import type { Names } from '../syntax/names.ts';

/** Bits of what a name may be. */
export const IS_ITEM = 1;
/** An element of a list, which need not be an object. */
export const IN_LIST = 2;
/** The entry of a map, and its key and value. */
export const IS_ENTRY = 4;
export const IS_PART = 8;
/** Never an object. */
export const IS_PLAIN = 16;
/** One of the rules of children is about it. */
export const HAS_RULES = 32;
export const HAS_REFERENCES = 64;
/** Never a reference by its text. */
export const IS_NO_REFERENCE = 128;
/** Directly in, or called like, what may have an id that is not written. */
export const MAY_LACK_ID = 256;
export const IS_BLOB = 512;
export const IS_TEXT = 1024;
/** The lists of keys or values of a map. */
export const IS_PARALLEL = 2048;

/** A rule about a child, by the path that leads to it; what the path begins in is what the rule is about. */
export type ChildRule = { readonly up: readonly string[]; readonly rank: number } & (
  | { readonly kind: 'key' }
  | { readonly kind: 'title' }
  | { readonly kind: 'id'; readonly rule: IdRule }
  | { readonly kind: 'place'; readonly rule: PlaceRule }
  | { readonly kind: 'definition'; readonly rule: DefinitionRule }
);

/** A place that references stand in: the names of the elements around, innermost first. */
export interface ReferencePlace {
  readonly around: readonly string[];
  readonly rule: ReferenceRule;
}

export class Rules {
  readonly game: XmlGame;
  readonly names: Names;
  /** By number of a name. */
  readonly flags: number[] = [];
  readonly children: (readonly ChildRule[])[] = [];
  readonly references: (readonly ReferencePlace[])[] = [];
  /** Of attributes, by their name. */
  readonly attributeRules: ReadonlyMap<string, readonly ChildRule[]>;
  readonly attributeReferences: ReadonlyMap<string, readonly ReferencePlace[]>;
  /** Whether attributes have to be looked at. */
  readonly usesAttributes: boolean;
  /** Whether keys and values of maps have an element for their type. */
  readonly isTyped: boolean;
  readonly #childRules: ReadonlyMap<string, readonly ChildRule[]>;
  readonly #childReferences: ReadonlyMap<string, readonly ReferencePlace[]>;
  readonly #absent: ReadonlySet<string>;

  constructor(game: XmlGame, names: Names) {
    this.game = game;
    this.names = names;
    const rules = childRules(game);
    this.attributeRules = byName(rules.filter(([name]) => name.startsWith('@')));
    this.#childRules = byName(rules.filter(([name]) => !name.startsWith('@')));
    const places = referencePlaces(game);
    this.attributeReferences = byName(places.filter(([name]) => name.startsWith('@')));
    this.#childReferences = byName(places.filter(([name]) => !name.startsWith('@')));
    this.usesAttributes =
      this.attributeRules.size > 0 ||
      this.attributeReferences.size > 0 ||
      game.referenceTexts?.attributes !== undefined;
    this.isTyped = typeof game.maps === 'object' && game.maps[2] === 'value';
    this.#absent = new Set(
      game.ids.filter(lacksId).flatMap(({ tag, in: lists }) => [...(tag ?? []), ...(lists ?? [])]),
    );
  }

  /** Looks up the names that were added since. */
  update(): void {
    for (let name = this.flags.length; name < this.names.count; name++) {
      const text = this.names.text(name);
      this.children.push(this.#childRules.get(text) ?? NONE);
      this.references.push(this.#childReferences.get(text) ?? NONE);
      this.flags.push(this.#flagsOf(text));
    }
  }

  #flagsOf(name: string): number {
    const { game } = this;
    const [entry, key, value] = typeof game.maps === 'object' ? game.maps : [];
    const isPlain = game.notItems?.test(name) ?? false;
    const isItem = !isPlain && (game.items?.test(name) ?? false);
    const inList = isItem || name === entry || (game.values?.test(name) ?? false);
    return [
      isItem && IS_ITEM,
      inList && IN_LIST,
      name === entry && IS_ENTRY,
      (name === key || name === value) && IS_PART,
      isPlain && IS_PLAIN,
      this.#childRules.has(name) && HAS_RULES,
      this.#childReferences.has(name) && HAS_REFERENCES,
      game.referenceTexts?.not.includes(name) && IS_NO_REFERENCE,
      this.#absent.has(name) && MAY_LACK_ID,
      game.blobs?.test(name) && IS_BLOB,
      game.texts?.test(name) && IS_TEXT,
      game.maps === 'parallel' && /^(keys|values)$/.test(name) && IS_PARALLEL,
    ].reduce<number>((all, bit) => all | (bit || 0), 0);
  }
}

const NONE: readonly never[] = [];

/** Whether a rule is also about elements without the child. */
export function lacksId({ absent, child }: IdRule): boolean {
  return absent !== undefined || child.length === 0;
}

/** Rules by the last name of their path. */
function childRules(game: XmlGame): [name: string, rule: ChildRule][] {
  const rules: [string, ChildRule][] = [];
  const add = (path: string, rule: (up: readonly string[]) => ChildRule): void => {
    const [name, ...up] = path.split('/').reverse();
    rules.push([name!, rule(up)]);
  };
  game.keys.forEach((path, rank) => {
    add(path, (up) => ({ kind: 'key', up, rank }));
  });
  game.titles?.forEach((path, rank) => {
    add(path, (up) => ({ kind: 'title', up, rank }));
  });
  game.ids.forEach((rule, rank) => {
    for (const path of rule.child) add(path, (up) => ({ kind: 'id', up, rank, rule }));
  });
  game.places.forEach((rule, rank) => {
    const path = rule.path[0] === '^' ? entryKey(game) : rule.path[0]!;
    add(path, (up) => ({ kind: 'place', up, rank, rule }));
  });
  game.definitions?.forEach((rule, rank) => {
    for (const path of rule.child) add(path, (up) => ({ kind: 'definition', up, rank, rule }));
  });
  return rules;
}

/** The key of a map entry that is a place, from the entry. */
function entryKey({ maps }: XmlGame): string {
  return typeof maps === 'object' ? `${maps[1]}/Vector2` : '';
}

function referencePlaces(game: XmlGame): [name: string, place: ReferencePlace][] {
  return game.references.flatMap((rule) =>
    rule.from.map((from): [string, ReferencePlace] => {
      const [names, attribute] = from.split('@');
      const around = names!.split('/').filter(Boolean).reverse();
      return attribute === undefined
        ? [around[0]!, { around: around.slice(1), rule }]
        : [`@${attribute}`, { around, rule }];
    }),
  );
}

function byName<T>(entries: readonly (readonly [string, T])[]): ReadonlyMap<string, readonly T[]> {
  const map = new Map<string, T[]>();
  for (const [name, rule] of entries) map.set(name, [...(map.get(name) ?? []), rule]);
  return map;
}

/** The names of elements around one, from its number. */
export interface Around {
  readonly parent: Int32Array;
  nameOf(element: number): string;
}

/** Whether an element is where a rule says. */
export function isWhere(
  { tag, in: lists, notTag, over }: ElementRule,
  element: number,
  around: Around,
): boolean {
  if (tag && !tag.includes(around.nameOf(element))) return false;
  if (notTag?.includes(around.nameOf(element))) return false;
  const list = around.parent[element]!;
  if (lists && !(list >= 0 && lists.includes(around.nameOf(list)))) return false;
  if (over === undefined) return true;
  const holder = list >= 0 ? around.parent[list]! : -1;
  const outer = holder >= 0 ? around.parent[holder]! : -1;
  return outer >= 0 && around.nameOf(outer) === over;
}

/** The element above `element` that a path of names (innermost first) begins in; -1 if the names differ. */
export function above(up: readonly string[], element: number, around: Around): number {
  let at = around.parent[element]!;
  for (const name of up) {
    if (at < 0 || (name !== '*' && around.nameOf(at) !== name)) return -1;
    at = around.parent[at]!;
  }
  return at;
}
