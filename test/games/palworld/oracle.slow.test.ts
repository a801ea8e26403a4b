// The view of real worlds against answers that another program worked out from the same files.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { openPalworld } from '../../../src/games/palworld/index.ts';
import type { PalworldView } from '../../../src/games/palworld/view.ts';
import type { Place } from '../../../src/games/shared/scope.ts';
import type { Library } from '../../../src/library/library.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { expectLike, type Json, ORACLES, readPacked, shown, sorted, sumBy } from '../../tools/oracle.ts';
import { describeReal } from '../../tools/real-saves.ts';

const WORLDS = [
  ['plz32-level-165k', 'plz32-ue5.1-palworld-level-165k.sav'],
  ['history-2025', 'palworld-views/history-2025'],
  ['history-2025.2025.04.27-15.59.33', 'palworld-views/history-2025/backup/world/2025.04.27-15.59.33'],
  ['history-2025.2025.04.28-14.59.01', 'palworld-views/history-2025/backup/world/2025.04.28-14.59.01'],
  ['server-2026', 'palworld-views/server-2026'],
] as const;

const hashed = (text: string | null): string | null =>
  text === null ? null : createHash('sha256').update(text).digest('hex').slice(0, 12);
/** Of players: theirs, and ours. */
const COUNTS =
  'technologyPoints ancientPoints technologies=technologyCount speciesCaptured=speciesCaught captures ' +
  'paldeck=paldeckCount fieldBosses=fieldBossCount notes=noteCount areas=areaCount fastTravel=fastTravelCount ' +
  'questsDone';
const PAL =
  'species gender level exp melee=talentMelee passives equipped=moves mastered=learntMoves lucky=isLucky ' +
  'sick=sickness friendship owner group=guild container=containerId';
const [SOULS, TALENTS] = [
  'soulsHp soulsAttack soulsDefense soulsWorkSpeed',
  'talentHp talentAttack talentDefense',
];
const floor = Math.floor;
const floors = (place: Place | null): number[] => [place!.x, place!.y, place!.z].map(floor);
const onMap = (place: { x: number; y: number } | null): unknown => place && [place.x, place.y];
const byId = <T>(rows: readonly T[], id: (row: T) => string): Map<string, T> =>
  new Map(rows.map((row) => [id(row), row]));

for (const [name, path] of WORLDS) {
  describeReal('gvas', `Palworld: ${name}`, (folder) => {
    let view: PalworldView;
    let oracle: Json;
    let library: Library;
    afterAll(() => library.close());
    beforeAll(async () => {
      const answers = new URL(`palworld/${name}.views.json.gz`, ORACLES);
      expect(existsSync(answers)).toBe(true);
      oracle = readPacked(answers);
      library = openLibrary(fileURLToPath(new URL(path, folder)), [gvas]);
      const entry = library.entries.find(({ files }) =>
        files.every((file) => !file.name.includes('backup')),
      )!;
      const { graph } = await library.load(entry);
      view = openPalworld({ graph, header: {}, object: (node) => ({ node }) })!;
    });

    it('the world', () => {
      const { world } = view;
      expectLike(world, oracle.world, 'timestamp=savedAt days=day revision');
      expect(world.playSeconds).toBeCloseTo(oracle.world.realTicks / 1e7);
      expect(hashed(world.title)).toBe(oracle.world.worldName ?? null);
      expect(view.dungeons.length).toBe(oracle.dungeons.count);
      expect(sumBy(view.dungeons, 'area', undefined, 'None')).toEqual(oracle.dungeons.byArea);
    });

    it('players', () => {
      const rows = byId(view.players, ({ uid }) => uid);
      expect(sorted([...rows.keys()])).toEqual(sorted(Object.keys(oracle.players)));
      for (const [uid, wanted] of Object.entries<Json>(oracle.players)) {
        const { file, level, exp, hp } = wanted;
        const row = rows.get(uid)!;
        const own = { level: level ?? 1, exp: exp ?? 0, hp: hp && hp / 1000 };
        expectLike(row, { ...wanted, ...own }, 'level exp hp guild', { name: hashed(row.name) });
        expect(row.statPoints!.flatMap(({ points }) => points || [])).toEqual(
          Object.values<number>(wanted.points).filter(Boolean),
        );
        expect(row.hasFile).toBe(Boolean(file));
        if (!file) continue;
        expect(floors(row.position)).toEqual(file.position.map(floor));
        expect(onMap(row.mapPosition)).toEqual(row.mapPosition && file.map);
        const counts = { ...file, fastTravel: file.fastTravel.length, questsOpen: file.questsOpen.length };
        expectLike(row, counts, COUNTS, { questsOpen: row.quests!.length }, 0);
        expect(sorted(row.towerBosses!.map((boss) => boss.name))).toEqual(sorted(file.towerBosses));
        const relics = Object.values<number>(file.relicsByType).reduce((sum, n) => sum + n, 0);
        expect(row.relicCount).toBe(Math.max(file.relics, relics));
        for (const [bag, items] of Object.entries(file.inventory)) {
          const own = row.inventory!.filter((stack) => stack.bag === bag);
          expect(sumBy(own, 'item', 'amount')).toEqual(items);
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
        const [souls, talents] = [SOULS, TALENTS].map((names) => Object.values(shown(pal, names)));
        const [rank, hp] = [pal.stars! + 1, pal.hp && Math.round(pal.hp * 1000)];
        const stomach = pal.stomach && Number(pal.stomach.toFixed(2));
        expectLike(pal, wanted, PAL, { souls, talents, rank, hp, stomach });
        expect(pal.where).toBe(whereabouts(wanted));
      }
    });

    it('guilds and bases', () => {
      const rows = byId(view.guilds, ({ key }) => key);
      expect([...rows.keys()].sort()).toEqual(Object.keys(oracle.guilds).sort());
      for (const [id, wanted] of Object.entries<Json>(oracle.guilds)) {
        const guild = rows.get(id)!;
        expectLike(guild, wanted, 'level admin=leader isUnnamed', { name: hashed(guild.name) });
        const members = byId<Json>(wanted.members, ({ uid }) => uid);
        expect(guild.memberCount).toBe(members.size);
        for (const { player, name, role, secondsAway } of guild.members!) {
          const member = members.get(player.name)!;
          expect([hashed(name), role]).toEqual([member.name, member.role]);
          expect(secondsAway).toBeCloseTo((oracle.world.realTicks - member.lastOnlineTicks) / 1e7, 2);
        }
        expect(guild.bases!.map(({ name }) => name).sort()).toEqual([...wanted.bases].sort());
      }
      expect(view.bases.length).toBe(Object.keys(oracle.bases).length);
      for (const base of view.bases) {
        const wanted = oracle.bases[base.key];
        expectLike(base, { ...wanted, position: wanted.position.map(floor) }, 'guild range workers', {
          position: floors(base.position),
          map: onMap(base.mapPosition),
          structures: sumBy(base.structuresByKind!, 'item', 'count'),
          items: sumBy(base.stock!, 'item', 'count'),
        });
      }
    });

    it('containers', () => {
      expect(view.containers.length).toBe(oracle.containers.count);
      const holder = (row: (typeof view.containers)[number]): string =>
        ({ GUILD_CHEST: 'guild', PLAYER: 'player', PAL: '-', UNKNOWN: '-' })[row.kind as string] ??
        row.building!.name;
      const holders = view.containers.map((row) => ({ holder: holder(row) }));
      expect(sumBy(holders, 'holder')).toEqual(oracle.containers.kinds);
      expect(view.stock.length).toBe(oracle.containers.stacks);
      expect(sumBy(view.stock, 'item', 'amount')).toEqual(oracle.containers.totals);
    });

    it('structures', () => {
      const outside = view.structures.filter(({ isInDungeon }) => !isInDungeon);
      expect(outside.length).toBe(oracle.mapObjects.count);
      const kinds: Record<string, number[]> = {};
      for (const row of outside) {
        const built = row.builderUid === null ? 0 : 1;
        if (row.isNatural) expect([row.builder, row.isBuilt]).toEqual([null, false]);
        else expect(row.builder === null).toBe(built === 0);
        const counted = [1, ...floors(row.position), row.base ? 1 : 0, built];
        const { name } = row.building;
        kinds[name] = counted.map((value, at) => value + (kinds[name]?.[at] ?? 0));
      }
      expect(kinds).toEqual(oracle.mapObjects.byClass);
      expect(sumBy(view.works, 'kind', undefined, '-')).toEqual(oracle.works);
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
