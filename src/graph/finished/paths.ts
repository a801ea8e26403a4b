// Paths of nodes: written ones are a text, composed ones are made from the parent's path on demand. Looking
// up a path does not need a string per node either, but a table of path hashes, made on the first lookup.

import { KIND, NO_NODE, NO_TEXT, type NodeId, type TextId } from '../ids.ts';
import type { Texts } from '../memory/texts.ts';
import type { GraphData } from './graph-data.ts';

/**
 * Longest composed path in characters; real ones reach a tenth of it. In a small hostile file, each of thousands of
 * nodes could have a path of a megabyte. Longer ones start with the number of the node's row instead.
 */
const MOST_LENGTH = 4096;
/** Precedes that number. */
const CUT = '\u2026';

/** Nodes by the hashes of their paths, as they are before one is cut or gets the number of a repeated one. */
interface PathHashes {
  /** By row. */
  readonly hashes: Int32Array;
  /** The first row, by low bits of the hash, and the next one, by row; -1 for none. */
  readonly first: Int32Array;
  readonly next: Int32Array;
}

/** Bytes to allow for separator, number and brackets. */
const AROUND_TEXT = 32;

export class Paths {
  readonly #data: GraphData;
  readonly #texts: Texts;
  #index: PathHashes | null = null;

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
    for (const [node, n] of this.#data.repeats)
      if (n === Number(repeat[2]) && this.#plain(node) === repeat[1]) return node;
    return NO_NODE;
  }

  /** The node with the path of another graph's node: as `find`, but without making the path. */
  findSame(others: Paths, other: NodeId): NodeId {
    const text = others.text(other);
    const written = text === NO_TEXT ? NO_NODE : this.#written(this.#texts.findSame(others.#texts, text));
    if (written !== NO_NODE) return written;
    const { nodes, repeats } = this.#data;
    if (repeats.size > 0 || others.#data.repeats.has(other)) return this.find(others.path(other));
    if (text !== NO_TEXT && !nodes.join) return NO_NODE;
    return this.#findHashed(
      others.#hashed().hashes[other]!,
      (node) => this.isAlike(node, others, other) || this.path(node) === others.path(other),
    );
  }

  /** True if the paths are short and made of equal parts: cheaper than a look-up. @param below size of what follows */
  isAlike(node: NodeId, others: Paths, other: NodeId, below = 0): boolean {
    const [a, b] = [this.#data, others.#data];
    if (a.repeats.has(node) || b.repeats.has(other)) return false;
    const text = a.nodes.text[node]! as TextId;
    if (!this.#texts.isSame(text, others.#texts, b.nodes.text[other]! as TextId)) return false;
    const size = below + this.#texts.size(text) + AROUND_TEXT;
    const [was, is] = [a.nodes.join?.[node] ?? 0, b.nodes.join?.[other] ?? 0];
    if (size > MOST_LENGTH || was === 0 || is === 0) return size <= MOST_LENGTH && was === is;
    if (a.nodes.ordinal![node] !== b.nodes.ordinal![other]) return false;
    const [old, now] = [a.joins[was - 1]!, b.joins[is - 1]!];
    if (old.separator !== now.separator || old.open !== now.open || old.close !== now.close) return false;
    const [parent, holder] = [a.nodes.parent[node]!, b.nodes.parent[other]!];
    return this.isAlike(parent as NodeId, others, holder as NodeId, size);
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
    const written = this.#written(this.#texts.find(path));
    const { join } = this.#data.nodes;
    if (written !== NO_NODE || !join) return written;
    const isComposed = (node: NodeId): boolean => join[node] !== 0 && this.path(node) === path;
    return this.#findHashed(hashText(HASH_START, path), isComposed);
  }

  /** The first node whose path is written as this text. */
  #written(text: TextId): NodeId {
    return (text === NO_TEXT ? NO_NODE : (this.#data.nodeOfText[text] ?? NO_NODE)) as NodeId;
  }

  #findHashed(hash: number, isSame: (node: NodeId) => boolean): NodeId {
    const { hashes, first, next } = this.#hashed();
    for (let row = first[hash & (first.length - 1)]!; row >= 0; row = next[row]!)
      if (hashes[row] === hash && isSame(row as NodeId)) return row as NodeId;
    return NO_NODE;
  }

  /** Parents come before their children, so one pass is enough for the hashes. */
  #hashed(): PathHashes {
    if (this.#index) return this.#index;
    const { count, join, text, parent } = this.#data.nodes;
    const [hashes, next] = [new Int32Array(count), new Int32Array(count)];
    for (let row = 0; row < count; row++) {
      const own = this.#texts.text(text[row]! as TextId);
      const joined = join ? join[row]! : 0;
      if (joined === 0) hashes[row] = hashText(HASH_START, own);
      else {
        const start = hashText(hashes[parent[row]!]!, this.#data.joins[joined - 1]!.separator);
        hashes[row] = hashText(hashText(start, own), this.#ordinal(row as NodeId, joined));
      }
    }
    const first = new Int32Array(2 ** Math.ceil(Math.log2(count + 1))).fill(NO_NODE);
    for (let row = count - 1; row >= 0; row--) {
      const slot = hashes[row]! & (first.length - 1);
      next[row] = first[slot]!;
      first[slot] = row;
    }
    this.#index = { hashes, first, next };
    return this.#index;
  }
}

/** True if the save names a node of this kind without holding it. */
export function isAbsent(kind: number): boolean {
  return kind === KIND.EXTERNAL || kind === KIND.MISSING;
}

/** The part after the last `.`, `:` or `/`. */
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
