import { describe, expect, it } from 'vitest';
import { nodeAt } from '../../../tools/graph-nodes.ts';
import { openPackages, summaryOf } from '../../../tools/unreal3/open-packages.ts';
import { PackageWriter, type Storage } from '../../../tools/unreal3/package-writer.ts';
import { sample } from '../../../tools/unreal3/sample.ts';

describe('storage of a package', () => {
  const storages: readonly Storage[] = ['zlib', 'lzo', 'oodle', 'whole zlib', 'whole lzo'];

  it.each(storages.flatMap((storage) => (['little', 'big'] as const).map((endian) => ({ storage, endian }))))(
    'reads $storage, $endian-endian, as it reads raw',
    ({ storage, endian }) => {
      const raw = openPackages({ 'P.upk': sample('raw', { endian }) });
      const stored = openPackages({ 'P.upk': sample(storage, { endian }) });
      expect(stored.data.issues).toEqual(raw.data.issues);
      expect(summaryOf(stored)).toEqual(summaryOf(raw));
    },
  );

  it('reads packages of many blocks and chunks', () => {
    const out = new PackageWriter();
    const noise = Uint8Array.from({ length: 1_200_000 }, (_, i) => (i * i) >> 7);
    out.object('Core.Object', 'Big', (body) => body.netIndex().none().bytes(noise));
    const big = openPackages({ 'Big.upk': out.finish('lzo') });
    const raw = openPackages({ 'Big.upk': out.finish() });
    const span = (graph: typeof raw): Uint8Array => {
      const { file, offset, length } = graph.span(nodeAt(graph, 'Big.Big'))!;
      return graph.data.image.subarray(file.start + offset, file.start + offset + length);
    };
    expect(Buffer.compare(span(big), span(raw))).toBe(0);
  });
});
