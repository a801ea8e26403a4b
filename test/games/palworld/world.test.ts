// The same small world in the three ways that the game has packed its data, whole and damaged.

import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openPalworld } from '../../../src/games/palworld/index.ts';
import type { PalworldView } from '../../../src/games/palworld/view.ts';
import { readGame } from '../../tools/gvas/read.ts';
import { int, VERSIONS, writeGame } from '../../tools/gvas/writer.ts';
import { palworldWorld } from '../../tools/palworld/world.ts';

function open(files: Readonly<Record<string, Uint8Array>>): PalworldView | null {
  const { graph } = readGame(files);
  return openPalworld({ graph, header: {}, object: (node) => ({ node }) });
}

const title = (named: { title: string | null; name: string } | null): string | null =>
  named && (named.title ?? named.name);

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

  it('says where every pal is, and whose it is', () => {
    const isFirst = generation === 1;
    expect(
      view.pals.map((pal) => [
        title(pal.species),
        pal.where,
        title(pal.holder ?? pal.base),
        pal.page,
        pal.slot,
      ]),
    ).toEqual([
      ['Anubis', 'PARTY', 'Ada', null, 1],
      ['Anubis', 'PALBOX', 'Ada', 2, 2],
      ['Foxparks', 'PARTY', 'Ben', null, 1],
      ['Lamball', 'PALBOX', 'Ben', 1, 1],
      ['Lamball', 'BASE', 'Hill Makers 1', null, 1],
      ['Cattiva', 'BASE', 'Hill Makers 1', null, 2],
      ['Pengullet', 'BASE', 'Hill Makers 1', null, 3],
      ['Chikipi', 'BUILDING', 'Hill Makers 1', null, 1],
      // Without her file, the first saves do not say which container is Cleo's palbox.
      ['Eikthyrdeer', isFirst ? 'UNKNOWN' : 'PALBOX', null, isFirst ? null : 1, isFirst ? null : 5],
      ['ModdedPal', isFirst ? 'UNKNOWN' : 'PARTY', null, null, isFirst ? null : 1],
    ]);
    expect(view.pals.map(({ owner, caughtBy }) => title(owner ?? caughtBy))).toEqual([
      'Ada',
      'Ada',
      'Ben',
      'Ben',
      'Ada',
      'Ben',
      'Ada',
      'Ada',
      'Cleo',
      'Cleo',
    ]);
    expect(view.pals[2]).toMatchObject({ isLucky: true, isAlpha: false, baseSpecies: 'Kitsunebi' });
    expect(view.pals.filter(({ isIdle }) => isIdle).map(({ species }) => species!.name)).toEqual([
      'PinkCat',
      'Penguin',
    ]);
  });

  it('finds every item, and who is away', () => {
    const polymer = view.stock
      .filter(({ item }) => item.name === 'Polymer')
      .map(({ kind, amount }) => [kind, amount]);
    const chest = generation === 1 ? [] : [['GUILD_CHEST', 100]];
    expect(polymer).toEqual([['BASE', 12], ['BASE', 30], ['WORLD', 3], ['PLAYER', 5], ...chest]);
    expect(view.guilds.map(({ name, secondsAway, pals }) => [name, secondsAway, pals])).toEqual([
      ['Hill Makers', 0, 8],
      ['Unnamed Guild', 31 * 3600, 2],
    ]);
    expect(view.eggs.map(({ species, isIncubating }) => [title(species), isIncubating])).toEqual([
      ['Arsox', true],
      ['Foxparks', false],
    ]);
    expect(view.containers.filter(({ hasPassword }) => hasPassword)).toHaveLength(1);
    expect(view.bases).toMatchObject([
      { name: 'Hill Makers 1', workers: 3, idle: 2, sick: 1, mapPosition: { x: 229, y: -486 } },
    ]);
    expect(view.world).toMatchObject({
      generation,
      day: 12,
      timeOfDay: '09:30',
      savedAt: '2026-03-05T20:15:30',
    });
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
  });
});

it('is null for the save games of others', () => {
  expect(open({ 'Slot.sav': writeGame(VERSIONS['5.1'], { properties: { Level: int(1) } }) })).toBeNull();
});
