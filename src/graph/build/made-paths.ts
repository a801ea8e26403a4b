// Keeps paths unique. A broken save may refer to something by the same path that one of its nodes gets from
// its parent. Every path belongs to one node, so the node that is only named gets a number.

import { encodeUtf8 } from '../../bytes/text.ts';
import type { GraphData } from '../finished/graph-data.ts';
import { Paths } from '../finished/paths.ts';
import { NO_NODE, type NodeId, type TextId } from '../ids.ts';
import { Texts, type TextTable } from '../memory/texts.ts';
import { unicodePattern } from '../unicode-pattern.ts';

/** Prefixes of composed paths: a node's path and a separator. */
export interface Beginnings {
  readonly all: ReadonlySet<string>;
  /** In UTF-8, if there are few: then paths need not be decoded. */
  readonly few: readonly Uint8Array[] | null;
}

export function madeBeginnings(
  { count, join, parent }: { count: number; join: Uint8Array; parent: Int32Array },
  separatorOf: (join: number) => string,
  pathOf: (root: number) => string,
): Beginnings {
  const beginnings = new Set<string>();
  const seen = new Set<number>();
  for (let row = 0; row < count; row++) {
    const holder = parent[row]!;
    if (join[row] === 0 || holder < 0 || join[holder] !== 0 || seen.has(holder)) continue;
    seen.add(holder);
    beginnings.add(pathOf(holder) + separatorOf(join[row]!));
  }
  return { all: beginnings, few: beginnings.size <= FEW ? Array.from(beginnings, encodeUtf8) : null };
}

/** 1 for each path that starts like a composed one. */
export function startsLikeComposedPath(
  paths: Uint32Array,
  texts: TextTable,
  { all, few }: Beginnings,
): Uint8Array {
  if (few !== null) return texts.beginWith(paths, few);
  return Uint8Array.from(paths, (path) => (beginsAsOne(texts.text(path as TextId), all) ? 1 : 0));
}

function beginsAsOne(path: string, all: ReadonlySet<string>): boolean {
  const separator = separators(path);
  // Separators have one character each.
  for (let at = 1; at < path.length; at++)
    if (separator.test(path[at]!) && all.has(path.slice(0, at + 1))) return true;
  return false;
}

const FEW = 8;
const separators = unicodePattern(String.raw`[^\p{L}\p{N}]`);

/** Numbers those of `named`, nodes that the save only names, whose path another node has. */
export function numberNamed(data: GraphData, named: readonly NodeId[]): void {
  if (named.length === 0) return;
  const paths = new Paths(data, new Texts(data.image, data.texts));
  const { nodeOfText, nodes } = data;
  const repeats = data.repeats as Map<NodeId, number>;
  for (const node of named) {
    const text = nodes.text[node]! as TextId;
    const path = paths.path(node);
    nodeOfText[text] = NO_NODE;
    if (paths.find(path) === NO_NODE) nodeOfText[text] = node;
    else repeats.set(node, freeNumber(paths, path));
  }
}

function freeNumber(paths: Paths, path: string): number {
  let n = 2;
  while (paths.find(`${path}#${n}`) !== NO_NODE) n++;
  return n;
}
