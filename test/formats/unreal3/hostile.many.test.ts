// Packages that are cut anywhere, or cost much; test/corpus/unreal3/graphs.txt shows those that lie in one place.

import { describe, expect, it, vi } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { unreal3 } from '../../../src/formats/unreal3/index.ts';
import { PropertyDecoder } from '../../../src/formats/unreal3/properties/decode.ts';
import type { EdgeId, NodeId } from '../../../src/graph/ids.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import { openGraph } from '../../../src/library/read/read-save.ts';
import { jsonAt, nodeAt } from '../../tools/graph-nodes.ts';
import { listing } from '../../tools/open-files.ts';
import { stride } from '../../tools/runs.ts';
import {
  openPackages,
  packageOf,
  readError,
  readPackages,
  sample,
} from '../../tools/unreal3/open-packages.ts';

/** A good package, to see that neighbours are kept. */
const good = packageOf('one number');

/** Reads the bytes beside a good package, asks for everything, and says whether the good one was kept. */
function survives(bytes: Uint8Array): boolean {
  const data = readPackages({ 'Bad.u': bytes, 'Good.u': good });
  const graph = openGraph(unreal3, data);
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    fieldsJson(graph.properties(node), 32);
    graph.outline(node);
    graph.header(node);
    graph.pose(node);
    graph.path(node);
  }
  for (const issue of graph.data.issues) expect(issue.message).toContain('at ');
  return jsonAt(graph, 'Good.O').N === 7;
}

describe('broken packages', () => {
  it.each(['raw', 'zlib', 'lzo', 'whole lzo'])('%s: every prefix costs only itself', (storage) => {
    const bytes = sample(storage);
    for (let size = 0; size < bytes.length; size += stride()) {
      const cut = bytes.subarray(0, size);
      expect(survives(cut), `${size} bytes`).toBe(true);
      const error = readError({ 'Bad.u': cut });
      if (error) expect(error).toMatchObject({ file: expect.stringContaining('Bad.u') });
      // Claims and headers never throw anything but a FormatError.
      const files = listing({ 'Bad.u': cut });
      for (const claim of unreal3.claim(files)) unreal3.header(claim);
      unreal3.refuse(files[0]!);
    }
  });

  it('decodes an object once for the paths of all its references', () => {
    const graph = openPackages({ 'P.u': packageOf('two objects with 3000 references each') });
    const decode = vi.spyOn(PropertyDecoder.prototype, 'decode');
    const { from, to } = graph.out(nodeAt(graph, 'P.A'));
    const paths = Array.from({ length: to - from }, (_, i) => graph.referencePath((from + i) as EdgeId));
    expect(paths.slice(-2)).toEqual(['Materials[2998]', 'Materials[2999]']);
    expect(decode).toHaveBeenCalledTimes(1);
    decode.mockRestore();
  });

  it('does not read bodies that share bytes over and over', () => {
    const graph = openPackages({ 'P.u': packageOf('200 bodies at one place') });
    const spans = Array.from({ length: 200 }, (_, i) => graph.span(nodeAt(graph, `P.E${i}`)));
    expect(spans.filter((span) => span !== null)).toHaveLength(1);
  });

  it('refuses chunks that share the bytes they are stored in', () => {
    const bytes = packageOf('three chunks of zeros');
    expect(readError({ 'Good.u': bytes })).toBeNull();
    // The table of chunks: where each begins and ends, inflated and stored.
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    let pointers = 4;
    while (view.getUint32(pointers + 4, true) !== 1 << 20) pointers++;
    view.setUint32(pointers + 16 + 8, view.getUint32(pointers + 8, true), true);
    expect(readError({ 'Bad.u': bytes })).toMatchObject({ code: 'VALUE', path: [] });
  });

  it('leaves out names that would make paths without end', () => {
    const named = (size: number) => openPackages({ 'P.u': packageOf(`a name of ${size} letters`) });
    expect(named(4096).data.issueCount).toBe(0);
    const graph = named(4097);
    expect(graph.issuesOf(nodeAt(graph, 'P'))).toContainEqual(expect.objectContaining({ code: 'LIMIT' }));
    expect([...graph.nodes()].map((node) => graph.path(node)).join()).toMatch(/P\.<name \d+>/);
  });

  it.each([
    [
      'lies in a block that does not inflate',
      'INFLATE',
      (bytes: Uint8Array) => bytes.fill(0xff, bytes.length - 40, bytes.length - 30),
    ],
    ['is cut off', 'SHORT', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 40)],
  ])('loses only what %s', (_, code, damage) => {
    const graph = openPackages({ 'P.u': damage(packageOf('blocks of zlib')) });
    expect(graph.issuesOf(nodeAt(graph, 'P'))).toMatchObject([{ code: 'INCOMPLETE' }]);
    const issues = graph.data.issues.filter(({ info }) => !info);
    expect(issues.map(({ code }) => code)).toEqual([code, 'INCOMPLETE', 'INFLATE']);
    expect(issues[2]).toMatchObject({ node: nodeAt(graph, 'P.Lost') });
    expect(jsonAt(graph, 'P.First')).toEqual({ N: 1 });
  });

  it('throws a FormatError where no package can be read', () => {
    expect(() => readPackages({ 'a.u': sample().subarray(0, 50), 'b.u': new Uint8Array(3) })).toThrow(
      FormatError,
    );
  });
});
