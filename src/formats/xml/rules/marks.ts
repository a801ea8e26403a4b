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
import { above, type ChildRule, HAS_RULES, IN_LIST, isWhere, type Rules } from './rules.ts';
import type { Spaces } from './spaces.ts';

/** Where the text of a value is in the image. */
export interface TextSpan {
  readonly at: number;
  readonly end: number;
}

export interface Id extends TextSpan {
  readonly element: number;
  readonly rule: IdRule;
}

export interface Definition extends TextSpan {
  readonly element: number;
  readonly rule: DefinitionRule;
  /** The element, or that with the attribute. */
  readonly from: number;
}

/** A rule's choice for an element: of several, that with the lowest rank counts. */
interface Ranked {
  readonly rank: number;
  readonly from: number;
}

export class Marks {
  /** Ids of levels. */
  readonly levels: Id[] = [];
  readonly definitions: Definition[] = [];
  readonly titles = new Map<number, Ranked & TextSpan>();
  readonly places = new Map<number, Ranked & { readonly rule: PlaceRule }>();
  /** Keys that are attributes. */
  readonly keys = new Map<number, Ranked & TextSpan>();
  readonly #tree: Tree;
  readonly #elements: ElementColumns;
  readonly #rules: Rules;
  readonly #spaces: Spaces;

  constructor(tree: Tree, rules: Rules, spaces: Spaces) {
    this.#spaces = spaces;
    for (const { space } of rules.game.definitions ?? []) if (space) this.#withId.set(space, new Set());
    this.#tree = tree;
    this.#elements = tree.elements;
    this.#rules = rules;
    this.#walk();
  }

  /** ElementColumns with ids of the spaces that definitions ask about. */
  readonly #withId = new Map<string, Set<number>>();
  /** Values that are ids of what is around them, not references to it. */
  readonly idElements = new Set<number>();
  /** ElementColumns with an id that another one has: they don't define it. */
  readonly repeated = new Set<number>();

  /** Whether an element has an id of a space. */
  hasId(element: number, space: string): boolean {
    return this.#withId.get(space)?.has(element) ?? false;
  }

  #walk(): void {
    const { count, name, flags } = this.#elements;
    const { usesAttributes } = this.#rules;
    markLists(this.#elements, this.#rules, 0);
    for (let element = 0; element < count; element++) {
      const meaning = this.#rules.flags[name[element]!]!;
      if ((meaning & HAS_RULES) !== 0 && (flags[element]! & IS_NULL) === 0) this.#child(element);
      if (usesAttributes && (flags[element]! & HAS_ATTRIBUTE) !== 0) this.#attributes(element);
    }
  }

  #child(element: number): void {
    const { inner, name } = this.#elements;
    const isLeaf = this.#tree.isLeaf(element);
    for (const child of this.#rules.children[name[element]!]!) {
      if (!isLeaf && child.kind !== 'place') continue;
      const target = above(child.up, element, this.#tree);
      if (target < 0) continue;
      if (child.kind === 'place') this.#rank(this.places, target, { ...child, from: element });
      else this.#mark(child, target, element, inner[element]!, this.#tree.contentEnd(element));
    }
  }

  #attributes(element: number): void {
    const { attributes } = this.#tree;
    if (this.#rules.attributeRules.size === 0 || !this.#tree.openAttributes(element)) return;
    while (attributes.next()) {
      const { valueAt, valueEnd } = attributes;
      const rules = this.#rules.attributeRules.get(`@${this.#tree.attributeName()}`);
      for (const rule of rules ?? []) {
        if (rule.kind === 'key')
          this.#rank(this.keys, element, { rank: rule.rank, from: element, at: valueAt, end: valueEnd });
        else this.#mark(rule, element, element, valueAt, valueEnd);
      }
    }
  }

  #mark(child: ChildRule, target: number, from: number, at: number, end: number): void {
    switch (child.kind) {
      case 'key': {
        const known = this.#elements.slot[target]!;
        if (end > at && (known === 0 || child.rank < this.#keyRank(known)))
          this.#elements.slot[target] = from;
        return;
      }
      case 'title':
        this.#rank(this.titles, target, { rank: child.rank, from, at, end });
        return;
      case 'id': {
        const { rule } = child;
        if (!isWhere(rule, target, this.#tree)) return;
        if (rule.pattern && !rule.pattern.test(this.#latin(at, end))) return;
        this.#withId.get(rule.space)?.add(target);
        this.idElements.add(from);
        if (this.#spaces.define(rule, target, at, end)) this.#elements.flags[target]! |= HAS_ID;
        else this.repeated.add(target);
        if (rule.space === this.#rules.game.levels) this.levels.push({ element: target, rule, at, end });
        return;
      }
      case 'definition':
        if (isWhere(child.rule, target, this.#tree))
          this.definitions.push({ element: target, rule: child.rule, from, at, end });
    }
  }

  #keyRank(element: number): number {
    const rules = this.#rules.children[this.#elements.name[element]!]!;
    return rules.find(({ kind }) => kind === 'key')!.rank;
  }

  #rank<T extends Ranked>(map: Map<number, T>, target: number, ranked: T): void {
    const known = map.get(target);
    if (!known || ranked.rank < known.rank) map.set(target, ranked);
  }

  #latin(at: number, end: number): string {
    let text = '';
    for (let i = at; i < Math.min(end, at + 64); i++) text += String.fromCharCode(this.#tree.bytes[i]!);
    return text;
  }
}

/** Marks elements whose children, from `first` on, are all elements of a list. */
export function markLists({ count, name, parent, flags }: ElementColumns, rules: Rules, first: number): void {
  for (let element = first; element < count; element++) {
    const list = parent[element]!;
    if (list < first) continue;
    const inList = (rules.flags[name[element]!]! & IN_LIST) !== 0;
    const bits = flags[list]!;
    if (list === element - 1 && (bits & (IS_LIST | IS_MIXED)) === 0) {
      const isList = inList && (bits & (HAS_CLASS | HAS_ATTRIBUTE)) === 0;
      flags[list] = bits | (isList ? IS_LIST : IS_MIXED);
    } else if ((bits & IS_LIST) !== 0 && !inList) flags[list] = (bits & ~IS_LIST) | IS_MIXED;
  }
}

/** What holds nothing is a value, unless it defines an id. */
export const HOLDS = HAS_CHILD | IS_CLOSED;
