// The path of a node, from the columns of the finished graph: what a decoder shows for a reference.

import { decodeUtf8 } from '../../bytes/text.ts';
import type { GraphData } from '../../graph/graph-data.ts';

/** Deeper containment than any file has; keeps a cycle from running on. */
const MOST_DEPTH = 256;

export function textOf({ texts, image }: GraphData, text: number): string {
  const at = texts.at[text]!;
  const end = at + texts.size[text]!;
  const base = image.length;
  return at < base ? decodeUtf8(image, at, end) : decodeUtf8(texts.arena, at - base, end - base);
}

export function pathOf(data: GraphData, row: number): string {
  const { join, ordinal, text, parent } = data.nodes;
  let path = '';
  for (let node = row, depth = 0; depth < MOST_DEPTH; depth++, node = parent[node]!) {
    const own = textOf(data, text[node]!);
    const joined = join?.[node] ?? 0;
    if (joined === 0) return own + path;
    const { separator, open, close } = data.joins[joined - 1]!;
    const number = ordinal![node]!;
    path = separator + own + (number === 0 ? '' : `${open}${number - 1}${close}`) + path;
  }
  return path;
}
