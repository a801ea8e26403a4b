// Pawns: people, animals and machines, and what they are to the colony.

import {
  type Fields,
  fields,
  memoize,
  type NodeId,
  nullIfIncomplete,
  referencesOf,
  refTo,
} from '../shared/kit.ts';
import { PAWN } from './defaults.ts';
import { word } from './names.ts';
import { eachPart, isOfWorld, isOurs, placeOnMap, type RimworldSave, things, whereabouts } from './save.ts';

const VALUES =
  'name gender skills story needs healthTracker guest training ageTracker mindState jobs genes kindDef equipment apparel shambler';

const TICKS_PER_YEAR = 3_600_000;

export type PawnPlace = 'MAP' | 'HELD' | 'TRAVELLING' | 'WORLD';
export type Role = 'COLONIST' | 'SLAVE' | 'PRISONER' | 'TAME' | 'MACHINE' | 'MUTANT' | 'WILD' | 'OTHER';

export type Pawn = ReturnType<typeof pawns>[number];

/** Whatever has a kind: only pawns do. */
export const pawns = memoize((save: RimworldSave) => {
  const kind = referencesOf(save.graph).finder('kindDef');
  return [...things(save).keys()]
    .filter((node) => kind(node) !== null)
    .map((node) => {
      const values = fields(save.graph, node, VALUES);
      // Skills come late: what is left of somebody broken off has a story, which animals don't have.
      const isPerson = values.has('skills') || (!values.isWhole && values.has('story'));
      return { node, values, isPerson, row: pawnRow(save, node, values, isPerson) };
    });
});

/** By node, for lists about something of a pawn. */
export const pawnByNode = memoize(
  (save: RimworldSave): ReadonlyMap<NodeId, Pawn> => new Map(pawns(save).map((pawn) => [pawn.node, pawn])),
);

/** The name of a pawn as players know it; null for one that has none, or is gone. */
export function pawnName(save: RimworldSave, node: NodeId | null): string | null {
  return (node !== null && pawnByNode(save).get(node)?.row.name) || null;
}

function pawnRow(save: RimworldSave, node: NodeId, values: Fields, isPerson: boolean) {
  const { graph, scope } = save;
  const links = referencesOf(graph);
  const faction = links.first(node, 'faction');
  const found = whereabouts(save, node);
  const caravan = found.map === null ? caravanOf(save, node) : null;
  const at = caravan === null ? found : { ...found, holder: caravan };
  const state = stateOf(values);
  const isDead = graph.path(node).includes('/pawnsDead/') || (state === null ? null : state === 'Dead');
  const corpse = isDead ? (links.into(node, 'innerContainer.innerList[]')[0] ?? null) : null;
  const body = corpse === null ? at : whereabouts(save, corpse);
  const age = values.struct('ageTracker')?.number('ageBiologicalTicks', PAWN.ageBiologicalTicks) ?? null;
  return {
    object: scope.object(node),
    name: nameOf(values),
    species: things(save).get(node)!,
    kind: word(values.text('kindDef')),
    role: roleOf(save, node, values, isPerson, faction),
    faction: refTo(scope, faction),
    factionName: faction === null ? null : factionName(save, faction),
    // What is not said is male.
    gender: values.text('gender') ?? (values.isWhole ? 'Male' : null),
    age: age === null ? null : age / TICKS_PER_YEAR,
    where: placeKind(save, body),
    map: refTo(scope, body.map),
    holder: refTo(save.scope, corpse ?? at.holder),
    position: placeOnMap(save, body),
    isDead,
    isDowned: isDead ? false : state === null ? null : state === 'Down',
    mentalState: word(
      values.struct('mindState')?.struct('mentalStateHandler')?.struct('curState')?.text('def') ?? null,
    ),
    job: word(values.struct('jobs')?.struct('curJob')?.text('def') ?? null),
    conditions: eachPart(
      graph,
      values,
      ['healthTracker', 'hediffSet', 'hediffs'],
      (part) => word(part.text('def')) ?? [],
    ),
  };
}

/** `Mobile` is not written. */
function stateOf(values: Fields): string | null {
  const state = values.struct('healthTracker')?.text('healthState') ?? null;
  return state ?? (values.isWhole ? 'Mobile' : null);
}

/** What others call somebody: the nickname, or the only name. */
function nameOf(values: Fields): string | null {
  const name = values.struct('name');
  const parts = [name?.text('first'), name?.text('last')].filter(Boolean).join(' ');
  return name?.text('nick') || name?.text('name') || parts || null;
}

export function fullName(values: Fields): string | null {
  const name = values.struct('name');
  const [first, nick, last] = ['first', 'nick', 'last'].map((part) => name?.text(part) ?? null);
  const inner = nick && nick !== first && nick !== last ? `“${nick}”` : null;
  return [first, inner, last].filter(Boolean).join(' ') || name?.text('name') || null;
}

export function factionName({ graph }: RimworldSave, node: NodeId): string | null {
  const values = fields(graph, node, 'name def');
  return values.text('name') ?? values.text('def');
}

/** Caravans and pods on their way only name who is with them: the world keeps the people. */
function caravanOf(save: RimworldSave, node: NodeId): NodeId | null {
  const { graph } = save;
  const { source } = graph.edges;
  for (const edge of graph.into(node)) {
    for (let at: NodeId | null = source[edge]! as NodeId; at !== null; at = graph.parent(at)) {
      const leader = referencesOf(graph).first(at, 'faction');
      if (isOfWorld(graph, at)) {
        if (leader !== null && isOurs(save, leader)) return at;
        break;
      }
    }
  }
  return null;
}

/** Null where a map or a caravan may be lost: the world names those who are there, too. */
function placeKind(
  { graph }: RimworldSave,
  { map, holder }: ReturnType<typeof whereabouts>,
): PawnPlace | null {
  if (map !== null) return holder === null ? 'MAP' : 'HELD';
  if (holder !== null && graph.path(holder).includes('/worldObjects/')) return 'TRAVELLING';
  return nullIfIncomplete(graph, 'WORLD');
}

/** Whether it is among the colony's: lost and kidnapped ones are only known to the world. */
export function isHere({ where }: { readonly where: PawnPlace | null }): boolean {
  return where !== null && where !== 'WORLD';
}

/** Null where what says it is lost. */
function roleOf(
  save: RimworldSave,
  node: NodeId,
  values: Fields,
  isPerson: boolean,
  faction: NodeId | null,
): Role | null {
  const isTheirs = faction === null ? (values.isWhole ? false : null) : isOurs(save, faction);
  if (isTheirs === null) return null;
  // The file calls all of them shamblers.
  if (isTheirs && values.has('shambler')) return 'MUTANT';
  if (!isPerson) {
    if (isTheirs) return values.has('training') ? 'TAME' : values.isWhole ? 'MACHINE' : null;
    return faction === null ? 'WILD' : 'OTHER';
  }
  const guest = values.struct('guest');
  if (guest === null && !values.isWhole) return null;
  const host = referencesOf(save.graph).first(node, 'guest.hostFaction');
  const isHeld = guest?.text('guestStatus') === 'Prisoner' || guest?.boolean('prisoner') === true;
  if (isHeld && host !== null && isOurs(save, host)) return 'PRISONER';
  if (!isTheirs) return 'OTHER';
  return guest?.text('guestStatus') === 'Slave' ? 'SLAVE' : 'COLONIST';
}
