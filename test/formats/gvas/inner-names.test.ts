// Single fields of a struct: a world's clock without its map objects.

import { expect, it } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { readGame } from '../../tools/gvas/read.ts';
import { VERSIONS, writeGame } from '../../tools/gvas/writer.ts';
import { int, struct } from '../../tools/unreal/tags.ts';

it('decodes only the fields of a struct that dotted names select', () => {
  const world = struct('World', { Day: int(3), Clock: struct('Clock', { Hour: int(7) }) });
  const { graph } = readGame(
    writeGame(VERSIONS['5.1'], { className: '/Script/A.B', properties: { World: world, Z: int(1) } }),
  );
  const fieldsOf = (...names: string[]): string =>
    JSON.stringify(graph.properties(0 as NodeId, new Set(names)).map(({ name, value }) => [name, value]));
  expect(fieldsOf('world.clock.hour', 'z')).toMatch(/World.*Clock.*Hour.*Z/);
  expect(fieldsOf('world.clock.hour', 'z')).not.toContain('Day');
  expect(fieldsOf('world.day', 'world')).toMatch(/Day.*Clock/);
  expect(fieldsOf('z.day')).toBe('[]');
});
