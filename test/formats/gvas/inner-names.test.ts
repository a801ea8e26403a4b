// Single fields of a struct: a world's clock without its map objects.

import { expect, it } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { readGame } from '../../tools/gvas/read.ts';
import { madeGame } from '../../tools/gvas/sample.ts';

it('decodes only the fields of a struct that dotted names select', () => {
  const { graph } = readGame(madeGame('a world with a clock'));
  const fieldsOf = (...names: string[]): string =>
    JSON.stringify(graph.properties(0 as NodeId, new Set(names)).map(({ name, value }) => [name, value]));
  expect(fieldsOf('world.clock.hour', 'z')).toMatch(/World.*Clock.*Hour.*Z/);
  expect(fieldsOf('world.clock.hour', 'z')).not.toContain('Day');
  expect(fieldsOf('world.day', 'world')).toMatch(/Day.*Clock/);
  expect(fieldsOf('z.day')).toBe('[]');
});
