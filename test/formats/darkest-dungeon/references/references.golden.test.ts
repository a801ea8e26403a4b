// Hit rates of the references of real profiles: table 5.5 of the format notes, and the names of
// hashes. Counted over whole profiles; lone files have nothing to refer to.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Graph } from '../../../../src/graph/graph.ts';
import type { EdgeId, NodeId } from '../../../../src/graph/ids.ts';
import {
  hasReal,
  openProfile,
  REAL_FOLDER,
  realProfiles,
} from '../../../tools/darkest-dungeon/real-profiles.ts';

/** Found and all, by `Class.label`. */
type Rates = Map<string, { found: number; all: number }>;

/**
 * The share that must be found. A hero or a quest may be gone; what the notes found always, these files must too.
 * Names are said where the target is a name and has no home in the profile.
 */
const LEAST: readonly (readonly [edge: string, share: number])[] = [
  ['Party.heroes[]', 0.9],
  ['LastParty.last_party_guids[]', 1],
  ['Initiative.roster_guid', 1],
  ['Initiative.battle_guid', 1],
  ['ActivitySlot.hero', 1],
  ['Hero.roster.building_name', 1],
  ['Purchase.instance_number', 0.7],
  ['LogEvent.guid', 0.65],
  ['LogHero.guid', 0.7],
  ['PlotQuestHero.guid', 0.9],
  ['RaidQuest.id', 0.85],
  ['Raid.in_area', 1],
  ['Raid.last_room_id', 1],
  ['Party.retreat_room', 1],
  ['StatParameter.data', 1],
  ['Map.entrance_id', 1],
  ['Door.area_to', 1],
  ['Door.tile_to', 1],
  ['Tile.area_id', 1],
  ['AreaState.static', 1],
  ['TileState.static', 1],
];

describe.runIf(hasReal)(
  `references of real profiles (${REAL_FOLDER}${hasReal ? '' : ' is absent: nothing counted'})`,
  () => {
    let profiles: { readonly name: string; readonly graph: Graph }[];
    beforeAll(() => {
      const whole = realProfiles().filter(({ files }) =>
        files.some(({ name }) => name === 'persist.roster.json'),
      );
      profiles = whole
        .filter(({ files }) => files.length > 3)
        .map((profile) => ({ name: profile.name, graph: openProfile(profile).graph }));
    });

    it('find what they name as often as the notes say', () => {
      const rates: Rates = new Map();
      for (const { graph } of profiles) countTargets(graph, rates);
      const rows = LEAST.map(([edge, least]) => ({
        edge,
        least,
        ...(rates.get(edge) ?? { found: 0, all: 0 }),
      }));
      console.log(rows.map(({ edge, found, all }) => `${edge} ${found}/${all}`).join('\n'));
      const low = rows.filter(({ found, all, least }) => all === 0 || found / all < least);
      expect(low).toEqual([]);
    });

    it('of upgrade trees begin with the class of the hero who has them', () => {
      const tally = { right: 0, all: 0 };
      for (const { graph } of profiles) checkTrees(graph, tally);
      console.log(`trees of live heroes: ${tally.right}/${tally.all}`);
      expect(tally.all).toBeGreaterThan(3000);
      expect(tally.right).toBe(tally.all);
    });

    it('to trinkets that one has meet the trinkets once seen', () => {
      const tally = { seen: 0, all: 0 };
      for (const { graph } of profiles) {
        if (graph.find('novelty_tracker.json') >= 0) checkTrinkets(graph, tally);
      }
      console.log(`trinkets among those seen: ${tally.seen}/${tally.all}`);
      expect(tally.all).toBeGreaterThan(300);
      expect(tally.seen).toBe(tally.all);
    });
  },
);

describe.runIf(hasReal)(
  `hashed names (${REAL_FOLDER}${hasReal ? '' : ' is absent: nothing counted'})`,
  () => {
    it('are known for 97 % of hashes, mods included', () => {
      const tally = { known: 0, all: 0 };
      for (const profile of realProfiles()) {
        if (profile.files.every(({ name }) => name === 'persist.options.json')) continue;
        countHashes(openProfile(profile).graph, tally);
      }
      console.log(`${tally.known} of ${tally.all} hashes: ${((100 * tally.known) / tally.all).toFixed(1)} %`);
      expect(tally.known / tally.all).toBeGreaterThan(0.97);
    });
  },
);

function countTargets(graph: Graph, rates: Rates): void {
  for (let edge = 0; edge < graph.edges.count; edge++) {
    const { kind, text } = graph.label(edge as EdgeId);
    const target = graph.kind(graph.edges.target[edge] as NodeId);
    // An EXTERNAL target is a name: no question of being found.
    if (kind === 'HASH' || target === 'EXTERNAL') continue;
    const source = graph.classes.path(graph.classOf(graph.edges.source[edge] as NodeId));
    const row = rates.get(`${source}.${text}`) ?? { found: 0, all: 0 };
    row.all++;
    if (target === 'RECORD') row.found++;
    rates.set(`${source}.${text}`, row);
  }
}

function targetsOf(graph: Graph, node: NodeId, label: string): NodeId[] {
  const { from, to } = graph.out(node);
  const targets: NodeId[] = [];
  for (let edge = from; edge < to; edge++) {
    if (graph.label(edge as EdgeId).text === label) targets.push(graph.edges.target[edge] as NodeId);
  }
  return targets;
}

function membersOf(graph: Graph, name: string): NodeId[] {
  return graph.classes
    .lookup(name)
    .flatMap((id) => Array.from(graph.classes.members(id), (row) => row as NodeId));
}

function checkTrees(graph: Graph, tally: { right: number; all: number }): void {
  for (const purchase of membersOf(graph, 'Purchase')) {
    const hero = targetsOf(graph, purchase, 'instance_number').find((node) => graph.kind(node) === 'RECORD');
    const tree = targetsOf(graph, purchase, 'tree_id').map((node) => graph.name(node) && graph.path(node));
    if (hero === undefined || tree[0] === undefined || tree[0].startsWith('hash:')) continue;
    const [heroClass] = targetsOf(graph, hero, 'heroClass').map((node) => graph.path(node));
    tally.all++;
    if (tree[0].startsWith(`${heroClass}.`)) tally.right++;
  }
}

function checkTrinkets(graph: Graph, tally: { seen: number; all: number }): void {
  for (const trinket of membersOf(graph, 'Trinket')) {
    // A store has trinkets that were not looked at yet.
    if (graph.path(trinket).includes('/store/')) continue;
    for (const id of targetsOf(graph, trinket, 'id')) {
      tally.all++;
      const seen = Array.from(graph.into(id)).some((edge) => graph.label(edge as EdgeId).text === 'key');
      if (seen) tally.seen++;
    }
  }
}

function countHashes(graph: Graph, tally: { known: number; all: number }): void {
  for (let edge = 0; edge < graph.edges.count; edge++) {
    if (graph.label(edge as EdgeId).kind !== 'HASH') continue;
    tally.all++;
    if (!graph.path(graph.edges.target[edge] as NodeId).startsWith('hash:')) tally.known++;
  }
}
