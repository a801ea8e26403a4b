// The view of RimWorld against what the writer of the example put in, against real saves, and on bad input.

import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { RimworldView } from '../../../src/games/rimworld/view.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { viewOfGame } from '../../tools/view-of-game.ts';
import { colony } from '../../tools/xml/documents.ts';
import { readDocument } from '../../tools/xml/read.ts';
import { realFiles } from '../../tools/xml/real.ts';

function viewOf(content: string | Uint8Array): RimworldView {
  const { graph } = readDocument(content);
  return viewOfGame('rimworld', graph, { version: '1.5.4104 rev435' });
}

const text = new TextDecoder().decode(colony());
const view = viewOf(colony());

it('knows colonists with skills, traits, moods and relations', () => {
  expect(view.colonists).toMatchObject([
    { name: 'Ada', role: 'COLONIST', mood: 0.71, isWounded: false, gender: 'Male', where: 'MAP' },
    { name: 'Bo', mood: 0.24, isWounded: true, injuries: 1, untended: 1, missingParts: 1 },
    { name: 'Cy <3', isWounded: false, untended: 0 },
  ]);
  const [ada, bo] = view.colonists;
  // Level 0 and the lack of a passion are not written.
  expect(ada!.skills.at(-1)).toEqual({
    skill: { title: null, name: 'Medicine', path: null },
    level: 0,
    passion: 'None',
  });
  expect(ada!.traits.map(({ trait, degree }) => [trait.name, degree])).toEqual([
    ['Industriousness', 1],
    ['Kind', 0],
  ]);
  expect(bo!.relations.map(({ relation, otherName }) => [relation.name, otherName])).toEqual([
    ['Spouse', 'Ada'],
    // Nobody has this id any more.
    ['Sibling', null],
  ]);
  expect(view.save.graph.kind(bo!.relations[1]!.other!.node)).toBe('MISSING');
  expect(view.people.map(({ name, role }) => [name, role])).toContainEqual(['Mad Max', 'OTHER']);
});

it('says who is wounded, where, by whom and with what', () => {
  expect(view.conditions).toMatchObject([
    {
      ...{ pawnName: 'Bo', condition: { name: 'Gunshot' }, kind: 'INJURY', severity: 8.5, isTended: false },
      ...{ part: { title: 'left clavicle', name: 'Human 24' }, attackerName: 'Mad Max' },
      ...{ cause: { name: 'Gun_Revolver' }, text: 'Mad Max shoots Bo', hours: 1 },
    },
    { pawnName: 'Bo', kind: 'MISSING_PART', isTended: null, cause: { name: 'Bite' } },
    { pawnName: 'Cy <3', kind: 'OTHER', isTended: true, immunity: 0.4 },
  ]);
});

it('counts items by where they are', () => {
  const rows = view.stock.map(({ item, amount, place, zone, holderName, isAvailable }) =>
    [item.name, amount, place, zone ?? holderName ?? '-', isAvailable].join(' '),
  );
  expect(rows).toEqual([
    'MealSimple 2 INVENTORY Ada true',
    'Gun_Revolver 1 EQUIPPED Mad Max false',
    'Steel 75 STOCKPILE Stockpile 1 true',
    'Steel 30 STOCKPILE Stockpile 1 true',
    'WoodLog 75 STOCKPILE Stockpile 1 true',
    'MealSimple 4 GROUND - true',
    'MedicineHerbal 12 STOCKPILE Stockpile 1 true',
    'MinifiedThing 1 STOCKPILE Stockpile 1 true',
    'ChunkGranite 1 GROUND - false',
    'Silver 200 CONTAINER AncientCrate true',
  ]);
  // What is held is where its holder is.
  expect(view.stock[0]!.position).toEqual({ x: 12, y: 0, z: 14 });
  expect(view.zones).toMatchObject([{ name: 'Stockpile 1', tiles: 5, stacks: 5, priority: 'Important' }]);
});

it('sums up the colony, what it knows and whom', () => {
  expect(view.colony).toMatchObject({
    ...{ title: 'New Example', storyteller: { name: 'Cassandra' }, colonists: 3, wounded: 1, animals: 1 },
    ...{ year: 5500, quadrum: 'APRIMAY', dayOfQuadrum: 11, hour: 0, wealth: 1250.5 },
  });
  expect(
    view.research.map(({ project, isFinished, isCurrent }) => [project.name, isFinished, isCurrent]),
  ).toEqual([
    ['Electricity', true, false],
    ['Batteries', false, true],
    ['Smithing', false, false],
  ]);
  expect(view.factions).toMatchObject([
    { name: 'Union of Examples', relation: 'Neutral', goodwill: 40, isPlayer: false },
    { name: 'New Example', relation: null, goodwill: null, isPlayer: true, settlements: 1 },
    { name: 'Red Samples', relation: 'Hostile', goodwill: -80 },
  ]);
  expect(view.animals).toMatchObject([
    { name: 'Rex', role: 'TAME', bondedTo: ['Ada'] },
    { species: { name: 'Hare' }, role: 'WILD' },
  ]);
  expect(view.maps).toMatchObject([{ number: 0, width: 250, isHome: true, colonists: 3 }]);
});

it('tells slaves and prisoners of all versions, and the dead', () => {
  const guest = (fields: string): string =>
    text.replace(/(<nick>Bo<\/nick>.*?<\/name>)/, `$1<guest>${fields}</guest>`);
  const bo = (content: string) => viewOf(content).people.find(({ name }) => name === 'Bo')!;
  expect(bo(guest('<guestStatus>Slave</guestStatus>')).role).toBe('SLAVE');
  const host = '<hostFaction>Faction_3</hostFaction>';
  expect(bo(guest(`${host}<guestStatus>Prisoner</guestStatus>`)).role).toBe('PRISONER');
  // Until 1.2.
  expect(bo(guest(`${host}<prisoner>True</prisoner>`)).role).toBe('PRISONER');
  const dead = viewOf(text.replace('<healthTracker>', '<healthTracker><healthState>Dead</healthState>'));
  expect(dead.people[0]).toMatchObject({ name: 'Ada', isDead: true, isDowned: false, isWounded: null });
  expect(dead.colonists.map(({ name }) => name)).toEqual(['Bo', 'Cy <3']);
});

it('finds those that a caravan only names, and misses those that nothing does', () => {
  const [cy = ''] = /<thing Class="Pawn"><def>Human<\/def><id>Human12<\/id>.*?<\/thing>/.exec(text) ?? [];
  const kept = `<worldPawns><pawnsAlive>${cy.replace('<thing', '<li').replace(/thing>$/, 'li>')}</pawnsAlive></worldPawns>`;
  const away = text.replace(cy, '').replace('<worldObjects>', `${kept}<worldObjects>`);
  const lost = viewOf(away);
  expect(lost.colonists.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  expect(lost.people).toContainEqual(expect.objectContaining({ name: 'Cy <3', where: 'WORLD', map: null }));
  const caravan = `<li Class="Caravan"><def>Caravan</def><ID>9</ID><faction>Faction_3</faction><pawns><innerList><li>Thing_Human12</li></innerList></pawns></li>`;
  const found = viewOf(away.replace('<worldObjects><worldObjects>', `$&${caravan}`));
  const cyRow = found.colonists.find(({ name }) => name === 'Cy <3')!;
  expect(cyRow).toMatchObject({ where: 'TRAVELLING', position: null });
  expect(found.save.graph.path(cyRow.holder!.node)).toMatch(/worldObjects\/li\[9\]$/);
});

it('does not know what a cut file lacks', () => {
  const bytes = colony();
  for (const part of [0.2, 0.4, 0.6, 0.8]) {
    const cut = viewOf(bytes.subarray(0, Math.floor(bytes.length * part)));
    expect(cut.unknown[0]).toMatch(/is damaged: /);
    for (const name of ['colonists', 'conditions', 'stock', 'factions', 'research'] as const)
      expect(cut[name].length).toBeLessThanOrEqual(view[name].length);
  }
  expect(viewOf(bytes.subarray(0, text.indexOf('<maps>'))).colony).toMatchObject({
    ...{ title: 'New Example', colonists: null, wounded: null, prisoners: null, animals: null },
  });
  const inBo = viewOf(bytes.subarray(0, text.indexOf('<def>Wimp</def>')));
  expect(inBo.colonists.at(-1)).toMatchObject({ isWounded: null, injuries: null });
  expect(inBo.colony.wounded).toBe(null);
  expect(inBo.incomplete).toBe('ALL');
});

it('survives what no save has', () => {
  const odd = text
    .replace('(12, 0, 14)', '(a, b)')
    .replace('<level>3</level>', '<level>1e99</level>')
    .replace(/<records>[^<]*/, '<records>%%%')
    .replace('(20, 0, 20)</li>', 'nowhere</li>')
    .replace('<ticksGame>301250', '<ticksGame>soon');
  const found = viewOf(odd);
  expect(found.colonists[0]).toMatchObject({ name: 'Ada', position: null });
  expect(found.colonists[0]!.skills[0]!.level).not.toBe(3);
  expect(found.colony).toMatchObject({ wealth: null, ticks: null, year: null, quadrum: null });
  // Zeros without end, a thousand times smaller.
  const bomb = deflateRawSync(new Uint8Array(1 << 24)).toString('base64');
  const bombed = text.replace(/<records>.*?<\/records>/, `<recordsDeflate>${bomb}</recordsDeflate>`);
  expect(viewOf(bombed).colony.recorded).toEqual([{ name: 'Wealth_Total', values: [], latest: null }]);
  expect(viewOf('<savegame><meta /><game /></savegame>').colonists).toEqual([]);
});

/** Counted by hand from names of colonists and `Faction_..` of the player. */
const COLONISTS: Readonly<Record<string, number>> = {
  'mp-colony-1.3': 10,
  'mp-start-1.3': 3,
  'rats-early-1.5': 3,
  'rats-late-1.5': 8,
  'stylebug-1.4': 3,
};
/** A thing with a count, as it is written: what lies between may hold no other thing. */
const STACK = /<def>([^<]+)<\/def>\s*<id>[^<]+<\/id>(?:(?!<def>)[\s\S])*?<stackCount>(\d+)<\/stackCount>/g;

describeReal('xml/rimworld', 'real saves of RimWorld', (folder) => {
  it.each(Object.entries(COLONISTS))(
    '%s: as many colonists, items and animals as its text has',
    (name, count) => {
      const { bytes } = realFiles(new URL(`${name}/`, folder))[0]!;
      const found = viewOf(bytes);
      expect(found.colonists).toHaveLength(count);
      const amounts = new Map<string, number>();
      for (const [, def, amount] of new TextDecoder().decode(bytes).matchAll(STACK))
        amounts.set(def!, (amounts.get(def!) ?? 0) + Number(amount));
      const ours = new Map<string, number>();
      for (const { item, amount } of found.stock) ours.set(item.name, (ours.get(item.name) ?? 0) + amount!);
      expect(amounts.size).toBeGreaterThan(20);
      expect(Object.fromEntries([...amounts.keys()].map((def) => [def, ours.get(def)]))).toEqual(
        Object.fromEntries(amounts),
      );
    },
  );
});
