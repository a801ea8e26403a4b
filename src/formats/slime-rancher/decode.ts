// Decodes the properties of a node when a query asks for them: the layout describes the bytes, and the edges
// of the graph have the targets of references.

import { Cursor } from '../../bytes/cursor.ts';
import type { GraphData } from '../../graph/finished/graph-data.ts';
import { KIND, type NodeId, type TextId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import type { Decoder, GraphNames } from '../../graph/sink.ts';
import { pathsByPlace, pathsOfLast } from '../../graph/value-paths.ts';
import { NO_POSE, type Pose, type PropertyValue, type Value } from '../../graph/values.ts';
import { placed } from '../layout/field.ts';
import { compilerFor } from './codecs/compiler-cache.ts';
import type { LayoutCompiler } from './codecs/layout-compiler.ts';
import { type BlockHead, headAt } from './file/framing.ts';
import type { Values } from './records/look.ts';
import { isGuess, readWanted } from './records/record-scan.ts';
import { type CompiledBlock, type Partial, trial } from './records/scan.ts';
import { layoutHere } from './repair/skeleton.ts';
import type { DecodeState } from './state.ts';

interface Opened {
  readonly cursor: Cursor;
  readonly head: BlockHead;
  readonly block: CompiledBlock | null;
  readonly partial: Partial | undefined;
}

/** Both games number them. */
const IDENTITIES = new Map([
  ['Actor', 'actorId'],
  ['SRLP', 'id'],
]);

export function decoder(data: GraphData, state: unknown, names: GraphNames): Decoder {
  return new BlockDecoder(data, state as DecodeState, names);
}

class BlockDecoder implements Decoder {
  readonly #data: GraphData;
  readonly #state: DecodeState;
  readonly #names: GraphNames;
  readonly #compiler: LayoutCompiler;
  readonly shortNames: Decoder['shortNames'] & {};
  readonly identities = IDENTITIES;
  readonly referencePath = pathsOfLast((node) => pathsByPlace(this.properties(node)));

  constructor(data: GraphData, state: DecodeState, names: GraphNames) {
    this.#data = data;
    this.#state = state;
    this.#names = names;
    this.#compiler = compilerFor(state.game, state.layouts);
    this.shortNames = this.#compiler.registry.aliases;
  }

  properties(node: NodeId, only?: ReadonlySet<string>): PropertyValue[] {
    const opened = this.#open(node);
    if (!opened) return [];
    const { cursor, block, partial } = opened;
    const wanted = only ? lowerCase(only) : null;
    const values = references(this.#data, node, this.#names);
    const list = block ? readFields(opened, block, wanted, values, this.#state) : [];
    if (partial && partial.size > 0 && (!wanted || wanted.has('unread'))) {
      cursor.at = partial.at;
      const bytes = cursor.take8(partial.size);
      list.push(placed(cursor, partial.at, 'unread', 'bytes', { kind: 'opaque', bytes }));
    }
    return list;
  }

  outline(node: NodeId): { name: string; type: string }[] {
    const opened = this.#open(node);
    if (!opened?.block) return [];
    const { block, partial } = opened;
    // Which of the fields that exclude each other is there, and which are not lost, only the bytes say.
    if (partial || block.steps.some(({ sign }) => sign !== null)) return this.properties(node);
    return block.steps
      .filter(({ codec }) => !codec.records)
      .map(({ row }) => ({ name: row.name, type: row.type }));
  }

  header(node: NodeId): Readonly<Record<string, unknown>> {
    const opened = this.#open(node);
    if (!opened) return {};
    const { head, block, partial } = opened;
    return {
      identifier: head.identifier,
      version: head.version,
      layoutVersion: block?.version ?? null,
      read: howRead(block, partial),
      unreadBytes: partial?.size ?? 0,
    };
  }

  pose(node: NodeId): Pose {
    const name = this.#open(node)?.block?.row.rotation;
    if (name === undefined) return NO_POSE;
    const [turn] = this.properties(node, new Set([name.toLowerCase()]));
    return { rotation: turn ? quaternion(turn.value) : null, scale: null };
  }

  /** The block of a node, with the cursor at its fields; null when the node has none. */
  #open(node: NodeId): Opened | null {
    const { kind, class: classes, spanAt, spanSize } = this.#data.nodes;
    if (kind[node] !== KIND.RECORD || spanSize[node] === 0) return null;
    const at = spanAt[node]!;
    const { files, image } = this.#data;
    const cursor = new Cursor(image, { file: files[0]?.name ?? '', start: at, end: image.length });
    const head = headAt(cursor, at);
    if (!head) return null;
    const compiler = this.#compiler;
    const className = this.#names.text(this.#data.classes.path[classes[node]!]! as TextId);
    const key = className.includes('.')
      ? className
      : (compiler.registry.keysOf(head.identifier)[0] ?? head.identifier);
    cursor.at = head.fieldsAt;
    const partial = this.#state.partials.get(node);
    // If the block is not an index after all, reading has found that out and left a part without a layout.
    const scan = trial(cursor);
    scan.effort = partial ? 0 : Number.POSITIVE_INFINITY;
    return { cursor, head, block: layoutHere(compiler, cursor, key, head.version, scan), partial };
  }
}

/** `guessed` means read to its end by the layout of another version, so that fields may mean something else. */
function howRead(block: CompiledBlock | null, partial: Partial | undefined): string {
  if (partial !== undefined) return partial.fields > 0 ? 'partly' : 'not';
  return isGuess(block) ? 'guessed' : 'whole';
}

function readFields(
  { cursor, partial }: Opened,
  block: CompiledBlock,
  wanted: ReadonlySet<string> | null,
  values: Values,
  { jumps }: DecodeState,
): PropertyValue[] {
  const { at: start, bytes } = cursor;
  const steps = partial ? doubtful(block.steps.slice(0, partial.fields)) : block.steps;
  const isWanted = (i: number): boolean => {
    const { row, codec } = steps[i]!;
    return !codec.records && (wanted === null || wanted.has(row.name.toLowerCase()));
  };
  let count = steps.length;
  while (count > 0 && !isWanted(count - 1)) count--;
  const found = readWanted(cursor, steps.slice(0, count), isWanted, values, jumps);
  // Of a later version, what follows may be a field that no row has.
  if (!partial || !block.exact) return found;
  const lost = lostFrom(bytes, start, partial.at);
  return found.filter(({ at = start, size = 0 }) => at + size <= lost);
}

/** Equal bytes in a row that are a hole rather than values. */
const HOLE = 16;
/** What was read behind a hole, until it made no sense. */
const MOST_READ = 64;

/**
 * Where bytes are lost before those that could not be read: at a hole, behind which everything is read from a wrong place.
 */
function lostFrom(bytes: Uint8Array, start: number, end: number): number {
  const least = end - MOST_READ;
  let at = end;
  while (at > start) {
    const stop = at--;
    while (at > start && bytes[at - 1] === bytes[stop - 1]) at--;
    if (stop < least) break;
    if (stop - at >= HOLE) return at;
  }
  return end;
}

const UNSURE = 'UNSURE: what follows could not be read, and nothing before that confirms it';

/** Fields that were read before one that could not be: those without a marker in or behind them have a note. */
function doubtful(steps: CompiledBlock['steps']): CompiledBlock['steps'] {
  const first = steps.findLastIndex(({ isMarked }) => isMarked) + 1;
  return steps.map((step, i) => {
    if (i < first) return step;
    return { ...step, note: step.note === undefined ? UNSURE : `${UNSURE}; ${step.note}` };
  });
}

/** Resolves references by the edges of the node: one without an edge refers to nothing. */
function references(data: GraphData, node: NodeId, names: GraphNames): Values {
  const { start, at: places, target } = data.edges;
  const from = start[node]!;
  const to = start[node + 1]!;
  let targets: Map<number, number> | null = null;
  return {
    reference: (at, raw): Value => {
      if (!targets) {
        targets = new Map();
        for (let edge = from; edge < to; edge++) targets.set(places[edge]!, target[edge]!);
      }
      const found = targets.get(at);
      if (found !== undefined) return { kind: 'reference', path: names.path(found as NodeId), at };
      return Number(raw) === -1 || Number(raw) === 0 ? null : raw;
    },
  };
}

const lowerCase = memoize(
  (only: ReadonlySet<string>): ReadonlySet<string> => new Set([...only].map((name) => name.toLowerCase())),
);

/**
 * Converts degrees to a unit quaternion. The engine rotates about z first, then x, then y (upright); a single
 * number rotates about y.
 */
function quaternion(degrees: Value): Pose['rotation'] {
  const angles =
    typeof degrees === 'number'
      ? [0, degrees, 0]
      : typeof degrees === 'object' && degrees?.kind === 'struct'
        ? degrees.fields.map(({ value }) => Number(value))
        : [];
  const [x, y, z] = angles.map((angle) => (angle * Math.PI) / 360);
  if (x === undefined || y === undefined || z === undefined) return null;
  const [sx, cx, sy, cy, sz, cz] = [
    ...[Math.sin(x), Math.cos(x), Math.sin(y)],
    ...[Math.cos(y), Math.sin(z), Math.cos(z)],
  ] as [number, number, number, number, number, number];
  const turn = [
    cy * sx * cz + sy * cx * sz,
    sy * cx * cz - cy * sx * sz,
    cy * cx * sz - sy * sx * cz,
    cy * cx * cz + sy * sx * sz,
  ] as const;
  return turn.every(Number.isFinite) ? turn : null;
}
