// Paths of nodes: written ones are a text, composed ones are made from the parent's path on demand. Looking
// up a path does not need a string per node either, but a table of path hashes, made on the first lookup.

import { KIND, NO_NODE, NO_TEXT, type NodeId, type TextId } from '../ids.ts';
import type { Texts } from '../memory/texts.ts';
import type { GraphData } from './graph-data.ts';

/**
 * Longest composed path in characters; real ones reach a tenth of it. In a small hostile file, each of
 * thousands of nodes could have a path of a megabyte. Longer ones start with the number of the node's row
 * instead.
 */
const MOST_LENGTH = 4096;
/** Precedes that number. */
const CUT = '\u2026';

export class Paths {
  readonly #data: GraphData;
  readonly #texts: Texts;
  #composed: Map<number, NodeId | NodeId[]> | null = null;

  constructor(data: GraphData, texts: Texts) {
    this.#data = data;
    this.#texts = texts;
  }

  /** The full path, unique in the save. */
  path(node: NodeId): string {
    const repeat = this.#data.repeats.get(node);
    const plain = this.#plain(node);
    return repeat === undefined ? plain : `${plain}#${repeat}`;
  }

  /** The text that is the path, NO_TEXT if the path is composed. */
  text(node: NodeId): TextId {
    const { join, text } = this.#data.nodes;
    const isMade =
      (join && join[node] !== 0) || (this.#data.repeats.size > 0 && this.#data.repeats.has(node));
    return isMade ? NO_TEXT : (text[node]! as TextId);
  }

  /** The name to display: the last part of the path unless another was set. */
  name(node: NodeId): string {
    const { shownNames } = this.#data;
    const shown = shownNames.size > 0 ? shownNames.get(node) : undefined;
    if (shown !== undefined) return this.#texts.text(shown);
    const { join, text } = this.#data.nodes;
    const own = this.#texts.text(text[node]! as TextId);
    const joined = join ? join[node]! : 0;
    if (joined === 0) return lastPart(own);
    // The text of a field inside a field contains both names.
    const { separator } = this.#data.joins[joined - 1]!;
    const before = own.lastIndexOf(separator);
    return (before < 0 ? own : own.slice(before + separator.length)) + this.#ordinal(node, joined);
  }

  find(path: string): NodeId {
    const exact = this.#findPlain(path);
    if (exact !== NO_NODE) return exact;
    const cut = path.startsWith(CUT) ? Number.parseInt(path.slice(CUT.length), 10) : Number.NaN;
    if (cut < this.#data.nodes.count && this.path(cut as NodeId) === path) return cut as NodeId;
    const repeat = /^(.*)#([2-9]|[1-9]\d+)$/s.exec(path);
    if (!repeat) return NO_NODE;
    for (const [node, n] of this.#data.repeats) {
      if (n === Number(repeat[2]) && this.#plain(node) === repeat[1]) return node;
    }
    return NO_NODE;
  }

  #plain(node: NodeId): string {
    const { join, text, parent } = this.#data.nodes;
    let path = '';
    for (let at = node; ; at = parent[at]! as NodeId) {
      const own = this.#texts.text(text[at]! as TextId);
      const joined = join ? join[at]! : 0;
      if (path !== '' && own.length + path.length > MOST_LENGTH) return `${CUT}${node}${path}`;
      if (joined === 0) return own + path;
      path = this.#data.joins[joined - 1]!.separator + own + this.#ordinal(at, joined) + path;
    }
  }

  #ordinal(node: NodeId, joined: number): string {
    const ordinal = this.#data.nodes.ordinal![node]!;
    if (ordinal === 0) return '';
    const { open, close } = this.#data.joins[joined - 1]!;
    return `${open}${ordinal - 1}${close}`;
  }

  #findPlain(path: string): NodeId {
    const text = this.#texts.find(path);
    if (text !== NO_TEXT) {
      const node = this.#data.nodeOfText[text] ?? -1;
      if (node >= 0) return node as NodeId;
    }
    if (!this.#data.nodes.join) return NO_NODE;
    this.#composed ??= this.#indexComposed();
    const found = this.#composed.get(hashText(HASH_START, path));
    if (found === undefined) return NO_NODE;
    const candidates = typeof found === 'number' ? [found] : found;
    return candidates.find((node) => this.path(node) === path) ?? NO_NODE;
  }

  /** Rows with composed paths by path hash; parents come before their children, so one pass is enough. */
  #indexComposed(): Map<number, NodeId | NodeId[]> {
    const { count, join, text, parent } = this.#data.nodes;
    const hashes = new Int32Array(count);
    const index = new Map<number, NodeId | NodeId[]>();
    for (let row = 0; row < count; row++) {
      const node = row as NodeId;
      const joined = join![row]!;
      const own = this.#texts.text(text[row]! as TextId);
      if (joined === 0) {
        hashes[row] = hashText(HASH_START, own);
        continue;
      }
      const { separator } = this.#data.joins[joined - 1]!;
      const hash = hashText(hashes[parent[row]!]!, separator + own + this.#ordinal(node, joined));
      hashes[row] = hash;
      const known = index.get(hash);
      if (known === undefined) index.set(hash, node);
      else if (typeof known === 'number') index.set(hash, [known, node]);
      else known.push(node);
    }
    return index;
  }
}

/** True if the save names a node of this kind without holding it. */
export function isAbsent(kind: number): boolean {
  return kind === KIND.EXTERNAL || kind === KIND.MISSING;
}

/** What follows the last `.`, `:` or `/`. */
export function lastPart(path: string): string {
  for (let at = path.length - 1; at >= 0; at--) {
    const unit = path.charCodeAt(at);
    // 46 is `.`, 47 is `/`, 58 is `:`.
    if (unit === 46 || unit === 47 || unit === 58) return path.slice(at + 1);
  }
  return path;
}

const HASH_START = 0x811c9dc5 | 0;

/** FNV-1a over UTF-16 code units, so that a child's hash continues its parent's. */
function hashText(start: number, text: string): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
