// Places of what was collected, through GraphQL: by the level that the list's references name.

import { expect, test } from 'vitest';
import { satisfactory } from '../../src/formats/satisfactory/index.ts';
import { openDesk } from '../tools/ask.ts';
import { caseBytes } from '../tools/satisfactory/cases.ts';

const { ask } = openDesk({ 'unresolved-36.sav': caseBytes('unresolved-36') }, [satisfactory]);
const TILE = 'Level /Game/FactoryGame/Map/GameLevel01/Tile_X2_Y1.Tile_X2_Y1:PersistentLevel';

test('items of the last list are found in the level that they lay in', async () => {
  const query = `query ($level: String!) {
    save(id: "unresolved-36") {
      objects(where: {kind: {eq: MISSING}, level: {eq: $level}}) { nodes { name property(path: "collected") { boolean } } }
    }
  }`;
  const collected = async (level: string): Promise<unknown> => {
    const { data, errors, extensions } = await ask(query, { level });
    expect(errors).toBeUndefined();
    expect(extensions?.warnings ?? []).toEqual([]);
    const { nodes } = (data as { save: { objects: { nodes: { name: string; property: unknown }[] } } }).save
      .objects;
    return nodes.filter(({ property }) => property !== null).map(({ name }) => name);
  };
  expect(await collected(TILE)).toEqual(['BP_Crystal6', 'GoneThere']);
  expect(await collected('Tile_X9_Y9')).toEqual(['GoneElsewhere']);
  expect(await collected('Persistent_Level')).toEqual(['BP_DropPod9', 'GoneHere', 'Gone']);
});
