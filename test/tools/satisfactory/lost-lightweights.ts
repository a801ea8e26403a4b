// Data of the lightweight subsystem of which bytes are lost, and what is read of it.

import { Cursor } from '../../../src/bytes/cursor.ts';
import { FormatError } from '../../../src/bytes/format-error.ts';
import type { DamagedPart } from '../../../src/bytes/stream-inflater.ts';
import { readLightweights } from '../../../src/formats/satisfactory/levels/lightweight-nodes.ts';
import { Reading } from '../../../src/formats/satisfactory/objects/reading.ts';
import { encodeString } from '../../../src/formats/unreal/texts/fstring.ts';
import { GraphBuilder } from '../../../src/graph/build/builder.ts';
import { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import type { Decoder } from '../../../src/graph/sink.ts';
import { ByteWriter } from '../byte-writer.ts';
import { building, swatch } from './game.ts';
import { type Lightweight, writeLightweights } from './lightweights.ts';
import { layoutOf } from './versions.ts';

const SAVE = 52;
const BUILD = 460_000;
/** Rotation, place and scale of an instance. */
export const PLACE_BYTES = 80;

export const classPath = (name: string): string =>
  `/Game/FactoryGame/Buildable/Building/Build_${name}.Build_${name}_C`;
export const instances = (name: string, count: number): Lightweight[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ position: [at * 8 + 1, -at, 64], rotation: [0, 0, 1, 0] },
    ...{ swatch: swatch(1), recipe: building(name) },
  }));

/** Groups by name, as the subsystem writes them. */
export function written(groups: Readonly<Record<string, readonly Lightweight[]>>, version = 3): Uint8Array {
  const out = new ByteWriter();
  const classes = Object.entries(groups).map(([name, list]) => ({
    class: { level: '', path: classPath(name) },
    instances: [...list],
  }));
  writeLightweights(out, { version, classes }, layoutOf(SAVE, null));
  return out.finish();
}

/** Where the count of a group stands. */
export function countAt(bytes: Uint8Array, name: string): number {
  return Buffer.from(bytes).indexOf(classPath(name)) + classPath(name).length + 1;
}

export type Loss = readonly [from: number, to: number, kind?: 'suspect'];

export interface ReadLightweights {
  /** Each that is read, with the place that says which one it is. */
  readonly found: Readonly<Record<string, number>>;
  /** Those with an issue. */
  readonly marked: readonly string[];
  readonly opaqueBytes: number;
}

/** What is read of damaged data, in a file that mentions these classes; from `from` on if the beginning is lost. */
export function readLost(
  bytes: Uint8Array,
  lost: readonly Loss[],
  { from, mentioned = [] }: { from?: number; mentioned?: readonly string[] } = {},
): ReadLightweights {
  const builder = new GraphBuilder();
  const mentions = new ByteWriter();
  for (const path of mentioned) mentions.bytes(encodeString(path));
  const size = bytes.length + mentions.length;
  const { bytes: image } = builder.image([{ name: 'a.sav', size }]);
  image.set(bytes);
  image.set(mentions.finish(), bytes.length);
  const error = new FormatError({ code: 'INFLATE', file: 'a.sav', offset: 0, expected: '', found: '' });
  const parts: DamagedPart[] = lost.map(([at, to, kind = 'lost']) => {
    if (kind === 'lost') image.fill(0, at, to);
    return { from: at, to, lost: kind === 'lost', besideHole: false, error };
  });
  const reading = new Reading(new Cursor(image, { file: 'a.sav' }), parts, builder, SAVE, BUILD);
  reading.rows.enterContext(SAVE, SAVE, 1000, false);
  const { texts } = builder;
  const node = builder.node('ACTOR', builder.classOf(texts.add('Subsystem')), texts.add('Subsystem'));
  const data = { node, context: 0, at: from ?? 0, end: bytes.length, isHeadless: from !== undefined };
  const { rows } = readLightweights(reading, data);
  const resolver = { absent: () => ({ kind: 'EXTERNAL' }) as const, choose: () => node };
  const graph = new Graph(builder.finish(resolver), {} as Decoder);
  const nodes = Array.from({ length: rows.count }, (_, at) => (rows.first + at) as NodeId);
  const name = (of: NodeId): string => graph.path(of).replace(/^Subsystem\.Build_/, '');
  const withIssues = new Set(graph.nodesWithIssues);
  return {
    found: Object.fromEntries(nodes.map((of) => [name(of), graph.position(of)?.[0] ?? -1])),
    marked: nodes.filter((of) => withIssues.has(of)).map(name),
    opaqueBytes: graph.data.opaqueBytes,
  };
}

/** As `instances` has them: these slots of a group. */
export function slots(name: string, from: number, to: number): Readonly<Record<string, number>> {
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  return Object.fromEntries(numbers.map((slot) => [`${name}_C[${slot}]`, slot * 8 + 1]));
}
