import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withBranches } from '../../../src/api/history/history-points.ts';
import { openDesk } from '../../tools/ask.ts';
import { fakeSave } from '../../tools/fake-format.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of the API
type Json = any;

const { ask, library, folder } = openDesk({
  'a.sav': fakeSave('2026-03-01 of one', ['x New', 'y New', 'z Old']),
  'b.sav': fakeSave('2026-02-01 of one', ['x Old']),
  'copy.sav': fakeSave('2026-02-01 of one', ['x Old']),
  'c.sav': fakeSave('2026-02-28 of one', ['!']),
  'd.sav': fakeSave('Undated of one', ['x Old']),
});
// Its file says when.
utimesSync(join(folder, 'd.sav'), new Date('2026-02-15'), new Date('2026-02-15'));
library.add(folder);

async function history(args: string): Promise<Json> {
  const { data, errors, extensions } = await ask(
    `{ worlds { nodes { history(${args}) { saves unread failed undated totalCount pageInfo { endCursor }
      nodes { world savedAt isFileTime branch figure item value save { slug } } } } } }`,
  );
  expect(errors).toBeUndefined();
  const { warnings } = extensions as { warnings: { message: string }[] };
  expect(warnings.map(({ message }) => message)).toContain(
    'history: 1 save of the world left out: not readable',
  );
  return (data as Json).worlds.nodes[0].history;
}

const short = ({ nodes }: Json): unknown[] =>
  nodes.map(({ savedAt, item, value }: Json) => [savedAt.slice(5, 10), item, value]);

it('has a point for each figure of each content, and closes what it read', async () => {
  const found = await history('figure: "objects"');
  expect(short(found)).toEqual([
    ['02-01', 'Old', 1],
    ['02-15', 'Old', 1],
    ['03-01', 'New', 2],
    ['03-01', 'Old', 1],
  ]);
  expect(found.nodes.map(({ isFileTime }: Json) => isFileTime)).toEqual([false, true, false, false]);
  expect(found).toMatchObject({ saves: 3, unread: 0, failed: 1, undated: 0, totalCount: 4 });
  expect(found.nodes[3]).toMatchObject({ figure: 'objects', branch: 0, save: { slug: 'a' } });
  expect(library.entries.map(({ state }) => state).filter((state) => state === 'READY')).toEqual([]);
  const { loads } = library;
  expect(await history('figure: "objects"')).toEqual(found);
  expect(library.loads).toBe(loads);
});

it('has 0 where a save has none of an item, and nothing where it does not say', async () => {
  expect(short(await history('figure: ["objects", "coupons"], items: ["New"]'))).toEqual([
    ['02-01', 'New', 0],
    ['02-15', 'New', 0],
    ['03-01', 'New', 2],
  ]);
});

it('adds items up, keeps the last of a period, and begins and ends where asked', async () => {
  const sums = (args: string): Promise<unknown[]> =>
    history(`figure: "objects", sum: true, ${args}`).then((found) => short(found));
  expect(await sums('every: DAY')).toHaveLength(3);
  expect(await sums('every: MONTH, from: "2026-02-16T00:00:00Z"')).toEqual([['03-01', '', 3]]);
  expect(await sums('to: "2026-03-01T00:00:00Z"')).toEqual([
    ['02-01', '', 1],
    ['02-15', '', 1],
  ]);
  const { pageInfo } = await history('figure: "objects", first: 2');
  expect(short(await history(`figure: "objects", after: "${pageInfo.endCursor}"`))).toEqual([
    ['03-01', 'New', 2],
    ['03-01', 'Old', 1],
  ]);
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
