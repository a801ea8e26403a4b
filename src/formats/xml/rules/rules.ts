// A game's table, prepared for the names of one save: what a name may mean is looked up by its number.

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
/** The lists of keys or values of a map. */
export const IS_PARALLEL = 32;
export const IS_BLOB = 64;
export const IS_TEXT = 128;
/** Never a reference by its text. */
export const IS_NO_REFERENCE = 256;

/** What names mean by themselves. */
export class Meanings {
  readonly game: XmlGame;
  readonly names: Names;
  /** By number of a name. */
  readonly flags: number[] = [];
  /** Whether keys and values of maps have an element for their type. */
  readonly isTyped: boolean;

  constructor(game: XmlGame, names: Names) {
    this.game = game;
    this.names = names;
    this.isTyped = typeof game.maps === 'object' && game.maps[2] === 'value';
  }

  /** Looks up the names that were added since. */
  update(): void {
    while (this.flags.length < this.names.count)
      this.flags.push(this.#of(this.names.text(this.flags.length)));
  }

  #of(name: string): number {
    const { items, notItems, values, maps, blobs, texts, referenceTexts } = this.game;
    const [entry, ...parts]: readonly string[] = typeof maps === 'object' ? maps : [];
    const isPlain = notItems?.test(name) ?? false;
    const isItem = !isPlain && (items?.test(name) ?? false);
    const inList = isItem || name === entry || (values?.test(name) ?? false);
    return (
      (isItem ? IS_ITEM : 0) |
      (inList ? IN_LIST : 0) |
      (name === entry ? IS_ENTRY : 0) |
      (parts.includes(name) ? IS_PART : 0) |
      (isPlain ? IS_PLAIN : 0) |
      (maps === 'parallel' && (name === 'keys' || name === 'values') ? IS_PARALLEL : 0) |
      (blobs?.test(name) ? IS_BLOB : 0) |
      (texts?.test(name) ? IS_TEXT : 0) |
      (referenceTexts?.not.includes(name) ? IS_NO_REFERENCE : 0)
    );
  }
}

/** Where elements are, by numbers of names; null for anywhere. */
export interface Where {
  readonly tag: readonly number[] | null;
  readonly list: readonly number[] | null;
  readonly not: readonly number[];
  /** Of the list around the element that the list is in; -1 for any. */
  readonly over: number;
}

export type ChildKind = 'key' | 'title' | 'id' | 'place' | 'definition';

/** A rule about a child (`a/b`) or an attribute: what the path begins in is what the rule is about. */
export interface ChildRule {
  readonly kind: ChildKind;
  /** Of several that tell the same about an element, the lowest counts. */
  readonly rank: number;
  /** Names of the elements between, innermost first. */
  readonly up: readonly number[];
  readonly where: Where | null;
  readonly rule: IdRule | PlaceRule | DefinitionRule | null;
}

/** A place that references stand in. */
export interface ReferencePlace {
  /** Names of the elements around, innermost first; for attributes, the element's own first. */
  readonly up: readonly number[];
  readonly rule: ReferenceRule;
}

/** Matches any name in a path. */
export const ANY_NAME = -2;

/** The rules by the names of one save; names of attributes begin with `@`. */
export class NameRules {
  readonly children: ReadonlyMap<string, readonly ChildRule[]>;
  readonly references: ReadonlyMap<string, readonly ReferencePlace[]>;
  /** Rules about elements whose id is not written. */
  readonly absent: readonly { readonly rule: IdRule; readonly where: Where }[];
  readonly #names: Names;

  constructor(game: XmlGame, names: Names) {
    this.#names = names;
    const children: [path: string, kind: ChildKind, rank: number, rule: ChildRule['rule']][] = [];
    game.keys.forEach((path, rank) => void children.push([path, 'key', rank, null]));
    game.titles?.forEach((path, rank) => void children.push([path, 'title', rank, null]));
    game.ids.forEach((rule, rank) => {
      for (const path of rule.child) children.push([path, 'id', rank, rule]);
    });
    game.places.forEach(
      (rule, rank) => void children.push([keyPath(game, rule.path[0]!), 'place', rank, rule]),
    );
    game.definitions?.forEach((rule, rank) => {
      for (const path of rule.child) children.push([path, 'definition', rank, rule]);
    });
    this.children = grouped(children, ([path, kind, rank, rule]) => {
      const [name, ...up] = path.split('/').reverse();
      const where = rule && isSomewhere(rule) ? this.#where(rule) : null;
      return [name!, { kind, rank, up: this.#numbers(up), where, rule }];
    });
    const places = game.references.flatMap((rule) => rule.from.map((from) => [from, rule] as const));
    this.references = grouped(places, ([from, rule]) => {
      const [way, attribute] = from.split('@');
      const up = way!.split('/').filter(Boolean).reverse();
      const name = attribute === undefined ? up.shift()! : `@${attribute}`;
      return [name, { up: this.#numbers(up), rule }];
    });
    const absent = game.ids.filter((rule) => rule.absent !== undefined || rule.child.length === 0);
    this.absent = absent.map((rule) => ({ rule, where: this.#where(rule) }));
  }

  #numbers(names: readonly string[]): number[] {
    return names.map((name) => (name === '*' ? ANY_NAME : this.#names.find(name)));
  }

  #where({ tag, in: lists, notTag = [], over }: ElementRule): Where {
    return {
      tag: tag ? this.#numbers(tag) : null,
      list: lists ? this.#numbers(lists) : null,
      not: this.#numbers(notTag),
      over: over === undefined ? -1 : this.#names.find(over),
    };
  }
}

function isSomewhere({ tag, in: lists, notTag }: ElementRule): boolean {
  return tag !== undefined || lists !== undefined || notTag !== undefined;
}

/** The path of the key of a map entry that is a place. */
function keyPath({ maps }: XmlGame, path: string): string {
  return path === '^' && typeof maps === 'object' ? `${maps[1]}/Vector2` : path;
}

function grouped<T, R>(rules: readonly T[], entry: (rule: T) => readonly [string, R]): Map<string, R[]> {
  const map = new Map<string, R[]>();
  for (const [name, rule] of rules.map(entry)) {
    const known = map.get(name);
    if (known) known.push(rule);
    else map.set(name, [rule]);
  }
  return map;
}

/** The elements around one, from its number. */
export interface Around {
  readonly parent: Int32Array;
  readonly name: Uint16Array;
}

export function isWhere({ tag, list, not, over }: Where, element: number, { parent, name }: Around): boolean {
  if (tag && !tag.includes(name[element]!)) return false;
  if (not.includes(name[element]!)) return false;
  const around = parent[element]!;
  if (list && !(around >= 0 && list.includes(name[around]!))) return false;
  if (over === -1) return true;
  const holder = around >= 0 ? parent[around]! : -1;
  const outer = holder >= 0 ? parent[holder]! : -1;
  return outer >= 0 && name[outer] === over;
}

/** The element above `element` that a path of names (innermost first) begins in; -1 if the names differ. */
export function above(up: readonly number[], element: number, { parent, name }: Around): number {
  let at = parent[element]!;
  for (let i = 0; i < up.length; i++) {
    if (at < 0 || (up[i] !== ANY_NAME && name[at] !== up[i])) return -1;
    at = parent[at]!;
  }
  return at;
}
