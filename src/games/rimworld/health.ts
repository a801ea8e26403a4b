// Conditions of the living, and their causes: injuries, diseases, what is missing and what was built in.

import {
  className,
  countAll,
  type Fields,
  fields,
  groupBy,
  isUnread,
  memoize,
  type Named,
  type NodeId,
  referencesOf,
  refTo,
} from '../shared/kit.ts';
import { HUMAN_PARTS, isPartIn } from './body-parts.ts';
import { HEDIFF } from './defaults.ts';
import { word } from './names.ts';
import { type Pawn, pawnName, pawns } from './pawns.ts';
import { partsIn, type RimworldSave } from './save.ts';

const TICKS_PER_HOUR = 2500;
/** A part that was lost bleeds no longer. */
const FRESH_TICKS = 90_000;

export type ConditionKind = 'INJURY' | 'SCAR' | 'MISSING_PART' | 'IMPLANT' | 'ADDICTION' | 'OTHER';

/** Mods derive classes of their own, and end their names like those of the game. */
const KINDS: readonly (readonly [RegExp, ConditionKind])[] = [
  [/Injury$/, 'INJURY'],
  [/MissingPart$/, 'MISSING_PART'],
  [/(?:AddedPart|Implant|Psylink|Mechlink|Level)$/, 'IMPLANT'],
  [/(?:Addiction|ChemicalDependency)$/, 'ADDICTION'],
];

/** What doctors tend though nobody grows immune to it: before it is tended, nothing else in the save says so. */
const TENDED =
  /^(?:GutWorms|MuscleParasites|(?:Fibrous|Sensory)Mechanites|Asthma|Carcinoma|HeartAttack|LungRot|BloodRot)$/;

export const conditions = memoize((save: RimworldSave) =>
  pawns(save)
    .filter(({ row }) => !row.isDead)
    .flatMap((pawn) => conditionsIn(save, pawn)),
);

const byPawn = memoize((save: RimworldSave) => groupBy(conditions(save), ({ pawn }) => pawn.node));

/** How many injuries somebody has, and whether they are seen to; null where damage hides it. */
export function wounds(save: RimworldSave, { node, row }: Pawn) {
  const own = byPawn(save).get(node) ?? [];
  const isKnown = !isUnread(save.graph, node) && !row.isDead;
  const count = (test: (condition: (typeof own)[number]) => boolean | null): number | null =>
    isKnown ? countAll(own, test) : null;
  const ofKind = (wanted: ConditionKind) => count(({ kind }) => kind && kind === wanted);
  const injuries = ofKind('INJURY');
  // With an arm its hand is lost, and when it is replaced, too.
  const holders = own.filter(({ kind, isReplacement }) => kind === 'MISSING_PART' || isReplacement);
  const isCounted = ({ human }: (typeof own)[number]): boolean =>
    human === null || !holders.some((holder) => holder.human !== null && isPartIn(human, holder.human));
  return {
    isWounded: injuries === null ? null : injuries > 0,
    injuries,
    untended: count(({ isTendable, isTended }) => isTendable && (isTended === null ? null : !isTended)),
    scars: ofKind('SCAR'),
    missingParts: count((condition) => condition.kind === 'MISSING_PART' && isCounted(condition)),
  };
}

const VALUES =
  'def part severity ageTicks tendTicksLeft tendQuality isPermanent isFresh source sourceHediffDef lastInjury combatLogText';

function conditionsIn(save: RimworldSave, pawn: Pawn) {
  const { graph } = save;
  const list = `${graph.path(pawn.node)}/healthTracker/hediffSet/hediffs/`;
  const immunities = new Map(
    (partsIn(graph, pawn.values, 'healthTracker', 'immunity', 'imList') ?? []).map((part) => [
      part.text('hediffDef'),
      part.number('immunity', HEDIFF.immunity),
    ]),
  );
  const heals = healsByDoctor(save, pawn);
  return Array.from(graph.children(pawn.node), (child) => child as NodeId)
    .filter((node) => graph.path(node).startsWith(list))
    .map((node) => conditionRow(save, pawn, node, immunities, heals));
}

function conditionRow(
  save: RimworldSave,
  { node: pawn, row }: Pawn,
  node: NodeId,
  immunities: ReadonlyMap<string | null, number | null>,
  heals: boolean | null,
) {
  const { graph, scope } = save;
  const values = fields(graph, node, VALUES);
  const def = values.text('def');
  const ticks = values.number('ageTicks', HEDIFF.ageTicks);
  const tended = values.number('tendTicksLeft', HEDIFF.tendTicksLeft);
  const kind = kindOf(className(graph, node), values);
  const human = humanPart(save, values.struct('part'));
  const canBeTended = isTendable(kind, values, ticks, immunities.get(def), heals);
  return {
    object: scope.object(node),
    pawn: scope.object(pawn),
    pawnName: row.name,
    species: row.species,
    role: row.role,
    condition: word(def),
    kind,
    part: partOf(values.struct('part'), human),
    human,
    isReplacement: /AddedPart$/.test(className(graph, node)),
    severity: values.number('severity', HEDIFF.severity),
    isTendable: canBeTended,
    isTended: canBeTended && tended !== null ? tended > 0 : null,
    tendQuality: values.number('tendQuality'),
    immunity: immunities.get(def) ?? null,
    hours: ticks === null ? null : ticks / TICKS_PER_HOUR,
    cause: word(values.text('source') ?? values.text('sourceHediffDef') ?? values.text('lastInjury')),
    ...attackerOf(save, node),
    text: values.text('combatLogText')?.replace(/<[^<>]*>/g, '') ?? null,
  };
}

/** Null for an injury of which it is unknown whether it heals. */
function kindOf(name: string, values: Fields): ConditionKind | null {
  const kind = KINDS.find(([test]) => test.test(name))?.[1] ?? 'OTHER';
  if (kind !== 'INJURY') return kind;
  const isPermanent = values.boolean('isPermanent', HEDIFF.isPermanent);
  return isPermanent === null ? null : isPermanent ? 'SCAR' : kind;
}

/** Scars are not, nor are parts that were lost long ago, and diseases that somebody is immune to now. */
function isTendable(
  kind: ConditionKind | null,
  values: Fields,
  ticks: number | null,
  immunity: number | null | undefined,
  heals: boolean | null,
): boolean | null {
  if (kind === null || kind === 'SCAR') return kind && false;
  if (kind === 'MISSING_PART')
    return values.boolean('isFresh', HEDIFF.isFresh) && (ticks === null ? null : ticks < FRESH_TICKS);
  if (kind === 'INJURY') return heals;
  const isDisease =
    immunity !== undefined || values.has('tendQuality') || TENDED.test(values.text('def') ?? '');
  return isDisease && (immunity ?? 0) < 1;
}

/** Machines are repaired, and do not eat; which mutants and monsters a doctor can help is data of the game. */
function healsByDoctor({ graph }: RimworldSave, { isPerson, values, row }: Pawn): boolean | null {
  if (row.role === 'MACHINE') return false;
  if (row.role === 'MUTANT') return null;
  const needs = partsIn(graph, values, 'needs', 'needs') ?? [];
  return isPerson || needs.some((part) => part.text('def') === 'Food') || null;
}

/** Parts are numbers in the order of the body, which is data of the game. */
function partOf(part: Fields | null, human: number | null): Named | null {
  const [body, index] = [part?.text('body') ?? null, part?.int('index', HEDIFF.index) ?? null];
  if (body === null || index === null) return null;
  return { title: (human !== null && HUMAN_PARTS[human]) || null, name: `${body} ${index}`, path: null };
}

/** The number of a part of a human body; null for other bodies, and those of older versions. */
function humanPart({ scope }: RimworldSave, part: Fields | null): number | null {
  const [, minor] = /^1\.(\d+)/.exec(String(scope.header.version)) ?? [];
  return part?.text('body') === 'Human' && Number(minor) >= 3 ? part.int('index', HEDIFF.index) : null;
}

/** As long as the log of the fight is kept. */
function attackerOf(save: RimworldSave, node: NodeId) {
  const links = referencesOf(save.graph);
  const entry = links.first(node, 'combatLogEntry');
  const attacker =
    entry === null ? null : (links.first(entry, 'initiatorPawn') ?? links.first(entry, 'initiator'));
  return { attacker: refTo(save.scope, attacker), attackerName: pawnName(save, attacker) };
}
