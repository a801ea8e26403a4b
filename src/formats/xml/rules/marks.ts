// The first walk over all elements, in which the children tell what is around them: which elements define ids,
// what is the key of an object, its title and place, and which elements are lists. There are tens of thousands
// of marks: they are numbers, not objects.

import type { DefinitionRule, IdRule, PlaceRule, XmlGame } from '../games/game.ts';
import {
  type ElementColumns,
  HAS_ATTRIBUTE,
  HAS_CHILD,
  HAS_CLASS,
  HAS_ID,
  IS_CLOSED,
  IS_LIST,
  IS_MIXED,
  IS_NULL,
} from '../syntax/elements.ts';
import type { Tree } from '../syntax/tree.ts';
import { above, type ChildRule, IN_LIST, isWhere, type Meanings, type NameRules } from './rules.ts';
import type { Spaces } from './spaces.ts';

/** Ranks of rules are below. */
const RANKS = 64;

/** The text of a value in the image. */
export interface TextSpan {
  readonly at: number;
  readonly end: number;
}

export interface LevelId extends TextSpan {
  readonly element: number;
  readonly rule: IdRule;
}

/** By element that a rule is about: the value that says it, and the rank of the rule. */
type Ranked = Map<number, number>;

export class Marks {
  readonly levels: LevelId[] = [];
  /** Values that are ids of what is around them, not references to it. */
  readonly idElements = new Set<number>();
  /** Elements with an id that another one has: they don't define it. */
  readonly repeated = new Set<number>();
  readonly #keys: Ranked = new Map();
  readonly #titles: Ranked = new Map();
  readonly #places: Ranked = new Map();
  /** Element, value and number of the rule, one after the other. */
  readonly #definitions: number[] = [];
  /** Elements with ids of the spaces that definitions ask about. */
  readonly #withId = new Map<string, Set<number>>();
  readonly #tree: Tree;
  readonly #game: XmlGame;
  readonly #spaces: Spaces;

  constructor(tree: Tree, { game, names }: Meanings, rules: NameRules, spaces: Spaces) {
    this.#tree = tree;
    this.#game = game;
    this.#spaces = spaces;
    for (const { space } of game.definitions ?? []) if (space) this.#withId.set(space, new Set());
    const { count, name, flags, inner } = tree.elements;
    const byName = Array.from(
      { length: names.count },
      (_, each) => rules.children.get(names.text(each)) ?? null,
    );
    const usesAttributes = [...rules.children.keys()].some((each) => each.startsWith('@'));
    for (let element = 0; element < count; element++) {
      const own = byName[name[element]!]!;
      if (own !== null && (flags[element]! & IS_NULL) === 0) {
        const isLeaf = tree.isLeaf(element);
        const end = isLeaf ? tree.contentEnd(element) : 0;
        for (const rule of own) {
          if (!isLeaf && rule.kind !== 'place') continue;
          const target =
            rule.up.length === 0 ? tree.parent[element]! : above(rule.up, element, tree.elements);
          if (target >= 0) this.#mark(rule, target, element, inner[element]!, end);
        }
      }
      if (!usesAttributes || (flags[element]! & HAS_ATTRIBUTE) === 0) continue;
      for (const { name: attribute, at, end } of tree.attributesOf(element)) {
        for (const rule of rules.children.get(`@${attribute}`) ?? [])
          this.#mark(rule, element, element, at, end);
      }
    }
  }

  /** The text that tells an element from its siblings; null if it has none. */
  key(element: number): TextSpan | null {
    return this.#text(element, this.#keys.get(element), this.#game.keys);
  }

  title(element: number): TextSpan | null {
    return this.#text(element, this.#titles.get(element), this.#game.titles ?? []);
  }

  /** The element that says where an element is; -1 if none does. */
  placeAt(element: number): number {
    const mark = this.#places.get(element);
    return mark === undefined ? -1 : Math.floor(mark / RANKS);
  }

  placeRule(element: number): PlaceRule {
    return this.#game.places[this.#places.get(element)! % RANKS]!;
  }

  /** Calls back with what names something that the game defines, and where the name is. */
  definitions(use: (element: number, rule: DefinitionRule, from: number, text: TextSpan) => void): void {
    for (let i = 0; i < this.#definitions.length; i += 3) {
      const [element, from, rank] = this.#definitions.slice(i, i + 3) as [number, number, number];
      const rule = this.#game.definitions![rank]!;
      const { space } = rule;
      if (space !== undefined && !this.#withId.get(space)?.has(element)) continue;
      const text = this.#text(element, from * RANKS, rule.child);
      if (text !== null && text.end > text.at) use(element, rule, from, text);
    }
  }

  /** The text of a marked value: of a child, or an attribute of the element itself. */
  #text(element: number, mark: number | undefined, paths: readonly string[]): TextSpan | null {
    if (mark === undefined) return null;
    const from = Math.floor(mark / RANKS);
    const { elements, attributes } = this.#tree;
    if (from !== element) return { at: elements.inner[from]!, end: this.#tree.contentEnd(from) };
    const isFound = this.#tree.findAttribute(element, paths[mark % RANKS]!.slice(1));
    return isFound ? { at: attributes.valueAt, end: attributes.valueEnd } : null;
  }

  #mark(
    { kind, rank, where, rule }: ChildRule,
    element: number,
    from: number,
    at: number,
    end: number,
  ): void {
    if (where !== null && !isWhere(where, element, this.#tree.elements)) return;
    if (kind === 'id') this.#id(rule as IdRule, element, from, at, end);
    else if (kind === 'definition') this.#definitions.push(element, from, rank);
    else if (kind === 'place') rankInto(this.#places, element, from * RANKS + rank);
    else if (end > at) rankInto(kind === 'key' ? this.#keys : this.#titles, element, from * RANKS + rank);
  }

  #id(rule: IdRule, element: number, from: number, at: number, end: number): void {
    if (rule.pattern && !rule.pattern.test(this.#tree.latin(at, Math.min(end, at + 64)))) return;
    this.#withId.get(rule.space)?.add(element);
    this.idElements.add(from);
    if (this.#spaces.define(rule, element, at, end)) this.#tree.elements.flags[element]! |= HAS_ID;
    else this.repeated.add(element);
    if (rule.space === this.#game.levels) this.levels.push({ element, rule, at, end });
  }
}

function rankInto(map: Ranked, element: number, mark: number): void {
  const known = map.get(element);
  if (known === undefined || mark % RANKS < known % RANKS) map.set(element, mark);
}

/** Marks elements whose children are all elements of a list. */
export function markLists(
  { count, name, parent, flags }: ElementColumns,
  { flags: meanings }: Meanings,
): void {
  for (let element = 0; element < count; element++) {
    const list = parent[element]!;
    if (list < 0) continue;
    const inList = (meanings[name[element]!]! & IN_LIST) !== 0;
    const bits = flags[list]!;
    if ((bits & (IS_LIST | IS_MIXED)) === 0) {
      const isList = inList && (bits & (HAS_CLASS | HAS_ATTRIBUTE)) === 0;
      flags[list] = bits | (isList ? IS_LIST : IS_MIXED);
    } else if ((bits & IS_LIST) !== 0 && !inList) flags[list] = (bits & ~IS_LIST) | IS_MIXED;
  }
}

/** What holds nothing is a value, unless it defines an id. */
export const HOLDS = HAS_CHILD | IS_CLOSED;
