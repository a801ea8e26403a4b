// The view of Stardew Valley against what the writer of the example put in, against real saves, and on bad input.

import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { StardewView } from '../../../src/games/stardew/view.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { viewOfGame } from '../../tools/view-of-game.ts';
import { farm } from '../../tools/xml/documents.ts';
import { readDocument } from '../../tools/xml/read.ts';
import { realFiles } from '../../tools/xml/real.ts';

function viewOf(content: string | Uint8Array): StardewView {
  const { graph } = readDocument(content);
  return viewOfGame('stardew', graph);
}

const text = new TextDecoder().decode(farm());
const view = viewOf(farm());

it('knows farmers, money, date and friends', () => {
  expect(view.farm).toMatchObject({ season: 'summer', dayOfMonth: 12, year: 2, day: 152, money: 12_500 });
  expect(view.farmers).toMatchObject([
    { name: 'Ada', key: '1001001001001001001', isHost: true, farming: 6, playSeconds: 7200, health: null },
    { name: 'Bo', key: '-2002002002002002002', isHost: false, money: 900 },
  ]);
  const shown = view.friendships.map(({ farmer, villager, hearts }) => [
    farmer?.title,
    villager.name,
    hearts,
  ]);
  expect(shown).toContainEqual(['Ada', 'Marnie', 9]);
  expect(shown).toContainEqual(['Bo', 'Robin', 1]);
  expect(view.friendships.find(({ villager }) => villager.name === 'Leo')!.villager.path).toBeNull();
});

it('knows what bundles still take', () => {
  expect(view.bundles).toMatchObject([
    { number: 0, room: 'Pantry', isComplete: true, toGive: 0, missing: [] },
    {
      number: 1,
      isComplete: false,
      given: 1,
      needed: 2,
      toGive: 1,
      missing: [{ item: { name: 'Hot Pepper' } }],
    },
  ]);
  // Before 1.5, the save does not say.
  const old = viewOf(text.replace(/<bundleData>.*<\/bundleData>/, ''));
  expect(old.bundles[1]).toMatchObject({ given: 1, slots: 2, needed: null, toGive: null, missing: null });
  expect(old.unknown.join()).toContain('1.5');
});

it('knows what lies in chests, fridges and bags', () => {
  expect(
    view.stock.map(({ item, amount, kind, location }) => [item.name, amount, kind, location?.name]),
  ).toEqual([
    ['Pickaxe', 1, 'BAG', undefined],
    ['Stone', 99, 'BAG', undefined],
    ['Parsnip', 40, 'CHEST', 'Farm'],
    ['Wood', 250, 'CHEST', 'Farm'],
    ['Milk', 3, 'FRIDGE', 'FarmHouse'],
  ]);
  expect(view.chests.find(({ kind }) => kind === 'CHEST')).toMatchObject({
    ...{ used: 2, total: 290, position: { x: 64, y: 15 } },
  });
  // What is not written is unknown.
  const unsaid = viewOf(text.replace('<stack>250</stack>', ''));
  expect(unsaid.chests.find(({ kind }) => kind === 'CHEST')!.total).toBeNull();
});

it('knows what chests share, and what is shipped', () => {
  const milk = '<Item xsi:type="Object"><name>Milk</name><stack>3</stack></Item>';
  const entry = `<item><key><string>JunimoChests</string></key><value><Inventory>${milk}</Inventory></value></item>`;
  const more = `<shippingBin>${milk}</shippingBin><globalInventories>${entry}</globalInventories>`;
  const shown = viewOf(text.replace('</SaveGame>', `${more}</SaveGame>`)).stock.slice(0, 9);
  const kinds = shown.filter(({ item }) => item.name === 'Milk').map(({ kind, isStock }) => [kind, isStock]);
  expect(kinds.toSorted()).toEqual([
    ['FRIDGE', true],
    ['SHARED', true],
    ['SHIPPING', true],
  ]);
});

it('knows crops, animals and the museum', () => {
  expect(view.crops).toMatchObject([
    { crop: { title: 'Parsnip' }, isRipe: true, daysToHarvest: 0, isWatered: true },
    { crop: { title: 'Cauliflower' }, isRipe: false, daysToHarvest: 4, isDead: false },
    { isDead: true, isWatered: false, isRipe: false },
  ]);
  const forage = text.replace(/(<currentPhase>1<\/currentPhase>)/, '$1<forageCrop>true</forageCrop>');
  expect(viewOf(forage).crops[1]).toMatchObject({ isForage: true, isRipe: true });
  expect(view.animals).toMatchObject([
    { name: 'Daisy', type: { name: 'White Cow' }, age: 20, hearts: 3, owner: 'Ada', kind: 'FARM' },
    { name: 'Clover', owner: 'Bo' },
  ]);
  const given = view.museum.filter(({ isGiven }) => isGiven);
  expect(given.map(({ item, place }) => [item.title, place])).toEqual([['Dwarf Scroll I', '26,5']]);
  expect(view.museum).toHaveLength(95);
});

it('counts animals once that are written twice, as since 1.6', () => {
  const twice = text.replace(/<animals>(.*?)<\/animals>/, '<animals>$1</animals><Animals>$1</Animals>');
  expect(viewOf(twice).animals).toHaveLength(2);
});

it('says what a cut takes away', () => {
  const cut = viewOf(text.slice(0, text.indexOf('<terrainFeatures>')));
  expect(cut.incomplete).toBe('ALL');
  expect(cut.unknown[0]).toContain('damaged');
  expect(cut.crops).toEqual([]);
  expect(cut.farmers).toHaveLength(2);
});

describeReal('xml/stardew', 'real farms', (folder) => {
  it.each(readdirSync(folder))('%s: as many of everything as its text has', (name) => {
    const { bytes } = realFiles(new URL(`${name}/`, folder), /^(?!SaveGameInfo)/)[0]!;
    const [real, content] = [viewOf(bytes), new TextDecoder().decode(bytes)];
    const count = (pattern: RegExp): number => content.match(pattern)?.length ?? 0;
    expect(real.crops.length).toBe(count(/<crop>/g));
    expect(real.animals.filter(({ kind }) => kind === 'FARM').length).toBe(count(/<FarmAnimal>/g));
    expect(real.bundles.length).toBe(count(/<ArrayOfBoolean>\s*<boolean>/g));
    expect(real.farmers[0]!.name).toBe(/<player>\s*<name>([^<]*)/.exec(content)![1]);
    const lists = [...content.matchAll(/<items>(.*?)<\/items>/gs)].map(([, list]) => list!);
    const stacks = lists.flatMap((list) => list.match(/<Item xsi:type/g) ?? []).length;
    expect(real.stock.filter(({ isStock }) => isStock).length).toBe(stacks);
  });
});
