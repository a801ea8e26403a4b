// The first walk over all elements, in which the children tell what is around them: which elements define ids,
// what is the key of an object, its title and place, and which elements are lists.

import type { DefinitionRule, IdRule, PlaceRule } from '../games/game.ts';
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

/** Where the text of a value is in the image. */
export interface TextSpan {
  readonly at: number;
  readonly end: number;
}

/** What a rule says of an element, from a value of it: an element, or an attribute. */
export interface Mark<Rule> extends TextSpan {
  readonly element: number;
  readonly from: number;
  readonly rank: number;
  readonly rule: Rule;
}

export class Marks {
  /** Ids of levels. */
  readonly levels: Mark<IdRule>[] = [];
  readonly definitions: Mark<DefinitionRule>[] = [];
  /** By element. */
  readonly titles = new Map<number, Mark<null>>();
  readonly places = new Map<number, Mark<PlaceRule>>();
  readonly keys = new Map<number, Mark<null>>();
  /** Values that are ids of what is around them, not references to it. */
  readonly idElements = new Set<number>();
  /** Elements with an id that another one has: they don't define it. */
  readonly repeated = new Set<number>();
  /** Elements with ids of the spaces that definitions ask about. */
  readonly #withId = new Map<string, Set<number>>();
  readonly #tree: Tree;
  readonly #spaces: Spaces;
  readonly #levels: string | undefined;

  constructor(tree: Tree, { game, names }: Meanings, rules: NameRules, spaces: Spaces) {
    this.#tree = tree;
    this.#spaces = spaces;
    this.#levels = game.levels;
    for (const { space } of game.definitions ?? []) if (space) this.#withId.set(space, new Set());
    const { count, name, flags, inner } = tree.elements;
    const byName = Array.from(
      { length: names.count },
      (_, each) => rules.children.get(names.text(each)) ?? null,
    );
    const usesAttributes = [...rules.children.keys()].some((each) => each.startsWith('@'));
    for (let element = 0; element < count; element++) {
      const own = byName[name[element]!]!;
      if (own && (flags[element]! & IS_NULL) === 0) {
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

  /** Whether an element has an id of a space; of any if there is none. */
  hasId(element: number, space: string | undefined): boolean {
    return space === undefined || (this.#withId.get(space)?.has(element) ?? false);
  }

  #mark(child: ChildRule, element: number, from: number, at: number, end: number): void {
    const { kind, rank, where } = child;
    if (where && !isWhere(where, element, this.#tree.elements)) return;
    switch (kind) {
      case 'key':
        if (end > at) rankInto(this.keys, { element, from, rank, rule: null, at, end });
        return;
      case 'title':
        if (end > at) rankInto(this.titles, { element, from, rank, rule: null, at, end });
        return;
      case 'place':
        rankInto(this.places, { element, from, rank, rule: child.rule as PlaceRule, at, end });
        return;
      case 'definition':
        this.definitions.push({ element, from, rank, rule: child.rule as DefinitionRule, at, end });
        return;
      case 'id':
        this.#id(child.rule as IdRule, element, from, at, end);
    }
  }

  #id(rule: IdRule, element: number, from: number, at: number, end: number): void {
    if (rule.pattern && !rule.pattern.test(this.#tree.decode(at, Math.min(end, at + 64)))) return;
    this.#withId.get(rule.space)?.add(element);
    this.idElements.add(from);
    if (this.#spaces.define(rule, element, at, end)) this.#tree.elements.flags[element]! |= HAS_ID;
    else this.repeated.add(element);
    if (rule.space === this.#levels) this.levels.push({ element, from, rank: 0, rule, at, end });
  }
}

function rankInto<Rule>(map: Map<number, Mark<Rule>>, mark: Mark<Rule>): void {
  const known = map.get(mark.element);
  if (!known || mark.rank < known.rank) map.set(mark.element, mark);
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
