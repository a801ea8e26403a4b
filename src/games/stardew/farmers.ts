// The farmers: the host in `player`, others in `farmhands` (1.6) or in their cabins (1.3 to 1.5).

import {
  eachKnown,
  enclosedAs,
  fields,
  idAsText,
  memoize,
  type Named,
  type NodeId,
  placeOf,
} from '../shared/kit.ts';
import type { StardewSave } from './save.ts';

/** In the order of their experience. */
const SKILLS = ['farming', 'fishing', 'foraging', 'mining', 'combat', 'luck'] as const;

const PROPERTIES = [
  'name UniqueMultiplayerID isCustomized money totalMoneyEarned useSeparateWallets millisecondsPlayed experiencePoints',
  'professions health maxHealth stamina maxStamina spouse homeLocation farmName deepestMineLevel houseUpgradeLevel qiGems',
  ...SKILLS.map((skill) => `${skill}Level`),
].join(' ');

/** Before 1.3, what is behind the name of whom the farmer will marry. */
const ENGAGED = /engaged$/;

/** Before 1.3, which had one. */
const ONLY_FARMER = '-6666666';

export const farmerNodes = memoize((save: StardewSave): readonly NodeId[] =>
  enclosedAs(save.graph, 'player', 'farmhand', 'Farmer')
    .filter(({ parent, element, list }) => element === 'farmhand' || (parent === 0 && list !== 'quest'))
    .map(({ node }) => node),
);

export const farmers = memoize((save: StardewSave) =>
  farmerNodes(save).map((node, at) => farmer(save, node, at === 0)),
);

function farmer(save: StardewSave, node: NodeId, isHost: boolean) {
  const { graph, scope, names } = save;
  const own = fields(graph, node, PROPERTIES);
  const name = own.text('name') || null;
  const millis = own.number('millisecondsPlayed');
  const experience = own.items('experiencePoints') ?? [];
  return {
    object: scope.object(node),
    key: isHost && !own.has('UniqueMultiplayerID') ? ONLY_FARMER : own.id('UniqueMultiplayerID'),
    name,
    farm: own.text('farmName'),
    isHost,
    isClaimed: own.boolean('isCustomized', isHost ? true : null),
    money: own.number('money'),
    totalEarned: own.number('totalMoneyEarned'),
    hasOwnWallet: own.boolean('useSeparateWallets'),
    qiGems: own.int('qiGems'),
    playSeconds: millis === null ? null : millis / 1000,
    farming: own.int('farmingLevel'),
    fishing: own.int('fishingLevel'),
    foraging: own.int('foragingLevel'),
    mining: own.int('miningLevel'),
    combat: own.int('combatLevel'),
    skills: SKILLS.map((skill, place) => ({
      skill,
      level: own.int(`${skill}Level`),
      experience: typeof experience[place] === 'number' ? experience[place] : null,
    })),
    professions: eachKnown(own.items('professions'), (value) => {
      const id = idAsText(value);
      return id === null ? [] : [names.profession(id)];
    }),
    health: own.int('health'),
    maxHealth: own.int('maxHealth'),
    energy: own.number('stamina'),
    maxEnergy: own.int('maxStamina'),
    spouse: own.text('spouse')?.replace(ENGAGED, '') || null,
    home: own.text('homeLocation'),
    houseLevel: own.int('houseUpgradeLevel'),
    deepestMineLevel: own.int('deepestMineLevel'),
    position: placeOf(graph, node),
  };
}

/** A farmer by the object, as people know them. */
export const farmerNames = memoize(
  (save: StardewSave): ReadonlyMap<NodeId, Named> =>
    new Map(
      farmers(save).map(({ object, name, key }) => {
        const path = save.graph.path(object.node);
        return [object.node, { title: name, name: key ?? save.graph.name(object.node), path }];
      }),
    ),
);
