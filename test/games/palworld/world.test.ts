// The same small world in the three ways that the game has packed its data, whole and damaged.

import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openPalworld } from '../../../src/games/palworld/index.ts';
import type { PalworldView } from '../../../src/games/palworld/view.ts';
import { readGame } from '../../tools/gvas/read.ts';
import { madeGame } from '../../tools/gvas/sample.ts';
import { palworldWorld } from '../../tools/palworld/world.ts';

function open(files: Readonly<Record<string, Uint8Array>>): PalworldView | null {
  const { graph } = readGame(files);
  return openPalworld({ graph, header: {}, object: (node) => ({ node }) });
}

describe.each([1, 2, 3] as const)('generation %i', (generation) => {
  const files = palworldWorld(generation);
  const view = open(files)!;

  it('knows a player of several records by the file', () => {
    const moved = open(palworldWorld(generation, true))!;
    const adas = moved.players.filter(({ name }) => name === 'Ada');
    expect(adas.map(({ level, hasFile }) => [level, hasFile]).toSorted()).toEqual([
      [1, false],
      [1, false],
      [38, true],
    ]);
    const [ada] = view.players.filter(({ name }) => name === 'Ada');
    for (const each of adas) {
      const isPlayer = each.level === 38;
      expect([each.pals, each.role, each.inventory?.length]).toEqual(
        isPlayer ? [ada!.pals, ada!.role, ada!.inventory?.length] : [0, null, undefined],
      );
    }
    const owners = new Set(moved.pals.flatMap(({ owner }) => (owner?.title === 'Ada' ? [owner.path] : [])));
    expect([...owners]).toEqual([view.pals[0]!.owner!.path]);
    expect(moved.guilds.map(({ pals }) => pals)).toEqual(view.guilds.map(({ pals }) => pals));
  });

  it('shows no secret', () => {
    const shown = JSON.stringify(
      [view.world, view.players, view.guilds, view.bases, view.unknown],
      (_, value) => (typeof value === 'bigint' ? String(value) : value),
    );
    expect(shown).not.toMatch(/not to be shown|0451/);
  });

  it('counts what a damaged world has lost', () => {
    const wrapped = Buffer.from(files['Level.sav']!);
    const twice = wrapped[11] === 0x32;
    let level = inflateSync(wrapped.subarray(12));
    if (twice) level = inflateSync(level);
    const at = level.indexOf('BOSS_Kitsunebi');
    level.fill(0xff, at - 60, at - 20);
    const packed = deflateSync(level);
    const head = Buffer.from(wrapped.subarray(0, 12));
    head.writeUInt32LE(packed.length, 4);
    head[11] = 0x31;
    const broken = open({ ...files, 'Level.sav': Buffer.concat([head, packed]) })!;
    const lost = broken.pals.filter(({ isDamaged }) => isDamaged);
    expect(lost).toHaveLength(1);
    expect(lost[0]).toMatchObject({ where: 'UNKNOWN', species: null, level: null });
    expect(broken.pals).toHaveLength(10);
    expect(broken.unknown).toContain('1 players and pals are damaged.');
    expect(lost[0]).toMatchObject({ elements: null, work: null });
    // It may be anyone's, and work in any base.
    expect(broken.players.map(({ pals }) => pals)).toEqual(broken.players.map(() => null));
    expect(broken.bases[0]).toMatchObject({ workers: null, idle: null, sick: null });
    expect(broken.bases[0]!.structures).toBe(view.bases[0]!.structures);
  });
});

it('is null for the save games of others', () => {
  expect(open({ 'Slot.sav': madeGame('one number') })).toBeNull();
});
