// The view of real worlds against answers that another program worked out from the same files.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { openPalworld } from '../../../src/games/palworld/index.ts';
import type { PalworldView } from '../../../src/games/palworld/view.ts';
import type { Library } from '../../../src/library/library.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { describeReal } from '../../tools/real-saves.ts';

// biome-ignore lint/suspicious/noExplicitAny: another program's answers
type Json = any;

const ANSWERS = new URL('../../../../shared/games/oracle/palworld/', import.meta.url);
const WORLDS = [
  ['plz32-level-165k', 'plz32-ue5.1-palworld-level-165k.sav'],
  ['history-2025', 'palworld-views/history-2025'],
  ['history-2025.2025.04.27-15.59.33', 'palworld-views/history-2025/backup/world/2025.04.27-15.59.33'],
  ['history-2025.2025.04.28-14.59.01', 'palworld-views/history-2025/backup/world/2025.04.28-14.59.01'],
  ['server-2026', 'palworld-views/server-2026'],
] as const;

const hashed = (text: string | null): string | null =>
  text === null ? null : createHash('sha256').update(text).digest('hex').slice(0, 12);
const floor = Math.floor;
const byId = <T>(rows: readonly T[], id: (row: T) => string): Map<string, T> =>
  new Map(rows.map((row) => [id(row), row]));

function tally<T>(rows: readonly T[], key: (row: T) => string, count: (row: T) => number = () => 1) {
  const sums: Record<string, number> = {};
  for (const row of rows) sums[key(row)] = (sums[key(row)] ?? 0) + count(row);
  return sums;
}

for (const [name, path] of WORLDS) {
  describeReal('gvas', `Palworld: ${name}`, (folder) => {
    let view: PalworldView;
    let oracle: Json;
    let library: Library;
    afterAll(() => library.close());
    beforeAll(async () => {
      const answers = new URL(`${name}.views.json.gz`, ANSWERS);
      expect(existsSync(answers)).toBe(true);
      oracle = JSON.parse(gunzipSync(readFileSync(answers)).toString());
      library = openLibrary(fileURLToPath(new URL(path, folder)), [gvas]);
      const entry = library.entries.find(({ files }) =>
        files.every((file) => !file.name.includes('backup')),
      )!;
      const { graph } = await library.load(entry);
      view = openPalworld({ graph, header: {}, object: (node) => ({ node }) })!;
    });

    it('the world', () => {
      const { world } = view;
      expect(world).toMatchObject({
        savedAt: oracle.world.timestamp,
        day: oracle.world.days,
        revision: oracle.world.revision,
      });
      expect(world.playSeconds).toBeCloseTo(oracle.world.realTicks / 1e7);
      expect(hashed(world.title)).toBe(oracle.world.worldName ?? null);
      expect(view.dungeons.length).toBe(oracle.dungeons.count);
      expect(tally(view.dungeons, ({ area }) => area ?? 'None')).toEqual(oracle.dungeons.byArea);
    });

    it('players', () => {
      const rows = byId(view.players, ({ uid }) => uid);
      expect([...rows.keys()].sort()).toEqual(Object.keys(oracle.players).sort());
      for (const [uid, wanted] of Object.entries<Json>(oracle.players)) {
        const { file } = wanted;
        const row = rows.get(uid)!;
        expect([hashed(row.name), row.level, row.exp, row.guild?.name ?? null]).toEqual([
          wanted.name,
          wanted.level ?? 1,
          wanted.exp ?? 0,
          wanted.guild,
        ]);
        expect(row.hp).toBe(wanted.hp === null ? null : wanted.hp / 1000);
        expect(row.statPoints!.map(({ points }) => points).filter(Boolean)).toEqual(
          Object.values<number>(wanted.points).filter(Boolean),
        );
        expect(row.hasFile).toBe(Boolean(file));
        if (!file) continue;
        expect([row.position!.x, row.position!.y, row.position!.z].map(floor)).toEqual(
          file.position.map(floor),
        );
        expect(row.mapPosition && [row.mapPosition.x, row.mapPosition.y]).toEqual(
          row.mapPosition && file.map,
        );
        expect([
          row.technologyPoints,
          row.ancientPoints,
          row.technologyCount,
          row.speciesCaught,
          row.captures,
          row.paldeckCount,
          row.fieldBossCount,
          row.noteCount,
          row.areaCount,
          row.fastTravelCount,
          row.questsDone,
          row.quests!.length,
        ]).toEqual([
          file.technologyPoints,
          file.ancientPoints,
          file.technologies,
          file.speciesCaptured ?? 0,
          file.captures,
          file.paldeck,
          file.fieldBosses,
          file.notes,
          file.areas,
          file.fastTravel.length,
          file.questsDone,
          file.questsOpen.length,
        ]);
        expect(row.towerBosses!.map((boss) => boss.name).sort()).toEqual([...file.towerBosses].sort());
        expect(row.relicCount).toBe(
          Math.max(
            file.relics,
            Object.values<number>(file.relicsByType).reduce((sum, n) => sum + n, 0),
          ),
        );
        for (const [bag, items] of Object.entries(file.inventory)) {
          const own = row.inventory!.filter((stack) => stack.bag === bag);
          expect(
            tally(
              own,
              ({ item }) => item.name,
              ({ amount }) => amount!,
            ),
          ).toEqual(items);
        }
      }
    });

    it('pals', () => {
      expect(view.pals.filter(({ where }) => where !== 'DIMENSION').length).toBe(oracle.palCounts.total);
      // Slots beyond a page are of a palbox.
      expect(view.pals.filter(({ page, slot }) => page === null && (slot ?? 0) > 30)).toEqual([]);
      const rows = byId(view.pals, ({ key }) => key);
      for (const wanted of oracle.pals) {
        const pal = rows.get(wanted.id)!;
        expect({
          species: pal.species?.name ?? null,
          gender: pal.gender,
          level: pal.level,
          exp: pal.exp,
          rank: pal.stars! + 1,
          souls: [pal.soulsHp, pal.soulsAttack, pal.soulsDefense, pal.soulsWorkSpeed],
          talents: [pal.talentHp, pal.talentAttack, pal.talentDefense],
          melee: pal.talentMelee,
          passives: pal.passives?.map((each) => each.name),
          equipped: pal.moves?.map((each) => each.name),
          mastered: pal.learntMoves?.map((each) => each.name),
          lucky: pal.isLucky,
          hp: pal.hp === null ? null : Math.round(pal.hp * 1000),
          stomach: pal.stomach && Number(pal.stomach.toFixed(2)),
          sick: pal.sickness,
          friendship: pal.friendship,
          owner: pal.owner?.name ?? null,
          group: pal.guild?.name ?? null,
          container: pal.containerId,
        }).toEqual({
          ...Object.fromEntries(
            'species gender level exp rank souls talents melee passives equipped mastered lucky hp stomach sick friendship owner group container'
              .split(' ')
              .map((field) => [field, wanted[field] ?? null]),
          ),
        });
        expect(pal.where).toBe(whereabouts(wanted));
      }
    });

    it('guilds and bases', () => {
      const rows = byId(view.guilds, ({ key }) => key);
      expect([...rows.keys()].sort()).toEqual(Object.keys(oracle.guilds).sort());
      for (const [id, wanted] of Object.entries<Json>(oracle.guilds)) {
        const guild = rows.get(id)!;
        expect([hashed(guild.name), guild.level, guild.leader?.name, guild.isUnnamed]).toEqual([
          wanted.name,
          wanted.level,
          wanted.admin,
          wanted.isUnnamed,
        ]);
        const members = byId<Json>(wanted.members, ({ uid }) => uid);
        expect(guild.memberCount).toBe(members.size);
        for (const { player, name, role, secondsAway } of guild.members!) {
          const member = members.get(player.name)!;
          expect([hashed(name), role]).toEqual([member.name, member.role]);
          expect(secondsAway).toBeCloseTo((oracle.world.realTicks - member.lastOnlineTicks) / 1e7, 2);
        }
        expect(guild.bases.map(({ name }) => name).sort()).toEqual([...wanted.bases].sort());
      }
      expect(view.bases.length).toBe(Object.keys(oracle.bases).length);
      for (const base of view.bases) {
        const wanted = oracle.bases[base.key];
        const { x, y, z } = base.position!;
        expect([[x, y, z].map(floor), base.guild?.name, base.range, base.workers]).toEqual([
          wanted.position.map(floor),
          wanted.guild,
          wanted.range,
          wanted.workers,
        ]);
        expect([base.mapPosition!.x, base.mapPosition!.y]).toEqual(wanted.map);
        const counts = base.structuresByKind.map(({ item, count }) => [item.name, count]);
        expect(Object.fromEntries(counts)).toEqual(wanted.structures);
        expect(Object.fromEntries(base.stock.map(({ item, count }) => [item.name, count]))).toEqual(
          wanted.items,
        );
      }
    });

    it('containers', () => {
      expect(view.containers.length).toBe(oracle.containers.count);
      const holder = (row: (typeof view.containers)[number]): string =>
        ({ GUILD_CHEST: 'guild', PLAYER: 'player', PAL: '-', UNKNOWN: '-' })[row.kind as string] ??
        row.building!.name;
      expect(tally(view.containers, holder)).toEqual(oracle.containers.kinds);
      expect(view.stock.length).toBe(oracle.containers.stacks);
      expect(
        tally(
          view.stock,
          ({ item }) => item.name,
          ({ amount }) => amount!,
        ),
      ).toEqual(oracle.containers.totals);
    });

    it('structures', () => {
      const outside = view.structures.filter(({ isInDungeon }) => !isInDungeon);
      expect(outside.length).toBe(oracle.mapObjects.count);
      const kinds: Record<string, number[]> = {};
      for (const row of outside) {
        const { x, y, z } = row.position!;
        kinds[row.building.name] ??= [0, 0, 0, 0, 0, 0];
        const sums = kinds[row.building.name]!;
        const built = row.builderUid === null ? 0 : 1;
        if (row.isNatural) expect([row.builder, row.isBuilt]).toEqual([null, false]);
        else expect(row.builder === null).toBe(built === 0);
        [1, floor(x), floor(y), floor(z), row.base ? 1 : 0, built].forEach((value, at) => {
          sums[at]! += value;
        });
      }
      expect(kinds).toEqual(oracle.mapObjects.byClass);
      expect(tally(view.works, ({ kind }) => kind ?? '-')).toEqual(oracle.works);
    });
  });
}

/** Players without a file are known by the size of their containers. */
function whereabouts({ where, of, expedition }: Json): string | null {
  if (expedition) return 'EXPEDITION';
  if (where === 'none') return null;
  if (where === 'other') return of === 960 ? 'PALBOX' : of === 5 ? 'PARTY' : 'UNKNOWN';
  return where === 'object' ? 'BUILDING' : where.toUpperCase();
}
