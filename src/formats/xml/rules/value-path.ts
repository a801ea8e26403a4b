// The path of a value as decoding shows it: lists and maps add brackets, and elements that only name a type
// add nothing.

import type { LabelId } from '../../../graph/ids.ts';
import { TupleNumbers } from '../../../graph/memory/tuple-numbers.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import { HAS_ATTRIBUTE, HAS_CLASS, IS_LIST, IS_REPEATED } from '../syntax/elements.ts';
import type { Tree } from '../syntax/tree.ts';
import { IN_LIST, IS_ENTRY, IS_PARALLEL, IS_PART, type NameRoles } from './name-roles.ts';
import type { Reading } from './reading.ts';

/** More than all flags of elements. */
const FLAGS = 0x200;

/** What the path is made from: a value, the object that it is in, and whether brackets have an index. */
interface PathOf {
  readonly element: number;
  /** With its `@`; empty for the text of the element. */
  readonly attribute: string;
  readonly owner: number;
  readonly hasIndexes: boolean;
}

export function valuePath(tree: Tree, meanings: NameRoles, of: PathOf): string {
  const isBeside = (tree.elements.flags[of.element]! & (HAS_ATTRIBUTE | HAS_CLASS)) !== 0;
  let path = of.attribute || (isBeside && tree.isLeaf(of.element) ? '#text' : '');
  for (let at = of.element; at !== of.owner; at = tree.elements.parent[at]!) {
    const step = stepOf(tree, meanings, at, of);
    if (step !== '') path = path === '' || path.startsWith('[') ? step + path : `${step}.${path}`;
  }
  return path;
}

function stepOf(tree: Tree, { flags: meanings, isTyped }: NameRoles, element: number, of: PathOf): string {
  const { parent, flags, name } = tree.elements;
  const around = parent[element]!;
  const [meaning, outer] = [meanings[name[element]!]!, meanings[name[around]!]!];
  const text = tree.nameOf(element);
  const index = (ofName: boolean): string => `[${of.hasIndexes ? indexOf(tree, element, ofName) : ''}]`;
  if ((outer & IS_PARALLEL) !== 0 && around !== of.owner)
    return `${index(false)}.${tree.nameOf(around) === 'keys' ? 'key' : 'value'}`;
  if ((meaning & IS_PARALLEL) !== 0) return '';
  const isInPart = (outer & IS_PART) !== 0 && (meanings[name[parent[around]!]!]! & IS_ENTRY) !== 0;
  if (isInPart) return isTyped ? '' : text;
  if ((meaning & IS_PART) !== 0 && (outer & IS_ENTRY) !== 0) return text.toLowerCase();
  if ((flags[around]! & IS_LIST) !== 0 && around !== of.owner) return index(false);
  const isAlone =
    (flags[element]! & IS_REPEATED) === 0 && ((meaning & IN_LIST) === 0 || (flags[element]! & IS_LIST) !== 0);
  return isAlone ? text : text + index(true);
}

/** How many elements are before it in the one around, all or those of its name. */
function indexOf({ elements: { name, next, parent } }: Tree, element: number, ofName: boolean): number {
  let index = 0;
  for (let at = parent[element]! + 1; at < element; at = next[at]!)
    if (!ofName || name[at] === name[element]) index++;
  return index;
}

/** Labels of references: made once for all values with the same names around them. */
export class ValueLabels {
  readonly #tree: Tree;
  readonly #meanings: NameRoles;
  readonly #sink: GraphSink;
  /** Of the numbers for a kind and an attribute, then with names and flags of the elements up to the object. */
  readonly #ways = new TupleNumbers();
  readonly #attributes = new Map<string, number>();
  readonly #labels: LabelId[] = [];

  constructor({ tree, meanings, sink }: Reading) {
    this.#tree = tree;
    this.#meanings = meanings;
    this.#sink = sink;
  }

  /** @param attribute with its `@`; empty for the text of an element */
  label(kind: 'ID' | 'PROPERTY', element: number, attribute: string): LabelId {
    const { name, flags } = this.#tree.elements;
    let way = this.#begin(kind, attribute);
    let owner = element;
    for (; ; owner = this.#tree.elements.parent[owner]!) {
      way = this.#ways.of(way, name[owner]! * FLAGS + flags[owner]!);
      if (this.#tree.isObject(owner)) break;
    }
    const known = this.#labels[way];
    if (known !== undefined) return known;
    const path = valuePath(this.#tree, this.#meanings, { element, attribute, owner, hasIndexes: false });
    const label = this.#sink.label(kind, path);
    this.#labels[way] = label;
    return label;
  }

  /** Below 0, which no way is. */
  #begin(kind: 'ID' | 'PROPERTY', attribute: string): number {
    const number = this.#attributes.get(attribute) ?? this.#attributes.size;
    this.#attributes.set(attribute, number);
    return -1 - (2 * number + (kind === 'ID' ? 0 : 1));
  }
}
