// The path of a value as decoding shows it: lists and maps add brackets, and elements that only name a type
// add nothing.

import { IS_LIST } from '../syntax/elements.ts';
import type { Tree } from '../syntax/tree.ts';
import { IN_LIST, IS_ENTRY, IS_PARALLEL, IS_PART, type Meanings } from './rules.ts';

/**
 * @param attribute with its `@`; empty for the text of the element
 * @param isOwn whether an element is the object that the path begins in
 * @param indexOf for brackets with an index
 */
export function valuePath(
  tree: Tree,
  meanings: Meanings,
  element: number,
  attribute: string,
  isOwn: (element: number) => boolean,
  indexOf: (element: number) => string = () => '',
): string {
  const { parent } = tree.elements;
  let path = attribute;
  for (let at = element; !isOwn(at); at = parent[at]!) {
    const step = stepOf(tree, meanings, at, isOwn, indexOf);
    if (step !== '') path = path === '' || path.startsWith('[') ? step + path : `${step}.${path}`;
  }
  return path;
}

function stepOf(
  tree: Tree,
  meanings: Meanings,
  element: number,
  isOwn: (element: number) => boolean,
  indexOf: (element: number) => string,
): string {
  const { parent, flags, name } = tree.elements;
  const text = tree.nameOf(element);
  const meaning = meanings.flags[name[element]!]!;
  const around = parent[element]!;
  const outer = meanings.flags[name[around]!]!;
  if ((outer & IS_PARALLEL) !== 0 && !isOwn(around)) {
    return `[${indexOf(element)}].${tree.nameOf(around) === 'keys' ? 'key' : 'value'}`;
  }
  if ((meaning & IS_PARALLEL) !== 0) return '';
  if ((outer & IS_PART) !== 0 && isIn(tree, meanings, around, IS_ENTRY)) return meanings.isTyped ? '' : text;
  if ((meaning & IS_PART) !== 0 && (outer & IS_ENTRY) !== 0) return text.toLowerCase();
  if ((meaning & IN_LIST) === 0) return text;
  if ((flags[around]! & IS_LIST) !== 0 && !isOwn(around)) return `[${indexOf(element)}]`;
  return (flags[element]! & IS_LIST) !== 0 ? text : `${text}[${indexOf(element)}]`;
}

function isIn(tree: Tree, meanings: Meanings, element: number, meaning: number): boolean {
  const around = tree.parent[element]!;
  return around >= 0 && (meanings.flags[tree.elements.name[around]!]! & meaning) !== 0;
}
