// Slugs, alien artifacts, crash sites and tapes: what was collected and what remains, with places. Since 1.0
// a table has the whole world. Before, what the save lists is what remains; that is only complete if the
// world was a single flat level (Updates 3 to 5).

import type { NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import { textIn } from '../../../graph/values.ts';
import { isUnread, mayLackObjects, nullIfIncomplete } from '../../shared/damage.ts';
import { className, fields, fieldsOfFirst, nodesOfClass } from '../../shared/read.ts';
import { type Named, type ObjectRef, type Place, placeOf } from '../../shared/scope.ts';
import { WORLD } from '../defaults.ts';
import type { KnownPlace } from '../facts/places.ts';
import type { SatisfactorySave } from '../save.ts';
import { type DestroyedFamily, destroyed, isDestroyed } from './destroyed.ts';

const COLLECTIBLE_KINDS = [
  'BLUE_SLUG',
  'YELLOW_SLUG',
  'PURPLE_SLUG',
  'SOMERSLOOP',
  'MERCER_SPHERE',
  'MERCER_SHRINE',
  'CRASH_SITE',
  'TAPE',
  'CUSTOMIZATION',
] as const;
/** SLUG and ARTIFACT are collected, and no table says of which kind. */
export type CollectibleKind = (typeof COLLECTIBLE_KINDS)[number] | 'SLUG' | 'ARTIFACT';

const KIND_OF_PLACE: Readonly<Record<string, CollectibleKind>> = {
  slug1: 'BLUE_SLUG',
  slug2: 'YELLOW_SLUG',
  slug3: 'PURPLE_SLUG',
  somersloop: 'SOMERSLOOP',
  sphere: 'MERCER_SPHERE',
  shrine: 'MERCER_SHRINE',
  pod: 'CRASH_SITE',
  tape: 'TAPE',
  customization: 'CUSTOMIZATION',
};

const KIND_OF_CLASS: Readonly<Record<string, CollectibleKind>> = {
  BP_Crystal_C: 'BLUE_SLUG',
  BP_Crystal_mk2_C: 'YELLOW_SLUG',
  BP_Crystal_mk3_C: 'PURPLE_SLUG',
  BP_WAT1_C: 'SOMERSLOOP',
  BP_WAT2_C: 'MERCER_SPHERE',
  BP_MercerShrine_C: 'MERCER_SHRINE',
  BP_DropPod_C: 'CRASH_SITE',
  BP_TapePickup_C: 'TAPE',
  BP_UnlockPickup_Customization_C: 'CUSTOMIZATION',
};

/** Last save version whose world is one level, so that it lists everything that remains. */
const LAST_FLAT = 28;

export interface CollectibleRow {
  readonly object: ObjectRef | null;
  readonly path: string;
  readonly kind: CollectibleKind;
  readonly position: Place | null;
  /** Null if what says so was lost. */
  readonly isCollected: boolean | null;
  readonly isListed: boolean | null;
  readonly isOpened: boolean | null;
  readonly opensWith: Named | null;
  readonly opensWithAmount: number | null;
  readonly opensWithMW: number | null;
}

export const collectibles = memoize((save: SatisfactorySave): CollectibleRow[] => {
  const { graph } = save;
  const rows = new Map<string, CollectibleRow>();
  for (const place of save.places.list) {
    const kind = KIND_OF_PLACE[place.kind];
    if (kind) rows.set(place.path, knownRow(save, place, kind));
  }
  for (const node of nodesOfClass(save.graph, (name) => KIND_OF_CLASS[name] !== undefined)) {
    const path = graph.path(node);
    const kind = KIND_OF_CLASS[className(graph, node)]!;
    const known = rows.get(path);
    // The save's own class takes precedence over a table of another version.
    rows.set(path, listedRow(save, node, kind, known));
  }
  for (const { object, family } of destroyed(save)) {
    const path = graph.path(object.node);
    const kinds = KINDS_OF_FAMILY[family];
    if (rows.has(path) || !kinds) continue;
    const place = save.places.ofDestroyed.get(path);
    const kind = place && KIND_OF_PLACE[place.kind];
    const unknown = kinds.length === 1 ? kinds[0]! : (family as CollectibleKind);
    const row = kind ? knownRow(save, place, kind) : listedRow(save, object.node, unknown, undefined);
    rows.set(path, { ...row, isListed: !graph.isAbsent(object.node) });
  }
  return [...rows.values()];
});

/** What things of a family may be. */
const KINDS_OF_FAMILY: Partial<Readonly<Record<DestroyedFamily, readonly CollectibleKind[]>>> = {
  SLUG: ['BLUE_SLUG', 'YELLOW_SLUG', 'PURPLE_SLUG'],
  ARTIFACT: ['SOMERSLOOP', 'MERCER_SPHERE'],
  SHRINE: ['MERCER_SHRINE'],
};

/** By kind: destroyed things that may be of it, and that no table has. */
const unknownByKind = memoize((save: SatisfactorySave): ReadonlyMap<CollectibleKind, number> => {
  const rows = collectibles(save).filter(({ kind }) => kind !== 'SLUG' && kind !== 'ARTIFACT');
  const known = new Set(rows.map(({ path }) => path));
  const counts = new Map<CollectibleKind, number>();
  for (const { object, family } of destroyed(save)) {
    if (known.has(save.graph.path(object.node))) continue;
    for (const kind of KINDS_OF_FAMILY[family] ?? []) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
});

function knownRow(save: SatisfactorySave, place: KnownPlace, kind: CollectibleKind): CollectibleRow {
  const node = save.graph.find(place.path);
  return {
    object: node < 0 ? null : save.scope.object(node),
    path: place.path,
    kind,
    position: { x: place.x, y: place.y, z: place.z },
    isCollected: isCollected(save, node, kind, place),
    isListed: nullIfIncomplete(save.graph, false),
    isOpened: null,
    opensWith: place.cost ? save.facts.named(place.cost[0], null) : null,
    opensWithAmount: place.cost?.[1] ?? null,
    opensWithMW: place.mw ?? null,
  };
}

function listedRow(
  save: SatisfactorySave,
  node: NodeId,
  kind: CollectibleKind,
  known: CollectibleRow | undefined,
): CollectibleRow {
  return {
    object: save.scope.object(node),
    path: save.graph.path(node),
    kind,
    position: placeOf(save.graph, node) ?? known?.position ?? null,
    isCollected: known?.isCollected ? true : isCollected(save, node, kind, null),
    isListed: true,
    isOpened: isOpened(save, node),
    opensWith: known?.opensWith ?? null,
    opensWithAmount: known?.opensWithAmount ?? null,
    opensWithMW: known?.opensWithMW ?? null,
  };
}

/**
 * By guid, or as destroyed. Crash sites stay after they were looted, and may be dismantled independently:
 * since 1.0 only the guid shows that they were looted, before that the open door.
 */
function isCollected(
  save: SatisfactorySave,
  node: NodeId,
  kind: CollectibleKind,
  place: KnownPlace | null,
): boolean | null {
  if (place?.guid !== undefined) {
    const taken = takenGuids(save);
    if (taken.has(place.guid)) return true;
    if (taken.size === 0 && !scannables(save).isWhole && (node < 0 || kind === 'CRASH_SITE')) return null;
  }
  if (node < 0) return false;
  if (kind === 'TAPE' || kind === 'CUSTOMIZATION') return isDestroyed(save, node) || isTaken(save, node);
  if (kind !== 'CRASH_SITE') return isDestroyed(save, node);
  if (save.places.isComplete) return false;
  return isOpened(save, node) ?? (isUnread(save.graph, node) ? null : false);
}

/** Tapes and customizations stay where they lay, unseen; nobody has found what has no state. */
function isTaken({ graph }: SatisfactorySave, node: NodeId): boolean | null {
  const own = fields(graph, node, 'mPickupState');
  return own.has('mPickupState') || own.isWhole ? own.enumName('mPickupState') === 'Collected' : null;
}

/** True if the door of a crash site in the save is open; null for anything else. */
function isOpened({ graph }: SatisfactorySave, node: NodeId): boolean | null {
  if (node < 0 || graph.isAbsent(node) || className(graph, node) !== 'BP_DropPod_C') return null;
  const own = fields(graph, node, 'mHasBeenLooted mHasBeenOpened');
  return own.boolean('mHasBeenLooted') || own.boolean('mHasBeenOpened', WORLD.mHasBeenOpened);
}

const scannables = memoize(({ graph }: SatisfactorySave) =>
  fieldsOfFirst(graph, 'FGScannableSubsystem', 'mDestroyedPickups mLootedDropPods'),
);

/** What the scannable subsystem lists as picked up or looted. */
const takenGuids = memoize((save: SatisfactorySave): ReadonlySet<string> => {
  const own = scannables(save);
  const guids = ['mDestroyedPickups', 'mLootedDropPods'].flatMap((name) => own.items(name) ?? []);
  return new Set(guids.flatMap((guid) => textIn(guid)?.toUpperCase() ?? []));
});

export const collectibleObjects = memoize((save: SatisfactorySave) => {
  return collectibles(save).flatMap((collectible) => {
    const { object } = collectible;
    return object ? [{ object, collectible }] : [];
  });
});

export const collectibleSummary = memoize((save: SatisfactorySave) => {
  const isFlat = save.saveVersion !== null && save.saveVersion <= LAST_FLAT;
  const isComplete = (save.places.isComplete || isFlat) && !mayLackObjects(save.graph);
  return COLLECTIBLE_KINDS.map((kind) => {
    const rows = collectibles(save).filter((row) => row.kind === kind);
    const collected = rows.filter((row) => row.isCollected).length;
    const remaining = rows.filter((row) => row.isCollected === false).length;
    const unknown = (unknownByKind(save).get(kind) ?? 0) + rows.length - collected - remaining;
    return { kind, total: rows.length, collected, remaining, unknown, isComplete };
  }).filter(({ total, unknown }) => total > 0 || unknown > 0);
});
