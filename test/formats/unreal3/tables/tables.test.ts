import { describe, expect, it } from 'vitest';
import { nodeAt } from '../../../tools/graph-nodes.ts';
import { openPackages, packageOf, sample, summaryOf } from '../../../tools/unreal3/open-packages.ts';

describe('storage of a package', () => {
  const storages = ['zlib', 'lzo', 'oodle', 'whole zlib', 'whole lzo'];

  it.each(storages.flatMap((storage) => ['little', 'big'].map((endian) => ({ storage, endian }))))(
    'reads $storage, $endian-endian, as it reads raw',
    ({ storage, endian }) => {
      const raw = openPackages({ 'P.upk': sample('raw', endian) });
      const stored = openPackages({ 'P.upk': sample(storage, endian) });
      expect(stored.data.issues).toEqual(raw.data.issues);
      expect(summaryOf(stored)).toEqual(summaryOf(raw));
    },
  );

  it('reads packages of many blocks and chunks', () => {
    const graph = openPackages({ 'Big.upk': packageOf('many chunks of LZO') });
    const { file, offset, length } = graph.span(nodeAt(graph, 'Big.Big'))!;
    const content = Uint8Array.from({ length: 1_200_000 }, (_, i) => (i * i) >> 7);
    const end = file.start + offset + length;
    // In front of it: a net index and no properties.
    expect(length).toBe(12 + content.length);
    expect(Buffer.compare(graph.data.image.subarray(end - content.length, end), content)).toBe(0);
  });
});
