// Rotations and scales that are NaN or infinite: null with a warning each; answers/nowhere.txt has places.

import { expect, it } from 'vitest';
import type { NodeId } from '../../src/graph/ids.ts';
import type { Warning } from '../../src/query/tools.ts';
import { openDesk } from '../tools/ask.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';

it('are null, with a warning each', async () => {
  const format: typeof fakeFormat = {
    ...fakeFormat,
    read: (files, sink, tools) => {
      const read = fakeFormat.read(files, sink, tools);
      for (const node of [0, 1]) sink.place(node as NodeId, 1, 2, 3);
      return read;
    },
    decoder: (...args) => ({
      ...fakeFormat.decoder(...args),
      pose: (node) => ({
        rotation: [0, 0, 0, node === 1 ? Number.NaN : 1],
        scale: [1, node === 0 ? Number.POSITIVE_INFINITY : 1, 1],
      }),
    }),
  };
  const { ask } = openDesk({ 'a.sav': fakeSave('A', ['n0 C', 'n1 C']) }, [format]);
  const { data, extensions } = await ask('{ save { objects { nodes { rotation { w } scale { y } } } } }');
  const nodes = [
    { rotation: { w: 1 }, scale: null },
    { rotation: null, scale: { y: 1 } },
  ];
  expect(data).toEqual({ save: { objects: { nodes } } });
  const warnings = ((extensions?.warnings ?? []) as Warning[]).filter(({ code }) => code === 'NOT_FINITE');
  expect(warnings.map(({ argument }) => argument)).toEqual(['scale', 'rotation']);
});
