// A game's rules, prepared for the names of one save.

import { addTo } from '../../../graph/made-once.ts';
import { type DefinitionRule, type IdRule, type PlaceRule, words, type XmlGame } from '../games/game.ts';
import type { Names } from '../syntax/names.ts';
import type { Tree } from '../syntax/tree.ts';
import { TextPattern } from './text-pattern.ts';

/** Names of an element and those around it, innermost first. */
type Way = readonly number[];

/** A rule about a child or an attribute of an element. */
export interface ChildRule {
  readonly kind: 'key' | 'title' | 'id' | 'place' | 'definition';
  /** Of several that tell the same about an element, the lowest counts. */
  readonly rank: number;
  /** The path from the child to what tells it. */
  readonly down: readonly string[];
  /** The element that it tells about. */
  readonly way: Way;
  readonly rule: IdRule | PlaceRule | DefinitionRule | null;
  /** That an id has. */
  readonly pattern: TextPattern | null;
}

/** A place that references stand in: the way of the element around, or that has the attribute. */
export interface ReferencePlace {
  readonly way: Way;
  readonly to: readonly string[];
  readonly when: readonly [attribute: string, values: readonly string[]] | null;
}

/** Matches any name in a way. */
const ANY_NAME = -2;
/** No element of the save has it. */
const ABSENT = -1;

/** By names; those of attributes begin with `@`. */
export class Rules {
  readonly children = new Map<string, ChildRule[]>();
  readonly references = new Map<string, ReferencePlace[]>();
  /** Rules about elements whose id is not written, by the first name in their way. */
  readonly #absent: { readonly way: Way; readonly rule: IdRule }[][] = [];
  readonly #names: Names;

  constructor(game: XmlGame, names: Names) {
    this.#names = names;
    const { keys, titles, ids, places, definitions = [], references } = game;
    for (const [rank, path] of words(keys).entries()) this.#below('key', path, rank, null);
    for (const [rank, path] of words(titles).entries()) this.#below('title', path, rank, null);
    for (const rule of ids) {
      const pattern = rule.pattern ? new TextPattern(rule.pattern) : null;
      for (const path of words(rule.at)) {
        const [name, way] = this.#above(path);
        add(this.children, name, { kind: 'id', rank: 0, down: [], way, rule, pattern });
        if (name !== '' && rule.absent === undefined) continue;
        const first = way[0] === ANY_NAME ? way[1]! : way[0]!;
        if (first >= 0) this.#absent[first] = [...(this.#absent[first] ?? []), { way, rule }];
      }
    }
    for (const [rank, rule] of places.entries()) this.#below('place', rule.path, rank, rule);
    for (const rule of definitions) {
      for (const path of words(rule.at)) {
        const [name, way] = this.#above(path);
        add(this.children, name, { kind: 'definition', rank: 0, down: [], way, rule, pattern: null });
      }
    }
    for (const { from, to, when } of references) {
      for (const path of words(from)) {
        const [name, way] = this.#above(path);
        add(this.references, name, { way, to: words(to), when: when ? [when[0], words(when[1])] : null });
      }
    }
  }

  /** The rule about an element whose id is not written; undefined if it has to be. */
  absentId(element: number, tree: Tree): IdRule | undefined {
    const { name, parent } = tree.elements;
    const rules = this.#absent[name[element]!] ?? this.#absent[name[parent[element]!]!];
    if (rules !== undefined)
      for (const { way, rule } of rules)
        if (isOnWay(way, element, tree.elements) && isWhen(rule, element, tree)) return rule;
    return undefined;
  }

  #below(kind: ChildRule['kind'], path: string, rank: number, rule: ChildRule['rule']): void {
    const [name, ...down] = path.split('/');
    add(this.children, name!, { kind, rank, down, way: [], rule, pattern: null });
  }

  /** The name of the last part of a path, and the way to it. */
  #above(path: string): [name: string, way: Way] {
    const parts = path.replace('@', '/@').split('/').reverse();
    const way = parts.slice(1).filter(Boolean);
    return [parts[0]!, way.map((name) => (name === '*' ? ANY_NAME : this.#names.find(name)))];
  }
}

function add<R extends { readonly way: Way }>(map: Map<string, R[]>, name: string, rule: R): void {
  if (rule.way.includes(ABSENT)) return;
  addTo(map, name, rule);
}

/** True if the attributes of an element are as a rule asks. */
export function isWhen({ when }: IdRule, element: number, tree: Tree): boolean {
  return when === undefined || when[1].test(tree.attribute(element, when[0]) ?? '');
}

/** The elements around one, from its number. */
interface Around {
  readonly parent: Int32Array;
  readonly name: Uint16Array;
}

/** The first rule about an element. There are millions of calls: a callback for each would be garbage. */
export function onWay<R extends { readonly way: Way }>(
  rules: readonly R[] | undefined,
  element: number,
  around: Around,
): R | undefined {
  if (rules !== undefined) for (const rule of rules) if (isOnWay(rule.way, element, around)) return rule;
  return undefined;
}

/** True if an element has the first of these names, the one around it the second, and so on. */
export function isOnWay(way: Way, element: number, { parent, name }: Around): boolean {
  let at = element;
  for (const each of way) {
    if (at < 0 || (each !== ANY_NAME && name[at] !== each)) return false;
    at = parent[at]!;
  }
  return true;
}
