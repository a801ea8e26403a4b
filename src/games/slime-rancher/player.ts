// The rancher: what is worn, owned and known.

import { memoize } from '../../graph/made-once.ts';
import { eachKnown, type Fields, fields, firstOfClass, referencedPath } from '../shared/read.ts';
import { type Named, placeOf } from '../shared/scope.ts';
import { blockFields, shown, wholeCountsIn } from './read.ts';
import type { SlimeRancherSave } from './save.ts';

const VALUES = [
  'health energy radiation currency keys currencyEverCollected upgrades components blueprints availBlueprints',
  'region regionSetId',
].join(' ');

export const player = memoize((save: SlimeRancherSave) => {
  const { graph, scope, names } = save;
  const node = firstOfClass(graph, 'SRPL');
  if (node === null) return null;
  const values = fields(graph, node, VALUES);
  const pedia = blockFields(graph, 'SRPED', 'unlocked');
  const components = countsOf(values, 'components', 'counts');
  return {
    object: scope.object(node),
    position: placeOf(graph, node),
    health: values.int('health'),
    energy: values.int('energy'),
    radiation: values.int('radiation'),
    currency: values.int('currency'),
    keys: values.int('keys'),
    currencyEverCollected: values.int('currencyEverCollected'),
    upgrades: upgrades(save, values),
    components: eachKnown(components, ({ path, value }) => ({ item: names.entry(path), amount: value })),
    blueprints: namedItems(save, values, 'blueprints'),
    availableBlueprints: namedItems(save, values, 'availBlueprints'),
    sceneGroup: save.namedAt(values.value('region')) ?? save.namedAt(values.value('regionSetId')),
    pedia: eachKnown(pedia.items('unlocked'), (item) => shown(item) ?? []),
  };
});

/** Numbers in a struct; nothing if the version has no such struct, null if they are unknown. */
function countsOf(values: Fields, struct: string, name: string) {
  const counts = values.struct(struct)?.entries(name) ?? (values.has(struct) ? null : values.entries(struct));
  return counts && wholeCountsIn(counts);
}

/** The first game lists the ones that were bought. */
function upgrades({ names }: SlimeRancherSave, values: Fields) {
  const listed = values.struct('upgrades') ? null : values.items('upgrades');
  if (listed)
    return listed
      .flatMap((item) => shown(item) ?? [])
      .map((name) => ({ upgrade: names.word(name), level: 1 }));
  const levels = countsOf(values, 'upgrades', 'levels');
  return eachKnown(levels, ({ path, value }) => ({ upgrade: names.entry(path), level: value }));
}

function namedItems({ names }: SlimeRancherSave, values: Fields, name: string): Named[] | null {
  return eachKnown(values.items(name), (item) => {
    const path = referencedPath(item);
    if (path !== null) return names.entry(path);
    const word = shown(item);
    return word === null ? [] : names.word(word);
  });
}
