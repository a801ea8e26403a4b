// Times that files have, readings that are spared, and branches; ../answers/points.txt has what histories say.

import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withBranches } from '../../../src/api/history/history-points.ts';
import { openDesk } from '../../tools/ask.ts';
import { fakeSave } from '../../tools/fake-format.ts';

it('takes the time of the file where a save has none, and reads no save twice', async () => {
  const { ask, library, folder } = openDesk({
    'b.sav': fakeSave('2026-02-01 of one', ['x Old']),
    'd.sav': fakeSave('Undated of one', ['x Old']),
  });
  utimesSync(join(folder, 'd.sav'), new Date('2026-02-15'), new Date('2026-02-15'));
  library.add(folder);
  const query =
    '{ worlds { nodes { history(figure: "objects") { undated nodes { savedAt isFileTime } } } } }';
  const { data, errors } = await ask(query);
  expect(errors).toBeUndefined();
  const nodes = [
    { savedAt: '2026-02-01T00:00:00.000Z', isFileTime: false },
    { savedAt: '2026-02-15T00:00:00.000Z', isFileTime: true },
  ];
  expect(data).toEqual({ worlds: { nodes: [{ history: { undated: 0, nodes } }] } });
  expect(library.entries.map(({ state }) => state)).not.toContain('READY');
  const { loads } = library;
  expect((await ask(query)).data).toEqual(data);
  expect(library.loads).toBe(loads);
});

it('puts saves on branches by the time that was played', () => {
  const saves = [
    [0, 100],
    [1, 3600],
    [2, 200], // The first one was loaded.
    [3, 3800], // So it was again,
    [4, 7000], // and then the second one: it was played for an hour.
    [5, 90_000], // No clock allows this, and nothing else is known to have come before.
    [6, null],
  ] as const;
  const dated = saves.map(([hours, playSeconds]) => ({
    ...{ content: '', seen: [], slug: '', figures: [], playSeconds, isFileTime: false },
    savedAt: new Date(hours * 3_600_000).toISOString(),
  }));
  expect(withBranches(dated).map(({ branch }) => branch)).toEqual([0, 0, 1, 1, 1, 1, 1]);
});
