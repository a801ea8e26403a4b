// Finds the values under one property path: goes to the property that the path starts with, which the index knows, and
// follows the path from there. Nothing off the path is decoded.

import { Cursor } from '../../../bytes/cursor.ts';
import { tryRead } from '../../../bytes/format-error.ts';
import {
  type ColumnPath,
  type ColumnReader,
  type FoundValues,
  type PropertyIndex,
  ROW,
} from '../../../graph/column-reader.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { isSecretName } from '../../../graph/secret-names.ts';
import type { EngineFacts } from '../engine-facts.ts';
import { OTHER_NAME, PathWalk, WANTED } from './path-walk.ts';
import type { PropertyRows } from './property-rows.ts';
import type { RowsByName } from './rows-by-name.ts';
import { TagMemory } from './tag-memory.ts';

/** Longer paths may lead deeper than decoders go. */
const MOST_STEPS = 16;
/** Marks rows where no property starts the path, and rows that have to be decoded. */
const NONE = -1;
const REFUSED = -2;

export class PropertyColumnReader<V extends EngineFacts> implements ColumnReader {
  readonly #rows: PropertyRows<V>;
  readonly #index: PropertyIndex;
  readonly #rowsByName: RowsByName;
  readonly #cursor: Cursor;
  readonly #walk: PathWalk<V>;
  readonly #tags = new TagMemory();
  /** The meaning of each name as the first step, by number. */
  readonly #meanings: Uint8Array;
  /** True if the path can be followed. */
  readonly #isPlain: boolean;
  /** True if the path may start behind a property list, or in a row without one. */
  readonly #mayBeInTails: boolean;
  readonly #isOfOthers: boolean;

  constructor(rows: PropertyRows<V>, index: PropertyIndex, rowsByName: RowsByName, path: ColumnPath) {
    this.#rows = rows;
    this.#index = index;
    this.#rowsByName = rowsByName;
    this.#cursor = new Cursor(rows.graph.image, { file: '' });
    this.#walk = new PathWalk(this.#cursor, rows, path);
    this.#mayBeInTails = path.names[0]!.some(({ name }) => rows.tailNames.has(name));
    this.#isOfOthers = path.names[0]!.some(({ name }) => rows.otherNames.has(name));
    // The graph withholds decoded credentials; this reader would not.
    const isSecret = path.names.some((ways) => ways.some(({ name }) => isSecretName(name)));
    const isLong = path.steps.length > MOST_STEPS;
    this.#isPlain = !isSecret && !isLong && !path.steps.some((step) => 'at' in step);
    this.#meanings = Uint8Array.from(index.names, (name) => this.#walk.meaning(0, name));
  }

  candidates(): readonly Uint32Array[] {
    const { names, decoded, more } = this.#index;
    const { count, graph } = this.#rows;
    const lists: Uint32Array[] = [decoded];
    for (let name = 0; name < names.length; name++)
      if (this.#meanings[name] !== OTHER_NAME) lists.push(this.#rowsByName.of(name));
    if (this.#mayBeInTails) lists.push(more);
    const others = this.#isOfOthers ? graph.nodes.count - count : 0;
    lists.push(Uint32Array.from({ length: others }, (_, at) => count + at));
    return lists;
  }

  read(node: NodeId, into: FoundValues): boolean {
    const at = this.#isPlain ? this.#tagOf(node) : REFUSED;
    return at < 0 ? at === NONE : tryRead(() => this.#readAt(node, at, into), false);
  }

  /** Offset of the one tag that the path starts with. */
  #tagOf(row: number): number {
    const { start, name, at, state } = this.#index;
    const isOther =
      row >= this.#rows.count ? this.#isOfOthers : this.#mayBeInTails && state[row] === ROW.more;
    if (isOther || state[row] === ROW.decoded) return REFUSED;
    let found = NONE;
    for (let tag = start[row]!; tag < start[row + 1]!; tag++) {
      const meaning = this.#meanings[name[tag]!];
      if (meaning === OTHER_NAME) continue;
      // A repeated name is an array.
      if (meaning !== WANTED || found !== NONE) return REFUSED;
      found = at[tag]!;
    }
    return found;
  }

  #readAt(node: NodeId, at: number, into: FoundValues): boolean {
    const cursor = this.#cursor;
    const version = this.#rows.version(node);
    const { spanAt, spanSize, class: classes } = this.#rows.graph.nodes;
    cursor.enter(spanAt[node]! + spanSize[node]!, at);
    const known = this.#tags.of(version, classes[node]!);
    const tag = known.next(cursor, version);
    return tag !== null && this.#walk.read(node, version, tag, known.size, into);
  }
}
