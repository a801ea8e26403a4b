// Pals in the storages outside a world: the one of a player, and the one that all worlds of an account share. Most
// places of both are empty; answers/real-storage.txt has a real one.

import { expect, it } from 'vitest';
import { openPalworld } from '../../../src/games/palworld/index.ts';
import type { PalworldView } from '../../../src/games/palworld/view.ts';
import { readGame } from '../../tools/gvas/read.ts';
import { madeGame } from '../../tools/gvas/sample.ts';
import { palworldWorld } from '../../tools/palworld/world.ts';

const ADA = '1F4C9A07'.padEnd(32, '0');

function open(files: Readonly<Record<string, Uint8Array>>): PalworldView {
  const { graph } = readGame(files);
  return openPalworld({ graph, header: {}, object: (node) => ({ node }) })!;
}

const shown = ({ pals }: PalworldView): unknown =>
  pals.map(({ species, level, where, holder, slot }) => [species?.title, level, where, holder?.title, slot]);

it('has the pals of the global storage, and nothing of a world', () => {
  const view = open({
    'GlobalPalStorage.sav': madeGame('a global storage: Anubis, nothing, a SheepBall, nothing'),
  });
  expect(shown(view)).toEqual([
    ['Anubis', 10, 'GLOBAL', undefined, null],
    ['Lamball', 12, 'GLOBAL', undefined, null],
  ]);
  expect(view.world).toMatchObject({ title: null, day: null, players: null, guilds: null });
  expect(view.unknown).toEqual([expect.stringContaining('a storage of pals alone')]);
  expect(new Set(view.figures.map(({ name }) => name))).toEqual(new Set(['pals', 'palsByPlace']));
});

it("has the pals of a player's storage, beside the world and alone", () => {
  const own = { [`Players/${ADA}_dps.sav`]: madeGame("a player's storage: nothing, Anubis") };
  expect(shown(open(own))).toEqual([['Anubis', 11, 'DIMENSION', undefined, null]]);
  const inWorld = open({ ...palworldWorld(3), ...own });
  expect(inWorld.pals.filter(({ where }) => where === 'DIMENSION')).toMatchObject([
    { holder: { title: 'Ada' }, level: 11 },
  ]);
  expect(inWorld.world).toMatchObject({ title: 'Green Valley' });
});
