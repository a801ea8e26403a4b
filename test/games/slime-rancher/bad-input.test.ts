// Saves that say strange things, and saves of other versions: shown as they are, never an error;
// answers/first-game.txt has those of the first game.

import { expect, it } from 'vitest';
import { openSlimeRancher } from '../../../src/games/slime-rancher/index.ts';
import type { SlimeRancherView } from '../../../src/games/slime-rancher/view.ts';
import { firstGame, ranch, readRanch } from '../../tools/slime-rancher/read.ts';

function viewOf(bytes: Uint8Array, layouts?: string): SlimeRancherView {
  const { graph } = readRanch(bytes, layouts);
  return openSlimeRancher({ graph, header: {}, object: (node) => ({ node }) });
}

it('what positions, ids and numbers lead nowhere is shown so', () => {
  const { save, actors, plots, isPartial } = viewOf(ranch('positions, ids and numbers that lead nowhere'));
  const { graph } = save;
  expect(
    actors.map(({ item, sceneGroup, kind }) => [item?.name ?? null, sceneGroup?.name ?? null, kind]),
  ).toEqual([
    ['[99]', '[7]', 'OTHER'],
    [null, null, 'OTHER'],
  ]);
  expect(graph.kind(actors[1]!.statueOf!.node)).toBe('MISSING');
  expect(plots).toMatchObject([{ type: '77', goneIds: 1, slimes: 0 }]);
  expect(plots[0]!.tracked!.map(({ item, count }) => [item.name, count])).toEqual([
    ['[99]', 1],
    ['', 1],
  ]);
  expect(isPartial).toBe(false);
});

it('later versions give what can be read, and say so', () => {
  const view = viewOf(ranch('later versions: more in the game, the world and its actors'));
  expect(view.isPartial).toBe(true);
  expect(view.actors).toHaveLength(3);
  expect(view.ranch.currency).toBe(1234);
});

it('a save that is broken in the middle keeps its other rows', () => {
  const view = viewOf(ranch('forty bytes lost in the middle'));
  expect(view.isPartial).toBe(true);
  expect(view.ranch.gameName).not.toBeNull();
});

it('plots of the first game have what stands on them, once their places are given', () => {
  const bytes = firstGame(12);
  const { actors, plots } = viewOf(bytes);
  const { x, y, z } = actors[0]!.position!;
  const places = JSON.stringify({ places: { [plots[0]!.key!]: [x + 4, y, z - 4] } });
  const placed = viewOf(bytes, places);
  expect(placed.actors[0]).toMatchObject({ plot: { node: plots[0]!.object.node }, plotBy: 'NEAREST' });
  expect(placed.plots[0]!.tracked!.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0);
  expect(actors[0]!.plotBy).toBeNull();
});

it('times past all days and places nowhere are not known', () => {
  const text = Buffer.from(ranch('one actor'));
  const time = Buffer.alloc(8);
  time.writeDoubleLE(200_000);
  for (let at = text.indexOf(time); at >= 0; at = text.indexOf(time, at + 1)) text.writeDoubleLE(1e15, at);
  const actor = text.lastIndexOf('SRAD');
  // After the head of the vector: x, then y.
  text.writeFloatLE(Number.POSITIVE_INFINITY, text.indexOf('SRV3', actor) + 4 + 4 + 2 + 4);
  const { ranch: session, actors } = viewOf(text);
  expect(session).toMatchObject({ worldTime: 1e15, day: null });
  expect(actors[0]!.position).toBeNull();
});
