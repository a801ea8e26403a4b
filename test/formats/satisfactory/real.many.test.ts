// Real saves of every era against what an independent walker counted in them, and the load's one pass against
// its slow twin, the decoder.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { EdgeId, NodeId } from '../../../src/graph/ids.ts';
import { eachValue, referencesIn } from '../../tools/each-value.ts';
import { describeReal, manifest } from '../../tools/real-saves.ts';
import { sampleOf } from '../../tools/runs.ts';
import { countKind, type ReadFile, readFile } from './read-file.ts';

/** Shares of bytes whose layout is known, at the least. */
const UNDERSTOOD = { plain: 0.999, modded: 0.99 };
/** Share of references to instances that lead to one, at the least, in saves of some size. */
const RESOLVED = 0.96;
const LARGE_OBJECTS = 10_000;

describeReal('satisfactory', 'real Satisfactory saves', (folder) => {
  const rows = manifest(folder).filter(({ file }) => !file!.endsWith('cfg'));
  it.each(sampleOf(rows, 6))('$file', (row) => {
    const file = row.file!;
    const read = readFile(file, new Uint8Array(readFileSync(new URL(file, folder))));
    if (file.endsWith('.sbp')) expect(countKind(read.graph, 'ACTOR')).toBeGreaterThan(0);
    else compareCounts(read, row);
    compareUnderstood(read);
    comparePassWithDecoder(read);
    if (Number(row.save_version) >= 53) compareBooleans(read);
    compareReverse(read);
  });
});

function compareCounts({ graph, data }: ReadFile, row: Readonly<Record<string, string>>): void {
  const actors = countKind(graph, 'ACTOR');
  expect({
    objects: actors + countKind(graph, 'COMPONENT'),
    actors,
    lightweights: countKind(graph, 'LIGHTWEIGHT') + data.counts.tombstones!,
    references: data.counts.references,
    bytes: graph.data.image.length,
  }).toEqual({
    objects: Number(row.objects),
    actors: Number(row.actors),
    lightweights: Number(row.lightweight_instances),
    references: Number(row.object_refs),
    bytes: Number(row.uncompressed_bytes),
  });
}

function compareUnderstood({ graph }: ReadFile): void {
  const { image, opaqueBytes, issues } = graph.data;
  const classes = issues.map(({ node }) => (node === null ? '' : graph.classes.path(graph.classOf(node))));
  const modded = classes.some((path) => path !== '' && !/^\/(Game|Script)\/FactoryGame/.test(path));
  // Nothing of the game itself may be left over.
  expect(classes.filter((path) => /^(\/(Game|Script)\/FactoryGame|$)/.test(path))).toEqual([]);
  expect(1 - opaqueBytes / image.length).toBeGreaterThanOrEqual(
    modded ? UNDERSTOOD.modded : UNDERSTOOD.plain,
  );
}

/** Every reference that the decoder finds is an edge to the node of its path, and the other way round. */
function comparePassWithDecoder({ graph }: ReadFile): void {
  const { edges } = graph;
  let instances = 0;
  let resolved = 0;
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    const decoded = referencesIn(graph.properties(node));
    const { from, to } = graph.out(node);
    for (let edge = from; edge < to; edge++) {
      const target = edges.target[edge] as NodeId;
      if (graph.kind(target) !== 'EXTERNAL') instances++;
      if (!graph.isAbsent(target)) resolved++;
      const { kind } = graph.label(edge as EdgeId);
      if (kind !== 'PROPERTY' && kind !== 'NATIVE') continue;
      const path = decoded.get(edges.at[edge]!);
      if (path !== graph.path(target).replace(/#\d+$/, '')) {
        expect(path, `${graph.path(node)} ${graph.label(edge as EdgeId).text}`).toBe(graph.path(target));
      }
      decoded.delete(edges.at[edge]!);
    }
    if (decoded.size > 0) expect([...decoded.values()], graph.path(node)).toEqual([]);
  }
  if (graph.count > LARGE_OBJECTS) expect(resolved / instances).toBeGreaterThan(RESOLVED);
}

/**
 * In tags with complete type names a boolean is a flag. The bytes of such tags are found without reading anything
 * else: type name, no inner types, no size, flags.
 */
function compareBooleans({ graph }: ReadFile): void {
  const { image } = graph.data;
  const text = Buffer.from(image.buffer, image.byteOffset, image.length);
  let flagged = 0;
  for (let at = text.indexOf('BoolProperty\0'); at >= 0; at = text.indexOf('BoolProperty\0', at + 1)) {
    const flags = at + 13 + 4 + 4;
    if (text.readInt32LE(at + 13) === 0 && text.readInt32LE(at + 17) === 0 && text[flags]! & 0x10) flagged++;
  }
  let found = 0;
  for (let row = 0; row < graph.count; row++) {
    const { saveVersion } = graph.header(row as NodeId);
    if (typeof saveVersion !== 'number' || saveVersion < 53) continue;
    eachValue(graph.properties(row as NodeId), (value, { type }) => {
      if (value === true && type === 'BoolProperty') found++;
    });
  }
  expect(flagged).toBeGreaterThan(0);
  expect(found).toBe(flagged);
}

/** Backward of backward is forward: each edge stands once among the edges into its target. */
function compareReverse({ graph }: ReadFile): void {
  const seen = new Uint8Array(graph.edges.count);
  for (let row = 0; row < graph.count; row++) {
    for (const edge of graph.into(row as NodeId)) {
      if (graph.edges.target[edge] !== row) expect(graph.edges.target[edge]).toBe(row);
      seen[edge]!++;
    }
  }
  expect(seen.every((times) => times === 1)).toBe(true);
}
