// Players: the states of all who ever joined, with their pawns if those are in the save.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { isUnread, nullIfLost, sumAll } from '../shared/damage.ts';
import { component, eachKnown, fields, fieldsOfFirst, nodesOfClass } from '../shared/read.ts';
import { type Named, placeOf, refTo } from '../shared/scope.ts';
import { inventoriesOf, knownStacksIn, type Stack, stackSize } from './inventory.ts';
import type { SatisfactorySave } from './save.ts';
import { amountIn, type Unit, unitOf } from './units.ts';

export interface StackRow {
  readonly slot: number;
  readonly item: Named;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly stackSize: number | null;
}

/** Components that hold what a player wears or has in hand. */
export const EQUIPMENT_SLOTS = ['ArmSlot', 'BackSlot', 'LegsSlot', 'HeadSlot', 'BodySlot'];
/** Property of a player's state that identifies its entry in the game state's list of names. */
const HANDLE = 'mPlatformPlayerInfoHandle';
const ACCOUNTS = 'mClientIdentityInfo';
/** Classes of things that players name or write on. */
const EDITABLE =
  /^(Build_(StandaloneWidgetSign|PowerSwitch|PriorityPowerSwitch|DroneStation)|BP_Train_C|FGTrainStationIdentifier|FGDroneStationInfo)/;
/** Advanced game settings of a player alone, as they are called among the rules of a world. */
const PLAYER_RULES = { NoBuildCost: 'noCost', FlightMode: 'flight', GodMode: 'godMode' };
/** Health of an unhurt player, for whom the save has no figure. */
const FULL_HEALTH = 100;

/** Each once: a state that is left of a player has the same body, or no body and the same account. */
export const players = memoize((save: SatisfactorySave) => {
  const { graph } = save;
  const rows = nodesOfClass(graph, (name) => name === 'BP_PlayerState_C').map((state) => player(save, state));
  const isSame = (a: PlayerRow, b: PlayerRow): boolean =>
    a.pawn === null ? a.account !== null && a.account === b.account : a.pawn.node === b.pawn?.node;
  const weight = ({ pawn, name }: PlayerRow): number => Number(pawn !== null) * 2 + Number(name !== null);
  // The one that says most, and the first of these.
  return rows.filter((row, at) =>
    rows.every((other, place) => {
      if (place === at || !isSame(row, other)) return true;
      const more = weight(row) - weight(other);
      return more > 0 || (more === 0 && at < place);
    }),
  );
});

type PlayerRow = ReturnType<typeof player>;

function player(save: SatisfactorySave, state: NodeId) {
  const { graph, scope } = save;
  const account = accountsOf(graph, state).toSorted().join(' ') || null;
  const owned = fields(graph, state, 'mOwnedPawn').node('mOwnedPawn');
  const pawn = owned !== null && !graph.isAbsent(owned) ? owned : null;
  const inventory = pawn === null ? null : component(graph, pawn, 'inventory');
  const stacks =
    pawn === null
      ? nullIfLost([], owned !== null || isUnread(graph, state))
      : knownStacksIn(graph, pawn, 'inventory');
  return {
    object: scope.object(state),
    name: playerName(save, state, pawn),
    account,
    pawn: refTo(scope, pawn),
    position: pawn === null ? null : placeOf(graph, pawn),
    health: pawn === null ? null : healthOf(save, pawn),
    slots: inventory === null ? null : inventoriesOf(graph).slots(inventory).count,
    usedSlots: stacks?.length ?? null,
    items:
      stacks &&
      sumAll(
        stacks.filter(({ item }) => unitOf(save.facts, item) !== 'CUBIC_METRES'),
        ({ amount }) => amount,
      ),
    inventory: eachKnown(stacks, (stack) => stackRow(save, stack)),
    equipment: pawn === null ? stacks && [] : equipmentOf(save, pawn),
    get rules() {
      return rulesOf(save, state);
    },
    sources: pawn === null ? [] : [pawn],
  };
}

/** Stacks in the first of an object's inventories with these names that holds any; null if they may be lost. */
export function stackRowsIn(
  save: SatisfactorySave,
  owner: NodeId,
  ...names: readonly string[]
): readonly StackRow[] | null {
  return eachKnown(knownStacksIn(save.graph, owner, ...names), (stack) => stackRow(save, stack));
}

/** A stack with the name of its item. */
export function stackRow(save: SatisfactorySave, stack: Stack): StackRow {
  const { slot, item, path, amount } = stack;
  const unit = unitOf(save.facts, item);
  return {
    ...{ slot, item: save.facts.named(item, path), amount: amountIn(unit, amount), unit },
    get stackSize() {
      const size = stackSize(save, stack);
      return size === null ? null : amountIn(unit, size);
    },
  };
}

function equipmentOf(save: SatisfactorySave, pawn: NodeId) {
  const slots = EQUIPMENT_SLOTS.map((slot) => [slot, knownStacksIn(save.graph, pawn, slot)] as const);
  const worn = slots.flatMap(([slot, stacks]) =>
    (stacks ?? []).map(({ item, path, amount }) => ({ slot, item: save.facts.named(item, path), amount })),
  );
  return worn.length === 0 && slots.some(([, stacks]) => stacks === null) ? null : worn;
}

/** Null if they may be lost. */
function rulesOf({ graph }: SatisfactorySave, state: NodeId): readonly string[] | null {
  const own = fields(graph, state, 'mPlayerRules');
  const set = own.struct('mPlayerRules');
  const names = Object.entries(PLAYER_RULES).flatMap(([name, rule]) => (set?.boolean(name) ? rule : []));
  return nullIfLost(names, set === null && !own.isWhole);
}

function healthOf({ graph }: SatisfactorySave, pawn: NodeId): number | null {
  const health = fields(graph, pawn, 'mHealthComponent').node('mHealthComponent');
  if (health === null || graph.isAbsent(health)) return null;
  return fields(graph, health, 'mCurrentHealth').number('mCurrentHealth', FULL_HEALTH);
}

/** The name that the pawn has, or else one from elsewhere in the save for the same account; null when there is none. */
function playerName(save: SatisfactorySave, state: NodeId, pawn: NodeId | null): string | null {
  const { graph } = save;
  const cached = pawn === null ? null : fields(graph, pawn, 'mCachedPlayerName').text('mCachedPlayerName');
  return cached || playerByHandle(graph, state, HANDLE) || nameByAccount(save, state);
}

/** Since 1.2 the game state lists the names of all who ever joined, by a number that handles have. */
export function playerByHandle(graph: Graph, node: NodeId, handle: string): string | null {
  const names = playerNames(graph);
  // Of older saves, nothing need be decoded.
  const own = names.length === 0 ? null : fields(graph, node, handle).struct(handle);
  return own && (names[own.int('Index', 0)!] ?? null);
}

const playerNames = memoize((graph: Graph): (string | null)[] => {
  const known = fieldsOfFirst(graph, 'BP_GameState_C', 'mPlayerInfoCache').structs('mPlayerInfoCache');
  return (known ?? []).map((player) => {
    const names = player.structs('PerPlatformInfo')?.map((platform) => platform.text('PlayerName'));
    return names?.find(Boolean) ?? null;
  });
});

/** What stands for the ids of a player's accounts. */
function accountsOf(graph: Graph, state: NodeId): string[] {
  const accounts = fields(graph, state, ACCOUNTS).struct(ACCOUNTS)?.structs('Accounts') ?? [];
  return accounts.flatMap((account) => account.text('AccountId') || []);
}

/** Signs, switches, stations and trains store the account that last edited them. */
function nameByAccount(save: SatisfactorySave, state: NodeId): string | null {
  for (const account of accountsOf(save.graph, state)) {
    const name = editorNames(save).get(account);
    if (name !== undefined) return name;
  }
  return null;
}

/** Names by what stands for the id of the account. */
const editorNames = memoize((save: SatisfactorySave): ReadonlyMap<string, string> => {
  const { graph } = save;
  const names = new Map<string, string>();
  for (const node of nodesOfClass(graph, (name) => EDITABLE.test(name))) {
    for (const editor of fields(graph, node, 'mLastEditedBy').structs('mLastEditedBy') ?? []) {
      const account = editor.text('AssociatedAccountIdString');
      const name = editor.text('DisplayName');
      if (account && name) names.set(account, name);
    }
  }
  return names;
});
