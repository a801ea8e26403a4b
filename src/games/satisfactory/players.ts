// Players: the states of all who ever joined, with the pawn that each has, if it is in the save.

import type { NodeId } from '../../graph/ids.ts';
import { className, component, fields, firstOf, ofClass } from '../shared/read.ts';
import type { Named, ObjectRef, Place } from '../shared/scope.ts';
import { placeOf } from '../shared/scope.ts';
import { type Stack, slotCount, stacksOf } from './inventory.ts';
import type { SatisfactoryView } from './view.ts';

export interface StackRow {
  readonly slot: number;
  readonly item: Named;
  readonly amount: number;
}

export interface PlayerRow {
  readonly object: ObjectRef;
  readonly name: string | null;
  readonly pawn: ObjectRef | null;
  readonly position: Place | null;
  readonly health: number | null;
  readonly slots: number | null;
  readonly usedSlots: number;
  readonly items: number;
  readonly inventory: readonly StackRow[];
  readonly equipment: readonly EquipmentRow[];
}

export interface EquipmentRow {
  readonly slot: string;
  readonly item: Named;
  readonly amount: number;
}

/** Components that hold what a player wears or has in hand. */
export const EQUIPMENT_SLOTS = ['ArmSlot', 'BackSlot', 'LegsSlot', 'HeadSlot', 'BodySlot'];
/** Health of a player who is not hurt: the save then has no figure. */
const FULL_HEALTH = 100;

export function players(view: SatisfactoryView): PlayerRow[] {
  const { graph } = view;
  return ofClass(graph, (name) => name === 'BP_PlayerState_C').map((state) => player(view, state));
}

function player(view: SatisfactoryView, state: NodeId): PlayerRow {
  const { graph, scope } = view;
  const owned = fields(graph, state, 'mOwnedPawn').node('mOwnedPawn');
  const pawn = owned !== null && !graph.isAbsent(owned) ? owned : null;
  const inventory = pawn === null ? null : component(graph, pawn, 'inventory');
  const stacks = stacksOf(graph, inventory);
  return {
    object: scope.object(state),
    name: playerName(view, state, pawn),
    pawn: pawn === null ? null : scope.object(pawn),
    position: pawn === null ? null : placeOf(graph, pawn),
    health: pawn === null ? null : healthOf(view, pawn),
    slots: inventory === null ? null : slotCount(graph, inventory),
    usedSlots: stacks.length,
    items: stacks.reduce((sum, { amount }) => sum + amount, 0),
    inventory: stacks.map((stack) => stackRow(view, stack)),
    equipment: pawn === null ? [] : equipmentOf(view, pawn),
  };
}

export function stackRow(view: SatisfactoryView, { slot, item, path, amount }: Stack): StackRow {
  return { slot, item: view.facts.named(item, path), amount };
}

function equipmentOf(view: SatisfactoryView, pawn: NodeId): EquipmentRow[] {
  return EQUIPMENT_SLOTS.flatMap((slot) =>
    stacksOf(view.graph, component(view.graph, pawn, slot)).map((stack) => ({
      slot,
      item: view.facts.named(stack.item, stack.path),
      amount: stack.amount,
    })),
  );
}

function healthOf({ graph }: SatisfactoryView, pawn: NodeId): number | null {
  const health = fields(graph, pawn, 'mHealthComponent').node('mHealthComponent');
  if (health === null || graph.isAbsent(health)) return null;
  return fields(graph, health, 'mCurrentHealth').number('mCurrentHealth') ?? FULL_HEALTH;
}

/** The name that the pawn keeps; since 1.2 also the one that the game state keeps; null when neither has one. */
function playerName(view: SatisfactoryView, state: NodeId, pawn: NodeId | null): string | null {
  const { graph } = view;
  const cached = pawn === null ? null : fields(graph, pawn, 'mCachedPlayerName').text('mCachedPlayerName');
  if (cached) return cached;
  const handle = fields(graph, state, 'mPlayerInfoHandle').struct('mPlayerInfoHandle');
  const index = handle?.number('index') ?? null;
  const gameState = firstOf(graph, 'BP_GameState_C');
  if (index === null || gameState === null) return null;
  const cache = fields(graph, gameState, 'mPlayerInfoCache').structs('mPlayerInfoCache');
  const known = cache[index];
  return known?.text('PlayerName') ?? known?.text('mCachedPlayerName') ?? null;
}

/** Whether a node is a player's body. */
export function isPawn(view: SatisfactoryView, node: NodeId): boolean {
  return className(view.graph, node) === 'Char_Player_C';
}
