// Splines read without decoding, against decoding: the same points, also of bodies with damage in them.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openSave } from '../../../../src/embed/open-save.ts';
import { satisfactory } from '../../../../src/formats/satisfactory/index.ts';
import { splineOf, splinePieces } from '../../../../src/games/satisfactory/traffic/spline.ts';
import { fields } from '../../../../src/games/shared/read.ts';
import type { Graph } from '../../../../src/graph/graph.ts';
import type { NodeId } from '../../../../src/graph/ids.ts';
import { nativeInflate } from '../../../../src/library/files/native-inflate.ts';
import { openGraph, readSave } from '../../../../src/library/read/read-save.ts';
import { describeReal } from '../../../tools/real-saves.ts';
import { sampleOf, stride } from '../../../tools/runs.ts';

const SPLINE = new Set(['msplinedata']);
const NAMES = ['Location', 'ArriveTangent', 'LeaveTangent'];

function withSplines(graph: Graph): NodeId[] {
  const found: NodeId[] = [];
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    if (!graph.isAbsent(node) && fields(graph, node, 'mSplineData').items('mSplineData')!.length > 0)
      found.push(node);
  }
  return found;
}

const decoded = (graph: Graph, node: NodeId) =>
  splinePieces(fields(graph, node, 'mSplineData').structs('mSplineData'));

describe('splines without decoding', () => {
  it('are those of decoding', async () => {
    const { graph } = await openSave('examples/little-factory.sav', { threads: 0 });
    const nodes = withSplines(graph);
    expect(nodes.length).toBeGreaterThan(10);
    for (const node of nodes) {
      expect(graph.vectorsIn(node, 'mSplineData', NAMES)).not.toBeNull();
      expect(splineOf(graph, node)).toEqual(decoded(graph, node));
    }
    expect(graph.vectorsIn(nodes[0]!, 'mNothing', NAMES)).toBeNull();
  });

  it('are those of decoding, or none, when a byte of the object is another', () => {
    const bytesOfFile = new Uint8Array(readFileSync('examples/little-factory.sav'));
    const save = readSave(satisfactory, [{ name: 'little.sav', bytes: bytesOfFile }], {
      inflate: nativeInflate,
    });
    const whole = openGraph(satisfactory, save);
    const [node] = withSplines(whole);
    const bytes = whole.bytes(node!);
    let agreed = 0;
    for (let at = 0; at < bytes.length; at += stride()) {
      for (const flip of [0x01, 0x80, 0xff]) {
        bytes[at]! ^= flip;
        // Graphs remember what they read.
        const graph = openGraph(satisfactory, save);
        const found = splineOf(graph, node!);
        let plain = decoded(graph, node!);
        const isPlace = plain?.every((piece) => Object.values(piece).flat().every(Number.isFinite)) ?? true;
        // Behind a list that is read, decoding may find that it cannot read the object at all.
        if (graph.properties(node!, SPLINE).length === 0) plain ??= found;
        // NaN is no place for a line.
        if (isPlace) expect(found).toEqual(plain);
        else expect(found).toBeNull();
        if (found) agreed++;
        bytes[at]! ^= flip;
      }
    }
    expect(agreed).toBeGreaterThan(100 / stride());
    expect(splineOf(whole, node!)).toEqual(decoded(whole, node!));
  });
});

describeReal('satisfactory', 'splines of real saves without decoding', (folder) => {
  const saves = readdirSync(folder).filter((name) => /^sv(25|29|42|52)_.*\.sav$/.test(name));
  it.each(sampleOf(saves.slice(0, 8), 2))('%s', async (name) => {
    const { graph } = await openSave(fileURLToPath(new URL(name, folder)), { threads: 0 });
    const nodes = withSplines(graph);
    for (const node of nodes.filter((_, at) => at % 7 === 0))
      expect(splineOf(graph, node)).toEqual(decoded(graph, node));
    const read = nodes.filter((node) => graph.vectorsIn(node, 'mSplineData', NAMES) !== null);
    expect(read.length).toBe(nodes.length);
  });
});
