// The colony at a glance, what it has found out, and whom it knows.

import {
  className,
  countAll,
  type Fields,
  fields,
  inflatePrefix,
  isFileDamaged,
  memoize,
  NO_NODE,
  type NodeId,
  nullIfIncomplete,
  nullIfLost,
  referencesOf,
  refTo,
  textIn,
  type Value,
} from '../shared/kit.ts';
import { WORLD } from './defaults.ts';
import { word } from './names.ts';
import { isHere, pawnName, pawns } from './pawns.ts';
import { animals, colonists } from './people.ts';
import { factionNodes, gameFields, isOurs, partsIn, playerFactions, type RimworldSave } from './save.ts';

const TICKS_PER_DAY = 60_000;
const QUADRUMS = ['APRIMAY', 'JUGUST', 'SEPTOBER', 'DECEMBARY'] as const;
const FIRST_YEAR = 5500;
/** Bytes of one record: a number a day for 270 years. What is longer is not shown. */
const MOST_RECORDED = 1 << 16;
/** The game has 11, mods add theirs. */
const MOST_RECORDERS = 200;

export const colony = memoize((save: RimworldSave) => {
  const { graph } = save;
  const game = gameFields(save);
  const root = graph.find('savegame');
  const meta = root === NO_NODE ? null : fields(graph, root, 'meta').struct('meta');
  const world = game.struct('world')?.struct('info');
  const teller = game.struct('storyteller');
  const ticks = game.struct('tickManager')?.number('ticksGame', WORLD.ticksGame) ?? null;
  const [player] = playerFactions(save);
  const people = colonists(save);
  const recorded = records(save);
  return {
    title: player === undefined ? null : fields(graph, player, 'name').text('name'),
    faction: refTo(save.scope, player ?? null),
    version: meta?.text('gameVersion') ?? null,
    mods: meta?.texts('modNames') ?? null,
    modIds: meta?.texts('modIds') ?? null,
    scenario: game.struct('scenario')?.text('name') ?? null,
    storyteller: word(teller?.text('def') ?? null),
    difficulty: word(teller?.text('difficulty') ?? null),
    planet: world?.text('name') ?? null,
    seed: world?.text('seedString') ?? null,
    ticks,
    days: ticks === null ? null : ticks / TICKS_PER_DAY,
    ...dateOf(ticks, game.struct('tickManager')?.number('gameStartAbsTick') ?? null),
    colonists: countOf(save, people),
    wounded: countOf(save, people) && countAll(people, ({ isWounded }) => isWounded),
    prisoners: countOf(
      save,
      pawns(save).filter(({ row }) => row.role === 'PRISONER' && !row.isDead),
    ),
    animals: countOf(
      save,
      animals(save).filter((row) => row.role === 'TAME' && isHere(row)),
    ),
    wealth: recorded?.find(({ name }) => name === 'Wealth_Total')?.latest ?? null,
    recorded,
    project: word(game.struct('researchManager')?.text('currentProj') ?? null),
  };
});

/** Null where damage may have taken some of them. */
function countOf({ graph }: RimworldSave, list: readonly unknown[]): number | null {
  return isFileDamaged(graph) ? null : list.length;
}

/** Days have 24 hours, quadrums 15 days, years 4 quadrums. */
function dateOf(ticks: number | null, start: number | null) {
  if (ticks === null || start === null) return { year: null, quadrum: null, dayOfQuadrum: null, hour: null };
  const days = Math.floor((ticks + start) / TICKS_PER_DAY);
  return {
    year: FIRST_YEAR + Math.floor(days / 60),
    quadrum: QUADRUMS[Math.floor((((days % 60) + 60) % 60) / 15)]!,
    dayOfQuadrum: (((days % 15) + 15) % 15) + 1,
    hour: Math.floor(((ticks + start) % TICKS_PER_DAY) / 2500),
  };
}

/** What the game writes down every day: floats of four bytes in base64, deflated when they are many. */
function records(save: RimworldSave) {
  const { graph } = save;
  const groups = partsIn(graph, gameFields(save), 'history', 'autoRecorderGroups');
  const recorded = groups
    ?.flatMap((group) => partsIn(graph, group, 'recorders') ?? [])
    .slice(0, MOST_RECORDERS)
    .flatMap((recorder) => {
      const values = floatsIn(recorder);
      const name = recorder.text('def');
      return name === null ? [] : [{ name, values, latest: values.at(-1) ?? null }];
    });
  return recorded ? nullIfLost(recorded, isFileDamaged(graph)) : null;
}

function floatsIn(recorder: Fields): readonly number[] {
  const plain = bytesIn(recorder.value('records'));
  const packed = bytesIn(recorder.value('recordsDeflate'));
  const bytes = plain ?? (packed && inflatePrefix(packed, MOST_RECORDED, undefined, 'raw').bytes);
  if (!bytes || bytes.length >= MOST_RECORDED) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length >> 2 }, (_, at) => view.getFloat32(at * 4, true)).filter(
    Number.isFinite,
  );
}

function bytesIn(value: Value | undefined): Uint8Array | null {
  const isBytes = typeof value === 'object' && value?.kind === 'opaque';
  const text = isBytes ? new TextDecoder().decode(value.bytes) : textIn(value);
  if (text === null) return null;
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    // Records of damaged saves are left out.
    return null;
  }
}

const RESEARCH = ['progress', 'knowledge'];

export function isResearchKnown(save: RimworldSave): boolean {
  const manager = gameFields(save).struct('researchManager');
  return RESEARCH.every((list) => manager?.entries(list) !== null);
}

/** Progress by project. The game sets it to the cost, a whole number, when a project is finished. */
export const research = memoize((save: RimworldSave) => {
  const manager = gameFields(save).struct('researchManager');
  const ofKnowledge = manager && partsIn(save.graph, manager, 'currentKnowledgeProjects');
  const current = [manager?.text('currentProj'), ...(ofKnowledge ?? []).map((part) => part.text('project'))];
  return RESEARCH.flatMap((list) =>
    (manager?.entries(list) ?? []).flatMap(({ key, value }) => {
      const project = word(textIn(key));
      if (!project || typeof value !== 'number') return [];
      const isCurrent = current.includes(project.name);
      const isFinished = value > 0 && Number.isInteger(value) && !isCurrent;
      return [{ project, progress: value, isCurrent, isFinished, isKnowledge: list === 'knowledge' }];
    }),
  );
});

export const factions = memoize((save: RimworldSave) => {
  const { graph, scope } = save;
  const links = referencesOf(graph);
  return factionNodes(save).map((node) => {
    const values = fields(graph, node, 'name def defeated');
    const relation = relationToPlayer(save, node);
    const leader = links.first(node, 'leader');
    return {
      object: scope.object(node),
      name: values.text('name'),
      kind: word(values.text('def')),
      isPlayer: isOurs(save, node),
      // What is not said is the default.
      relation: relation && (relation.text('kind') ?? (relation.isWhole ? 'Neutral' : null)),
      goodwill: relation?.number('goodwill', WORLD.goodwill) ?? null,
      isDefeated: values.boolean('defeated', WORLD.defeated),
      leader: refTo(save.scope, leader),
      leaderName: pawnName(save, leader),
      settlements: nullIfIncomplete(
        graph,
        links.into(node, 'faction').filter((from) => className(graph, from) === 'Settlement').length,
      ),
    };
  });
});

function relationToPlayer(save: RimworldSave, faction: NodeId): Fields | null {
  const { graph } = save;
  for (const child of graph.children(faction)) {
    const node = child as NodeId;
    const other = referencesOf(graph).first(node, 'other');
    if (other !== null && isOurs(save, other)) return fields(graph, node, 'kind goodwill');
  }
  return null;
}
