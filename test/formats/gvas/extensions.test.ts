// Tags that the newest engines may extend: by bits, and with bit 2 by an operation and a boolean, which is read whether
// it has one byte or four. No file that we know has any.

import { expect, test } from 'vitest';
import { jsonAt } from '../../tools/graph-nodes.ts';
import { readGame } from '../../tools/gvas/read.ts';
import { array, bool, int, prop, str, struct, VERSIONS, writeGame } from '../../tools/gvas/writer.ts';

/** Between two properties, and in a list of its own, where it is the last. */
const around = (extensions: readonly number[]) => [
  prop('Before', int(1)),
  prop('Extended', str('text'), { extensions, index: 1, guid: true }),
  prop('Home', struct('Place', [prop('Is', bool(true), { extensions })])),
  prop('Numbers', array(int(1), int(2)), { extensions }),
  prop('After', int(2)),
];
const read = (extensions: readonly number[]) =>
  readGame(writeGame(VERSIONS['5.4'], { className: 'Game', properties: around(extensions) }));
const plain = { Before: 1, Extended: [null, 'text'], Home: { Is: true }, Numbers: [1, 2], After: 2 };

test.each([[[0]], [[1]], [[2, 1, 0]], [[3, 255, 0]], [[2, 1, 0, 0, 0, 0]]])(
  'extensions %j are skipped, and the value is read',
  (extensions) => {
    const { graph, data } = read(extensions);
    expect(data.graph.issues).toEqual([]);
    expect(jsonAt(graph, 'Game')).toMatchObject(plain);
  },
);

test.each([[[2, 1, 1]], [[2, 1, 1, 0, 0, 0]]])(
  'a value that extensions %j say is written another way is kept as bytes, and what follows is read',
  (extensions) => {
    const { graph, data } = read(extensions);
    expect(data.graph.issues.length).toBeGreaterThan(0);
    expect(jsonAt(graph, 'Game')).toMatchObject({
      Before: 1,
      Extended: [null, { bytes: 9 }],
      Numbers: { bytes: 12 },
      After: 2,
    });
  },
);

test('extensions of an unknown layout cost their property, with an issue', () => {
  const { graph, data } = read([4, 0]);
  expect(data.graph.issues).toMatchObject([
    { message: expect.stringContaining('expected extensions of a tag of known layout, found bits 4') },
  ]);
  expect(jsonAt(graph, 'Game')).toEqual({ Before: 1, After: 2 });
});
