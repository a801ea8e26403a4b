// Values that may be missing, a type that no real file at hand holds, written as the engine writes it.

import { expect, test } from 'vitest';
import { jsonAt, linksOf } from '../../../tools/graph-nodes.ts';
import { readGame } from '../../../tools/gvas/read.ts';
import { int, object, optional, struct, VERSIONS, vector, writeGame } from '../../../tools/gvas/writer.ts';

test('values that may be missing', () => {
  const properties = {
    Set: optional(int(3), true),
    Missing: optional(int(3), false),
    Struct: optional(struct('Place', { Icon: object('/Game/UI/Icon.Icon') }), true),
    Binary: optional(vector(1, 2, 3), true),
    Last: int(9),
  };
  const { graph, data } = readGame(writeGame(VERSIONS['5.6'], { properties }));
  expect(data.graph.issues).toEqual([]);
  expect(jsonAt(graph, 'FarmSaveGame')).toEqual({
    Set: 3,
    Missing: null,
    Struct: { Icon: { ref: '/Game/UI/Icon.Icon' } },
    Binary: { X: 1, Y: 2, Z: 3 },
    Last: 9,
  });
  expect(linksOf(graph, 'FarmSaveGame')).toEqual(['PROPERTY Struct.Icon -> /Game/UI/Icon.Icon']);
});
