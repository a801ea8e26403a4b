// The views of real profiles against answers computed outside the project from another decoder's output.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
import { expectLike, type Json, ORACLES, readPacked, shown, sorted, sumBy } from '../../tools/oracle.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { camel } from '../../tools/satisfactory/reference-answers/compare.ts';

const PROFILES = ['hv-profile_0', 'lz-profile_0', 'rj-profile1', 'rj-profileReddit', 'ts02-profile_0'];
const oracleOf = (profile: string): URL => new URL(`darkest-dungeon/${profile}.views.json.gz`, ORACLES);

/** The answers have no id where the kind says it all. */
function amountAnswer({ type, item, amount }: AmountRow): unknown[] {
  return [type, item!.name === type ? '' : item!.name, amount];
}

async function open(folder: URL, profile: string): Promise<DarkestDungeonView> {
  const library = openLibrary(fileURLToPath(new URL(profile, folder)), [darkestDungeon]);
  const entry = library.entries.find(({ slug }) => !slug.endsWith('-backup'))!;
  const save = await library.load(entry);
  return openDarkestDungeon({ graph: save.graph, header: entry.header.fields, object: (node) => ({ node }) });
}

const nameOf = (named: Named | null): string | null => named?.name ?? null;
const namesOf = (list: readonly Named[]): string[] => list.map(({ name }) => name);
/** Our word, or the hash where the answer has one: it knows fewer names, and a name must have that hash. */
const likeIn = (answer: unknown, name: string | null): unknown =>
  typeof answer === 'number' && name !== null && [name, `${hashName(name)}`].includes(`${answer}`)
    ? answer
    : name;

const HERO =
  'guid name class=heroClass status=statusNumber missingWeeks resolveXp loggedLevel affliction virtue weaponRank ' +
  'armourRank enemiesKilled';

const RAID =
  'quest type dungeon difficulty length area tile lastRoom retreatRoom torchlight inBattle=isInBattle round ' +
  'party=party.guid enemies=enemies.monster';

describeReal('darkest-dungeon', 'views of real profiles', (folder) => {
  describe.each(PROFILES.filter((name) => existsSync(oracleOf(name))))('%s', (profile) => {
    const oracle = readPacked(oracleOf(profile));
    const opened = open(folder, profile);
    const decodedFile = (name: string): Json =>
      readPacked(new URL(`oracle/${profile}/persist.${name}.json.gz`, folder)).base_root;

    it('estate', async () => {
      const { estate } = await opened;
      const { game } = oracle;
      const more = { raidDungeon: nameOf(estate.raidDungeon) ?? 'none', dlc: sorted(estate.dlc!) };
      const inGame = { ...game, dlc: sorted(game.dlc) };
      expectLike(estate, inGame, 'estate=name inRaid=isInRaid mode date', more);
      const weeks = Object.keys(oracle.timeline.eventsByWeek).map(Number);
      expect([estate.week, estate.totalWeeks]).toEqual([
        game.weeks || Math.max(...weeks),
        game.weeks || null,
      ]);
      expectLike(estate, oracle, 'questsFinished questsSucceeded', {
        wallet: sumBy(estate.wallet!, 'type', 'amount'),
        estateItems: sumBy(estate.items!, 'item', 'amount'),
        dungeonXp: sumBy(estate.dungeons!, 'dungeon', 'xp'),
      });
      const plots: unknown[] = oracle.completedPlotQuests;
      expect(namesOf(estate.completedPlotQuests!).map((name, at) => likeIn(plots[at], name))).toEqual(plots);
    });

    it('roster', async () => {
      const view = await opened;
      const byGuid = [...view.livingHeroes, ...view.deadHeroes].sort((a, b) => a.guid - b.guid);
      expect(
        byGuid.map((hero) => ({
          ...shown(hero, HERO),
          quirks: sorted(
            namesOf([...hero.quirks!, ...hero.diseases!]).map((name) =>
              namesOf(hero.lockedQuirks!).includes(name) ? `${name}*` : name,
            ),
          ),
          trinkets: sorted(namesOf(hero.trinkets!)),
          combatSkills: sorted(hero.combatSkills!.map(({ skill, level }) => `${skill.name} ${level}`)),
          campingSkills: sorted(hero.campingSkills!.map(({ skill, level }) => `${skill.name} ${level! > 0}`)),
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
      for (const { guid, building } of oracle.roster)
        if (building !== null) expect(nameOf(heroesByGuid(view.save).get(guid)!.building)).toBe(building);
      expect(sumBy(byGuid, 'statusNumber')).toEqual(oracle.rosterByStatus);
      const party: number[] = oracle.lastParty;
      if (!view.save.isInRaid) expect([...partyGuids(view.save)]).toEqual(party.filter((guid) => guid > 0));
      expect(view.estate.lastParty).toHaveLength(
        party.filter((guid) => heroesByGuid(view.save).has(guid)).length,
      );
    });

    // The reference answers read whole floats as the ints with the same bits there, so that most are 0: the values
    // come from the decoded roster that lies beside the saves.
    it('stress and health', async () => {
      const { heroes } = await opened;
      const decodedRoster = decodedFile('roster').heroes;
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
          .map((row) => shown(row, 'building activity slot hero=guid visitsRemaining')),
      ).toEqual(oracle.activities);
      expect(sorted(buildings.map(({ building }) => building.name))).toEqual(sorted(oracle.buildings));
      expect(recruits.map((row) => shown(row, 'store key=guid class=heroClass resolveXp'))).toEqual(
        oracle.recruits,
      );
      const built = Object.entries<Json>(decodedFile('town').districts?.buildings ?? {});
      expect(districts.map((row) => shown(row, 'name=district built=isBuilt'))).toEqual(
        built.map(([name, { built }]) => ({ name, built })),
      );
      const hero = purchases.filter(({ guid }) => guid !== null).length;
      const total = purchases.length;
      expect({ hero, building: total - hero, total }).toEqual(oracle.purchases);
    });

    it('quests', async () => {
      const { quests } = await opened;
      expect(
        quests.map((quest) => ({
          ...shown(quest, 'id=key plot=isPlot type dungeon difficulty length goals resolveXp'),
          rewards: quest.rewards!.map(amountAnswer),
        })),
      ).toEqual(oracle.quests);
    });

    it('raid', async () => {
      const { raid } = await opened;
      expect(
        raid && {
          ...shown(raid, RAID),
          inventory: raid.inventory!.map(amountAnswer),
          stats: sumBy(raid.counters!, 'name', 'count'),
        },
      ).toEqual(oracle.raid);
    });

    it('map', async () => {
      const { map, rooms, corridors } = await opened;
      expect(map === null).toBe(oracle.map === null);
      if (!map) return;
      const { form: _, ...expected } = oracle.map;
      const corridor = 'name ends tiles knowledge exploredTiles=walkedTiles curios traps battles';
      expect({
        ...shown(map, 'entrance finalRoom reachableRooms currentRoom stepsToEntrance unvisitedRooms'),
        rooms: rooms.map((row) => shown(row, 'name knowledge doors secret=secretDoors content')),
        corridors: corridors.map((row) => shown(row, corridor)),
        distanceFromEntrance: Object.fromEntries(rooms.map((room) => [room.name, room.distanceFromEntrance])),
      }).toEqual(expected);
      expect(map.way({ to: map.entrance! })).toHaveLength(map.stepsToEntrance! + 1);
    });

    it('timeline and deaths', async () => {
      const { save, events, missions, deaths, deadHeroes } = await opened;
      const { timeline } = oracle;
      expect(
        Object.fromEntries(chapters(save).map(({ chapter, entries }) => [chapter, entries.length])),
      ).toEqual(timeline.eventsByWeek);
      expect(sumBy(events, 'kindNumber')).toEqual(timeline.kinds);
      // The answers count chapters instead of weeks, which another decoder read from the log.
      const log = decodedFile('campaign_log');
      const dated = (rows: Json): Json =>
        rows.map(({ week, ...row }: Json) => ({ week: log.chapters[week].chapterIndex ?? week, ...row }));
      expect(
        missions.map((mission, at) => ({
          ...shown(mission, 'week start=isDeparture difficulty length heroes=heroes.guid'),
          success: mission.isSuccess ?? false,
          quest: likeIn(timeline.missions[at]?.quest, nameOf(mission.quest)),
          dungeon: likeIn(timeline.missions[at]?.dungeon, nameOf(mission.dungeon)),
          died: mission.heroes!.filter(({ died }) => died).map(({ guid }) => guid),
        })),
      ).toEqual(dated(timeline.missions));
      const logged = deaths.filter(({ source }) => source === 'LOG');
      expect(logged.map((row) => shown(row, 'week guid name class=heroClass'))).toEqual(
        dated(timeline.deaths),
      );
      expect(sorted(deadHeroes.map(({ guid }) => `${guid}`))).toEqual(
        sorted(oracle.deadInRoster.map(String)),
      );
      const known = new Set(deaths.map(({ guid }) => guid));
      for (const guid of oracle.deadInRoster) expect(known).toContain(guid);
    });

    it('trinkets', async () => {
      const { trinkets } = await opened;
      const places = ['estate', 'hero', 'wagon', 'shardStore', 'raid'].map((name) => {
        const inPlace = trinkets.filter(({ place }) => camel(place!) === name);
        return [name, sumBy(inPlace, 'trinket', 'amount')];
      });
      expect(Object.fromEntries(places)).toEqual(oracle.trinkets);
    });
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
