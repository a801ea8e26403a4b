// Numbers in a save that are NaN or infinite: null with a warning, or text in JSON, and never in the way of what is good.

import type { ExecutionResult } from 'graphql';
import { expect, it } from 'vitest';
import type { NodeId } from '../../src/graph/ids.ts';
import type { Warning } from '../../src/query/tools.ts';
import { openDesk } from '../tools/ask.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';

const PLACES = [
  [1, 2, 3],
  [Number.NaN, 2, 3],
  [4, Number.POSITIVE_INFINITY, 3],
  [4, 5, Number.NEGATIVE_INFINITY],
  [7, 8, Number.NaN],
  [10, 20, 30],
] as const;

const { ask } = openDesk({ 'a.sav': fakeSave('A', PLACES.map((_, at) => `n${at} C`).concat('none C')) }, [
  {
    ...fakeFormat,
    header: (file) => ({ ...fakeFormat.header(file), fields: { size: Number.POSITIVE_INFINITY } }),
    read: (files, sink, tools) => {
      const read = fakeFormat.read(files, sink, tools);
      for (const [row, [x, y, z]] of PLACES.entries()) sink.place(row as NodeId, x, y, z);
      return read;
    },
    decoder: (...args) => ({
      ...fakeFormat.decoder(...args),
      properties: (node) => [
        {
          name: 'n',
          index: 0,
          type: 'DoubleProperty',
          value: [1, Number.NaN, -Infinity, 1e308, 1e308, 1e308][node] ?? 1e308,
        },
      ],
      pose: (node) => ({
        rotation: [0, 0, 0, node === 5 ? Number.NaN : 1],
        scale: [1, node === 0 ? Number.POSITIVE_INFINITY : 1, 1],
      }),
    }),
  },
]);

const all = 'save(id: "a") { objects';
/** A save with such numbers is damaged, which has a warning of its own. */
const notFinite = (extensions: ExecutionResult['extensions']): Warning[] =>
  ((extensions?.warnings ?? []) as Warning[]).filter(({ code }) => code === 'NOT_FINITE');
const warning = (argument: string) => ({ code: 'NOT_FINITE', argument });

it('places are null, with one warning', async () => {
  const { data, errors, extensions } = await ask(`{ ${all} { nodes { position { x y z } } } } }`);
  expect(errors).toBeUndefined();
  const [x, y, z] = PLACES[0];
  const none = { position: null };
  expect(data).toEqual({
    save: {
      objects: {
        nodes: [
          { position: { x, y, z } },
          none,
          none,
          none,
          none,
          { position: { x: 10, y: 20, z: 30 } },
          none,
        ],
      },
    },
  });
  expect(notFinite(extensions)).toMatchObject([warning('position')]);
});

it('rotations and scales are null, with a warning each', async () => {
  const { data, extensions } = await ask(
    `{ ${all}(where: { hasPosition: true }) { nodes { rotation { w } scale { y } } } } }`,
  );
  expect(data).toEqual({
    save: {
      objects: {
        nodes: [
          { rotation: { w: 1 }, scale: null },
          { rotation: null, scale: { y: 1 } },
        ],
      },
    },
  });
  expect(notFinite(extensions)).toMatchObject([warning('scale'), warning('rotation')]);
});

it('places that are none are nowhere', async () => {
  const text = `{ ${all}(orderBy: [{ field: X, direction: DESC }], first: 2) {
      nodes { name } bounds { min { x y z } max { x y z } } cells(size: 10) { x y count }
    }
    box: objects(where: { within: { box: { minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9 } } }) { totalCount }
    nearest(to: { x: 0, y: 0, z: 0 }) { nodes { object { name } } }
  } }`;
  const { data, errors } = await ask(text);
  expect(errors).toBeUndefined();
  expect(data?.save).toEqual({
    objects: {
      nodes: [{ name: 'n5' }, { name: 'n0' }],
      bounds: { min: { x: 1, y: 2, z: 3 }, max: { x: 10, y: 20, z: 30 } },
      cells: [
        { x: 0, y: 0, count: 1 },
        { x: 10, y: 20, count: 1 },
      ],
    },
    box: { totalCount: 2 },
    nearest: { nodes: [{ object: { name: 'n0' } }, { object: { name: 'n5' } }] },
  });
});

it('distances are finite, however far away a place is', async () => {
  const { data, errors, internalErrors } = await ask(
    '{ save(id: "a") { nearest(to: {x: 1e308, y: -1e308, z: 0}, first: 2) { nodes { distance object { name } } } } }',
  );
  expect([errors, internalErrors]).toEqual([undefined, []]);
  const { nearest } = (data as { save: { nearest: { nodes: { distance: number }[] } } }).save;
  expect(nearest.nodes.map(({ distance }) => distance)).toEqual([
    Math.hypot(1e308, 1e308),
    Math.hypot(1e308, 1e308),
  ]);
});
