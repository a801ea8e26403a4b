// The views of real profiles against answers computed outside the project from another decoder's output.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import { hashName } from '../../../src/formats/darkest-dungeon/names/hash.ts';
import type { AmountRow } from '../../../src/games/darkest-dungeon/amounts.ts';
import { heroesByGuid } from '../../../src/games/darkest-dungeon/heroes.ts';
import { openDarkestDungeon } from '../../../src/games/darkest-dungeon/index.ts';
import { chapters } from '../../../src/games/darkest-dungeon/log.ts';
import { partyGuids } from '../../../src/games/darkest-dungeon/party.ts';
import type { DarkestDungeonView } from '../../../src/games/darkest-dungeon/view.ts';
import type { Named } from '../../../src/games/shared/scope.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { describeReal } from '../../tools/real-saves.ts';

const ORACLE = new URL('../../../../shared/games/oracle/darkest-dungeon/', import.meta.url);
const PROFILES = ['hv-profile_0', 'lz-profile_0', 'rj-profile1', 'rj-profileReddit', 'ts02-profile_0'];

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes, compared as a whole
type Json = any;

/** The answers have no id where the kind says it all. */
function amountAnswer({ type, item, amount }: AmountRow): unknown[] {
  return [type, item!.name === type ? '' : item!.name, amount];
}

function readJson(url: URL): Json {
  return JSON.parse(gunzipSync(readFileSync(url)).toString('utf8'));
}

async function open(folder: URL, profile: string): Promise<DarkestDungeonView> {
  const library = openLibrary(fileURLToPath(new URL(profile, folder)), [darkestDungeon]);
  const entry = library.entries.find(({ slug }) => !slug.endsWith('-backup'))!;
  const save = await library.load(entry);
  return openDarkestDungeon({ graph: save.graph, header: entry.header.fields, object: (node) => ({ node }) });
}

const nameOf = (named: Named | null): string | null => named?.name ?? null;
const namesOf = (list: readonly Named[]): string[] => list.map(({ name }) => name);
const sum = (entries: readonly (readonly [string, number])[]): Record<string, number> => {
  const totals: Record<string, number> = {};
  for (const [key, amount] of entries) totals[key] = (totals[key] ?? 0) + amount;
  return totals;
};
const count = (keys: readonly (string | number)[]): Record<string, number> =>
  sum(keys.map((key) => [String(key), 1] as const));
const sorted = <T>(list: readonly T[]): T[] => [...list].sort();
/** Our word, or the hash where the answer has one: it knows fewer names, and a name must have that hash. */
const likeIn = (answer: unknown, name: string | null): unknown =>
  typeof answer === 'number' && name !== null && [name, `${hashName(name)}`].includes(`${answer}`)
    ? answer
    : name;

describeReal('darkest-dungeon', 'views of real profiles', (folder) => {
  describe.each(PROFILES.filter((name) => existsSync(new URL(`${name}.views.json.gz`, ORACLE))))(
    '%s',
    (profile) => {
      const oracle = readJson(new URL(`${profile}.views.json.gz`, ORACLE));
      const opened = open(folder, profile);

      it('estate', async () => {
        const { estate } = await opened;
        const { game } = oracle;
        expect({
          estate: estate.name,
          inRaid: estate.isInRaid,
          raidDungeon: nameOf(estate.raidDungeon) ?? 'none',
          mode: estate.mode,
          date: estate.date,
          dlc: sorted(estate.dlc!),
        }).toEqual({
          estate: game.estate,
          inRaid: game.inRaid,
          raidDungeon: game.raidDungeon,
          mode: game.mode,
          date: game.date,
          dlc: sorted(game.dlc),
        });
        expect(estate.week).toBe(
          game.weeks || Math.max(...Object.keys(oracle.timeline.eventsByWeek).map(Number)),
        );
        expect(estate.totalWeeks).toBe(game.weeks || null);
        expect(Object.fromEntries(estate.wallet!.map(({ type, amount }) => [type, amount]))).toEqual(
          oracle.wallet,
        );
        expect(sum(estate.items!.map(({ item, amount }) => [item!.name, amount!]))).toEqual(
          oracle.estateItems,
        );
        expect(Object.fromEntries(estate.dungeons!.map(({ dungeon, xp }) => [dungeon.name, xp]))).toEqual(
          oracle.dungeonXp,
        );
        expect(
          namesOf(estate.completedPlotQuests!).map((name, at) =>
            likeIn(oracle.completedPlotQuests[at], name),
          ),
        ).toEqual(oracle.completedPlotQuests);
        expect([estate.questsFinished, estate.questsSucceeded]).toEqual([
          oracle.questsFinished,
          oracle.questsSucceeded,
        ]);
      });

      it('roster', async () => {
        const view = await opened;
        const byGuid = [...view.livingHeroes, ...view.deadHeroes].sort((a, b) => a.guid - b.guid);
        expect(
          byGuid.map((hero) => ({
            guid: hero.guid,
            name: hero.name,
            class: nameOf(hero.heroClass),
            status: hero.statusNumber,
            missingWeeks: hero.missingWeeks,
            resolveXp: hero.resolveXp,
            loggedLevel: hero.loggedLevel,
            affliction: nameOf(hero.affliction),
            virtue: nameOf(hero.virtue),
            weaponRank: hero.weaponRank,
            armourRank: hero.armourRank,
            quirks: sorted(
              [...hero.quirks!, ...hero.diseases!].map(({ name }) =>
                namesOf(hero.lockedQuirks!).includes(name) ? `${name}*` : name,
              ),
            ),
            trinkets: sorted(namesOf(hero.trinkets!)),
            combatSkills: sorted(hero.combatSkills!.map(({ skill, level }) => `${skill.name} ${level}`)),
            campingSkills: sorted(
              hero.campingSkills!.map(({ skill, level }) => `${skill.name} ${level! > 0}`),
            ),
            enemiesKilled: hero.enemiesKilled,
          })),
        ).toEqual(
          oracle.roster.map(({ stress: _, hp: __, building: ___, ...hero }: Json) => ({
            ...hero,
            quirks: sorted(hero.quirks),
            trinkets: sorted(hero.trinkets),
            combatSkills: sorted(hero.combatSkills!.map((skill: Json) => skill.join(' '))),
            campingSkills: sorted(hero.campingSkills.map((skill: Json) => skill.join(' '))),
          })),
        );
        for (const { guid, building } of oracle.roster) {
          if (building !== null) expect(nameOf(heroesByGuid(view.save).get(guid)!.building)).toBe(building);
        }
        expect(count(byGuid.map(({ statusNumber }) => statusNumber!))).toEqual(oracle.rosterByStatus);
        if (!view.save.isInRaid)
          expect([...partyGuids(view.save)]).toEqual(oracle.lastParty.filter((guid: number) => guid > 0));
        const alive = oracle.lastParty.filter((guid: number) => heroesByGuid(view.save).has(guid));
        expect(view.estate.lastParty).toHaveLength(alive.length);
      });

      // The reference answers read whole floats as the ints with the same bits there, so that most are 0: the values
      // come from the decoded roster that lies beside the saves.
      it('stress and health', async () => {
        const { heroes } = await opened;
        const decodedRoster = readJson(new URL(`oracle/${profile}/persist.roster.json.gz`, folder)).base_root
          .heroes;
        expect(heroes).toHaveLength(Object.keys(decodedRoster).length);
        for (const { guid, stress, hp } of heroes) {
          const decoded = decodedRoster[guid].hero_file_data.raw_data.base_root;
          expect(stress).toBeCloseTo(decoded.m_Stress, 3);
          expect(hp).toBeCloseTo(decoded.actor.current_hp, 3);
        }
        for (const { guid, stress, hp } of oracle.roster) {
          const hero = heroes.find((each) => each.guid === guid)!;
          if (stress) expect(hero.stress).toBeCloseTo(stress, 1);
          if (hp) expect(hero.hp).toBeCloseTo(hp, 1);
        }
      });

      it('town', async () => {
        const { activities, buildings, recruits, purchases, districts } = await opened;
        expect(
          activities
            .filter(({ guid }) => guid !== null)
            .map(({ building, activity, slot, guid, visitsRemaining }) => ({
              ...{ building: building.name, activity: activity.name, slot, hero: guid, visitsRemaining },
            })),
        ).toEqual(oracle.activities);
        expect(sorted(buildings.map(({ building }) => building.name))).toEqual(sorted(oracle.buildings));
        expect(
          recruits.map(({ store, guid, heroClass, resolveXp }) => ({
            ...{ store, key: guid, class: nameOf(heroClass), resolveXp },
          })),
        ).toEqual(oracle.recruits);
        const town = readJson(new URL(`oracle/${profile}/persist.town.json.gz`, folder)).base_root;
        const built = Object.entries<Json>(town.districts?.buildings ?? {}).map(([name, { built }]) => [
          name,
          built,
        ]);
        expect(districts.map(({ district, isBuilt }) => [district.name, isBuilt])).toEqual(built);
        const hero = purchases.filter(({ guid }) => guid !== null).length;
        const total = purchases.length;
        expect({ hero, building: total - hero, total }).toEqual(oracle.purchases);
      });

      it('quests', async () => {
        const { quests } = await opened;
        expect(
          quests.map((quest) => ({
            id: quest.key,
            plot: quest.isPlot,
            type: quest.type,
            dungeon: nameOf(quest.dungeon),
            difficulty: quest.difficulty,
            length: quest.length,
            goals: quest.goals,
            resolveXp: quest.resolveXp,
            rewards: quest.rewards.map(amountAnswer),
          })),
        ).toEqual(oracle.quests);
      });

      it('raid', async () => {
        const { raid } = await opened;
        expect(
          raid && {
            quest: raid.quest,
            type: raid.type,
            dungeon: nameOf(raid.dungeon),
            difficulty: raid.difficulty,
            length: raid.length,
            area: raid.area,
            tile: raid.tile,
            lastRoom: raid.lastRoom,
            retreatRoom: raid.retreatRoom,
            torchlight: raid.torchlight,
            party: raid.party!.map(({ guid }) => guid),
            inventory: raid.inventory!.map(amountAnswer),
            inBattle: raid.isInBattle,
            round: raid.round,
            enemies: raid.enemies!.map(({ monster }) => nameOf(monster)),
            stats: Object.fromEntries(raid.counters!.map(({ name, count }) => [name, count])),
          },
        ).toEqual(oracle.raid);
      });

      it('map', async () => {
        const { map, rooms, corridors } = await opened;
        expect(map === null).toBe(oracle.map === null);
        if (!map) return;
        const { form: _, ...expected } = oracle.map;
        expect({
          entrance: map.entrance,
          finalRoom: map.finalRoom,
          rooms: rooms.map(({ name, knowledge, doors, secretDoors, content }) => ({
            ...{ name, knowledge, doors, secret: secretDoors, content },
          })),
          corridors: corridors.map(
            ({ name, ends, tiles, knowledge, walkedTiles, curios, traps, battles }) => ({
              ...{ name, ends, tiles, knowledge, exploredTiles: walkedTiles, curios, traps, battles },
            }),
          ),
          reachableRooms: map.reachableRooms,
          distanceFromEntrance: Object.fromEntries(
            rooms.map((room) => [room.name, room.distanceFromEntrance]),
          ),
          currentRoom: map.currentRoom,
          stepsToEntrance: map.stepsToEntrance,
          unvisitedRooms: map.unvisitedRooms,
        }).toEqual(expected);
        expect(map.way({ to: map.entrance! })).toHaveLength(map.stepsToEntrance! + 1);
      });

      it('timeline and deaths', async () => {
        const { save, events, missions, deaths, deadHeroes } = await opened;
        const { timeline } = oracle;
        expect(
          Object.fromEntries(chapters(save).map(({ chapter, entries }) => [chapter, entries.length])),
        ).toEqual(timeline.eventsByWeek);
        expect(count(events.map(({ kindNumber }) => kindNumber!))).toEqual(timeline.kinds);
        // The answers count chapters instead of weeks, which another decoder read from the log.
        const log = readJson(new URL(`oracle/${profile}/persist.campaign_log.json.gz`, folder)).base_root;
        const dated = (rows: Json): Json =>
          rows.map(({ week, ...row }: Json) => ({ week: log.chapters[week].chapterIndex ?? week, ...row }));
        expect(
          missions.map((mission, at) => ({
            week: mission.week,
            start: mission.isDeparture,
            success: mission.isSuccess ?? false,
            quest: likeIn(timeline.missions[at]?.quest, nameOf(mission.quest)),
            dungeon: likeIn(timeline.missions[at]?.dungeon, nameOf(mission.dungeon)),
            difficulty: mission.difficulty,
            length: mission.length,
            heroes: mission.heroes.map(({ guid }) => guid),
            died: mission.heroes.filter(({ died }) => died).map(({ guid }) => guid),
          })),
        ).toEqual(dated(timeline.missions));
        expect(
          deaths
            .filter(({ source }) => source === 'LOG')
            .map(({ week, guid, name, heroClass }) => ({ week, guid, name, class: nameOf(heroClass) })),
        ).toEqual(dated(timeline.deaths));
        expect(sorted(deadHeroes.map(({ guid }) => `${guid}`))).toEqual(
          sorted(oracle.deadInRoster.map(String)),
        );
        const known = new Set(deaths.map(({ guid }) => guid));
        for (const guid of oracle.deadInRoster) expect(known).toContain(guid);
      });

      it('trinkets', async () => {
        const { trinkets } = await opened;
        const at = (place: string): Record<string, number> =>
          sum(
            trinkets.flatMap((row) =>
              row.place === place ? [[row.trinket.name, row.amount!] as const] : [],
            ),
          );
        expect({
          estate: at('ESTATE'),
          hero: at('HERO'),
          wagon: at('WAGON'),
          shardStore: at('SHARD_STORE'),
          raid: at('RAID'),
        }).toEqual(oracle.trinkets);
      });
    },
  );
});

describeReal('darkest-dungeon', 'a long campaign', (folder) => {
  it('counts weeks, not chapters, and tells diseases, killers and the dead apart', async () => {
    const view = await open(folder, 'rj-otherFiles');
    expect(view.estate).toMatchObject({ week: 145, totalWeeks: 145 });
    expect([view.events.at(-1)!.week, view.events.at(-1)!.chapter]).toEqual([144, 154]);
    const killers = view.deaths.flatMap(({ killer }) => killer ?? []);
    for (const known of ['Deep Stinger', 'Cultist Witch', 'Supplicant'])
      expect(killers.map(({ title }) => title)).toContain(known);
    expect(killers.filter(({ name }) => /^-?\d+$/.test(name))).toEqual([]);
    // Of 35, the last damage of 16 was not dealt by a monster.
    expect(killers).toHaveLength(19);
    const diseases = [...view.livingHeroes, ...view.deadHeroes].flatMap((hero) => namesOf(hero.diseases!));
    expect(diseases).toContain('bulimic');
    expect(view.livingHeroes.some(({ status }) => status === 'DEAD')).toBe(false);
    expect(view.heroes).toHaveLength(view.livingHeroes.length + view.deadHeroes.length);
    const quirks = view.livingHeroes.flatMap(({ quirks: own }) => namesOf(own!));
    expect(quirks.filter((name) => name.startsWith('disease_') || name === 'syphilis')).toEqual([]);
    // Without the file that lists mods, nobody knows where levels begin.
    expect(view.livingHeroes.every(({ minLevel }) => minLevel === null)).toBe(true);
    const { buildings } = await open(folder, 'rj-profile1');
    const blacksmith = buildings.find(({ building }) => building.title === 'Blacksmith')!;
    for (const { level, codes } of blacksmith.upgrades!) expect(level).toBe(codes.replace('t', '').length);
  });
});

describeReal('darkest-dungeon', 'what no profile has', (folder) => {
  it('levels are those that the log tells, and no purchase is for an unknown building', async () => {
    let levels = 0;
    let steps = 0;
    for (const profile of [...PROFILES, 'rj-profileSwitch', 'savior-sample', 'ts03-profile_0']) {
      const view = await open(folder, profile);
      for (const { minLevel, maxLevel, loggedLevel } of view.livingHeroes) {
        if (minLevel === null || loggedLevel === null) continue;
        levels++;
        expect(loggedLevel).toBeGreaterThanOrEqual(minLevel);
        expect(loggedLevel).toBeLessThanOrEqual(maxLevel!);
      }
      const bought = view.purchases.filter(({ guid, code }) => guid === null && code !== 't').length;
      const shown = view.buildings.map((building) => building.steps!).reduce((sum, each) => sum + each, 0);
      expect(shown).toBe(bought);
      steps += shown;
    }
    expect([levels > 60, steps > 60]).toEqual([true, true]);
  });
});
