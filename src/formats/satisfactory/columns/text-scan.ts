// Finds the texts in objects' properties (strings, names, enum values) with their property paths: this is what
// full-text search covers. The kernel looks through many objects at a time; those that may hold texts in another
// form are decoded.

import { type FoundTexts, type PropertyIndex, ROW, type TextScan } from '../../../graph/column-reader.ts';
import type { NodeId } from '../../../graph/ids.ts';
import type { ByteTexts } from '../../../graph/memory/byte-texts.ts';
import { isSecretName } from '../../../graph/secret-names.ts';
import type { KernelRoom, KernelRooms } from '../kernel/kernel-rooms.ts';
import { structOfContainer } from '../structs/map-types.ts';
import { BINARY_STRUCTS } from '../structs/structs.ts';
import * as CODE from './codes.ts';
import type { ObjectBodies } from './object-body.ts';
import { openKernel } from './open-kernel.ts';

/** Binary structs that hold nothing but numbers and references. */
const NO_TEXTS: ReadonlySet<string> = new Set([
  ...['Vector', 'Rotator', 'Vector2D', 'Quat', 'Vector4', 'Vector4D', 'Box', 'Color', 'LinearColor'],
  ...['IntPoint', 'IntVector', 'IntVector4', 'FluidBox', 'FloatVector', 'DateTime', 'RailroadTrackPosition'],
]);
/** Fields are the upper part of a key, names the lower. */
const NAMES = 2 ** 16;

export interface TextSource {
  readonly rooms: KernelRooms | null;
  readonly index: PropertyIndex;
  readonly names: ByteTexts;
  readonly bodies: ObjectBodies;
  /** Whether the node may hold texts outside its property list, or is no object. */
  mayHoldOthers(node: NodeId): boolean;
  /** Full path of the node's class. */
  className(node: NodeId): string;
}

/** What was found in some nodes, in order. */
type Batch = Omit<ReturnType<typeof batchIn>, 'tagAt' | 'layout'> & { readonly nodes: readonly NodeId[] };

export class ObjectTextScan implements TextScan {
  readonly #source: TextSource;
  readonly #sink: FoundTexts;
  /** Property paths by number; the first is the object itself. */
  readonly #paths: string[] = [''];
  /** By path: whether its texts are credentials. */
  readonly #isSecret: boolean[] = [false];
  readonly #fields = new Map<number, number>();
  #batch: Batch | null = null;
  /** The node in the batch that was read last. */
  #row = -1;

  constructor(source: TextSource, sink: FoundTexts) {
    this.#source = source;
    this.#sink = sink;
  }

  path(field: number): string {
    return this.#paths[field]!;
  }

  read(node: NodeId): boolean {
    const { index, bodies } = this.#source;
    const state = index.state[node];
    if (state === ROW.decoded) return false;
    if ((node >= bodies.count || state === ROW.more) && this.#source.mayHoldOthers(node)) return false;
    if (index.start[node] === index.start[node + 1]) return true;
    if (!this.#find(node)) this.#readFrom(node);
    const { isRead, textEnd, field, at, size } = this.#batch!;
    const row = this.#row;
    if (!isRead[row]) return false;
    for (let text = row === 0 ? 0 : textEnd[row - 1]!; text < textEnd[row]!; text++) {
      if (!this.#isSecret[field[text]!]) this.#sink.text(field[text]!, at[text]!, size[text]!);
    }
    return true;
  }

  /** Moves to a node in the batch; nodes are asked for in order. */
  #find(node: NodeId): boolean {
    const nodes = this.#batch?.nodes ?? [];
    this.#row = nodes.indexOf(node, this.#row + 1);
    return this.#row >= 0;
  }

  /** Looks through the nodes from this one on. */
  #readFrom(first: NodeId): void {
    const { rooms, names, index, bodies } = this.#source;
    const nodes: NodeId[] = [];
    for (let node = first; node < bodies.count && nodes.length < CODE.MOST_ROWS; node++) {
      if (index.state[node] !== ROW.decoded && index.start[node]! < index.start[node + 1]!) nodes.push(node);
    }
    this.#row = 0;
    this.#batch = { nodes: [first], ...NOTHING_READ };
    const open = openKernel(rooms, names, {
      structOf: ({ name }) => kindOfStruct(names.texts[name]!),
      fieldOf: ({ before, name }) => this.#field(before, name),
      isSetOfNumbers: ({ row, name }) => this.#isSetOfNumbers(nodes[row]!, names.texts[name]!),
    });
    if (open === null) return;
    try {
      const batch = batchIn(open.room);
      nodes.forEach((node, row) => {
        batch.tagAt[row] = index.at[index.start[node]!]!;
        batch.layout[row] = bodies.bits(node);
      });
      nodes.length = open.kernel.readTexts({ count: nodes.length, ...batch });
      const { isRead, textEnd, field, at, size } = batch;
      const texts = textEnd[nodes.length - 1]!;
      this.#batch = {
        nodes,
        ...{ isRead: isRead.slice(0, nodes.length), textEnd: textEnd.slice(0, nodes.length) },
        ...{ field: field.slice(0, texts), at: at.slice(0, texts), size: size.slice(0, texts) },
      };
    } finally {
      open.room.release();
    }
  }

  /** Whether a set of structs without names, directly in an object, holds numbers only. */
  #isSetOfNumbers(node: NodeId, property: string): boolean {
    const kind = structOfContainer('element', this.#source.className(node), property);
    return kind !== null && NO_TEXTS.has(kind);
  }

  /** Number of the path to a field, or to the elements of a list. */
  #field(before: number, name: number): number {
    const key = before * NAMES + name;
    let field = this.#fields.get(key);
    if (field === undefined) {
      const container = this.#paths[before]!;
      const dot = before === 0 ? '' : '.';
      const isElement = name === CODE.ELEMENTS;
      const own = isElement ? '' : this.#source.names.texts[name]!;
      field = this.#paths.push(container + (isElement ? '[]' : dot + own)) - 1;
      this.#isSecret[field] = this.#isSecret[before]! || isSecretName(own);
      this.#fields.set(key, field);
    }
    return field;
  }
}

function kindOfStruct(name: string): number {
  if (NO_TEXTS.has(name)) return CODE.NUMBERS_STRUCT;
  if (name === 'InventoryItem') return CODE.ITEM_STRUCT;
  return BINARY_STRUCTS.has(name) ? CODE.BINARY_STRUCT : CODE.PROPERTY_LIST;
}

/** Without a room for the kernel, everything is decoded. */
const NOTHING_READ = {
  isRead: Uint8Array.of(0),
  ...{ textEnd: Uint32Array.of(0), field: Uint32Array.of(), at: Uint32Array.of(), size: Uint32Array.of() },
};

function batchIn(room: KernelRoom) {
  return {
    tagAt: room.array(Uint32Array, CODE.MOST_ROWS),
    layout: room.array(Uint8Array, CODE.MOST_ROWS),
    field: room.array(Uint32Array, CODE.MOST_VALUES),
    at: room.array(Uint32Array, CODE.MOST_VALUES),
    size: room.array(Uint32Array, CODE.MOST_VALUES),
    textEnd: room.array(Uint32Array, CODE.MOST_ROWS),
    isRead: room.array(Uint8Array, CODE.MOST_ROWS),
  };
}
