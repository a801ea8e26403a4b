// Owners: identities of players and others, and their factions. Blocks still name those that are gone.

import {
  enclosedIn,
  type Fields,
  fields,
  isAny,
  isUnread,
  mayLackObjects,
  memoize,
  type Named,
  NO_NODE,
  type NodeId,
  nullIfIncomplete,
  nullIfLost,
  placeAround,
  present,
  referencedPath,
  referencesOf,
  refTo,
  type Value,
} from '../shared/kit.ts';
import { ofClass, personName, type SpaceEngineersSave } from './save.ts';

const identityId = (save: SpaceEngineersSave, node: NodeId): string | null => {
  const own = fields(save.graph, node, 'IdentityId PlayerId');
  return own.id('IdentityId') ?? own.id('PlayerId');
};

/** Finds whom a reference with a label names; `title` is null for who is not in the save. */
export const ownerFinder = memoize((save: SpaceEngineersSave) => {
  const { graph } = save;
  const known = new Map<NodeId, Named>();
  return (node: NodeId, label: 'Owner' | 'BuiltBy'): Named | null => {
    const target = referencesOf(graph).first(node, label);
    if (target === null) return null;
    let named = known.get(target);
    if (!named) {
      const path = graph.path(target);
      const isGone = graph.isAbsent(target);
      const id = isGone ? null : identityId(save, target);
      named = {
        title: isGone ? null : personName(graph.name(target)),
        name: id ?? path.slice(path.lastIndexOf('/') + 1),
        path,
      };
      known.set(target, named);
    }
    return named;
  };
});

interface Member {
  readonly faction: Named;
  readonly isLeader: boolean | null;
}

function factionNamed({ graph }: SpaceEngineersSave, node: NodeId): Named {
  const tag = fields(graph, node, 'Tag').text('Tag');
  return { title: graph.name(node), name: tag ?? graph.name(node), path: graph.path(node) };
}

/** By id of the identity. */
const memberships = memoize((save: SpaceEngineersSave): ReadonlyMap<string, Member> => {
  const found = new Map<string, Member>();
  for (const node of ofClass(save, 'Faction')) {
    const faction = factionNamed(save, node);
    for (const member of enclosedIn(save.graph, node)) {
      if (member.list !== 'Members') continue;
      const own = fields(save.graph, member.node, 'PlayerId IsLeader IsFounder');
      const id = own.id('PlayerId');
      const isLeader = isAny(own.boolean('IsFounder', false), own.boolean('IsLeader', false));
      if (id !== null) found.set(id, { faction, isLeader });
    }
  }
  return found;
});

/** The faction of an owner, who may be a faction. */
export function factionOf(save: SpaceEngineersSave, owner: Named | null): Named | null {
  return owner === null ? null : (memberships(save).get(owner.name)?.faction ?? null);
}

/** By identity: true if its player was online. Wolves and the like are written beside the players. */
const accounts = memoize((save: SpaceEngineersSave): ReadonlyMap<string, boolean | null> => {
  const { graph } = save;
  const found = new Map<string, boolean | null>();
  for (const checkpoint of ofClass(save, 'Checkpoint')) {
    const all = fields(graph, checkpoint, 'AllPlayersData').struct('AllPlayersData');
    // In large saves, those with a class are not in the map itself.
    const part = (value: Value, names: string): Fields | null => {
      const path = referencedPath(value);
      const node = path === null ? NO_NODE : graph.find(path);
      return node === NO_NODE ? all!.inner(value) : fields(graph, node, names);
    };
    for (const { key, value } of all?.entries('dictionary') ?? []) {
      const own = part(value, 'IdentityId Connected ForceRealPlayer');
      const id = own?.id('IdentityId') ?? null;
      const isBot = part(key, 'SerialId')?.int('SerialId') && !own?.boolean('ForceRealPlayer');
      if (id !== null && !isBot) found.set(id, own!.boolean('Connected'));
    }
  }
  return found;
});

/** True if some of them may be lost. */
const hasLostAccounts = memoize((save: SpaceEngineersSave): boolean =>
  ofClass(save, 'Checkpoint').some((node) => isUnread(save.graph, node)),
);

/** The first moment of all stands for never. */
function timeIn(text: string | null): string | null {
  return text?.startsWith('0001-01-01T') ? null : text;
}

export const players = memoize((save: SpaceEngineersSave) =>
  ofClass(save, 'Identity').map((node) => {
    const { graph, scope } = save;
    const own = fields(graph, node, 'DisplayName LastLoginTime LastLogoutTime');
    const id = identityId(save, node);
    const member = id === null ? undefined : memberships(save).get(id);
    const character = present(graph, referencesOf(graph).first(node, 'CharacterEntityId'));
    return {
      object: scope.object(node),
      key: id,
      name: personName(own.text('DisplayName')),
      isPlayer: id === null ? null : isAny(accounts(save).has(id), hasLostAccounts(save) ? null : false),
      isOnline: id === null ? null : (accounts(save).get(id) ?? null),
      faction: member?.faction ?? null,
      isLeader: member?.isLeader ?? null,
      lastLogin: timeIn(own.text('LastLoginTime')),
      lastLogout: timeIn(own.text('LastLogoutTime')),
      character: refTo(scope, character),
      position: character === null ? null : placeAround(graph, character),
    };
  }),
);

export const factions = memoize((save: SpaceEngineersSave) =>
  ofClass(save, 'Faction').map((node) => {
    const { graph, scope } = save;
    const own = fields(graph, node, 'FactionId Tag Name Description FactionType AcceptHumans');
    const members = enclosedIn(graph, node).filter(({ list }) => list === 'Members');
    const ids = members.flatMap(({ node: member }) => fields(graph, member, 'PlayerId').id('PlayerId') ?? []);
    return {
      object: scope.object(node),
      key: own.id('FactionId'),
      tag: own.text('Tag'),
      name: own.text('Name'),
      description: own.text('Description'),
      type: own.text('FactionType'),
      acceptsHumans: own.boolean('AcceptHumans'),
      members: isUnread(graph, node) ? null : members.length,
      hasPlayers: ids.some((id) => accounts(save).has(id)) || nullIfIncomplete(graph, false),
      names: nullIfLost(
        players(save)
          .filter(({ key }) => key !== null && ids.includes(key))
          .map(({ name, key, object }) => ({ title: name, name: key!, path: graph.path(object.node) })),
        mayLackObjects(graph),
      ),
    };
  }),
);
