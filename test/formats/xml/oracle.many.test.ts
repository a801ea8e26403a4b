// Real saves against what an independent reader found in them: elements, objects by class, ids, references,
// places, and samples of values.

import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../../src/formats/format.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { shareOf } from '../../tools/runs.ts';
import { readDocument } from '../../tools/xml/read.ts';
import { realFiles } from '../../tools/xml/real.ts';

interface Place {
  readonly file: string;
  readonly at: number;
}

interface Oracle {
  readonly game: string;
  readonly files: readonly { readonly name: string; readonly elements: number }[];
  readonly elements: number;
  readonly objects: number;
  readonly objectsByClass: Readonly<Record<string, number>>;
  readonly references: { readonly total: number; readonly resolved: number };
  readonly positions: { readonly total: number };
  readonly sampleValues: readonly (Place & { readonly value?: string; readonly objectAt: number })[];
  readonly sampleReferences: readonly { readonly from: Place; readonly to: Place }[];
  readonly samplePositions: readonly (Place & {
    readonly position: readonly number[];
    readonly unit: string;
  })[];
}

/** What names a class in the file. */
const CLASS_ATTRIBUTES = new Set(['@class', '@xsi:type']);

describeReal('xml', 'real saves', (folder) => {
  for (const name of shareOf(readdirSync(new URL('oracle/', folder)), 9)) {
    const oracle: Oracle = JSON.parse(readFileSync(new URL(`oracle/${name}`, folder), 'utf8'));
    const save = name.slice(oracle.game.length + 1, -'.json'.length);
    describe(`${oracle.game} ${save}`, () =>
      compare(oracle, realFiles(new URL(`${oracle.game}/${save}/`, folder))));
  }

  it('reads a replay in its archive like the documents joined', () => {
    const packed = readDocument(realFiles(new URL('rimworld/mp-start-zip-1.3/', folder)));
    const joined = readDocument(realFiles(new URL('rimworld/mp-start-1.3/', folder)));
    for (const of of ['elements', 'resolved', 'missing'] as const) {
      expect(packed.data.counts[of]).toBe(joined.data.counts[of]);
    }
    expect([...pathSet(packed.graph)].sort()).toEqual([...pathSet(joined.graph)].sort());
  });
});

function compare(oracle: Oracle, files: readonly SourceFile[]): void {
  const { graph, data } = readDocument(files);
  const rows = held(graph);
  const starts = new Map(rows.map((node) => [graph.data.nodes.spanAt[node]!, node]));
  const imageAt = ({ file, at }: Place): number =>
    at + graph.data.files.find((each) => basename(each.name, '.gz') === file)!.start;
  const at = (place: Place): NodeId | undefined => starts.get(imageAt(place));

  it('has the same elements and objects', () => {
    expect(data.counts.elements).toBe(oracle.elements);
    expect(rows.length).toBe(oracle.objects);
    expect(byClass(graph, rows, oracle)).toEqual(oracle.objectsByClass);
    expect(data.graph.issueCount).toBe(0);
  });

  it('has the same references and places', () => {
    const { resolved, missing } = data.counts as { resolved: number; missing: number };
    expect([resolved + missing, resolved]).toEqual([oracle.references.total, oracle.references.resolved]);
    for (const { from, to } of oracle.sampleReferences) {
      const targets = targetsOf(graph, at(from)!);
      expect(targets, JSON.stringify(from)).toContain(at(to));
    }
    expect(rows.filter((node) => graph.position(node)).length).toBe(oracle.positions.total);
    for (const place of oracle.samplePositions) {
      // Cells are turned into metres.
      if (place.unit === 'block of its grid') continue;
      const scale = place.unit === 'tile/64' ? 64 : 1;
      const expected = place.position.map((coordinate) => coordinate / scale);
      expect(graph.position(at(place)!)!.slice(0, expected.length)).toEqual(expected);
    }
  });

  it('shows the same values', () => {
    for (const { file, at: valueAt, objectAt, value } of oracle.sampleValues) {
      // Samples without a value are of objects and structures.
      if (value === undefined) continue;
      const node = at({ file, at: objectAt })!;
      const scalars = new Set<string>();
      collect(fieldsJson(graph.properties(node), 64), scalars);
      const forms = [
        value.toLowerCase(),
        String(Number(value)),
        `${value.length} bytes`,
        value.trim().toLowerCase(),
      ];
      const isShown = value === '' || forms.some((form) => scalars.has(form));
      expect(isShown, `${value} at ${valueAt}`).toBe(true);
    }
  });
}

/** By the class in the file: things of RimWorld have that of their definition, over it. */
function byClass(graph: Graph, rows: readonly NodeId[], { game }: Oracle): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const node of rows) {
    const written = game === 'x4' ? undefined : graph.properties(node, CLASS_ATTRIBUTES)[0]?.value;
    const own = graph.classes.path(graph.classOf(node));
    const defined = graph.properties(node, new Set(['def']))[0]?.value;
    const list = /(?:([^/]+)\/)?([^/]+)\/li\[[^/]*$/.exec(graph.path(node));
    const ofList = list && (list[2] === 'innerList' ? `${list[1]}.${list[2]}` : list[2]!);
    const name =
      written ??
      (game === 'rimworld' && own === defined
        ? (ofList ?? graph.path(node).split('/').at(-1)!.split('[')[0]!)
        : own);
    counts[String(name)] = (counts[String(name)] ?? 0) + 1;
  }
  return counts;
}

function held(graph: Graph): NodeId[] {
  return Array.from({ length: graph.count }, (_, row) => row as NodeId).filter(
    (node) => !graph.isAbsent(node),
  );
}

function pathSet(graph: Graph): Set<string> {
  return new Set(held(graph).map((node) => graph.path(node)));
}

function targetsOf(graph: Graph, node: NodeId): number[] {
  const { from, to } = graph.out(node);
  return [...graph.edges.target.subarray(from, to)];
}

/** Numbers as numbers, all else as text; bytes as the text that they are, or their length. */
function collect(json: unknown, into: Set<string>): void {
  if (typeof json !== 'object' || json === null) into.add(String(json).toLowerCase());
  else if ('base64' in json)
    into.add(Buffer.from(String(json.base64), 'base64').toString().trim().toLowerCase());
  else if ('bytes' in json) into.add(`${json.bytes} bytes`);
  else for (const value of Object.values(json)) collect(value, into);
}
