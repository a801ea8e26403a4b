// A profile of the examples is listed beside its backup.

import { expect, it } from 'vitest';
import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import { openDesk } from '../../tools/ask.ts';
import { exampleProfile } from '../../tools/darkest-dungeon/open.ts';

it('is listed beside its backup', async () => {
  const files = exampleProfile().flatMap(({ name, bytes }) => [
    [`hollowmere/${name}`, bytes] as const,
    [`hollowmere/backup/${name}`, bytes] as const,
  ]);
  const { data } = await openDesk(Object.fromEntries(files), [darkestDungeon]).ask(
    '{ saves { nodes { slug title format } } }',
  );
  const both = ['hollowmere', 'hollowmere-backup'];
  expect(data).toEqual({
    saves: { nodes: both.map((slug) => ({ slug, title: 'Hollowmere', format: 'DARKEST_DUNGEON' })) },
  });
});
