// The part of a node's path below the object around it: names of elements, and a key in brackets.

import type { TextId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import { SLASH } from '../syntax/characters.ts';
import type { Tree } from '../syntax/tree.ts';
import type { TextSpan } from './marks.ts';

const OPEN = 0x5b;
const CLOSE = 0x5d;
/** Longer ones begin nearer to the object: paths are cut anyway. */
const MOST_BYTES = 2048;
const buffer = new Uint8Array(MOST_BYTES);

/**
 * @param key in the image, or a text
 * @param tail an element whose name comes last; -1 for none
 */
export function pathText(
  tree: Tree,
  sink: GraphSink,
  element: number,
  key: TextSpan | string | null,
  tail = -1,
): TextId {
  const { parent, name } = tree.elements;
  // Written from its end.
  let at = MOST_BYTES;
  if (tail >= 0) {
    at = before(at, tree.names.bytesOf(name[tail]!));
    buffer[--at] = SLASH;
  }
  if (key !== null) {
    buffer[--at] = CLOSE;
    if (typeof key === 'string') at = before(at, new TextEncoder().encode(key));
    else at = before(at, tree.bytes.subarray(key.at, key.end));
    buffer[--at] = OPEN;
  }
  for (let step = element; ; ) {
    at = before(at, tree.names.bytesOf(name[step]!));
    step = parent[step]!;
    if (step < 0 || isNode(tree, step) || at < MOST_BYTES / 2) break;
    buffer[--at] = SLASH;
  }
  return sink.texts.addBytes(buffer.subarray(at));
}

function isNode({ elements: { holder, parent } }: Tree, element: number): boolean {
  return parent[element]! < 0 || holder[parent[element]!] !== holder[element];
}

function before(at: number, bytes: Uint8Array): number {
  const size = Math.min(bytes.length, at - 1);
  const from = at - size;
  for (let i = 0; i < size; i++) buffer[from + i] = bytes[i]!;
  return from;
}
