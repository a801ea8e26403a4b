// Animals of the farm, pets and horses.

import { className, enclosedAs, fields, memoize, type Named, type NodeId, placeOf } from '../shared/kit.ts';
import { farmers } from './farmers.ts';
import { locationNamed, type StardewSave } from './save.ts';
import { itemById } from './stock.ts';

export type AnimalKind = 'FARM' | 'PET' | 'HORSE';

/** Classes of characters that are animals; those with other names are of mods. */
const KINDS: Readonly<Record<string, AnimalKind>> = { Pet: 'PET', Cat: 'PET', Dog: 'PET', Horse: 'HORSE' };

const PROPERTIES =
  'name displayName type petType myID ownerID age ageWhenMature friendshipTowardFarmer happiness fullness wasPet currentProduce produceQuality';

const POINTS_OF_A_HEART = 200;

/** Since 1.6, buildings have theirs in two lists for a while: the first of an id counts. */
export const animals = memoize((save: StardewSave) => {
  const { graph } = save;
  const known = new Set<string>();
  return enclosedAs(graph, 'animals', 'Animals', 'FarmAnimal', 'NPC').flatMap(({ node }) => {
    const name = className(graph, node);
    const kind = name === 'FarmAnimal' ? 'FARM' : KINDS[name];
    if (kind === undefined) return [];
    const row = animal(save, node, kind);
    if (row.key !== null && known.has(row.key)) return [];
    if (row.key !== null) known.add(row.key);
    return [row];
  });
});

function animal(save: StardewSave, node: NodeId, kind: AnimalKind) {
  const { graph, scope } = save;
  const own = fields(graph, node, PROPERTIES);
  const points = own.int('friendshipTowardFarmer');
  const type = own.text('type') ?? own.text('petType') ?? className(graph, node);
  const produce = own.id('currentProduce');
  const owner = own.id('ownerID');
  const farmer = owner === null ? undefined : farmers(save).find(({ key }) => key === owner);
  // The age of other characters is a stage of life.
  const [age, mature] = [kind === 'FARM' ? own.int('age') : null, own.int('ageWhenMature')];
  return {
    object: scope.object(node),
    key: own.id('myID'),
    name: own.text('displayName') ?? own.text('name'),
    kind,
    type: { title: save.names.words(type), name: type, path: null } as Named,
    age,
    isAdult: age === null || mature === null ? null : age >= mature,
    friendship: points,
    hearts: points === null ? null : Math.floor(points / POINTS_OF_A_HEART),
    happiness: own.int('happiness'),
    fullness: own.int('fullness'),
    wasPetted: own.boolean('wasPet'),
    produce: produce === null || Number(produce) <= 0 || produce === '' ? null : itemById(save, produce),
    produceQuality: own.int('produceQuality'),
    owner: farmer ? farmer.name : null,
    location: locationNamed(save, node),
    position: placeOf(graph, node),
  };
}
