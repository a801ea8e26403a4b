// Worlds whose saves do not say when they were written: the game's own clock orders them, whatever times copying gave
// their files.

import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { xml } from '../../../src/formats/xml/index.ts';
import { type Json, openDesk } from '../../tools/ask.ts';

const DAYS = 24;
const TICKS = 60_000;
/** An order without a pattern: 7 has no factor in common with 24. */
const shuffled = (day: number): number => (day * 7) % DAYS;
const nameOf = (day: number): string => `colony-${String.fromCharCode(97 + shuffled(day))}.rws`;

/** @param filler bytes before the clock: mods make the beginning of a save long */
function colony(day: number, filler = 0): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<savegame><meta><gameVersion>1.5.4104</gameVersion><modIds><li>${'m'.repeat(filler)}</li></modIds></meta>
<game><info><realPlayTimeInteracting>${1000 + day * 600}</realPlayTimeInteracting></info>
<tickManager><ticksGame>${day * TICKS}</ticksGame></tickManager>
<world><info><seedString>seed</seedString><persistentRandomValue>7</persistentRandomValue></info></world>
<researchManager><progress><keys /><values /></progress></researchManager></game></savegame>`;
}

const days = Array.from({ length: DAYS }, (_, day) => day);
const desk = openDesk(Object.fromEntries(days.map((day) => [nameOf(day), colony(day, day * 8000)])), [xml]);
for (const day of days) {
  const seconds = 1_700_000_000 + ((day * 11) % DAYS) * 60;
  utimesSync(join(desk.folder, nameOf(day)), seconds, seconds);
}
desk.library.add(desk.folder);

async function world(fields: string): Promise<{ world: Json; warnings: string[] }> {
  const { data, errors, extensions } = await desk.ask(`{ worlds { nodes { ${fields} } } }`);
  expect(errors).toBeUndefined();
  const { warnings = [] } = (extensions ?? {}) as {
    warnings?: { code: string; message: string; path: unknown[] }[];
  };
  for (const { path } of warnings) expect(path.slice(0, 4)).toEqual(['worlds', 'nodes', 0, 'history']);
  return {
    world: data.worlds.nodes[0],
    warnings: warnings.map(({ code, message }) => `${code} ${message}`),
  };
}

const slugOf = (day: number): string => nameOf(day).slice(0, -4);

it('lists the saves of a world, and knows the newest, by the clock of the game', async () => {
  const { world: found } = await world(
    'newest { slug savedAt } saves { nodes { slug } } down: saves(orderBy: [{field: SAVED_AT, direction: DESC}]) { nodes { slug } }',
  );
  const slugs = days.map(slugOf);
  expect(found.newest).toEqual({ slug: slugOf(DAYS - 1), savedAt: null });
  expect(found.saves.nodes.map(({ slug }: Json) => slug)).toEqual(slugs);
  expect(found.down.nodes.map(({ slug }: Json) => slug)).toEqual(slugs.toReversed());
});

it('has every save in its history, in order, on one branch, and says whose the times are', async () => {
  const { world: found, warnings } = await world(
    'changes { to { slug } } history(figure: ["days"]) { saves undated nodes { value branch isFileTime slug } }',
  );
  expect(found.history.nodes).toEqual(
    days.map((day) => ({ value: day, branch: 0, isFileTime: true, slug: slugOf(day) })),
  );
  expect(found.history).toMatchObject({ saves: DAYS, undated: 0 });
  expect(warnings).toEqual([
    'FILE_TIME history: 24 saves of the world without a time: savedAt is that of the files, the order that of the game itself',
  ]);
});

it('compares with the day before', async () => {
  const { world: found } = await world('changes { from { slug } to { slug } }');
  expect(found.changes).toEqual({ from: { slug: slugOf(DAYS - 2) }, to: { slug: slugOf(DAYS - 1) } });
});

it('names figures and items that no save has, and keeps the others', async () => {
  const { world: found, warnings } = await world(
    'history(figure: ["days", "dayz", "objects"], items: ["nothing"]) { nodes { figure } }',
  );
  expect(new Set(found.history.nodes.map(({ figure }: Json) => figure))).toEqual(new Set(['days']));
  expect(warnings.map((text) => text.slice(0, 66))).toEqual([
    'FILE_TIME history: 24 saves of the world without a time: savedAt i',
    'UNKNOWN_NAME figure: the world has no figure "dayz"; closest match',
    'UNKNOWN_NAME items: the world has no item of objects "nothing"',
  ]);
  const other = await world('history(figure: "moons") { totalCount }');
  expect(other.warnings.at(-1)).toMatch(/no figure "moons"; there are animals, .*, days, /);
});
