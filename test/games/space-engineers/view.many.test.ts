// The view of Space Engineers against real worlds, and what it counts once; answers.txt beside has the example's.

import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SpaceEngineersView } from '../../../src/games/space-engineers/view.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { sampleOf } from '../../tools/runs.ts';
import { viewOfGame } from '../../tools/view-of-game.ts';
import { sector } from '../../tools/xml/documents.ts';
import { readDocument } from '../../tools/xml/read.ts';
import { realFiles } from '../../tools/xml/real.ts';

function viewOf(files: readonly (string | Uint8Array)[]): SpaceEngineersView {
  const encode = (content: string | Uint8Array): Uint8Array =>
    typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { graph } = readDocument(files.map((content, at) => ({ name: `${at}.sbc`, bytes: encode(content) })));
  return viewOfGame('spaceEngineers', graph);
}

const text = new TextDecoder().decode(sector());
/** A person, with an inventory among the components and again as older games wrote it. */
function person(element: string, type: string): string {
  const items = ['Welder', 'Scrap']
    .map(
      (name, id) =>
        `<MyObjectBuilder_InventoryItem><Amount>1</Amount><PhysicalContent xsi:type="MyObjectBuilder_Ore"><SubtypeName>${name}</SubtypeName></PhysicalContent><ItemId>${id}</ItemId></MyObjectBuilder_InventoryItem>`,
    )
    .join('');
  const components = `<Components><ComponentData><TypeId>MyInventoryBase</TypeId><Component xsi:type="MyObjectBuilder_Inventory"><Items>${items}</Items></Component></ComponentData></Components>`;
  return `<${element}${type}><SubtypeName>Astronaut</SubtypeName><EntityId>77</EntityId><Inventory><Items>${items}</Items></Inventory><ComponentContainer>${components}</ComponentContainer></${element}>`;
}

it('knows that what the game writes twice is one thing', () => {
  const child = person('MyObjectBuilder_EntityBase', ' xsi:type="MyObjectBuilder_Character"');
  const children = `<Component xsi:type="MyObjectBuilder_HierarchyComponentBase"><Children>${child}</Children></Component>`;
  const inside = `<Hierarchy><ComponentData>${children}</ComponentData></Hierarchy>${person('Pilot', '')}`;
  const carried = (content: string) =>
    viewOf([content]).stock.flatMap(({ item, kind }) => (kind === 'FLOATING' ? [] : [[kind, item.name]]));
  const stored = carried(text);
  const seated = carried(text.replace('<BuiltBy>', `${inside}<BuiltBy>`));
  expect(seated).toHaveLength(stored.length + 2);
  expect(seated).toEqual(
    expect.arrayContaining([...stored, ['CHARACTER', 'Welder'], ['CHARACTER', 'Scrap']]),
  );
  // Only written as a pilot, as older games did.
  const pilot = carried(text.replace('<BuiltBy>', `${person('Pilot', '')}<BuiltBy>`));
  expect(pilot.toSorted()).toEqual(seated.toSorted());
});

it('leaves out grids that projectors show', () => {
  const inner =
    /<MyObjectBuilder_EntityBase xsi:type="MyObjectBuilder_CubeGrid">.*?<\/MyObjectBuilder_EntityBase>/s.exec(
      text,
    )![0];
  const shown = inner
    .replaceAll('MyObjectBuilder_EntityBase', 'ProjectedGrid')
    .replaceAll(/<EntityId>\d+/g, '<EntityId>7$&'.replace('$&', ''));
  const nested = viewOf([text.replace('<Owner>', `${shown}<Owner>`)]);
  expect(nested.grids.map(({ blocks }) => blocks)).toEqual([4, 2, 1]);
  expect(nested.stock).toHaveLength(5);
});

describeReal('xml/space-engineers', 'real worlds', (folder) => {
  it.each(sampleOf(readdirSync(folder), 2))('%s: as many of everything as its text has', (name) => {
    const contents = realFiles(new URL(`${name}/`, folder), /^(?!.*config)/).map(({ bytes }) => bytes);
    const real = viewOf(contents);
    const all = contents.map((content) => new TextDecoder().decode(content)).join('');
    const count = (pattern: RegExp): number => all.match(pattern)?.length ?? 0;
    expect(real.grids.length).toBe(
      count(/<MyObjectBuilder_EntityBase xsi:type="MyObjectBuilder_CubeGrid">/g),
    );
    expect(real.blocks.length).toBe(count(/<MyObjectBuilder_CubeBlock xsi:type=/g));
    expect(real.players.length).toBe(count(/<MyObjectBuilder_Identity>/g));
    expect(real.factions.length).toBe(count(/<MyObjectBuilder_Faction>/g));
    const states = /<IntegrityPercent>([^<]*)<\/IntegrityPercent>(?:\s*<BuildPercent>([^<]*))?/g;
    const below = [...all.matchAll(states)].filter(([, is, built = 1]) => Number(is) < Number(built) - 1e-5);
    expect(real.blocks.filter(({ isDamaged }) => isDamaged).length).toBe(below.length);
    const floating = count(/xsi:type="MyObjectBuilder_FloatingObject"/g);
    expect(real.stock.filter(({ kind }) => kind === 'FLOATING').length).toBe(floating);
    // Counted with another library: items of people by the id of their body and their own.
    const carried = { 'game4-1.071': 14, 'kud-1.207': 5, 'lone-1.201': 0, 'saves-1.194': 22 }[name];
    if (carried !== undefined)
      expect(real.stock.filter(({ kind }) => kind === 'CHARACTER').length).toBe(carried);
  });
});
