// The facts that the children and attributes of an element tell about it: its ids, the key that tells it from its
// siblings, its title and place, and what the game defines of it.

import type { TextId } from '../../../graph/ids.ts';
import type { DefinitionRule, IdRule } from '../games/game.ts';
import { Attributes } from '../syntax/attributes.ts';
import { HAS_TOLD, IS_ID, IS_NULL } from '../syntax/elements.ts';
import type { Tree } from '../syntax/tree.ts';
import type { IdSpaces } from './id-spaces.ts';
import type { Reading } from './reading.ts';
import { type ChildRule, isOnWay, isWhen, type Rules } from './rules.ts';

/** Above the rank of any rule. */
const NOTHING = Number.MAX_SAFE_INTEGER;

/** The text in the image that tells something about an element, and the element that it is of; used again for each. */
export class FieldMatch {
  from = -1;
  at = 0;
  end = 0;
  rule: ChildRule['rule'] = null;
  #rank = NOTHING;

  get isThere(): boolean {
    return this.#rank < NOTHING;
  }

  clear(): void {
    this.#rank = NOTHING;
  }

  /** Of several rules the first in the table counts, and then the first in the file. */
  tell({ rank, rule }: ChildRule, from: number, at: number, end: number): void {
    if (rank >= this.#rank) return;
    this.#rank = rank;
    this.from = from;
    this.at = at;
    this.end = end;
    this.rule = rule;
  }
}

export class Facts {
  readonly key = new FieldMatch();
  readonly title = new FieldMatch();
  readonly place = new FieldMatch();
  readonly #definitions: FieldMatch[] = [];
  definitionCount = 0;
  /** IdSpaces of its ids, whether it is the first with one of them, and where the last one is. */
  readonly #spaces: string[] = [];
  isFirst = false;
  idAt = -1;
  /** True if an element before has its id, which the game has once. */
  isRepeated = false;
  level: TextId | null = null;
  readonly #tree: Tree;
  readonly #levels: string | undefined;
  readonly #rules: Rules;
  readonly #ids: IdSpaces;
  readonly #byName: readonly (readonly ChildRule[] | undefined)[];
  readonly #byAttribute: readonly (readonly ChildRule[] | undefined)[];
  readonly #attributes: Attributes;

  constructor({ tree, meanings: { game, names }, rules, spaces }: Reading) {
    this.#tree = tree;
    this.#levels = game.levels;
    this.#rules = rules;
    this.#ids = spaces;
    this.#byName = names.all.map((name) => rules.children.get(name));
    this.#byAttribute = names.all.map((name) => rules.children.get(`@${name}`));
    this.#attributes = new Attributes(tree.bytes, tree.names);
  }

  gather(element: number): void {
    const { next, name, flags, inner } = this.#tree.elements;
    this.#clear();
    for (let child = element + 1; child < next[element]!; child = next[child]!) {
      const rules = this.#byName[name[child]!];
      if (rules === undefined) continue;
      for (const rule of rules) {
        if (!isOnWay(rule.way, element, this.#tree.elements)) continue;
        const from = rule.down.length === 0 ? child : this.#tree.find(child, rule.down);
        if (from < 0 || (flags[from]! & IS_NULL) !== 0) continue;
        const isLeaf = this.#tree.isLeaf(from);
        if (isLeaf || rule.kind === 'place')
          this.#tell(rule, element, from, inner[from]!, isLeaf ? this.#tree.contentEnd(from) : 0);
      }
    }
    if ((flags[element]! & HAS_TOLD) !== 0) {
      const attributes = this.#tree.attributesOf(element, this.#attributes);
      while (attributes.next()) {
        const { valueAt: at, valueEnd: end } = attributes;
        for (const rule of this.#byAttribute[attributes.name] ?? [])
          if (isOnWay(rule.way, element, this.#tree.elements)) this.#tell(rule, element, element, at, end);
      }
    }
  }

  /** One of the names of what the game defines; null for what is only of elements with an id. */
  definition(number: number): FieldMatch | null {
    const told = this.#definitions[number]!;
    const { space } = told.rule as DefinitionRule;
    return space === undefined || this.#spaces.includes(space) ? told : null;
  }

  #clear(): void {
    this.key.clear();
    this.title.clear();
    this.place.clear();
    this.definitionCount = 0;
    if (this.#spaces.length > 0) this.#spaces.length = 0;
    this.isFirst = false;
    this.idAt = -1;
    this.isRepeated = false;
    this.level = null;
  }

  #tell(told: ChildRule, element: number, from: number, at: number, end: number): void {
    const { kind } = told;
    if (kind === 'id') this.#id(told, element, from, at, end);
    else if (kind === 'place') this.place.tell(told, from, at, end);
    else if (end === at || this.#tree.isLost(at, end)) return;
    else if (kind === 'definition') {
      const number = this.definitionCount++;
      this.#definitions[number] ??= new FieldMatch();
      this.#definitions[number].clear();
      this.#definitions[number].tell(told, from, at, end);
    } else (kind === 'key' ? this.key : this.title).tell(told, from, at, end);
  }

  #id({ rule: of, pattern }: ChildRule, element: number, from: number, at: number, end: number): void {
    const rule = of as IdRule;
    const { bytes, elements } = this.#tree;
    if (pattern && !pattern.isIn(bytes, at, end)) return;
    if (rule.notIn !== undefined && this.#tree.nameOf(element) === rule.notIn) return;
    if (!isWhen(rule, element, this.#tree)) return;
    this.#spaces.push(rule.space);
    this.idAt = at;
    if (from !== element) elements.flags[from]! |= IS_ID;
    if (!this.#define(rule, element, at, end) && rule.isOnce) this.isRepeated = true;
  }

  /** True if the element is the first with this id. */
  #define(rule: IdRule, element: number, at: number, end: number): boolean {
    const text = this.#ids.textOf(rule, element, at, end);
    if (text === null) return false;
    const isFirst = this.#ids.define(rule, element, text, end > at);
    this.isFirst ||= isFirst;
    if (rule.space === this.#levels) this.level = text;
    return isFirst;
  }

  /** Gives an element without an id the one that is not written, if it is the first with it. */
  assignDefaultId(element: number): boolean {
    if (this.#spaces.length > 0) return false;
    const rule = this.#rules.absentId(element, this.#tree);
    return rule !== undefined && this.#define(rule, element, 0, 0);
  }
}
